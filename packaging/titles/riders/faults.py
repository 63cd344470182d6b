"""The rules of Riders at the Wall in which faults are planted: legal steps and their effects, how
riders come, and the views of the seats.
"""

from typing import Final

PARTS: Final = {
    "rules": ("steps", "legality", "course", "founding", "sites", "building", "edicts"),
    "wall": ("riders", "roll", "production", "pirate", "lines", "points"),
    "trade": ("trade", "offers", "hands"),
    "view": ("view", "knowledge", "belief", "counting"),
}
