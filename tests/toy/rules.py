"""A game of turns and questions for the flow: no pieces, only who decides and what each seat knows.

In its turn a seat may `work`, `ask` another seat something, `end` the turn, or `finish` the game;
the asked seat can only `answer`. A seat that is `tired` (its turn's number says so) can only
`yawn`, which ends its turn.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

from changcheng_qt.engine.filing import Filing
from changcheng_qt.engine.game import Game, IllegalCommand, Outcome
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


def _setup_from_plain(value: object, facts: Sequence[object]) -> ToyState:
    if not isinstance(value, dict) or value.keys() != {"seats"}:
        raise ValueError("the toy has a number of seats")
    return ToyState(int(value["seats"]))


def _view_from_glance(value: Any, seats: int) -> ToyView:  # noqa: ANN401
    return ToyView(PUBLIC, ToyState(seats, value["turn_seat"], value["turn"]))


def _glance_to_plain(view: ToyView) -> object:
    return {"turn": view.state.turn, "turn_seat": view.state.turn_seat}


def _to_act(state: ToyState) -> Seat | None:
    if state.over:
        return None
    return state.turn_seat if state.asked is None else state.asked


def _legal(state: ToyState) -> Sequence[str]:
    if state.over:
        return []
    if state.asked is not None:
        return ["answer"]
    if state.turn in state.tired:
        return ["yawn"]
    others = (seat for seat in range(state.seats) if seat != state.turn_seat)
    return ["work", *(f"ask {seat}" for seat in others), "end", "finish"]


def _why_not(state: ToyState, command: str) -> Enum | None:
    return None if command in _legal(state) else Refused.NOT_NOW


def _apply(state: ToyState, command: str) -> Applied[ToyState, ToyEvent]:
    if _why_not(state, command):
        raise IllegalCommand(Refused.NOT_NOW)
    return Applied((Beat(ToyEvent(command), _after(state, command)),))


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


TOY_GAME: Final[Game[ToyState, ToyState, str, ToyEvent, ToyView, None]] = Game(
    name="toy",
    place=f"{__name__}:TOY_GAME",
    filing=Filing(
        setup_to_plain=lambda setup: {"seats": setup.seats},
        setup_from_plain=_setup_from_plain,
        glance_to_plain=_glance_to_plain,
        view_from_glance=_view_from_glance,
    ),
    seats=lambda setup: setup.seats,
    new=lambda setup: setup,
    turn_seat=lambda state: state.turn_seat,
    to_act=_to_act,
    legal=_legal,
    legal_seen=lambda state, viewer: _legal(state),
    why_not=_why_not,
    apply=_apply,
    unknowing=lambda: None,
    learn=lambda knowledge, state, events: None,
    forget_replaced=lambda knowledge, ply: None,
    view=lambda state, knowledge, viewer: ToyView(viewer, state),
    sample=lambda view, rng: view.state,
    outcome=lambda state: Outcome((0,) * state.seats, ()) if state.over else None,
    command_to_text=lambda state, command: command,
    command_from_text=lambda state, text: text,
)
"""Its rules; nothing is hidden."""


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
    return Match(TOY_GAME, start, players(kinds), help)


def toy_match(
    kinds: str, *, tired: Iterable[int] = (), help: Help = PURISTS, keeper: Keeper = keep_nothing
) -> MatchBridge:
    """Return a bridge to a new match with a player a letter of `kinds`."""
    start = ToyState(len(kinds), tired=frozenset(tired))
    return MatchBridge(match_of(start, kinds, help), keeper)
