"""The rules of China in which faults are planted: what a step may be and does, what scores, who
sees what.
"""

from typing import Final

PARTS: Final = {
    "rules": ("steps", "legality", "cards", "turn", "state"),
    "scoring": ("scoring", "roads"),
    "view": ("view", "knowledge", "belief"),
}
