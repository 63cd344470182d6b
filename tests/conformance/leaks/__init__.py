"""Nobody learns anything hidden from the window, to the eye, to the ear or by the time it takes."""
