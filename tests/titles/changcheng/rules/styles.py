"""Games played to a purpose: these styles look for the rare events of random play.

A style rates commands; most of the time its player takes one of the best rated, sometimes any.
Other games begin in a position in which something rare is near.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

from changcheng_qt.titles.changcheng.rules.commands import (
    BeginScoring,
    BreakWall,
    Command,
    EndTurn,
    LowerValue,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RaiseValue,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import SQUARES_PER_BOARD, Square
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, Supply
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import Reservation
from tests.titles.changcheng.rules.play import Chooser, random_chooser, random_setup
from tests.titles.changcheng.rules.scene import (
    NOTHING_LEFT,
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    A,
    X,
    Y,
    Z,
    lay,
)

WARRIOR, TRAITOR, FLOOD, _, _, MANDARIN = ActionCard

Rating = Callable[[State, Command], float]


def _kept(state: State) -> set[Square]:
    return {square for claim in state.reservations for square in claim.candidates}


def _is_border(state: State, square: Square) -> bool:
    provinces = {state.wall.province_of[other] for other in state.wall.neighbours[square]}
    return provinces != {state.wall.province_of[square]}


def heap_cards(state: State, command: Command) -> float:
    """Play the same kinds of cards on a heap, so that they void each other."""
    match command:
        case PlayCard(card, province):
            return 10 + 3 * sum(c.province == province for c in state.cards) - card
        case _:
            return 0


def let_claims_lapse(state: State, command: Command) -> float:
    """Place the tower first, then every single anywhere but next to it."""
    match command:
        case PlaceTower():
            return 3
        case PlaceSingle(square):
            return 1 if square in _kept(state) else 2
        case EndTurn():
            return 1
        case _:
            return 0


def crowd_towers(state: State, command: Command) -> float:
    """Stand towers where their candidates are wanted by others."""
    match command:
        case PlaceTower(square):
            beside = state.wall.neighbours[square]
            free = sum(state.blocks[other] is None for other in beside)
            return 5 + 2 * len(_kept(state) & set(beside)) - free
        case PlaceSingle(square):
            return 1 - (square in _kept(state))
        case _:
            return 0


def straddle(state: State, command: Command) -> float:
    """Leave the last squares of two provinces to one double, with Mandarins in both."""
    match command:
        case PlaceDouble(west, east):
            provinces = {state.wall.province_of[west], state.wall.province_of[east]}
            ready = len(provinces) == 2 and all(len(state.empty(p)) == 1 for p in provinces)
            return 20 if ready else -10
        case PlayCard(ActionCard.MANDARIN, province):
            return 5 if 1 < len(state.empty(province)) < 4 else -1
        case PlaceSingle(square) | PlaceNeutral(square):
            return -5 if _is_border(state, square) else 4
        case SwapWalls(_, there):
            return 5 * (state.wall.province_of[there] in state.due)
        case BeginScoring(province):
            cards = {c.card for c in state.cards if c.province == province}
            return ActionCard.MANDARIN in cards
        case PlaceTower():
            return -10
        case _:
            return 0


def build_alone(state: State, command: Command) -> float:
    """Place blocks only, so that hands stay full and pieces run out."""
    return -5 * isinstance(command, PlayCard) + isinstance(command, PlaceSingle)


def play_out_hands(state: State, command: Command) -> float:
    """Play cards first, so that blocks are all that is left."""
    return 5 * isinstance(command, PlayCard) - isinstance(command, PlaceNeutral)


def spoil(state: State, command: Command) -> float:
    """Break, lower and remove everything possible."""
    match command:
        case PlayCard(card, province):
            wanted = card in (ActionCard.TRAITOR, ActionCard.FLOOD)
            used = any(c.card is card and c.province == province for c in state.cards)
            small = len(state.wall.squares_of[province]) == 3
            return 5 * wanted - 10 * used + 3 * small
        case BreakWall() | LowerValue():
            return 5
        case _:
            return 0


def enrich(state: State, command: Command) -> float:
    """Raise areas that are worth much already, and look at everything."""
    match command:
        case PlayCard(card, province):
            used = any(c.card is card and c.province == province for c in state.cards)
            worth = len(state.wall.squares_of[province]) + state.setup.reputations[province]
            return worth * (card in (ActionCard.FLOOD, ActionCard.BUILDER)) - 20 * used
        case RaiseValue() | Peek():
            return 5
        case RemoveThreat(region):
            return 2 + (region in state.turned_up)
        case _:
            return 0


def always_neutral(state: State, command: Command) -> float:
    """Place every neutral there is."""
    return 5 * isinstance(command, PlaceNeutral)


def eastwards(state: State, command: Command) -> float:
    """Complete areas that are nearly complete, and build on the newest board."""
    match command:
        case PlaceSingle(square) | PlaceNeutral(square):
            last = len(state.empty(state.wall.province_of[square])) == 1
            return 5 + last + 3 * (square >= 2 * SQUARES_PER_BOARD)
        case _:
            return 0


STYLES: Final[tuple[Rating, ...]] = (
    heap_cards,
    let_claims_lapse,
    crowd_towers,
    straddle,
    build_alone,
    play_out_hands,
    spoil,
    enrich,
    always_neutral,
    eastwards,
)


def styled_chooser(rating: Rating, rng: Random) -> Chooser:
    """Return a way to choose by a rating, four times out of five."""

    def choose(state: State, legal: Sequence[Command]) -> Command:
        if rng.random() < 0.2:
            return rng.choice(legal)
        ratings = {command: rating(state, command) for command in legal}
        best = max(ratings.values())
        return rng.choice([command for command in legal if ratings[command] == best])

    return choose


def rare_positions() -> Iterator[tuple[State, Rating]]:
    """Yield positions near to something that games seldom come to, and a style to go on in."""
    nobody = dict.fromkeys((X, Y, Z), NOTHING_LEFT)
    nothing: dict[int, list[ActionCard]] = {seat: [] for seat in (X, Y, Z)}
    yield lay("x y z . | /x x", supplies=nobody, hands=nothing).state, build_alone
    one_single = {**nobody, Y: Supply(1, 0, 0)}
    yield lay("Ty . Tx . | n", seats=2, supplies=one_single, hands=nothing).state, always_neutral

    full = "| x y z x | x y z x y | x y z x y | z x y z x"
    useless = [(Y, TRAITOR, P1), (X, MANDARIN, P1)]
    gone = {"removed": frozenset({A}), "scored": frozenset({P2, P3, P4, P5, P6})}
    tower = {X: Supply(0, 0, 1)}
    start = lay(f"Ty Dz Dz . {full} y z x", cards=useless, supplies=tower, more=gone)
    yield start.state, build_alone
    poor = [(Y, TRAITOR, P6), (Z, FLOOD, P6)]
    yield lay(f"/x y z x {full} x y .", cards=poor, hands={X: []}, reputations={P6: 0}).state, spoil

    both = [(Y, MANDARIN, P1), (X, MANDARIN, P2), (Z, WARRIOR, P2)]
    double = {X: Supply(0, 1, 0)}
    yield lay("x y z . | . y z x | y", cards=both, supplies=double).state, straddle
    due = {"emperors": 2}
    yield lay("x y z . | . y z x | x", seats=4, cards=both, more=due).state, straddle

    yield from _boards_at_once(nobody, nothing)

    claims = {"reservations": (Reservation(X, (1,)),)}
    yield lay("Tx . . z", seat=Y, more=claims).state, crowd_towers
    two_singles = {X: Supply(2, 1, 0)}
    yield lay("Tx . . z", supplies=two_singles, more=claims).state, let_claims_lapse


def _boards_at_once(
    nobody: dict[int, Supply], nothing: dict[int, list[ActionCard]]
) -> Iterator[tuple[State, Rating]]:
    """Yield positions in which the next scoring brings a board in mid-turn."""
    at_once: dict[str, Any] = {
        "extension_time": ExtensionTime.AT_ONCE,
        "more": {"emperors": 2},
    }
    many = {X: Supply(9, 0, 0)}
    yield lay("x y z . | x y x .", supplies=many, hands=nothing, **at_once).state, eastwards
    yield lay("x y z . | x y x .", seats=2, hands=nothing, **at_once).state, eastwards
    double = {X: Supply(0, 1, 0)}
    yield lay("x y z . | . y z x", supplies=double, hands=nothing, **at_once).state, straddle
    neutral = lay("x y z . | x y . .", seats=2, hands=nothing, **at_once)
    yield neutral.state, always_neutral
    last = "x y z . " + " ".join(["y", "z", "x"] * 7 + ["y"])
    two = {**nobody, X: Supply(2, 0, 0)}
    yield lay(last, supplies=two, hands=nothing, **at_once).state, eastwards
    cards = [(Y, FLOOD, P1)]
    drawn = lay("x y z . | x y x .", cards=cards, random_extension=True, supplies=many, **at_once)
    yield drawn.state, eastwards


def varied_games(rng: Random, rounds: int) -> Iterator[tuple[State, Chooser]]:
    """Yield starts and ways to go on: random games, styled games, and rare positions."""
    for _ in range(rounds):
        for style in STYLES:
            yield CHANG_CHENG.new(random_setup(rng)), random_chooser(rng)
            yield CHANG_CHENG.new(random_setup(rng)), styled_chooser(style, rng)
        for start, style in rare_positions():
            yield start, styled_chooser(style, rng)
