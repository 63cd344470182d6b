"""The board as a widget: its keys, its notes and what moves on it."""
