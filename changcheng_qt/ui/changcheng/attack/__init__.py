"""The walk through the Mongol attack: its stages, its panel and what it shows."""
