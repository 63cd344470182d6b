"""The rulebooks, read and searched."""
