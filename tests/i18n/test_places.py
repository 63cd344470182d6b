"""Places at the end of a game: one who loses on the tie-break, and several."""

import pytest

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.phrases.result import victory
from changcheng_qt.ui.result.sheet import standing_text

PLAYERS = [Player(name) for name in ("Mei", "Luca", "Ana")]


@pytest.mark.parametrize(
    ("ranks", "told"),
    [
        ([(9, 2), (9, 1), (5, 0)], "Luca loses only on the tie-break."),
        ([(9, 2), (9, 1), (9, 1)], "Luca and Ana lose only on the tie-break."),
    ],
)
def test_losers_on_the_tie_break_are_counted(
    languages: Languages, ranks: list[tuple[int, int]], told: str
) -> None:
    languages.install("en")
    scores = [points for points, _ in ranks]
    assert standing_text(scores, PLAYERS, range(3), ranks).startswith(told)


@pytest.mark.parametrize(
    ("winners", "score", "told"),
    [
        ((0,), 1, "Mei wins with 1 point."),
        ((0,), 31, "Mei wins with 31 points."),
        ((0, 1), 1, "Mei and Luca share the win with 1 point each."),
        ((0, 1), 31, "Mei and Luca share the win with 31 points each."),
    ],
)
def test_points_of_winners_are_counted(
    languages: Languages, winners: tuple[int, ...], score: int, told: str
) -> None:
    languages.install("en")
    assert victory(PLAYERS, winners, score) == told
