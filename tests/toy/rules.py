"""A game of turns and questions: no pieces, only who decides and the knowledge of each seat.

In its turn a seat may `work`, `ask` another seat something, `end` the turn, or `finish` the game;
the asked seat can only `answer`. A seat that is `tired` (its turn's number says so) can only
`yawn`, which ends its turn.

With cards dealt something is hidden. A seat begins its turn by laying one of its cards face down;
then it may `look` into the chest, and ask; the asked seat may also `show` the cards that it has
laid. After two rounds the laid cards are counted.

With a fair there are dice, hidden goods, and decisions of several seats at once: see `fair`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from random import Random
from typing import Any, Final, TypeAlias

from changcheng_qt.engine.codec import to_plain
from changcheng_qt.engine.filing import GAP, Filing, LearntFacts
from changcheng_qt.engine.game import Game, IllegalCommand, Outcome, Undoing
from changcheng_qt.engine.luck import Luck
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Seat, Viewer
from changcheng_qt.engine.step import Applied, Beat
from tests.toy import fair
from tests.toy.fair import Fair

Card: TypeAlias = tuple[Seat, int, int]
"""Its owner, its value, and the number of the command that laid it."""
Knowledge: TypeAlias = frozenset[tuple[Seat, str, object]]
"""The knowledge of the seats, each piece by the word of the event that told it."""


ROBBERY: Final = "robbery"
"""The word for the public part of every robbery: that there was one."""


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
    hands: tuple[tuple[int, ...], ...] = ()
    """The cards that were dealt to each seat; empty in a game without cards."""
    chest: int = 0
    laid: tuple[Card, ...] = ()
    acted: bool = False
    """Whether the seat in turn has laid its card."""
    ply: int = 0
    fair: Fair | None = None

    def hand(self, seat: Seat) -> tuple[int, ...]:
        """The cards that a seat still has."""
        laid = [card for owner, card, _ in self.laid if owner == seat]
        return tuple(card for card in self.hands[seat] if card not in laid) if self.hands else ()


@dataclass(frozen=True)
class ToyView:
    viewer: Viewer
    state: ToyState
    """The state without its cards."""
    hand: tuple[int, ...] = ()
    laid: tuple[tuple[Seat, int], ...] = ()
    """The owner of each card on the table, and the number of the command that laid it."""
    knows: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True)
class ToyEvent:
    """An event: its word, the seats that it told something, and its hidden part; if it is
    private, from all but its seat.
    """

    word: str
    told: tuple[Seat, ...] = ()
    seat: Seat | None = None
    hidden: object = None
    private: bool = False

    def seen_by(self, viewer: Viewer) -> "ToyEvent":
        is_seen = not self.private or viewer in (self.seat, EVERYONE, *self.told)
        return self if is_seen else replace(self, hidden=None)


def _setup_from_plain(value: object, facts: Sequence[object]) -> ToyState:
    if not isinstance(value, dict) or value.keys() - {"goods"} != {"seats"}:
        raise ValueError("the toy has a number of seats")
    seats = int(value["seats"])
    if "goods" not in value:
        return ToyState(seats)
    return ToyState(seats, fair=Fair(tuple(map(fair.hand_of, value["goods"]))))


def _setup_to_plain(setup: ToyState) -> object:
    goods = {"goods": to_plain(setup.fair.hands)} if setup.fair else {}
    return {"seats": setup.seats, **goods}


def _view_from_glance(value: Any, seats: int) -> ToyView:  # noqa: ANN401
    return ToyView(PUBLIC, ToyState(seats, value["turn_seat"], value["turn"]))


def _glance_to_plain(view: ToyView) -> object:
    return {"turn": view.state.turn, "turn_seat": view.state.turn_seat}


def _to_act(state: ToyState) -> Seat | None:
    return next(iter(_deciders(state)), None)


def _deciders(state: ToyState) -> tuple[Seat, ...]:
    if state.over:
        return ()
    if state.fair:
        return state.fair.deciders(state.turn_seat)
    return (state.turn_seat if state.asked is None else state.asked,)


def _legal(state: ToyState) -> Sequence[str]:
    if state.over:
        return ()
    if state.fair:
        return tuple(fair.legal(state.fair, state.turn_seat, _deciders(state)[0]))
    if state.asked is not None:
        return ("answer", "show") if state.hands else ("answer",)
    if state.turn in state.tired:
        return ("yawn",)
    if state.hands and not state.acted:
        return tuple(f"lay {card}" for card in state.hand(state.turn_seat))
    asks = (f"ask {seat}" for seat in range(state.seats) if seat != state.turn_seat)
    return ("look", *asks, "end") if state.hands else ("work", *asks, "end", "finish")


def _legal_seen(state: ToyState, viewer: Viewer) -> Sequence[str]:
    if state.fair and not state.over:
        return fair.legal_seen(state.fair, state.turn_seat, viewer)
    is_own = viewer in (_to_act(state), EVERYONE)
    return tuple(one for one in _legal(state) if is_own or not one.startswith("lay"))


def _why_not(state: ToyState, command: str) -> Enum | None:
    is_legal = fair.bare(command) in _legal(state)
    is_possible = not state.fair or fair.is_possible(state.fair, command)
    return None if is_legal and is_possible else Refused.NOT_NOW


def _completed(state: ToyState, knowledge: Knowledge, command: str, luck: Luck) -> str:
    if not state.fair or _why_not(state, command):
        return command
    return fair.completed(state.fair, _robberies(knowledge), command, luck)


def _robberies(knowledge: Knowledge) -> int:
    """Return how many robberies there were in the whole log."""
    return sum(word == ROBBERY for _, word, _ in knowledge)


def _apply(state: ToyState, command: str) -> Applied[ToyState, ToyEvent]:
    if _why_not(state, command):
        raise IllegalCommand(Refused.NOT_NOW)
    after = replace(_after(state, command), ply=state.ply + 1)
    return Applied((Beat(_event(state, command), after),))


def _after(state: ToyState, command: str) -> ToyState:
    if state.fair:
        state = replace(state, fair=fair.after(state.fair, state.turn_seat, command))
    match command.split():
        case ["lay", card]:
            laid = (state.turn_seat, int(card), state.ply)
            return replace(state, laid=(*state.laid, laid), acted=True)
        case ["ask", seat]:
            return replace(state, asked=int(seat))
        case ["answer"] | ["show"]:
            return replace(state, asked=None)
        case ["end"] | ["yawn"] | ["pass"]:
            if state.fair and state.fair.making:
                return state
            following, turn = (state.turn_seat + 1) % state.seats, state.turn + 1
            is_over = bool(state.hands) and turn == 2 * state.seats
            return replace(state, turn_seat=following, turn=turn, acted=False, over=is_over)
        case ["finish"] | ["fall"]:
            return replace(state, over=True)
        case _:
            return state


def _event(state: ToyState, command: str) -> ToyEvent:
    seat = state.turn_seat
    match command.split():
        case ["lay", card]:
            return ToyEvent("lay", (), seat, int(card), private=True)
        case ["look"]:
            return ToyEvent("look", (seat,), seat, state.chest, private=True)
        case ["show"]:
            shown = tuple(card for card in state.laid if card[0] == state.asked)
            others = (one for one in range(state.seats) if shown and one != state.asked)
            return ToyEvent("show", tuple(others), hidden=shown)
        case ["roll", _]:
            return ToyEvent(command, tuple(range(state.seats)))
        case ["rob", victim, good]:
            return ToyEvent(f"rob {victim}", (seat, int(victim)), seat, good, private=True)
        case ["say", answer] if state.fair:
            return _answered(state.fair, answer)
        case _:
            return ToyEvent(command)


def _answered(before: Fair, answer: str) -> ToyEvent:
    """Return the event of an answer: the last one shows all of them."""
    seat, answers = before.asked[len(before.answers)], (*before.answers, answer)
    if len(answers) < len(before.asked):
        return ToyEvent("say", (), seat, answer, private=True)
    others = (one for one in range(len(before.hands)) if one != seat)
    return ToyEvent("answers", tuple(others), seat, " ".join(answers))


def _learn(knowledge: Knowledge, state: ToyState, events: Iterable[ToyEvent]) -> Knowledge:
    for event in events:
        shown = event.hidden if isinstance(event.hidden, tuple) else (event.hidden,)
        knowledge |= {(seat, event.word, fact) for seat in event.told for fact in shown}
        if event.word.startswith("rob"):
            knowledge |= {(state.turn_seat, ROBBERY, _robberies(knowledge))}
    return knowledge


def _forget_replaced(knowledge: Knowledge, ply: int) -> Knowledge:
    """Forget the cards that commands from `ply` on had laid."""
    return frozenset(
        fact for fact in knowledge if not (isinstance(fact[2], tuple) and fact[2][2] >= ply)
    )


def _view(state: ToyState, knowledge: Knowledge, viewer: Viewer) -> ToyView:
    known = (
        (word, fact)
        for seat, word, fact in knowledge
        if seat == viewer and (word == "look" or fact in state.laid)
    )
    return ToyView(
        viewer,
        replace(state, hands=(), chest=0, laid=(), fair=state.fair and state.fair.seen_by(viewer)),
        state.hand(viewer) if isinstance(viewer, Seat) else (),
        tuple((owner, ply) for owner, _, ply in state.laid),
        tuple(sorted(known, key=repr)),
    )


def _sample(view: ToyView, rng: Random) -> ToyState:
    """Return the only state of a view without cards."""
    return view.state


def _outcome(state: ToyState) -> Outcome | None:
    if not state.over:
        return None
    seats = range(state.seats)
    scores = tuple(sum(card for owner, card, _ in state.laid if owner == one) for one in seats)
    best = max(scores)
    return Outcome(scores, tuple(one for one in seats if best and scores[one] == best))


def _command_from_text(state: ToyState, text: str) -> str:
    if _why_not(state, text):
        raise ValueError(text)
    return text


def _conceal(text: str) -> tuple[str, str | None]:
    match text.split():
        case ["rob", seat, good]:
            return f"rob {seat} {GAP}", good
        case ["say", answer]:
            return f"say {GAP}", answer
        case _:
            return text, None


def _undoing(command: str) -> Undoing:
    match command.split()[0]:
        case "offer" | "say" | "drop" | "make":
            return Undoing.UNTIL_DECIDED
        case "pass":
            return Undoing.UNTIL_HANDED_OVER
        case _:
            return Undoing.IN_TURN


def _reveal(text: str, secret: str) -> str:
    """Return a command with its secret: an answer that is left out becomes a no."""
    is_closed = text.startswith("say") and secret == fair.UNKNOWN
    return text.replace(GAP, "no" if is_closed else secret)


def _told(after: ToyState, events: Iterable[ToyEvent]) -> LearntFacts:
    """Return the robberies and the answers that a viewer saw."""
    plies = set[int]()
    for event in events:
        if isinstance(event.hidden, str) and event.word.startswith(("rob", "answers")):
            plies |= {after.ply - 1 - back for back in range(len(event.hidden.split()))}
    return LearntFacts(plies=frozenset(plies))


TOY_GAME: Final[Game[ToyState, ToyState, str, ToyEvent, ToyView, Knowledge]] = Game(
    name="toy",
    place=f"{__name__}:TOY_GAME",
    filing=Filing(
        setup_to_plain=_setup_to_plain,
        setup_from_plain=_setup_from_plain,
        glance_to_plain=_glance_to_plain,
        view_from_glance=_view_from_glance,
        told=_told,
        conceal=_conceal,
        reveal=_reveal,
        stand_ins=lambda plays: tuple(play.secret or fair.UNKNOWN for play in plays),
    ),
    seats=lambda setup: setup.seats,
    new=lambda setup: setup,
    turn_seat=lambda state: state.turn_seat,
    to_act=_to_act,
    legal=_legal,
    legal_seen=_legal_seen,
    why_not=_why_not,
    apply=_apply,
    unknowing=frozenset,
    learn=_learn,
    forget_replaced=_forget_replaced,
    view=_view,
    sample=_sample,
    outcome=_outcome,
    command_to_text=lambda state, command: command,
    command_from_text=_command_from_text,
    completed=_completed,
    deciders=_deciders,
    undoing=_undoing,
)
"""The rules of the toy."""
FAIR: Final = ToyState(3, fair=Fair((("tea", "silk"), ("tea", "silk", "silk"), ("silk",))))
"""A game with a fair, about to begin."""
DEAL: Final = ToyState(3, hands=((1, 2, 3), (4, 5, 6), (7, 8, 9)), chest=42)
"""A game with cards, about to begin."""
