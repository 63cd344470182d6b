"""The things on the board as graphics items: each shows one figure as a sprite.

Items lie at (0, 0) in scene coordinates and are displaced only while something moves, so that the
sprites of a scene share one grid of pixels. They take no pointer events: the view asks `hit_map`.
"""
