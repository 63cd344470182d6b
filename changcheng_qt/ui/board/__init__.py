"""What every title's board shares: the theme, the view, zoom, animations, and pointer modes."""
