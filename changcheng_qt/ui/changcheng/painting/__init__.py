"""How Chang Cheng looks: plain functions that paint with a QPainter, and nothing else."""
