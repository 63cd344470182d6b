"""The View of one viewer: built by allow-list, in types without fields for unknown values (RULES
section 6).

A `View` holds everything open on the table, and a `Private` part for each seat whose secrets the
viewer shares: none for the public, one for a seat, all of them for everyone once the game is over.
Screens, logs, bots and files of one seat are made from Views only, so a secret that is not in a
View cannot get into them.
"""

from dataclasses import dataclass

from changcheng_qt.engine.seats import Audience, Seat, Viewer
from changcheng_qt.titles.changcheng.rules.geography import (
    Board,
    Face,
    Province,
    Region,
    Square,
    Wall,
)
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.pieces import (
    ActionCard,
    Block,
    Colour,
    EventCard,
    Supply,
)
from changcheng_qt.titles.changcheng.rules.setup import Options
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import (
    PlacedCard,
    Reservation,
    RevealedCard,
    Scoring,
    Stage,
    Turn,
)


@dataclass(frozen=True, slots=True)
class CardBack:
    """A face-down card seen from the back; `ply` as in `PlacedCard`."""

    owner: Seat
    province: Province
    ply: int


@dataclass(frozen=True, slots=True)
class Private:
    """The private knowledge of one seat: its hand, its face-down cards, cards it saw before they
    were taken back, threats seen.

    With the memory aid off `seen` is empty: the player must remember.
    """

    seat: Seat
    hand: tuple[ActionCard, ...]
    placed: tuple[PlacedCard, ...]
    remembered: tuple[PlacedCard, ...]
    seen: tuple[tuple[Region, int], ...]


@dataclass(frozen=True, slots=True)
class View:
    """A position as its viewer sees it; tuples are indexed as in `State`.

    `threats` holds the values that are face up, None elsewhere; `box` the boards that were not in
    play at the start; `drawn` the face that a random extension has turned up, even if that was
    taken back since; `to_act` the seat that decides next, None when the game is over; `laid_bare`
    the values of all threat counters in play, only for `EVERYONE`.
    """

    viewer: Viewer
    colours: tuple[Colour, ...]
    first: Seat
    options: Options
    events: tuple[EventCard, ...]
    wall: Wall
    turn: Turn
    stage: Stage
    to_act: Seat | None
    blocks: tuple[Block | None, ...]
    supplies: tuple[Supply, ...]
    neutrals: int
    hand_counts: tuple[int, ...]
    cards: tuple[CardBack, ...]
    gone: tuple[RevealedCard, ...]
    reservations: tuple[Reservation, ...]
    reputations: tuple[int, ...]
    scored: frozenset[Province]
    due: tuple[Province, ...]
    scoring: Scoring | None
    emperors: int
    extensions: int
    most_extensions: int
    drawn: Face | None
    box: tuple[Board, ...]
    threats: tuple[int | None, ...]
    removed: frozenset[Region]
    peeks: frozenset[tuple[Seat, Region]]
    scores: tuple[int, ...]
    passes: int
    ply: int
    is_opening: bool
    privates: tuple[Private, ...]
    laid_bare: tuple[tuple[Region, int], ...] = ()

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.colours)

    def private(self, seat: Seat) -> Private | None:
        """Return the private part of a seat, or None if the viewer does not share it."""
        return next((private for private in self.privates if private.seat == seat), None)

    @property
    def spare(self) -> tuple[Board, ...]:
        """The boards that are not in play."""
        in_play = {face.board for face in self.wall.faces}
        return tuple(board for board in self.box if board.name not in in_play)

    @property
    def known_threats(self) -> dict[Region, int]:
        """The values of the threat counters in play that the viewer knows, by region."""
        seen = {region: value for private in self.privates for region, value in private.seen}
        seen |= dict(self.laid_bare)
        seen |= {region: value for region, value in enumerate(self.threats) if value is not None}
        return {region: value for region, value in seen.items() if region not in self.removed}

    def cards_in(self, province: Province) -> tuple[CardBack, ...]:
        """Return the cards of a province, in the order in which they were played: face down, or
        face up while it is being scored.
        """
        lying = [card for card in self.cards if card.province == province]
        if self.scoring is not None and self.scoring.province == province:
            lying += [CardBack(card.owner, province, card.ply) for card in self.scoring.cards]
        return tuple(sorted(lying, key=lambda card: card.ply))

    def empty(self, province: Province) -> tuple[Square, ...]:
        """Return the empty squares of a province, west to east."""
        return tuple(s for s in self.wall.squares_of[province] if self.blocks[s] is None)


def to_act(state: State) -> Seat | None:
    """Return the seat that decides next: the owner of the first pending card, else the active seat,
    None once the Mongols attack.
    """
    if state.over:
        return None
    pending = state.scoring.pending if state.scoring else ()
    return pending[0].owner if pending else state.turn.seat


def view_of(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
    """Return the View of a position for the viewer."""
    setup, wall = state.setup, state.wall
    return View(
        viewer=viewer,
        colours=setup.colours,
        first=setup.first,
        options=setup.options,
        events=setup.events,
        wall=wall,
        turn=state.turn,
        stage=state.stage,
        to_act=to_act(state),
        blocks=state.blocks,
        supplies=state.supplies,
        neutrals=state.neutrals,
        hand_counts=tuple(len(hand) for hand in state.hands),
        cards=tuple(CardBack(card.owner, card.province, card.ply) for card in state.cards),
        gone=state.gone,
        reservations=state.reservations,
        reputations=setup.reputations[: len(wall.provinces)],
        scored=state.scored,
        due=state.due,
        scoring=state.scoring,
        emperors=state.emperors,
        extensions=state.extensions,
        most_extensions=setup.most_extensions,
        drawn=_drawn(state, knowledge),
        box=setup.spare,
        threats=_open_threats(state),
        removed=state.removed,
        peeks=state.peeks,
        scores=state.scores,
        passes=state.passes,
        ply=state.ply,
        is_opening=state.is_opening,
        privates=tuple(_private(state, knowledge, seat) for seat in _shared(state, viewer)),
        laid_bare=_all_threats(state) if viewer is Audience.EVERYONE else (),
    )


def _shared(state: State, viewer: Viewer) -> tuple[Seat, ...]:
    if isinstance(viewer, Audience):
        return tuple(range(state.setup.seats)) if viewer is Audience.EVERYONE else ()
    return (viewer,)


def _private(state: State, knowledge: Knowledge, seat: Seat) -> Private:
    facts = {(fact.owner, fact.card, fact.ply) for fact in knowledge.cards}
    in_play = state.wall.regions
    seen = knowledge.threats_seen_by(seat) if state.setup.options.memory_aid else {}
    return Private(
        seat=seat,
        hand=state.hands[seat],
        placed=tuple(card for card in state.cards if card.owner == seat),
        remembered=tuple(
            card
            for card in state.cards
            if card.owner != seat and (card.owner, card.card, card.ply) in facts
        ),
        seen=tuple(sorted((region, value) for region, value in seen.items() if region in in_play)),
    )


def _open_threats(state: State) -> tuple[int | None, ...]:
    return tuple(
        state.setup.threats[region] if region in state.turned_up else None
        for region in state.wall.regions
    )


def _all_threats(state: State) -> tuple[tuple[Region, int], ...]:
    return tuple((region, state.setup.threats[region]) for region in state.wall.regions)


def _drawn(state: State, knowledge: Knowledge) -> Face | None:
    if not state.setup.options.random_extension:
        return None
    if state.extension_due:
        return state.setup.extension_order[state.extensions]
    return next(iter(knowledge.drawn[state.extensions :]), None)
