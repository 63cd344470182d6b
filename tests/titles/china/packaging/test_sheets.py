"""The sheets of China's art: each is painted, follows the theme and stays as it is."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from screens.stage import Stage, picture
from titles.china.sheets import SHEETS

SIZE = QSize(480, 300)
MANY_COLOURS = 200


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_is_painted_alike_every_time_and_follows_the_theme(
    name: str, qapp: QApplication
) -> None:
    light, again, dark = (
        picture(SHEETS[name], Stage(qapp, SIZE, theme, "en")).toImage()
        for theme in ("light", "light", "dark")
    )
    seen = {
        light.pixel(x, y) for x in range(0, light.width(), 3) for y in range(0, light.height(), 3)
    }
    assert len(seen) > MANY_COLOURS
    assert light == again
    assert light != dark
