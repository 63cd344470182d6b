"""A game of turns and questions for the flow: no pieces, only who decides and what each seat knows.

In its turn a seat may `work`, `ask` another seat something, `end` the turn, or `finish` the game;
the asked seat can only `answer`. A seat that is `tired` (its turn's number says so) can only
`yawn`, which ends its turn.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from random import Random
from typing import Any

from changcheng_qt.engine.filing import FactValue, SecretPlay, Told
from changcheng_qt.engine.game import IllegalCommand, Outcome
from changcheng_qt.engine.help import PURISTS, Help
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import HUMAN, PUBLIC, Player, Seat, Viewer
from changcheng_qt.engine.step import Applied, Beat
from changcheng_qt.ui.flow.bot_turns import Answer
from changcheng_qt.ui.flow.screens import Said
from changcheng_qt.ui.seam.match_bridge import Keeper, MatchBridge, keep_nothing


class Refused(Enum):
    NOT_NOW = "not_now"


@dataclass(frozen=True)
class ToyState:
    seats: int
    turn_seat: Seat = 0
    turn: int = 0
    asked: Seat | None = None
    tired: frozenset[int] = frozenset()
    over: bool = False


@dataclass(frozen=True)
class ToyView:
    viewer: Viewer
    state: ToyState


@dataclass(frozen=True)
class ToyEvent:
    word: str
    told: tuple[Seat, ...] = ()

    def seen_by(self, viewer: Viewer) -> "ToyEvent":
        return self


class ToyFiling:
    """How the toy stands in files: nothing is hidden."""

    def setup_to_plain(self, setup: ToyState) -> object:
        return {"seats": setup.seats}

    def facts_of(self, setup: ToyState) -> tuple[FactValue, ...]:
        return ()

    def setup_from_plain(self, value: object, facts: Sequence[FactValue | None]) -> ToyState:
        if not isinstance(value, dict) or value.keys() != {"seats"}:
            raise ValueError("the toy has a number of seats")
        return ToyState(int(value["seats"]))

    def open_facts(self, setup: ToyState) -> frozenset[int]:
        return frozenset()

    def glance_to_plain(self, view: ToyView) -> object:
        return {"turn": view.state.turn, "turn_seat": view.state.turn_seat}

    def view_from_glance(self, value: Any, seats: int) -> ToyView:  # noqa: ANN401
        return ToyView(PUBLIC, ToyState(seats, value["turn_seat"], value["turn"]))

    def told(self, after: ToyState, events: Iterable[ToyEvent]) -> Told:
        return Told()

    def as_played(self, text: str, events: object) -> str:
        return text

    def conceal(self, text: str) -> tuple[str, str | None]:
        return text, None

    def has_gap(self, text: str) -> bool:
        return False

    def reveal(self, text: str, secret: str) -> str:
        raise ValueError("nothing is hidden")

    def stand_ins(self, plays: Sequence[SecretPlay]) -> tuple[str, ...]:
        return ("",) * len(plays)


class ToyGame:
    name = "toy"
    filing = ToyFiling()

    def seats(self, setup: ToyState) -> int:
        return setup.seats

    def command_to_text(self, state: ToyState, command: str) -> str:
        return command

    def command_from_text(self, state: ToyState, text: str) -> str:
        return text

    def new(self, setup: ToyState) -> ToyState:
        return setup

    def turn_seat(self, state: ToyState) -> Seat:
        return state.turn_seat

    def to_act(self, state: ToyState) -> Seat | None:
        if state.over:
            return None
        return state.turn_seat if state.asked is None else state.asked

    def legal(self, state: ToyState) -> Sequence[str]:
        if state.over:
            return []
        if state.asked is not None:
            return ["answer"]
        if state.turn in state.tired:
            return ["yawn"]
        others = (seat for seat in range(state.seats) if seat != state.turn_seat)
        return ["work", *(f"ask {seat}" for seat in others), "end", "finish"]

    def why_not(self, state: ToyState, command: str) -> Enum | None:
        return None if command in self.legal(state) else Refused.NOT_NOW

    def apply(self, state: ToyState, command: str) -> Applied[ToyState, ToyEvent]:
        if self.why_not(state, command):
            raise IllegalCommand(Refused.NOT_NOW)
        return Applied((Beat(ToyEvent(command), _after(state, command)),))

    def unknowing(self) -> None:
        return None

    def learn(self, knowledge: None, state: ToyState, events: Iterable[ToyEvent]) -> None:
        return None

    def forget_replaced(self, knowledge: None, ply: int) -> None:
        return None

    def view(self, state: ToyState, knowledge: None, viewer: Viewer) -> ToyView:
        return ToyView(viewer, state)

    def legal_seen(self, state: ToyState, viewer: Viewer) -> Sequence[str]:
        return self.legal(state)

    def sample(self, view: ToyView, rng: Random) -> ToyState:
        return view.state

    def outcome(self, state: ToyState) -> Outcome | None:
        return Outcome((0,) * state.seats, ()) if state.over else None


def _after(state: ToyState, command: str) -> ToyState:
    match command.split():
        case ["ask", seat]:
            return replace(state, asked=int(seat))
        case ["answer"]:
            return replace(state, asked=None)
        case ["end"] | ["yawn"]:
            turn_seat = (state.turn_seat + 1) % state.seats
            return replace(state, turn_seat=turn_seat, turn=state.turn + 1)
        case ["finish"]:
            return replace(state, over=True)
        case _:
            return state


def toy_answer(view: ToyView, legal: Sequence[str]) -> Answer | None:
    """Answer a question, or yawn, for a person."""
    match legal:
        case ["answer"]:
            return Answer("answer", Said.ONLY_ANSWER)
        case ["yawn"]:
            return Answer("yawn", Said.NOTHING_POSSIBLE)
        case _:
            return None


def players(kinds: str) -> tuple[Player, ...]:
    """Return a player a letter: `h` for a person, `b` for a bot."""
    return tuple(
        Player(f"{kind}{seat}", HUMAN if kind == "h" else "bot") for seat, kind in enumerate(kinds)
    )


def match_of(start: ToyState, kinds: str, help: Help = PURISTS) -> AnyMatch:
    """Return a match from a position."""
    game: Any = ToyGame()
    return Match(game, start, players(kinds), help)


def toy_match(
    kinds: str, *, tired: Iterable[int] = (), help: Help = PURISTS, keeper: Keeper = keep_nothing
) -> MatchBridge:
    """Return a bridge to a new match with a player a letter of `kinds`."""
    start = ToyState(len(kinds), tired=frozenset(tired))
    return MatchBridge(match_of(start, kinds, help), keeper)
