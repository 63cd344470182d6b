"""The rules of China in which faults are planted: legal steps and their effects, scoring, and the
views of the seats.
"""

from typing import Final

PARTS: Final = {
    "rules": ("steps", "legality", "cards", "turn", "state"),
    "scoring": ("scoring", "roads"),
    "view": ("view", "knowledge", "belief"),
}
