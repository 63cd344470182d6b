"""The rules of Chang Cheng in which faults are planted.

The legality and effects of steps, reserved squares, the scoring of provinces and of the end, and
the views of seats.
"""

from typing import Final

PARTS: Final = {
    "rules": ("steps", "legality", "ground", "building", "extension", "turn", "state"),
    "reservation": ("reservation",),
    "provinces": ("provinces", "majority"),
    "attack": ("attack",),
    "view": ("view", "knowledge"),
}
