"""Help inside the window: the frame around a title's page of rules."""
