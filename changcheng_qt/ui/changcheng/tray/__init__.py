"""The player's corner: blocks, hand, and what ends or takes back a step."""
