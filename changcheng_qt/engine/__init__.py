"""The engine: what every turn-based game with hidden information needs, and no title."""
