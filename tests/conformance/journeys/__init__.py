"""Whole games of every title from the dialog to the result."""
