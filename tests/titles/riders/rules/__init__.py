"""The rules of Riders at the Wall, their worked cases and fixed numbers."""
