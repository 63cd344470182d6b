"""Where everything of a wall lies, in units of the scene: pure geometry."""
