"""The rules of Riders at the Wall in which faults are planted: what a step may be and does, how
riders come, who sees what.
"""

from typing import Final

PARTS: Final = {
    "rules": ("steps", "legality", "course", "founding", "sites", "building", "edicts"),
    "wall": ("riders", "roll", "production", "pirate", "lines", "points"),
    "trade": ("trade", "offers", "hands"),
    "view": ("view", "knowledge", "belief", "counting"),
}
