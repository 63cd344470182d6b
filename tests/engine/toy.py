"""A toy of hidden cards, to keep the engine honest: it knows of no board and of no other title.

In its turn a seat lays one of its cards face down, may look at the chest, may ask another seat,
and ends the turn. The asked seat answers in that turn: by showing the cards it has laid, or not.
After two rounds the cards that lie are counted.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from random import Random
from typing import NamedTuple

from changcheng_qt.engine.game import IllegalCommand, Outcome
from changcheng_qt.engine.seats import EVERYONE, Seat, Viewer
from changcheng_qt.engine.step import Applied, Beat


class No(Enum):
    """The one reason for refusing anything."""

    NOT_NOW = "not_now"


@dataclass(frozen=True)
class Lay:
    card: int


@dataclass(frozen=True)
class Look:
    pass


@dataclass(frozen=True)
class Ask:
    seat: Seat


@dataclass(frozen=True)
class Answer:
    show: bool


@dataclass(frozen=True)
class End:
    pass


Command = Lay | Look | Ask | Answer | End
Card = tuple[Seat, int, int]
"""Who laid it, which it is, and the number of the command that laid it."""


class Setup(NamedTuple):
    hands: tuple[tuple[int, ...], ...]
    chest: int


@dataclass(frozen=True)
class State:
    setup: Setup
    turn: int = 0
    laid: tuple[Card, ...] = ()
    acted: bool = False
    asked: Seat | None = None
    ply: int = 0

    @property
    def seat(self) -> Seat:
        return self.turn % len(self.setup.hands)

    @property
    def over(self) -> bool:
        return self.turn == 2 * len(self.setup.hands)

    def hand(self, seat: Seat) -> tuple[int, ...]:
        laid = [card for owner, card, _ in self.laid if owner == seat]
        return tuple(card for card in self.setup.hands[seat] if card not in laid)


@dataclass(frozen=True)
class Happened:
    """An event: what it is called, who it is about, what is hidden in it and from whom."""

    name: str
    seat: Seat
    hidden: object = None
    told: tuple[Seat, ...] = ()
    private: bool = False

    def seen_by(self, viewer: Viewer) -> "Happened":
        sees = not self.private or viewer in (self.seat, EVERYONE)
        return self if sees else replace(self, hidden=None)


Knowledge = frozenset[tuple[Seat, str, object]]


class View(NamedTuple):
    viewer: Viewer
    turn: int
    hand: tuple[int, ...]
    laid: tuple[tuple[Seat, int], ...]
    knows: tuple[tuple[str, object], ...]


class Toy:
    """The rules of the toy, as `engine.game.Game` wants them."""

    name = "toy"

    def new(self, setup: Setup) -> State:
        return State(setup)

    def seats(self, setup: Setup) -> int:
        return len(setup.hands)

    def turn_seat(self, state: State) -> Seat:
        return state.seat

    def to_act(self, state: State) -> Seat | None:
        if state.over:
            return None
        return state.seat if state.asked is None else state.asked

    def legal(self, state: State) -> tuple[Command, ...]:
        if state.over:
            return ()
        if state.asked is not None:
            return (Answer(show=True), Answer(show=False))
        others = [seat for seat in range(len(state.setup.hands)) if seat != state.seat]
        if state.acted:
            return (Look(), *map(Ask, others), End())
        return tuple(map(Lay, state.hand(state.seat)))

    def why_not(self, state: State, command: Command) -> No | None:
        return None if command in self.legal(state) else No.NOT_NOW

    def apply(self, state: State, command: Command) -> Applied[State, Happened]:
        if reason := self.why_not(state, command):
            raise IllegalCommand(reason)
        after, event = self._done(state, command)
        return Applied((Beat(event, replace(after, ply=state.ply + 1)),))

    def _done(self, state: State, command: Command) -> tuple[State, Happened]:
        seat = state.seat
        match command:
            case Lay(card):
                after = replace(state, laid=(*state.laid, (seat, card, state.ply)), acted=True)
                return after, Happened("laid", seat, card, private=True)
            case Look():
                return state, Happened("looked", seat, state.setup.chest, (seat,), private=True)
            case Ask(asked):
                return replace(state, asked=asked), Happened("asked", asked)
            case Answer(show):
                shown = tuple(card for card in state.laid if show and card[0] == state.asked)
                told = tuple(s for s in range(len(state.setup.hands)) if shown and s != state.asked)
                return replace(state, asked=None), Happened("answered", seat, shown, told)
            case End():
                return replace(state, turn=state.turn + 1, acted=False), Happened("ended", seat)

    def unknowing(self) -> Knowledge:
        return frozenset()

    def learn(self, knowledge: Knowledge, state: State, events: Iterable[Happened]) -> Knowledge:
        for event in events:
            shown = event.hidden if isinstance(event.hidden, tuple) else (event.hidden,)
            knowledge |= {(seat, event.name, fact) for seat in event.told for fact in shown}
        return knowledge

    def forget_replaced(self, knowledge: Knowledge, ply: int) -> Knowledge:
        return frozenset(
            fact for fact in knowledge if not (isinstance(fact[2], tuple) and fact[2][2] >= ply)
        )

    def view(self, state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        hand = state.hand(viewer) if isinstance(viewer, Seat) else ()
        backs = tuple((owner, ply) for owner, _, ply in state.laid)
        lying = [
            (name, fact)
            for seat, name, fact in knowledge
            if seat == viewer and (name == "looked" or fact in state.laid)
        ]
        return View(viewer, state.turn, hand, backs, tuple(sorted(lying, key=repr)))

    def legal_seen(self, state: State, viewer: Viewer) -> tuple[Command, ...]:
        seen = viewer in (self.to_act(state), EVERYONE)
        return tuple(c for c in self.legal(state) if seen or not isinstance(c, Lay))

    def sample(self, view: View, rng: Random) -> State:
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        seats = range(len(state.setup.hands))
        scores = tuple(sum(card for s, card, _ in state.laid if s == seat) for seat in seats)
        return Outcome(scores, tuple(s for s in seats if scores[s] == max(scores)))

    def command_to_text(self, state: State, command: Command) -> str:
        return " ".join(map(str, (type(command).__name__, *vars(command).values())))

    def command_from_text(self, state: State, text: str) -> Command:
        texts = {self.command_to_text(state, command): command for command in self.legal(state)}
        if text not in texts:
            raise ValueError(text)
        return texts[text]


TOY = Toy()
DEAL = Setup(hands=((1, 2, 3), (4, 5, 6), (7, 8, 9)), chest=42)
