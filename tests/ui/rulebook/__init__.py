"""The rulebook of a toy title, shown."""
