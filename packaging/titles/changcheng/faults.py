"""The rules of Chang Cheng in which faults are planted.

What a step may be and does, whose square is reserved, how a province and the end are scored, and
who sees what.
"""

from typing import Final

PARTS: Final = {
    "rules": ("steps", "legality", "ground", "building", "extension", "turn", "state"),
    "reservation": ("reservation",),
    "provinces": ("provinces", "majority"),
    "attack": ("attack",),
    "view": ("view", "knowledge"),
}
