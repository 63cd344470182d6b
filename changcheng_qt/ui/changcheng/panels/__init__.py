"""What stands beside the board and over it: players, guide, inspector, extension."""
