"""A table whose host does not sit in the first seat, and at which two people share a computer."""

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from changcheng_qt.app.tables import rematch, turn
from changcheng_qt.app.tables.lending import LONG_AWAY, Lending
from changcheng_qt.app.tables.talk import TableTalk
from changcheng_qt.app.tables.turn import TurnCall
from changcheng_qt.engine.help import BEGINNERS
from changcheng_qt.engine.seats import PUBLIC, Seat
from changcheng_qt.titles import TITLES, rules_of
from changcheng_qt.titles.changcheng.table.factory import ChangChengUi
from changcheng_qt.ui.seam.talk import Phrase
from tests.app.tables.screens import Screen, Screens
from tests.net.tables import followed
from tests.planted import Fault, planted, with_and_without
from tests.titles.changcheng.table.playing import box

HOST, FIRST, LAST = 1, 0, 2


@pytest.fixture
def screens(qapp: QApplication) -> Screens:
    """One person at the host's computer, two at that of a guest."""
    return Screens(TITLES[0], 5, (HOST,), (FIRST, LAST))


def lending(screens: Screens) -> Lending:
    return Lending(screens.at.host, (HOST,), str)


def take_the_first_seat_for_the_own(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turn, "_is_due", lambda one: one.shown.to_act == one.seats[0])


@with_and_without(take_the_first_seat_for_the_own)
def test_everybody_at_a_computer_is_called_to_their_turn(
    screens: Screens, fault: Fault | None
) -> None:
    toasts: list[str] = []
    window: Any = SimpleNamespace(isActiveWindow=lambda: True, show_toast=toasts.append)
    follower = followed(screens.at.guests[1])
    with planted(fault):
        call = TurnCall(window, lambda: False)
        for seat, count in ((HOST, 0), (LAST, 1)):
            until_due(screens, seat)
            call.look(follower)
            assert len(toasts) == count


def until_due(screens: Screens, seat: Seat) -> None:
    """Play until a seat decides."""
    while screens.at.match.to_act != seat:
        assert screens.act()
        screens.at.deliver()


def speak_for_the_first(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableTalk, "_speaker", property(lambda talk: min(talk._bridge.here)))  # noqa: SLF001


@with_and_without(speak_for_the_first)
def test_the_viewer_of_the_screen_is_the_speaker(screens: Screens, fault: Fault | None) -> None:
    screen: Screen = screens.all[1]
    parent = QObject()
    talk = TableTalk(screen.guest, screen.bridge, parent)
    with planted(fault):
        for viewer, speaker in ((LAST, LAST), (PUBLIC, FIRST), (FIRST, FIRST)):
            screen.bridge.look_as(viewer)
            assert talk.say(Phrase.HELLO)
            assert screen.guest.talk.waiting[-1].seat == speaker


def take_the_host_for_the_first(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Lending, "own", property(lambda _: (FIRST,), lambda *_: None), raising=False)


@with_and_without(take_the_host_for_the_first)
def test_bots_may_play_for_everybody_but_the_host(screens: Screens, fault: Fault | None) -> None:
    screens.at.now += LONG_AWAY
    with planted(fault):
        assert lending(screens).given_up == (FIRST, LAST)


def test_a_rematch_keeps_seats_colours_and_help(screens: Screens) -> None:
    host, match = screens.at.host, screens.at.match
    guests = [one for one in host.roster.peers if HOST not in one.kept.seats]
    lobby = SimpleNamespace(guests=guests)
    table: Any = SimpleNamespace(host=host, lending=lending(screens), lobby=lobby)
    order = rematch.order_again(ChangChengUi(box), table)
    assert order.elsewhere == (FIRST, LAST)
    assert order.game.players == match.players
    assert order.game.colours == tuple(colour.value for colour in match.setup.colours)
    assert order.game.help == BEGINNERS
    assert order.game.first == (rules_of(match.game.name).first_seat(match.setup) + 1) % 3
