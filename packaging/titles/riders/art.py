"""The baked picture of Riders at the Wall: that of the start page."""

from typing import Final

BAKED: Final = ("vista",)
