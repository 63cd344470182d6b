"""A new game's options."""
