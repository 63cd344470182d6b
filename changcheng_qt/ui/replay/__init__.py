"""A match shown again: the bridge to its positions, who plays it, and the bar it is led with."""
