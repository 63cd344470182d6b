"""What is told of a finished game in words, also where five play and where more than points
decides.
"""

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.help import BEGINNERS
from changcheng_qt.engine.seats import Player
from changcheng_qt.ui.result.sheet import options_text, played_text, standing_text
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.title import OptionLine
from tests.engine.matches import begin
from tests.engine.toy import End, Lay

FIVE = [Player(name) for name in ("Mei", "Luca", "Claire", "Sima", "Amina")]
ALONE = [Player("Mei"), *(Player(player.name, "bot") for player in FIVE[1:])]


@pytest.fixture(autouse=True)
def _started(qtbot: QtBot) -> None:
    """Words need an application."""


@pytest.mark.parametrize(
    ("scores", "told"),
    [
        ((50, 40, 30, 20, 10), "You win by 10 point(s)."),
        ((10, 40, 30, 20, 50), "You came fifth, 40 point(s) behind."),
        ((20, 40, 30, 10, 50), "You came fourth, 30 point(s) behind."),
        ((20, 40, 30, 20, 50), "You share fourth place, 30 point(s) behind."),
        ((50, 40, 30, 20, 50), "You share the win."),
    ],
)
def test_the_only_person_is_told_its_place_among_five(scores: tuple[int, ...], told: str) -> None:
    assert standing_text(scores, ALONE) == told


def test_five_persons_are_told_their_places_the_best_first() -> None:
    assert standing_text((10, 40, 30, 20, 50), FIVE) == (
        "Luca came second, 10 point(s) behind. Claire came third, 20 point(s) behind. "
        "Sima came fourth, 30 point(s) behind. Mei came fifth, 40 point(s) behind."
    )
    shared = standing_text((10, 40, 30, 10, 50), FIVE)
    assert shared.endswith("Sima share fourth place, 40 point(s) behind.")


def test_ranks_decide_among_equal_points() -> None:
    scores = (40, 40, 30)
    assert standing_text(scores, ALONE[:3]) == "You share the win."
    behind, ahead = [(40, 2), (40, 5), (30, 9)], [(40, 6), (40, 5), (30, 9)]
    assert standing_text(scores, ALONE[:3], behind) == "You lose only on the tie-break."
    assert standing_text(scores, ALONE[:3], ahead) == "You win on the tie-break."
    assert standing_text(scores, FIVE[:3], behind) == (
        "Mei lose(s) only on the tie-break. Claire came third, 10 point(s) behind."
    )


def test_only_options_that_are_not_usual_are_named() -> None:
    usual, other = OptionLine("Deck: published", ""), OptionLine("Roads: one", "", changed=True)
    assert options_text([usual]) == "Played with standard rules"
    assert options_text([usual, other]) == "Played with Roads: one"


def test_who_took_hints_is_told_with_the_options() -> None:
    match = begin(help=BEGINNERS)
    bridge = MatchBridge(match)
    usual = OptionLine("Deck: published", "")
    assert played_text([usual], bridge) == "Played with standard rules"
    match.note_hint(0)
    match.submit(Lay(2))
    match.note_hint(0)
    match.submit(End())
    match.note_hint(1)
    assert played_text([usual], bridge) == (
        "Played with standard rules · Anna took 2 hint(s) · Ben took 1 hint(s)"
    )
