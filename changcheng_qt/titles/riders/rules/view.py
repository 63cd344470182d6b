"""The View of one viewer: built by allow-list, without anything that the viewer does not know
(RIDERS section 12).

Goods and edicts in hand, by seat, are None where the viewer does not see them: a seat sees its own,
everybody sees goods if hands are open, `EVERYONE` sees all once the game is over. An answer to an
offer is None for the other seats until the last one is in. Of hands that the viewer does not see,
`story` has everything that it can know.
"""

from dataclasses import dataclass, replace

from changcheng_qt.engine.seats import EVERYONE, Seat, Viewer
from changcheng_qt.titles.riders.rules.commands import Dice
from changcheng_qt.titles.riders.rules.entries import back_to, seen_by
from changcheng_qt.titles.riders.rules.events import Ending
from changcheng_qt.titles.riders.rules.geography import Board, Sea, board_for
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import (
    Building,
    Edict,
    Edicts,
    Goods,
    Riders,
    SeatColour,
    Supply,
)
from changcheng_qt.titles.riders.rules.points import open_points, points
from changcheng_qt.titles.riders.rules.setup import Hands, Options
from changcheng_qt.titles.riders.rules.state import Bonus, State
from changcheng_qt.titles.riders.rules.story import Story
from changcheng_qt.titles.riders.rules.turn import Stage, Turn


@dataclass(frozen=True, slots=True)
class Coming:
    """The next rolls and riders, recorded on a line of play that was taken back; a rider that the
    bag does not have any more is drawn again.
    """

    rolls: tuple[Dice, ...] = ()
    draws: Riders = ()


@dataclass(frozen=True, slots=True)
class View:
    """A position as its viewer sees it; tuples are indexed as in `State`.

    `to_act` is the seat that decides next, None when the game is over; `stack` how many edicts are
    left to buy. `edicts` are sorted by kind. `points` are without academy and market until the game
    is over; `point_edicts` are those of each seat then, by kind, empty before.
    """

    viewer: Viewer
    colours: tuple[SeatColour, ...]
    first: Seat
    options: Options
    stage: Stage
    turn: Turn
    to_act: Seat | None
    buildings: tuple[Building | None, ...]
    roads: tuple[Seat | None, ...]
    pieces: tuple[Supply, ...]
    princes: tuple[Seat | None, ...]
    levels: tuple[int, ...]
    waiting: tuple[Riders, ...]
    gathered: tuple[Riders, ...]
    entered: tuple[Riders, ...]
    bag: tuple[int, ...]
    pirate: Sea
    supply: Goods
    hand_counts: tuple[int, ...]
    edict_counts: tuple[int, ...]
    fresh: tuple[int, ...]
    stack: int
    played: tuple[Edicts, ...]
    penalties: tuple[int, ...]
    lines: tuple[int, ...]
    long_road: Bonus
    great_host: Bonus
    points: tuple[int, ...]
    founded: int
    ending: Ending | None
    winners: tuple[Seat, ...]
    best: tuple[Seat, ...]
    rolls: int
    draws: int
    robberies: int
    ply: int
    hands: tuple[Goods | None, ...]
    edicts: tuple[Edicts | None, ...]
    known_to_come: Coming
    story: Story
    point_edicts: tuple[Edicts, ...] = ()

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.colours)

    @property
    def decider(self) -> Seat:
        """The seat of the viewer, which may decide at once with others, else the seat to act."""
        seat = self.viewer if isinstance(self.viewer, int) else self.to_act
        assert seat is not None, "somebody decides"
        return seat

    @property
    def board(self) -> Board:
        """The map."""
        return board_for(self.seats)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points, by the name that every title has for them."""
        return self.points

    @property
    def breaches(self) -> int:
        """How many breaches the game has had."""
        return sum(self.penalties)

    @property
    def breaches_end(self) -> int:
        """The number of the breach that ends the game."""
        return self.seats + 1

    @property
    def known_points(self) -> tuple[int, ...]:
        """The points, with academies and markets that the viewer sees."""
        if self.ending is not None:
            return self.points
        return tuple(
            shown + sum(edict.is_point for edict in held or ())
            for shown, held in zip(self.points, self.edicts, strict=True)
        )


def view_of(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
    """Return the View of a position for the viewer."""
    setup, seats = state.setup, range(state.setup.seats)
    shown = open_points(state)
    scores = points(state) if state.ending else shown
    return View(
        viewer=viewer,
        colours=setup.colours,
        first=setup.first,
        options=setup.options,
        stage=state.stage,
        turn=_turn(state, viewer),
        to_act=state.to_act,
        buildings=state.buildings,
        roads=state.roads,
        pieces=state.pieces,
        princes=state.princes,
        levels=state.levels,
        waiting=state.waiting,
        gathered=state.gathered,
        entered=state.entered,
        bag=state.bag,
        pirate=state.pirate,
        supply=state.supply,
        hand_counts=tuple(map(state.hand_count, seats)),
        edict_counts=tuple(map(len, state.edicts)),
        fresh=state.fresh,
        stack=len(setup.stack) - state.taken,
        played=state.played,
        penalties=state.penalties,
        lines=state.lines,
        long_road=state.long_road,
        great_host=state.great_host,
        points=scores,
        founded=state.founded,
        ending=state.ending,
        winners=state.winners,
        best=state.best,
        rolls=state.rolls,
        draws=state.draws,
        robberies=knowledge.robberies,
        ply=state.ply,
        hands=tuple(
            state.hands[seat] if _sees_goods(state, seat, viewer) else None for seat in seats
        ),
        edicts=tuple(_kinds(state, seat) if viewer in (seat, EVERYONE) else None for seat in seats),
        known_to_come=Coming(knowledge.rolls[state.rolls :], knowledge.draws[state.draws :]),
        story=Story(setup.seats, seen_by(back_to(knowledge.entries, state.ply), viewer)),
        point_edicts=_points_shown(state),
    )


def _turn(state: State, viewer: Viewer) -> Turn:
    """Return the turn without the answers to an offer that the viewer does not know yet."""
    turn, offer = state.turn, state.turn.offer
    if offer is None or offer.is_answered or viewer is EVERYONE:
        return turn
    answers = tuple(
        answer if seat == viewer else None
        for seat, answer in zip(offer.asked, offer.answers, strict=False)
    )
    return replace(turn, offer=replace(offer, answers=answers))


def _sees_goods(state: State, seat: Seat, viewer: Viewer) -> bool:
    return viewer in (seat, EVERYONE) or state.setup.options.hands is Hands.OPEN


def _points_shown(state: State) -> tuple[Edicts, ...]:
    """Return the academies and markets that the end of the game shows, by seat."""
    if state.ending is None:
        return ()
    held = (_kinds(state, seat) for seat in range(state.setup.seats))
    return tuple(tuple(edict for edict in own if edict.is_point) for own in held)


def _kinds(state: State, seat: Seat) -> Edicts:
    """Return the edicts of a seat by kind, so that their order does not tell which was played."""
    held = [state.setup.stack[place] for place in state.edicts[seat]]
    return tuple(edict for edict in Edict for _ in range(held.count(edict)))
