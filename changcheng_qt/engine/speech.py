"""The words that people at a table of several computers may say to each other."""

from enum import Enum


class Speech(Enum):
    """The kinds of chat that a table allows."""

    OFF = "off"
    PHRASES = "phrases"
    FREE = "free"
