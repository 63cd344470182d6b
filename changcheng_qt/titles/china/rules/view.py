"""The View of one viewer: built by allow-list, in types without fields for unknown values (CHINA
section 9).

A `View` holds everything open on the table, and a `Private` part for each seat whose secrets the
viewer shares: none for the public, one for a seat, all of them for everyone once the game is over.

Two fields have the open part of hands. `seen` has the cards that everybody who watched could know;
bots and `belief` use it. `shown` has the cards that are face up on a screen: the same with `hands`
shown; with `hands` hidden only the open cards taken in the present turn. Screens and words use
`shown` alone.
"""

from dataclasses import dataclass

from changcheng_qt.engine.seats import Audience, Seat, Viewer
from changcheng_qt.titles.china.rules.geography import Board, Region, Space
from changcheng_qt.titles.china.rules.knowledge import Knowledge
from changcheng_qt.titles.china.rules.pieces import Cards, Colour, SeatColour, Supply
from changcheng_qt.titles.china.rules.setup import Hands, Options, Side
from changcheng_qt.titles.china.rules.state import Draws, State
from changcheng_qt.titles.china.rules.turn import Stage, Turn


@dataclass(frozen=True, slots=True)
class Private:
    """The private knowledge of one seat: its hand, the cards it drew from the second pile, and
    cards of the pile that it saw before they were taken back, by the number of cards above them.
    """

    seat: Seat
    hand: Cards
    second_draws: Cards
    remembered: tuple[tuple[int, Colour], ...]


@dataclass(frozen=True, slots=True)
class View:
    """A position as its viewer sees it; tuples are indexed as in `State`.

    `pile` is the number of cards in it; `to_act` the seat that decides next, None when the game is
    over; `laid_bare` the pile itself, top first, only for `EVERYONE`.
    """

    viewer: Viewer
    colours: tuple[SeatColour, ...]
    first: Seat
    side: Side
    options: Options
    board: Board
    turn: Turn
    stage: Stage
    to_act: Seat | None
    houses: tuple[Seat | None, ...]
    fortified: frozenset[Space]
    courts: tuple[tuple[int, ...], ...]
    supplies: tuple[Supply, ...]
    hand_counts: tuple[int, ...]
    seen: tuple[Cards, ...]
    shown: tuple[Cards, ...]
    draws: tuple[Draws, ...]
    open: tuple[Colour | None, ...]
    pile: int
    gone: int
    discards: tuple[int, ...]
    fresh: tuple[int, ...]
    second: tuple[int, ...]
    exhausted: int
    scores: tuple[int, ...]
    scored: frozenset[Region]
    winners: tuple[Seat, ...]
    ply: int
    privates: tuple[Private, ...]
    laid_bare: Cards = ()

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.colours)

    def private(self, seat: Seat) -> Private | None:
        """Return the private part of a seat, or None if the viewer does not share it."""
        return next((private for private in self.privates if private.seat == seat), None)


def to_act(state: State) -> Seat | None:
    """Return the seat in turn, which alone decides; None when the game is over."""
    return None if state.over else state.turn.seat


def view_of(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
    """Return the View of a position for the viewer."""
    setup = state.setup
    return View(
        viewer=viewer,
        colours=setup.colours,
        first=setup.first,
        side=setup.side,
        options=setup.options,
        board=setup.board,
        turn=state.turn,
        stage=state.stage,
        to_act=to_act(state),
        houses=state.houses,
        fortified=state.fortified,
        courts=state.courts,
        supplies=state.supplies,
        hand_counts=tuple(map(state.hand_count, range(setup.seats))),
        seen=state.seen,
        shown=_shown(state),
        draws=state.draws,
        open=state.open,
        pile=len(state.pile),
        gone=state.gone,
        discards=state.discards,
        fresh=state.fresh,
        second=state.second,
        exhausted=state.exhausted,
        scores=state.scores,
        scored=state.scored,
        winners=state.winners,
        ply=state.ply,
        privates=tuple(_private(state, knowledge, seat) for seat in _shared(state, viewer)),
        laid_bare=state.pile if viewer is Audience.EVERYONE else (),
    )


def _shared(state: State, viewer: Viewer) -> tuple[Seat, ...]:
    if isinstance(viewer, Audience):
        return tuple(range(state.setup.seats)) if viewer is Audience.EVERYONE else ()
    return (viewer,)


def _shown(state: State) -> tuple[Cards, ...]:
    if state.setup.options.hands is Hands.SHOWN:
        return state.seen
    taken = tuple(sorted(state.turn.taken))
    return tuple(taken if seat == state.turn.seat else () for seat in range(state.setup.seats))


def _private(state: State, knowledge: Knowledge, seat: Seat) -> Private:
    known = knowledge.of_pile(seat, min(state.exhausted, 1) + 1)
    left = range(state.gone, state.gone + len(state.pile))
    return Private(
        seat=seat,
        hand=state.hands[seat],
        second_draws=state.second_draws[seat],
        remembered=tuple(
            (place - state.gone, colour) for place, colour in sorted(known.items()) if place in left
        ),
    )
