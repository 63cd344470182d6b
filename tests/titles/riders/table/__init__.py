"""The window's part of Riders at the Wall."""
