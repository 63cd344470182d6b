"""The walk through a scoring: its stages, its panel and what it shows on the board."""
