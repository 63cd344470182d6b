"""The baked pictures of Chang Cheng: the landscapes of the faces, the picture of the start page."""

from typing import Final

BAKED: Final = ("landscapes", "vista")
