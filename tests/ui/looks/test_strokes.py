"""The tools for painting by hand."""

import pytest
from PySide6.QtCore import QLineF, QPointF

from changcheng_qt.ui.looks.strokes import nearest_share


@pytest.mark.parametrize(
    ("x", "y", "share"),
    [(2.5, 3.0, 0.25), (-4.0, 1.0, 0.0), (13.0, -2.0, 1.0)],
    ids=["beside it", "before it", "beyond it"],
)
def test_a_line_is_nearest_to_a_point_at_a_share(x: float, y: float, share: float) -> None:
    assert nearest_share(QLineF(0, 0, 10, 0), QPointF(x, y)) == share


def test_a_line_without_length_is_nearest_at_its_start() -> None:
    assert nearest_share(QLineF(4, 4, 4, 4), QPointF(9, 9)) == 0.0
