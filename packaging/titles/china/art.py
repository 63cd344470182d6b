"""The baked pictures of China: the map on silk, the picture of the start page."""

from typing import Final

BAKED: Final = ("silk_map", "vista")
