"""Whole games of China in the window: the hands, and the states of its table."""
