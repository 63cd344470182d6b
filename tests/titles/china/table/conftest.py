"""The basis of every test of something on screen."""

from tests.ui.fixtures import (
    boards_painted_once,
    full_width,
    languages,
    leaves_no_window,
    listened_to,
    own_dress,
    shop,
)

__all__ = [
    "boards_painted_once",
    "full_width",
    "languages",
    "leaves_no_window",
    "listened_to",
    "own_dress",
    "shop",
]
