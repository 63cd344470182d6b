"""The whole truth about a game of China at one moment, hidden things included.

Frozen tuples throughout: a step makes a new State, and undo simply keeps the old one. Only the live
match, saves, the command line and `belief` hold a State; everybody else sees a `View`. Its repr
reveals nothing, so that no log or error report leaks.
"""

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Beat
from changcheng_qt.titles.china.rules.events import Event
from changcheng_qt.titles.china.rules.geography import Region, Space
from changcheng_qt.titles.china.rules.pieces import HAND, Cards, Colour, Supply
from changcheng_qt.titles.china.rules.setup import Setup
from changcheng_qt.titles.china.rules.turn import Stage, Turn

TWICE: Final = 2
"""How many times the pile runs out until the last round."""


@dataclass(frozen=True, slots=True)
class Draws:
    """The origins of the unseen part of a hand since the reshuffle."""

    kept: int = HAND
    """How many cards it had then."""
    since: tuple[Colour | None, ...] = ()
    """The changes since, in order: None for a card drawn from the second pile, or the colour of a
    card played.
    """


@dataclass(frozen=True, slots=True, repr=False)
class State:
    """A position. Tuples over seats, spaces, regions and colours are indexed by their numbers."""

    setup: Setup
    turn: Turn
    houses: tuple[Seat | None, ...]
    courts: tuple[tuple[int, ...], ...]
    """The emissaries in each region, by seat."""
    supplies: tuple[Supply, ...]
    hands: tuple[Cards, ...]
    seen: tuple[Cards, ...]
    open: tuple[Colour | None, ...]
    pile: Cards
    """Begins with its top card."""
    discards: tuple[int, ...]
    draws: tuple[Draws, ...]
    second_draws: tuple[Cards, ...]
    """The cards that each seat drew from the second pile."""
    scores: tuple[int, ...]
    fortified: frozenset[Space] = frozenset()
    scored: frozenset[Region] = frozenset()
    exhausted: int = 0
    gone: int = 0
    """How many cards have left the pile."""
    fresh: tuple[int, ...] = ()
    """By colour, the cards of the second pile that nobody has seen face up."""
    second: tuple[int, ...] = ()
    """By colour, all cards of the second pile."""
    over: bool = False
    winners: tuple[Seat, ...] = ()
    ply: int = 0
    """How many commands there were since the setup."""
    unknown: tuple[int, ...] = ()
    """How many cards of each hand a file leaves out (see `filing`); empty in a game that is played.
    """

    def __repr__(self) -> str:
        """Describe the position without anything hidden."""
        return f"<State turn {self.turn.number} seat {self.turn.seat} {self.stage.value}>"

    @property
    def stage(self) -> Stage:
        """The decision that the game waits for."""
        turn = self.turn
        if self.over:
            return Stage.OVER
        if turn.owed is not None:
            return Stage.HOUSE_OWED
        if not self.is_last_round:
            return self._stage_before_last_round()
        is_done = turn.is_taking or turn.pieces == turn.most
        return Stage.TURN_END if is_done else Stage.PLACING

    def _stage_before_last_round(self) -> Stage:
        turn = self.turn
        if turn.swapped or turn.is_taking or turn.pieces == turn.most:
            return Stage.TAKING if self.hand_count(turn.seat) < HAND else Stage.TURN_END
        return Stage.PLACING

    @property
    def is_last_round(self) -> bool:
        """Whether the pile has run out for the second time, so that nobody takes cards."""
        return self.exhausted == TWICE

    def unknown_of(self, seat: Seat) -> int:
        """Return how many cards of a hand are unknown."""
        return self.unknown[seat] if self.unknown else 0

    def hand_count(self, seat: Seat) -> int:
        """Return how many cards a seat holds."""
        return len(self.hands[seat]) + self.unknown_of(seat)

    def houses_in(self, region: Region) -> tuple[int, ...]:
        """Return how many houses each seat has in a region."""
        owners = [self.houses[space] for space in self.setup.board.spaces_of[region]]
        return tuple(owners.count(seat) for seat in range(self.setup.seats))

    def free_in(self, region: Region) -> tuple[Space, ...]:
        """Return the spaces of a region without a house."""
        return tuple(s for s in self.setup.board.spaces_of[region] if self.houses[s] is None)

    def takes_emissary(self, region: Region) -> bool:
        """Whether a court has fewer emissaries than its limit (R14)."""
        return sum(self.courts[region]) < max(self.houses_in(region))

    def is_untouched(self, region: Region) -> bool:
        """Whether a region has no piece at all (R11)."""
        spaces = self.setup.board.spaces_of[region]
        return (
            not any(self.courts[region])
            and all(self.houses[space] is None for space in spaces)
            and self.fortified.isdisjoint(spaces)
        )


Beats: TypeAlias = list[Beat[State, Event]]
"""The beats of a command so far, collected by the rules."""


def first_state(setup: Setup) -> State:
    """Return the position before the first turn."""
    seats, board, deck, hidden = setup.seats, setup.board, setup.deck, setup.hidden
    return State(
        setup=setup,
        turn=Turn(setup.first),
        houses=(None,) * len(board.spaces),
        courts=((0,) * seats,) * len(board.regions),
        supplies=(Supply(fortifications=int(setup.options.fortifications)),) * seats,
        hands=tuple(
            () if seat in hidden else tuple(sorted(deck[place] for place in setup.dealt_to(seat)))
            for seat in range(seats)
        ),
        seen=((),) * seats,
        open=tuple(deck[place] for place in setup.dealt_open),
        pile=deck[setup.dealt_open.stop :],
        discards=(0,) * len(Colour),
        draws=(Draws(),) * seats,
        second_draws=((),) * seats,
        scores=(0,) * seats,
        unknown=tuple(HAND * (seat in hidden) for seat in range(seats)) if hidden else (),
    )


def hand_over(state: State) -> State:
    """Return the position in which the next seat clockwise begins its turn."""
    seat = (state.turn.seat + 1) % state.setup.seats
    return replace(state, turn=Turn(seat, state.turn.number + 1))
