"""The possible actions with the held thing, of a toy whose places are numbers, without a title."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from types import SimpleNamespace
from typing import Any, TypeAlias

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.pointer.hand import Hand, Holdable
from changcheng_qt.ui.pointer.offers import Offers
from changcheng_qt.ui.pointer.play import Play
from changcheng_qt.ui.pointer.reasons import ASKED, Refusals, commonest, spread
from changcheng_qt.ui.seam.match_bridge import Change, Motion


@dataclass(frozen=True, slots=True)
class Stick(Holdable):
    """Something with two ends: a command lays it from one number to another."""

    first: int | None = None

    @property
    def whole(self) -> "Stick":
        return replace(self, first=None)


Command: TypeAlias = tuple[int, int]
ToyOffers: TypeAlias = Offers[int, Stick, Command]


class Reason(Enum):
    OVER = "over"
    NOT_NOW = "not now"
    TAKEN = "taken"
    FAR = "far"


class ToyBridge(QObject):
    """Holds a list of legal commands, and notes submissions and questions."""

    decider_changed = Signal()

    def __init__(self, legal: Sequence[Command]) -> None:
        super().__init__()
        self.legal = tuple(legal)
        self.submitted: list[object] = []
        self.asked: list[object] = []
        self.players = (SimpleNamespace(name="Ada"), SimpleNamespace(name="Bo"))

    def submit(self, command: object) -> bool:
        self.submitted.append(command)
        return True

    def why_not(self, command: Any) -> Reason | None:  # noqa: ANN401 - as the bridge has it
        self.asked.append(command)
        if command in self.legal:
            return None
        return Reason.TAKEN if command[0] == command[1] else Reason.FAR


class ToyMeaning:
    """The first end begins, the second one lays the stick."""

    def __init__(self, bridge: ToyBridge) -> None:
        self._bridge = bridge

    def legal(self) -> Sequence[Command]:
        return self._bridge.legal

    def offers(self, legal: Sequence[Command], held: Stick | None) -> ToyOffers:
        if held is None:
            return Offers(tuple(legal))
        if held.first is None:
            starts = {one: Stick(one) for one, _ in legal}
            return Offers(tuple(legal), held, {}, starts)
        return Offers(
            tuple(legal), held, {end: (one, end) for one, end in legal if one == held.first}
        )

    def command_at(self, offers: ToyOffers, target: int) -> Command | None:
        held = offers.held
        return None if held is None or held.first is None else (held.first, target)


@dataclass
class Table:
    bridge: ToyBridge
    hand: Hand[Stick] = field(default_factory=Hand)

    def __post_init__(self) -> None:
        meaning = ToyMeaning(self.bridge)
        self.play: Play[int, Stick, ToyOffers] = Play(self.bridge, self.hand, meaning)  # type: ignore[arg-type]
        self.changes = 0
        self.play.changed.connect(self._count)

    def _count(self) -> None:
        self.changes += 1


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(ToyBridge([(1, 2), (1, 3), (4, 5)]))


def test_a_start_is_held_and_a_target_submitted(table: Table) -> None:
    assert not table.play.choose(1), "nothing is held"
    table.hand.pick(Stick())
    assert set(table.play.offers.walk) == {1, 4}
    assert table.play.choose(1)
    assert table.hand.held == Stick(1)
    assert table.hand.is_half_set_down
    assert set(table.play.offers.walk) == {2, 3}
    assert table.play.choose(3)
    assert table.bridge.submitted == [(1, 3)]
    assert not table.play.choose(9)


def test_reasons_are_asked_for_what_means_something_and_is_not_offered(table: Table) -> None:
    assert table.play.why_not(2) is None, "with empty hands it means nothing"
    table.hand.pick(Stick(1))
    assert table.play.why_not(2) is None
    assert table.play.why_not(1) is Reason.TAKEN
    assert table.play.why_not(7) is Reason.FAR
    table.bridge.legal = ()
    table.play.refresh()
    table.bridge.asked.clear()
    assert table.play.why_not(7) is None
    assert not table.bridge.asked, "nobody who may not act is told why not"


def test_a_placeable_thing_stays_in_the_hand_until_a_jump(table: Table) -> None:
    table.hand.pick(Stick())
    table.play.part()
    assert not table.play.offers.legal
    table.play.follow(Change(None, motion=Motion.FORWARD))
    assert table.hand.held == Stick()
    table.play.follow(Change(None, motion=Motion.JUMP))
    assert table.hand.held is None
    table.hand.pick(Stick())
    table.bridge.legal = ()
    table.play.follow(Change(None, motion=Motion.BACK))
    assert table.hand.held is None


@pytest.mark.parametrize("keeps_hand", [True, False])
def test_a_step_changes_the_offers_once_with_or_without_the_hand(
    table: Table, monkeypatch: pytest.MonkeyPatch, keeps_hand: bool
) -> None:
    """All buttons look at them after each change."""
    monkeypatch.setattr(Play, "keeps_hand", keeps_hand)
    table.hand.pick(Stick())
    for motion in Motion:
        before = table.changes
        table.play.part()
        table.play.follow(Change(None, motion=motion))
        assert table.changes == before + 1
        assert table.play.offers.held == table.hand.held
        if motion is Motion.FORWARD:
            assert (table.hand.held is not None) is keeps_hand
            table.hand.pick(Stick())


def test_other_things_are_offered_where_somebody_else_may_act(table: Table) -> None:
    before = table.changes
    table.bridge.legal = ((8, 9),)
    table.bridge.decider_changed.emit()
    assert table.play.offers.legal == ((8, 9),)
    assert table.changes == before + 1


def test_stepping_back_and_toggling_know_the_whole_thing(qtbot: QtBot) -> None:
    hand = Hand[Stick]()
    hand.pick(Stick(4))
    hand.toggle(Stick())
    assert hand.held is None, "a stick with one end laid is the stick, for the tray"
    hand.pick(Stick(4))
    hand.step_back()
    assert hand.held == Stick()
    hand.step_back()
    assert hand.held is None


def test_the_commonest_reason_is_shown_and_no_more_are_asked(table: Table) -> None:
    bridge: Any = table.bridge
    far, taken = (0, 9), (7, 7)
    assert commonest(bridge, [far, far, taken]) is Reason.FAR
    assert len(table.bridge.asked) == 2, "after two of three the third cannot change it"
    assert commonest(bridge, [(1, 2)]) is None
    assert spread(range(100))[0] == 0
    assert len(spread(range(100))) <= ASKED
    assert list(spread(range(3))) == [0, 1, 2]


def test_why_not_tells_whose_turn_it_is_before_any_rule(table: Table) -> None:
    bridge: Any = table.bridge
    refusals = Refusals(lambda reason: str(reason.value), Reason.OVER, Reason.NOT_NOW)

    def said(to_act: int | None, viewer: int, *wanted: Command) -> str:
        seen = SimpleNamespace(to_act=to_act, viewer=viewer)
        return refusals.why_not(bridge, seen, wanted)

    assert said(None, 0, (0, 9)) == "over"
    assert "Bo" in said(1, 0, (0, 9))
    assert not table.bridge.asked, "the rules might answer with what the other seat holds"
    assert said(0, 0, (7, 7)) == "taken"
    assert said(0, 0) == "not now"
