"""The titles that the shell can play."""
