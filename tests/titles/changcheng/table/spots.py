"""Parts of a picture: the ground that something is written on, and the changes."""

from collections import Counter

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage

from tests.ui.canvas import rows_of


def commonest_in(picture: QImage, part: QRect) -> str:
    """The most frequent colour of a part: the ground of the writing there."""
    colours = Counter(
        picture.pixelColor(column, row).name()
        for column in range(part.left(), part.right() + 1)
        for row in range(part.top(), part.bottom() + 1)
    )
    return colours.most_common(1)[0][0]


def difference_of(first: QImage, second: QImage) -> QRect:
    """The rectangle in which two pictures of a size are different."""
    places = [
        QPoint(column, row)
        for row, (above, below) in enumerate(zip(rows_of(first), rows_of(second), strict=True))
        if above != below
        for column in range(first.width())
        if above[column] != below[column]
    ]
    across, down = [place.x() for place in places], [place.y() for place in places]
    return QRect(QPoint(min(across), min(down)), QPoint(max(across), max(down)))
