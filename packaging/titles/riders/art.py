"""What is baked of Riders at the Wall: the picture of the start page."""

from typing import Final

BAKED: Final = ("vista",)
