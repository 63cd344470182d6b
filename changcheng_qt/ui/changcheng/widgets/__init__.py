"""The small parts that the panels of Chang Cheng are put together from."""
