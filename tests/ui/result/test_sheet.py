"""A finished game in words, also with five players and where more than points decides."""

from collections.abc import Sequence
from enum import Enum

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.help import BEGINNERS
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.telling import OptionLine
from changcheng_qt.ui.looks.appearance import Appearance, Looks, ThemeChoice
from changcheng_qt.ui.looks.theme import SIX_SEATS
from changcheng_qt.ui.panels.words import ElidedWords
from changcheng_qt.ui.result.sheet import Column, Sheet, options_text, played_text, standing_text
from changcheng_qt.ui.result.table import Crown, ResultTable
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.verdicts.accounts import Account, AccountLine
from tests.engine.matches import begin
from tests.planted import Fault, planted, with_and_without

FIVE = [Player(name) for name in ("Mei", "Luca", "Claire", "Sima", "Amina")]
ALONE = [Player("Mei"), *(Player(player.name, "bot") for player in FIVE[1:])]


class Line(Enum):
    """A source of points."""

    ONE = "one"


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
        ((10, 40, 30, 20, 50, 60), "You came sixth, 50 point(s) behind."),
        ((20, 40, 30, 10, 50, 60), "You came fifth, 40 point(s) behind."),
        ((20, 40, 30, 20, 50, 60), "You share fifth place, 40 point(s) behind."),
    ],
)
def test_the_only_person_reads_its_rank_among_five_and_six(
    scores: tuple[int, ...], told: str
) -> None:
    assert standing_text(scores, ALONE, {0}) == told


def test_five_persons_read_their_ranks_the_best_first() -> None:
    assert standing_text((10, 40, 30, 20, 50), FIVE, range(5)) == (
        "Luca came second, 10 point(s) behind. Claire came third, 20 point(s) behind. "
        "Sima came fourth, 30 point(s) behind. Mei came fifth, 40 point(s) behind."
    )
    shared = standing_text((10, 40, 30, 10, 50), FIVE, range(5))
    assert shared.endswith("Sima share fourth place, 40 point(s) behind.")


def test_six_persons_read_their_ranks_to_the_last() -> None:
    six = (*FIVE, Player("Karl"))
    told = standing_text((10, 40, 30, 20, 50, 60), six, range(6))
    assert told.endswith("Sima came fifth, 40 point(s) behind. Mei came sixth, 50 point(s) behind.")
    shared = standing_text((10, 40, 30, 10, 50, 60), six, range(6))
    assert shared.endswith("Sima share fifth place, 50 point(s) behind.")


def test_ranks_decide_among_equal_points() -> None:
    scores = (40, 40, 30)
    assert standing_text(scores, ALONE[:3], {0}) == "You share the win."
    behind, ahead = [(40, 2), (40, 5), (30, 9)], [(40, 6), (40, 5), (30, 9)]
    assert standing_text(scores, ALONE[:3], {0}, behind) == "You lose only on the tie-break."
    assert standing_text(scores, ALONE[:3], {0}, ahead) == "You win on the tie-break."
    assert standing_text(scores, FIVE[:3], range(3), behind) == (
        "Mei lose(s) only on the tie-break. Claire came third, 10 point(s) behind."
    )


def rank_by_points_alone(patch: pytest.MonkeyPatch) -> None:
    show = ResultTable.show_accounts

    def by_points(
        table: ResultTable, sheet: Sheet, winners: Sequence[Seat], players: Sequence[Player]
    ) -> None:
        ranked = sorted(sheet.accounts, key=lambda account: -account.total)
        best = [account.seat for account in ranked[: len(winners)]]
        show(table, sheet, best, players)

    patch.setattr(ResultTable, "show_accounts", by_points)


@with_and_without(rank_by_points_alone)
def test_the_winner_by_pieces_is_first_among_equal_points(
    qtbot: QtBot, fault: Fault | None
) -> None:
    with planted(fault):
        window = QWidget()
        qtbot.addWidget(window)
        table = ResultTable(Appearance(Looks(theme=ThemeChoice.LIGHT)), window)
        accounts = [Account(seat, (AccountLine(Line.ONE, (9,)),)) for seat in range(3)]
        colours = dict.fromkeys(range(3), SIX_SEATS["red"])
        sheet = Sheet("", "", "", "", colours, accounts, (), (Column(Line.ONE, "Roads"),))
        table.show_accounts(sheet, (1,), FIVE[:3])
        names = [words.text() for words in table.findChildren(ElidedWords)]
        assert names == ["Luca", "Mei", "Claire"]
        crowned = [crown.is_shown for crown in table.findChildren(Crown)]
        assert crowned == [True, False, False]


def test_only_options_that_are_not_usual_are_named() -> None:
    usual, other = OptionLine("Deck: published", ""), OptionLine("Roads: one", "", changed=True)
    assert options_text([usual]) == "Played with standard rules"
    assert options_text([usual, other]) == "Played with Roads: one"


def test_the_seats_that_took_hints_are_named_with_the_options() -> None:
    match = begin(help=BEGINNERS)
    bridge = MatchBridge(match)
    usual = OptionLine("Deck: published", "")
    assert played_text([usual], bridge) == "Played with standard rules"
    match.note_hint(0)
    match.submit("lay 2")
    match.note_hint(0)
    match.submit("end")
    match.note_hint(1)
    assert played_text([usual], bridge) == (
        "Played with standard rules · Anna took 2 hint(s) · Ben took 1 hint(s)"
    )
