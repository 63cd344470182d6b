"""The dialogs that every title shares: a new game, the options in force, the keys, about."""
