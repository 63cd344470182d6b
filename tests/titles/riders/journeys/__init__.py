"""Games of Riders at the Wall in the window of the program."""
