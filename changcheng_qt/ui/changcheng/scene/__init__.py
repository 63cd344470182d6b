"""A View as figures, marks and words, and the scene that holds them."""
