"""The map of China that is shipped is what its generator paints, small enough, and calm."""

import statistics

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from art import china_map
from changcheng_qt.assets import title_folder
from changcheng_qt.ui.china.painting.silk_map import FILES

ART = title_folder("china") / "art"
SMALL = QSize(100, 64)
MOST_OF_ALL = 5 * 1024 * 1024


def small(picture: QImage) -> list[int]:
    """The colours of a picture seen small, a number for each part of each pixel."""
    seen = picture.scaled(
        SMALL, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    points = [(x, y) for x in range(SMALL.width()) for y in range(SMALL.height())]
    colours = [seen.pixelColor(x, y) for x, y in points]
    return [part for one in colours for part in (one.red(), one.green(), one.blue())]


def apart(first: QImage, second: QImage) -> float:
    """How far two pictures lie apart, 0 to 255."""
    pairs = zip(small(first), small(second), strict=True)
    return statistics.fmean(abs(one - other) for one, other in pairs)


def test_the_generator_paints_what_is_baked(qapp: object) -> None:
    painted = china_map.bake()
    for file in FILES.values():
        baked = QImage(str(ART / file))
        assert apart(painted, baked) < 1.5
        assert apart(painted.flipped(), baked) > 4


@pytest.mark.parametrize(("width", "file"), FILES.items())
def test_a_map_has_its_width_and_is_small(width: int, file: str, qapp: object) -> None:
    assert QImage(str(ART / file)).width() == width
    assert (ART / file).stat().st_size <= china_map.MOST_BYTES


def test_all_art_of_china_is_small() -> None:
    assert sum(path.stat().st_size for path in ART.iterdir()) <= MOST_OF_ALL
