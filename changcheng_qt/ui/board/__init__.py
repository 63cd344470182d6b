"""What every title's board shares: the theme, the view, zoom, the queue of animations, and pointer modes."""
