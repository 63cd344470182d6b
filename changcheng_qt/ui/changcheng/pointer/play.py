"""What the person at the screen can do now, doing it, and why something else cannot be done.

`BoardPlay` joins the legal commands with what is held to `Offers`, and turns a target into a
submitted command or into something held. Who may act on this screen is asked of the bridge. Why
something cannot be done is only told to the seat that is due and looks at its own view: what the
rules answer may depend on that seat's hand.

`PeekLook` is a secret look at a threat counter, for as long as something is held down. `begin`
gives the command, which cannot be taken back; the value is shown when it comes back as an event,
and only while it is still wanted. `end` hides it. Nothing is remembered here.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from math import ceil
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Signal

from changcheng_qt.engine.seats import PUBLIC, Player, Viewer
from changcheng_qt.games.changcheng import commands
from changcheng_qt.games.changcheng.commands import Command, Refusal
from changcheng_qt.games.changcheng.events import Event, Peeked
from changcheng_qt.games.changcheng.geography import Region, Square
from changcheng_qt.games.changcheng.turn import Stage
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng.commands import command_label, wall_label
from changcheng_qt.i18n.phrases.changcheng.refusals import refusal
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.ui.changcheng.pointer.hand import Hand, Held, HeldBlock, HeldCard, Pile
from changcheng_qt.ui.changcheng.pointer.targets import (
    Offers,
    RegionTarget,
    SquareTarget,
    Target,
    command_at,
    is_possible,
    squares_of,
)
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge, Motion

translate = QCoreApplication.translate

_ASKED: Final = 6
"""The most places that are asked about, spread over the wall, for all that are refused alike."""

T = TypeVar("T")


class BoardPlay(QObject):
    """Offers, and what comes of choosing one."""

    changed = Signal()
    """Other things are offered than before."""
    ends_offered = Signal()
    """Boards can be added at ends of the wall, or could be before."""

    def __init__(self, bridge: Bridge, hand: Hand, parent: QObject | None = None) -> None:
        """Offer what is legal now."""
        super().__init__(parent)
        self._bridge = bridge
        self._hand = hand
        self._waits = self._had_ends = False
        self._offers = Offers()
        self._refresh()
        bridge.decider_changed.connect(self._on_decider_changed)
        hand.changed.connect(self._on_hand_changed)

    @property
    def offers(self) -> Offers:
        """Return what can be done now."""
        return self._offers

    @property
    def players(self) -> Sequence[Player]:
        """Return who plays, by seat."""
        return self._bridge.players

    def wait(self, waits: bool) -> None:
        """Keep the ends of the wall back while a scoring is to be seen first, or offer them now."""
        if waits != self._waits:
            self._waits = waits
            self._refresh()
            self._tell()

    def part(self) -> None:
        """Offer nothing until `follow`: the board shows another position before that is told."""
        self._offers = Offers()

    def follow(self, change: Change) -> None:
        """Offer what is legal in a new position; keep in the hand what can still be set down."""
        held = self._hand.held
        self._refresh()
        if held is not None and (
            change.motion is Motion.JUMP or not is_possible(self._offers.legal, held)
        ):
            self._hand.drop()
        self._tell()

    def choose(self, target: Target) -> bool:
        """Do what a target stands for; return whether that was anything."""
        if (begun := self._offers.starts.get(target)) is not None:
            self._hand.pick(begun)
            return True
        command = self._offers.targets.get(target)
        return command is not None and self._bridge.submit(command)

    def why_not(self, target: Target) -> Enum | None:
        """Return the rule that forbids what a target stands for, None if none does."""
        if self._offers.allows(target) or not self._offers.legal:
            return None
        command = command_at(self._offers.legal, self._offers.held, target)
        reason = None if command is None else self._bridge.why_not(command)
        if reason is Refusal.SQUARE_OCCUPIED and self._is_half_free(target):
            return Refusal.SQUARES_APART
        return reason

    def label(self, target: Target) -> str:
        """Return a short name for what a target stands for: a command that is legal now, or the
        first of two squares; empty where it stands for nothing.
        """
        view, players = self._bridge.view, self._bridge.players
        if (command := self._offers.targets.get(target)) is not None:
            return command_label(command, view, players)
        match target:
            case SquareTarget(square) if target in self._offers.starts:
                return wall_label(view, square, players)
            case RegionTarget(region) if region in self._offers.peeks:
                return command_label(commands.Peek(region), view, players)
            case _:
                return ""

    def peek(self, region: Region) -> bool:
        """Look at a threat counter in secret; return whether that was possible."""
        return region in self._offers.peeks and self._bridge.submit(commands.Peek(region))

    def _is_half_free(self, target: Target) -> bool:
        """Whether a square of a pair is empty: it would be wrong to call that one occupied."""
        blocks = [self._bridge.view.blocks[square] for square in squares_of(target)]
        return None in blocks

    def _refresh(self) -> None:
        self._offers = Offers.of(self._legal(), self._hand.held)

    def _legal(self) -> Sequence[Command]:
        legal = commands_here(self._bridge)
        return [c for c in legal if not isinstance(c, commands.ExtendMap)] if self._waits else legal

    def _tell(self) -> None:
        had_ends, self._had_ends = self._had_ends, self._offers.has_ends
        if had_ends or self._had_ends:
            self.ends_offered.emit()
        self.changed.emit()

    def _on_decider_changed(self) -> None:
        self._refresh()
        self._tell()

    def _on_hand_changed(self) -> None:
        self._offers = Offers.of(self._offers.legal, self._hand.held)
        self._tell()


def commands_here(bridge: Bridge) -> Sequence[Command]:
    """Return the legal commands that the screen takes now: all of them from the person before the
    own view, and before the public one, where hands are veiled, what is decided about a revealed
    card.
    """
    is_here = bridge.decider is not None
    needs_no_hand = bridge.viewer is not PUBLIC or bridge.view.stage is Stage.DECISION
    legal: Sequence[Command] = bridge.legal if is_here and needs_no_hand else ()
    return legal


class PeekLook(QObject):
    """At most one look at a time."""

    changed = Signal()
    """A value is shown, or no longer."""

    def __init__(self, peek: Callable[[Region], bool], parent: QObject | None = None) -> None:
        """Take what gives the command to look, and tells whether that was possible."""
        super().__init__(parent)
        self._peek = peek
        self._wanted: Region | None = None
        self._shown: tuple[Region, int] | None = None

    @property
    def shown(self) -> tuple[Region, int] | None:
        """Return the region that is looked at and its value."""
        return self._shown

    def begin(self, region: Region) -> None:
        """Look at the counter of a region until `end`."""
        self._wanted = region
        if not self._peek(region):
            self._wanted = None

    def learn(self, events: Iterable[Event], viewer: Viewer) -> None:
        """Show the value that was asked for, if these events hold it."""
        for event in events:
            match event:
                case Peeked(seat, region, int(value)) if (seat, region) == (viewer, self._wanted):
                    self._show((region, value))

    def end(self) -> None:
        """Hide the value."""
        self._wanted = None
        self._show(None)

    def _show(self, shown: tuple[Region, int] | None) -> None:
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()


def why_not_held(bridge: MatchBridge, view: View, held: Held) -> str:
    """Say why nothing can be done with what would be held."""
    return why_not(bridge, view, _commands(view, held))


def why_not_end(bridge: MatchBridge, view: View) -> str:
    """Say why the turn cannot be ended."""
    return why_not(bridge, view, [commands.EndTurn()])


def why_no_undo(bridge: MatchBridge) -> str:
    """Say why the latest step cannot be taken back, empty where it can."""
    barrier = bridge.undo_barrier
    return barrier_text(barrier) if barrier else ""


def why_not(bridge: MatchBridge, view: View, wanted: Sequence[Command]) -> str:
    """Say why none of these commands is legal: the reason that most of them share."""
    if view.to_act is None:
        return refusal(Refusal.GAME_OVER)
    if view.to_act != view.viewer:
        name = player_name(bridge.players, view.to_act)
        return fill(translate("Reasons", "It's {player}'s turn to decide."), player=name)
    common = _commonest(bridge, wanted)
    return refusal(common) if isinstance(common, Refusal) else ""


def _commonest(bridge: MatchBridge, wanted: Sequence[Command]) -> Enum:
    """Return the reason that most of the commands share; no more are asked about once one reason
    holds for more than half of them.
    """
    reasons: Counter[Enum] = Counter()
    for command in wanted:
        reason = bridge.why_not(command)
        if reason is not None:
            reasons[reason] += 1
            if 2 * reasons[reason] > len(wanted):
                return reason
    return max(reasons, key=lambda reason: reasons[reason], default=Refusal.NOT_NOW)


def _commands(view: View, held: Held) -> list[Command]:
    """Return commands that would set down what is held, on empty squares for blocks: only some of
    them, because they are needed for every pile after every step.
    """
    wall, blocks = view.wall, view.blocks
    match held:
        case HeldBlock(Pile.SINGLE):
            return [commands.PlaceSingle(square) for square in _spread(_empty(view))]
        case HeldBlock(Pile.TOWER):
            return [commands.PlaceTower(square) for square in _spread(_empty(view))]
        case HeldBlock(Pile.NEUTRAL):
            return [commands.PlaceNeutral(square) for square in _spread(_empty(view))]
        case HeldBlock(Pile.DOUBLE):
            pairs = [
                (west, east)
                for west, east in wall.east_of.items()
                if blocks[west] is None or blocks[east] is None
            ]
            return [commands.PlaceDouble(west, east) for west, east in _spread(pairs)]
        case HeldCard(card):
            return [commands.PlayCard(card, province) for province in _spread(wall.provinces)]
        case _:
            return []


def _empty(view: View) -> list[Square]:
    return [square for square in view.wall.squares if view.blocks[square] is None]


def _spread(places: Sequence[T]) -> Sequence[T]:
    """Return no more of the places than are asked about, at even distances."""
    return places[:: max(1, ceil(len(places) / _ASKED))]
