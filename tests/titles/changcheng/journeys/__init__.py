"""Whole games of Chang Cheng in the window: the hands, and the states of its table."""
