"""How Chang Cheng looks: plain functions that paint with a QPainter, without game logic and without windows."""
