"""Journeys: the whole program played through its window, by its picture and by presses."""
