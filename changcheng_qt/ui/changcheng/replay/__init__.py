"""What Chang Cheng shows of a recorded match: the board and the panels, and every hand."""
