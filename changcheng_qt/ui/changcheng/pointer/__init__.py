"""What the pointer and the keys mean on the board: what is held, and where it can go."""
