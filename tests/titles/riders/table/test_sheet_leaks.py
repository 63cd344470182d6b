"""The sheet of standing answers and that of an extra round tell nothing of hidden hands.

A random game has a twin that one viewer cannot tell from it (see `rules.twins`), though hands
differ: for the seat in turn, which opens its standing answers, other seats also have some in one of
the games alone; for the public, which is asked who builds, other seats could build. Both games look
the same at every moment of the same clicks, to the pixel, with the same tooltips and names. The
planted faults: a sheet that counts all goods, or opens with the standing answers of another seat; a
sheet or a row that follows from the possible buildings.
"""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Seat, Viewer
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Construction
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.standing import Standing, from_text, to_text
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.panels.asking import Asking
from changcheng_qt.titles.riders.table.panels.builders_sheet import BuildersSheet
from changcheng_qt.titles.riders.table.panels.standing_sheet import StandingSheet
from tests.conformance.leaks.sample import note_hidden
from tests.planted import Fault, planted, with_and_without
from tests.titles.riders.rules.twins import replayed, state_of, twin_of
from tests.titles.riders.table.company import Company
from tests.titles.riders.table.corner import due, match_of, play_until

SEATS = range(5)
TRIES = 18
"""How often something is changed for a twin."""
SHOWN_BY = 1
"""The seat with standing answers in one of the games, unless it is the viewer."""

Pair = tuple[AnyMatch, AnyMatch]
Photograph = tuple[QImage, list[str]]
Photographs = Callable[[AnyMatch], Iterator[Photograph]]


@cache
def pair(viewer: Viewer, differ: Callable[[AnyMatch, AnyMatch], bool]) -> Pair:
    """Two games in the turn of the first seat that differ so, though not for the viewer."""
    for seed in range(1, 60):
        real = play_until(match_of(5, seed, SEATS), due(Stage.BUILDING, turn=10), seed)
        if real.to_act is not None:
            twin = twin_of(real, viewer, Random(seed), TRIES)
            *_, other = replayed(real, twin.setup, twin.log)
            if differ(real, other):
                return real, other
    raise AssertionError("no such games")


def hands_differ(real: AnyMatch, twin: AnyMatch) -> bool:
    return state_of(real).hands != state_of(twin).hands


def builders_differ(real: AnyMatch, twin: AnyMatch) -> bool:
    """Whether other seats could build after the turn."""
    return builders(ended(real)) != builders(ended(twin))


def ended(match: AnyMatch) -> AnyMatch:
    """A copy of a match after the turn."""
    *_, copy = replayed(match, match.setup, match.log)
    copy.submit(commands.EndTurn())
    return copy


def builders(match: AnyMatch) -> list[Seat]:
    """The seats that can pay for something to build."""
    return [
        seat for seat in SEATS if any(isinstance(one, Construction) for one in match.legal(seat))
    ]


def picture(one: Company) -> Photograph:
    """All that a window shows, and says where it is pointed at or read aloud."""
    widgets = [widget for widget in one.window.findChildren(QWidget) if widget.isVisible()]
    said = [text for widget in widgets for text in (widget.toolTip(), widget.accessibleName())]
    return one.window.grab().toImage(), said


def seen_with(sheet: QWidget, one: Company) -> Photograph:
    """All that a window shows with a sheet; raises LookupError without it."""
    if not sheet.isVisible():
        raise LookupError(sheet)
    return picture(one)


def standing(match: AnyMatch) -> Iterator[Photograph]:
    """The seat in turn opens its standing answers, sets some, and comes back behind the gate."""
    one = Company(match, is_seen=True)
    sheet = one.parts.standing
    try:
        yield picture(one)
        if not sheet.isVisible():
            sheet.toggle()
        yield seen_with(sheet, one)
        sheet.nobody.setChecked(True)
        one.press(sheet.set)
        yield picture(one)
        one.flow.show_board_only()
        one.settle()
        yield picture(one)
        one.flow.go_on()
        one.flow.lift_gate()
        one.settle()
        yield picture(one)
    finally:
        one.close()


def who_builds(match: AnyMatch) -> Iterator[Photograph]:
    """All people are asked; one says that it builds, and takes that back."""
    one = Company(match, is_seen=True)
    try:
        assert one.bridge.submit(commands.EndTurn())
        one.settle()
        yield seen_with(one.parts.builders, one)
        one.plate(3, 0)
        yield picture(one)
        one.plate(3, 0)
        yield picture(one)
    finally:
        one.close()


def differing(games: Pair, photographs: Photographs) -> list[int]:
    """The moments at which two games do not look the same."""
    copies = [list(replayed(game, game.setup, game.log))[-1] for game in games]
    copies[1].note(SHOWN_BY, to_text(Standing(nobody=True)))
    pairs = zip(*(list(photographs(game)) for game in copies), strict=True)
    return [moment for moment, (real, twin) in enumerate(pairs) if real != twin]


def counting_goods(patch: pytest.MonkeyPatch) -> None:
    """The sheet of standing answers writes how many goods each seat has."""
    held: list[str] = []
    note_hidden(patch, RIDERS, lambda state: held.append(str(state.hands)))
    honest = StandingSheet.show_view

    def leaking(sheet: StandingSheet, view: View) -> None:
        honest(sheet, view)
        sheet.note.setText(held[-1])

    patch.setattr(StandingSheet, "show_view", leaking)


def another_standing(patch: pytest.MonkeyPatch) -> None:
    """The sheet shows the standing answers of another seat."""

    def leaking(sheet: StandingSheet, view: View) -> Standing:
        return from_text(sheet.bridge.note_of(SHOWN_BY))

    patch.setattr(StandingSheet, "_standing", leaking)


@with_and_without(counting_goods, another_standing, slow={another_standing})
def test_the_sheet_of_standing_answers(qtbot: QtBot, fault: Fault | None) -> None:
    with planted(fault):
        assert differing(pair(0, hands_differ), standing) == []


def a_pale_nobody(patch: pytest.MonkeyPatch) -> None:
    """*Nobody* is pressed in as long as somebody could build."""
    honest = BuildersSheet.show_view

    def leaking(sheet: BuildersSheet, view: View) -> None:
        honest(sheet, view)
        legal = [one for seat in SEATS for one in sheet.bridge.legal_for(seat)]
        sheet.nobody.setDown(any(isinstance(one, Construction) for one in legal))

    patch.setattr(BuildersSheet, "show_view", leaking)


def a_row_for_builders(patch: pytest.MonkeyPatch) -> None:
    """Only those who could build have a plate."""
    honest = Asking.refresh

    def leaking(asking: Asking) -> None:
        honest(asking)
        bridge = asking._bridge  # noqa: SLF001 - the fault is inside
        for seat in bridge.plates.asked:
            can = any(isinstance(one, Construction) for one in bridge.legal_for(seat))
            asking._rows[seat].plates.setVisible(can)  # noqa: SLF001

    patch.setattr(Asking, "refresh", leaking)


@with_and_without(a_pale_nobody, a_row_for_builders, slow={a_row_for_builders})
def test_the_sheet_that_asks_who_builds(qtbot: QtBot, fault: Fault | None) -> None:
    with planted(fault):
        assert differing(pair(PUBLIC, builders_differ), who_builds) == []
