"""Since when the gate tells what happened."""

import pytest

from changcheng_qt.ui.flow.recap import recap_from


@pytest.mark.parametrize(
    ("turn_seats", "seat", "first"),
    [
        ("", 0, 0),
        ("001122", 2, 0),
        ("00112200", 1, 4),
        ("00112200", 2, 6),
        ("001122001", 1, 4),
        ("0011", 0, 2),
        ("000", 1, 0),
    ],
)
def test_a_recap_begins_after_the_last_turn_of_the_seat(
    turn_seats: str, seat: int, first: int
) -> None:
    assert recap_from([int(digit) for digit in turn_seats], seat) == first
