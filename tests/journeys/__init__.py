"""Journeys: the whole program played through its window, by what is drawn and what is pressed."""
