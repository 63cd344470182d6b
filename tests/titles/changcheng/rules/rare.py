"""Rare events in a game, and how often they happened: a test that never met one shows nothing.

Each name below is a sentence about one step, or about one turn.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from changcheng_qt.titles.changcheng.rules.commands import (
    CancelCard,
    ExtendMap,
    Pass,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.events import (
    AttackBegan,
    CardHadNoEffect,
    CardsRevealed,
    Event,
    ProvinceCompleted,
    ProvinceScored,
    RegionAttacked,
    ReservationEnded,
    ThreatTurnedUp,
    TowerPlaced,
)
from changcheng_qt.titles.changcheng.rules.geography import SQUARES_PER_BOARD, End
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, ActionCard
from changcheng_qt.titles.changcheng.rules.turn import Stage
from tests.titles.changcheng.rules.play import Ply

Happening = Callable[[Ply], bool]
Course = Callable[[Sequence[Ply]], bool]


def _said(ply: Ply, kind: type[Event]) -> Iterator[Event]:
    return (event for event in ply.events if isinstance(event, kind))


def _any(kind: type[Event], test: Callable[..., bool] = lambda event: True) -> Happening:
    return lambda ply: any(test(event) for event in _said(ply, kind))


def _void(times: int) -> Happening:
    def happened(event: CardsRevealed) -> bool:
        return times in Counter(card.card for card in event.void).values()

    return _any(CardsRevealed, happened)


def _no_effect(card: ActionCard) -> Happening:
    return _any(CardHadNoEffect, lambda event: event.card is card)


def _decided(ply: Ply, card: ActionCard) -> bool:
    scoring = ply.before.scoring
    return scoring is not None and scoring.pending[0].card is card


def _swapped_into(ply: Ply, provinces: Iterable[int]) -> bool:
    command, wall = ply.command, ply.before.wall
    return isinstance(command, SwapWalls) and wall.province_of[command.there] in provinces


def _own_card_cancelled(ply: Ply) -> bool:
    return isinstance(ply.command, CancelCard) and _actor(ply) == ply.command.owner


def _actor(ply: Ply) -> int:
    scoring = ply.before.scoring
    return scoring.pending[0].owner if scoring else ply.before.turn.seat


def _claimless(ply: Ply) -> bool:
    """A tower with an empty square next to it and a single to come, yet without a reservation."""
    if not isinstance(ply.command, PlaceTower) or not ply.before.supplies[_actor(ply)].singles:
        return False
    beside = ply.before.wall.neighbours[ply.command.square]
    free = any(ply.before.blocks[square] is None for square in beside)
    return free and any(not event.candidates for event in _said(ply, TowerPlaced))  # type: ignore[union-attr]


def _contested(ply: Ply) -> bool:
    candidates = [set(claim.candidates) for claim in ply.after.reservations]
    return isinstance(ply.command, PlaceTower) and any(
        a & b for i, a in enumerate(candidates) for b in candidates[:i]
    )


def _partial(kind: type) -> Happening:
    return lambda ply: isinstance(ply.command, kind) and ply.after.turn.partial


def _looked_again(ply: Ply) -> bool:
    seen = (ply.before.turn.seat, getattr(ply.command, "region", None)) in ply.before.peeks
    return isinstance(ply.command, Peek) and seen


def _completed_two(ply: Ply) -> bool:
    return len(list(_said(ply, ProvinceCompleted))) == 2


def _neutrals_alone(ply: Ply) -> bool:
    return any(
        not event.winners and any(row.owner == NEUTRAL for row in event.tallies)  # type: ignore[union-attr]
        for event in _said(ply, ProvinceScored)
    )


def _adds_at_once(ply: Ply) -> bool:
    """A board is added in the course of a turn."""
    same_turn = ply.after.turn.number == ply.before.turn.number
    return isinstance(ply.command, ExtendMap) and same_turn


def _built_on_new_board(kind: type) -> Course:
    """A block goes to a board that was added earlier in the same turn."""

    def happened(turn: Sequence[Ply]) -> bool:
        boards = len(turn[0].before.wall.faces)
        return any(
            isinstance(ply.command, kind)
            and getattr(ply.command, "square", -1) >= SQUARES_PER_BOARD * boards
            for ply in turn
        )

    return happened


HAPPENINGS: Final[dict[str, Happening]] = {
    "a priority is void by two cards": _void(2),
    "a priority is void by three cards": _void(3),
    "a reservation is met": _any(ReservationEnded, lambda event: event.met),
    "a reservation lapses": _any(ReservationEnded, lambda event: not event.met),
    "a tower gets no reservation beside an empty square": _claimless,
    "two towers share a candidate": _contested,
    "a double completes two provinces": lambda ply: (
        isinstance(ply.command, PlaceDouble) and _completed_two(ply)
    ),
    "a mandarin reaches into a province that waits": lambda ply: _swapped_into(ply, ply.before.due),
    "a mandarin reaches into a scored province": lambda ply: _swapped_into(ply, ply.before.scored),
    "a mandarin finds nothing": _no_effect(ActionCard.MANDARIN),
    "a traitor finds nothing": _no_effect(ActionCard.TRAITOR),
    "a warrior finds nothing": _no_effect(ActionCard.WARRIOR),
    "a traitor removes a counter that lies up": lambda ply: (
        isinstance(ply.command, RemoveThreat) and ply.command.region in ply.before.turned_up
    ),
    "a warrior cancels a card of its owner": _own_card_cancelled,
    "a seat decides in another's turn": lambda ply: _actor(ply) != ply.before.turn.seat,
    "a neutral must be placed": lambda ply: (
        isinstance(ply.command, PlaceNeutral) and ply.before.stage is Stage.ACTION
    ),
    "a neutral completes a province": lambda ply: (
        isinstance(ply.command, PlaceNeutral) and bool(ply.after.due)
    ),
    "neutrals hold a province alone": _neutrals_alone,
    "one single is a partial action": _partial(PlaceSingle),
    "one card is a partial action": _partial(PlayCard),
    "a seat passes": lambda ply: isinstance(ply.command, Pass),
    "an emperor card is carried over": lambda ply: (
        isinstance(ply.command, ExtendMap) and ply.after.emperors > 0
    ),
    "a board is added in the west": lambda ply: (
        isinstance(ply.command, ExtendMap) and ply.command.end is End.WEST
    ),
    "a board is added in the east": lambda ply: (
        isinstance(ply.command, ExtendMap) and ply.command.end is End.EAST
    ),
    "boards have been added at both ends": lambda ply: (
        isinstance(ply.command, ExtendMap) and ply.after.wall.order in ((3, 0, 1, 2), (2, 0, 1, 3))
    ),
    "a board is added at once between two singles": lambda ply: (
        _adds_at_once(ply) and not ply.before.turn.action_done
    ),
    "a board is added at once before a second scoring": lambda ply: (
        _adds_at_once(ply) and bool(ply.before.due)
    ),
    "a board is added at once after a neutral": lambda ply: (
        _adds_at_once(ply) and ply.before.turn.neutral_placed
    ),
    "a board is added at once in a partial action": lambda ply: (
        _adds_at_once(ply) and ply.before.turn.partial
    ),
    "a drawn board is added at once": lambda ply: (
        _adds_at_once(ply) and ply.before.setup.options.random_extension
    ),
    "another seat's card calls for a board at once": lambda ply: (
        _actor(ply) != ply.before.turn.seat and ply.after.extension_due
    ),
    "a seat looks again at what it had seen": _looked_again,
    "Observers turn a counter up": _any(ThreatTurnedUp),
    "a province is worth nothing": _any(ProvinceScored, lambda event: event.value == 0),
    "a province is worth 12 or more": _any(ProvinceScored, lambda event: event.value >= 12),
    "seats tie in a province": _any(ProvinceScored, lambda event: len(event.winners) > 1),
    "a tower shelters its owner": _any(RegionAttacked, lambda event: bool(event.sheltered)),
    "all seats pass and the game ends": _any(AttackBegan, lambda event: not event.wall_finished),
}


IN_A_TURN: Final[dict[str, Course]] = {
    "a single goes to a board of the same turn": _built_on_new_board(PlaceSingle),
    "a neutral goes to a board of the same turn": _built_on_new_board(PlaceNeutral),
}
NAMES: Final = (*HAPPENINGS, *IN_A_TURN)


def happenings(plies: Sequence[Ply]) -> Counter[str]:
    """Count the events of a game."""
    met = Counter(name for ply in plies for name, test in HAPPENINGS.items() if test(ply))
    turns = groupby(plies, key=lambda ply: ply.before.turn.number)
    for turn in (list(group) for _, group in turns):
        met.update(name for name, test in IN_A_TURN.items() if test(turn))
    return met


def table(counts: Counter[str]) -> str:
    """The counts of everything there is to count, one a line."""
    return "\n".join(f"{counts[name]:7d}  {name}" for name in NAMES)
