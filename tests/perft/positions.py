"""The positions from which sequences are counted, one for every hard corner of the rules."""

from typing import Any, Final

from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard, Supply
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime, Opening, PeekReach
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import Act, Piece, Reservation, Turn
from tests.titles.changcheng.rules.scene import (
    NOTHING_LEFT,
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    A,
    W,
    X,
    Y,
    Z,
    lay,
    setup,
)

WARRIOR, TRAITOR, FLOOD, BUILDER, MASTER_BUILDER, MANDARIN = ActionCard

NEARLY_FULL = "| y z x y | z x y z x | y z x y z | x y z x y | z x ."
NO_CARDS: dict[int, list[ActionCard]] = {seat: [] for seat in range(4)}
NO_BLOCKS = dict.fromkeys(range(4), NOTHING_LEFT)


def _scoring(*cards: ActionCard, **table: Any) -> State:  # noqa: ANN401 - as for `lay`
    """X's first single has filled P1; the cards are there, of Y, Z and X in turn."""
    lying = [((Y, Z, X)[i % 3], card, P1) for i, card in enumerate(cards)]
    first = Turn(X, 9, acts=(Act(Piece.SINGLE, (P1,)),), looks=(A,))
    more = {"due": (P1,), "turn": first, **table.pop("more", {})}
    wall = f"x y z x {NEARLY_FULL}"
    return lay(wall, cards=lying, supplies={X: Supply(2, 0, 0)}, more=more, **table).state


def _double_completes_two() -> State:
    cards = [(Y, MANDARIN, P1), (Z, FLOOD, P2), (X, WARRIOR, P2)]
    wall = "x y z . | . z x y | z x y z x | y z x y z | x y z x y | z x y"
    return lay(wall, cards=cards, hands=NO_CARDS, supplies={X: Supply(0, 1, 0)}).state


def _tower_reservations() -> State:
    claims = (Reservation(X, (4, 6)), Reservation(Y, (6, 8)))
    wall = ". . . . | z Tx . Ty | . . . . . | n n n n n | n n n n n | n n n"
    hands = {**NO_CARDS, Z: [FLOOD]}
    return lay(wall, seat=Z, hands=hands, more={"reservations": claims}).state


def _partial_actions() -> State:
    supplies = {**NO_BLOCKS, X: Supply(2, 0, 0)}
    wall = ". . . . " + NEARLY_FULL.replace(".", "y")
    return lay(wall, hands={**NO_CARDS, Y: [FLOOD, BUILDER]}, supplies=supplies).state


def _forced_neutrals() -> State:
    wall = "n n . . | . n n n | x y x y x | y x y x y | x y x y x | y x y"
    return lay(wall, seats=2, supplies=NO_BLOCKS, hands=NO_CARDS).state


def _extension() -> State:
    more = {"emperors": 2, "scored": frozenset({P2, P3, P4, P5})}
    wall = f"x y z . {NEARLY_FULL.replace('.', 'y')}"
    return lay(wall, seats=4, hands=NO_CARDS, supplies={X: Supply(0, 0, 1)}, more=more).state


def _at_once(wall: str, supply: Supply, **table: Any) -> State:  # noqa: ANN401 - as for `lay`
    """X completes a third province; the board that this calls for is added in mid-turn."""
    more = {"emperors": 2, **table.pop("more", {})}
    time = ExtensionTime.AT_ONCE
    laid = lay(wall, hands=NO_CARDS, supplies={X: supply}, extension_time=time, more=more, **table)
    return laid.state


def _at_once_and_stuck() -> State:
    """No game leads here: X has begun two singles with one."""
    first = {"due": (P1,), "turn": Turn(X, 9, acts=(Act(Piece.SINGLE, (P1,)),))}
    return _at_once(f"x y z x {NEARLY_FULL}", NOTHING_LEFT, more=first)


POSITIONS: Final[dict[str, State]] = {
    "opening of two": CHANG_CHENG.new(setup(2)),
    "opening of three": CHANG_CHENG.new(setup(3)),
    "opening of four": CHANG_CHENG.new(setup(4)),
    "no opening rule, two players": CHANG_CHENG.new(setup(2, opening=Opening.NOBODY)),
    "every player opens, looks by province": CHANG_CHENG.new(
        setup(3, opening=Opening.EVERY_PLAYER, peek_reach=PeekReach.PROVINCE)
    ),
    "observers": CHANG_CHENG.new(setup(3, events=(EventCard.OBSERVERS,))),
    "no memory aid": lay(memory_aid=False, hands=NO_CARDS, supplies={X: Supply(9, 0, 0)}).state,
    "tower reservations": _tower_reservations(),
    "a double completes two provinces": _double_completes_two(),
    "partial actions": _partial_actions(),
    "forced neutrals": _forced_neutrals(),
    "neutrals after an action": lay(
        "x y . . | y x . . | n n n n n | x y x y x | y x y x y | x y .",
        seats=2,
        hands={X: [FLOOD], Y: []},
    ).state,
    "extension": _extension(),
    "drawn extension": lay(
        "x y z . " + NEARLY_FULL.replace(".", "y"),
        hands=NO_CARDS,
        supplies={X: Supply(0, 0, 1)},
        random_extension=True,
        more={"emperors": 2},
    ).state,
    "at once between two singles": _at_once(f"x y z . {NEARLY_FULL}", Supply(2, 0, 0)),
    "at once in a partial action": _at_once(
        f"x y z . {NEARLY_FULL.replace('.', 'y')}", Supply(2, 0, 0), seats=2
    ),
    "at once before a second scoring": _at_once(
        NEARLY_FULL.replace("| y", "x y z . | .", 1), Supply(0, 1, 0), seats=4
    ),
    "drawn, at once": _at_once(
        f"x y z . {NEARLY_FULL}", Supply(2, 0, 0), random_extension=True, seats=2
    ),
    "at once, and no step for the second part": _at_once_and_stuck(),
    "warrior": _scoring(WARRIOR, FLOOD, MANDARIN),
    "traitor": _scoring(TRAITOR),
    "flood": _scoring(FLOOD),
    "builder": _scoring(BUILDER),
    "master builder": _scoring(MASTER_BUILDER),
    "mandarin": _scoring(MANDARIN),
    "mandarin anywhere": _scoring(MANDARIN, swap_anywhere=True),
    "all six cards": _scoring(*ActionCard, more={"turned_up": frozenset({A})}),
    "void cards": _scoring(FLOOD, FLOOD, WARRIOR, TRAITOR),
    "all pass": lay("x y", seats=4, hands=NO_CARDS, supplies=NO_BLOCKS).state,
    "the last square": lay(
        "x y z x " + NEARLY_FULL,
        seats=4,
        seat=W,
        cards=[(X, MASTER_BUILDER, P6)],
        events=(EventCard.DIPLOMACY, EventCard.DOMINANCE),
        more={"scored": frozenset({P1, P2, P3, P4, P5})},
    ).state,
}
