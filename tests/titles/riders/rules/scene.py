"""Positions made by hand, in the words of files: the fixture of RIDERS section 17, and additions to
it.

A, B, C and D are the seats 0 to 3; they hold the sectors 3 to 6 of the small map, with a border
fort each and nothing else. It is A's turn, after a roll.
"""

from collections.abc import Sequence
from typing import Any, Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.rules import commands, notation
from changcheng_qt.titles.riders.rules.commands import Refusal
from changcheng_qt.titles.riders.rules.events import Event
from changcheng_qt.titles.riders.rules.legality import legal, why_not
from changcheng_qt.titles.riders.rules.lines import longest_line
from changcheng_qt.titles.riders.rules.pieces import (
    GOOD_BY_WORD,
    NUMERAL_BY_WORD,
    Building,
    Edict,
    Goods,
    Riders,
    SeatColour,
    goods,
    minus,
    plus,
)
from changcheng_qt.titles.riders.rules.setup import Options, Setup, edicts_in_play
from changcheng_qt.titles.riders.rules.state import CROWN, State, first_state
from changcheng_qt.titles.riders.rules.steps import apply
from changcheng_qt.titles.riders.rules.turn import Stage, Turn

A, B, C, D, E = range(5)
ENOUGH: Final = "wood*5 clay*6 wool*3 grain*6 ore*5"
"""Goods for everything."""


def setup_of(seats: int = 4, options: Options = Options(), first: Seat = A) -> Setup:  # noqa: B008
    """A setup whose edicts are by kind: soldiers on top."""
    return Setup(tuple(SeatColour)[:seats], first, options, edicts_in_play(seats))


def fixture(seats: int = 4, options: Options = Options()) -> State:  # noqa: B008 - frozen
    """The fixture; with 3 or 5 seats the last sector is the crown's."""
    state = first_state(setup_of(seats, options))
    sites = state.setup.board.sectors
    princes = tuple(n if n < seats else CROWN for n in range(len(sites)))
    state = replace(
        state,
        stage=Stage.BUILDING,
        turn=Turn(A, 1, (1, 1)),
        princes=princes,
        levels=tuple(5 * (prince == CROWN) for prince in princes),
        founded=3 * seats,
    )
    for seat in range(seats):
        state = with_building(state, seat, sites[seat].fort)
    return state


def with_building(state: State, seat: Seat, place: str | int, *, is_city: bool = False) -> State:
    """The position with a settlement or city, from the seat's pieces."""
    corner = state.setup.board.corner_of[place] if isinstance(place, str) else place
    left = state.pieces[seat]
    left = replace(left, settlements=left.settlements - (not is_city), cities=left.cities - is_city)
    return replace(
        state,
        buildings=put(state.buildings, corner, Building(seat, is_city)),
        pieces=put(state.pieces, seat, left),
    )


def with_roads(state: State, seat: Seat, *places: str) -> State:
    """The position with roads of a seat, and the length of its longest line."""
    for place in places:
        left = state.pieces[seat]
        state = replace(
            state,
            roads=put(state.roads, state.setup.board.road_of[place], seat),
            pieces=put(state.pieces, seat, replace(left, roads=left.roads - 1)),
        )
    length = len(longest_line(state.setup.board, state.roads, state.buildings, seat))
    return replace(state, lines=put(state.lines, seat, length))


def cards(words: str) -> Goods:
    """The goods of words such as `wood ore*3`."""
    pairs = (word.partition("*") for word in words.split())
    return goods(*(GOOD_BY_WORD[word] for word, _, count in pairs for _ in range(int(count or 1))))


def with_cards(state: State, seat: Seat, words: str) -> State:
    """The position in which a seat has those goods, taken from the supply."""
    given = cards(words)
    supply = minus(plus(state.supply, state.hands[seat]), given)
    return replace(state, hands=put(state.hands, seat, given), supply=supply)


def with_edicts(state: State, seat: Seat, *edicts: Edict, fresh: int = 0) -> State:
    """The position in which a seat has bought the next edicts, the stack being as wanted."""
    stack = list(state.setup.stack)
    for place, edict in enumerate(edicts, state.taken):
        other = stack.index(edict, place)
        stack[place], stack[other] = stack[other], stack[place]
    places = tuple(range(state.taken, state.taken + len(edicts)))
    return replace(
        state,
        setup=replace(state.setup, stack=tuple(stack)),
        edicts=put(state.edicts, seat, state.edicts[seat] + places),
        fresh=put(state.fresh, seat, fresh),
        taken=state.taken + len(edicts),
    )


def numerals(words: str) -> Riders:
    """Riders in a row."""
    return tuple(NUMERAL_BY_WORD[word] for word in words.split())


def with_riders(state: State, **rows: str) -> State:
    """The position with riders, from the bag: `at_II`, `before_3`, `on_4_hills4`."""
    board = state.setup.board
    first = board.sectors[0].number
    for key, words in rows.items():
        where, _, name = key.partition("_")
        riders = numerals(words)
        if where == "at":
            place = NUMERAL_BY_WORD[name] - 1
            state = replace(state, gathered=put(state.gathered, place, riders))
        elif where == "before":
            state = replace(state, waiting=put(state.waiting, int(name) - first, riders))
        else:
            place = board.land_of[name.replace("_", ".")]
            state = replace(state, entered=put(state.entered, place, riders))
        for rider in riders:
            state = replace(state, bag=put(state.bag, rider - 1, state.bag[rider - 1] - 1))
    return state


def with_level(state: State, sector: int, level: int) -> State:
    """The position with a section of that level."""
    place = sector - state.setup.board.sectors[0].number
    return replace(state, levels=put(state.levels, place, level))


def turned(state: State, **changes: Any) -> State:  # noqa: ANN401 - of any kind
    """The position at another point of the turn."""
    return replace(state, turn=replace(state.turn, **changes))


def before_roll(state: State, seat: Seat = A) -> State:
    """The position before the roll of a seat."""
    return replace(state, stage=Stage.BEFORE_ROLL, turn=Turn(seat, state.turn.number))


def did(state: State, *texts: str) -> tuple[State, list[Event]]:
    """The position after commands, and their events."""
    happened: list[Event] = []
    for text in texts:
        applied = apply(state, notation.from_text(state, text))
        state = applied.after
        happened += applied.events
    return state, happened


def after(state: State, *texts: str) -> State:
    """The position after commands."""
    return did(state, *texts)[0]


def refused(state: State, text: str) -> Refusal | None:
    """Why a command is refused."""
    return why_not(state, notation.from_text(state, text))


def can(state: State) -> list[str]:
    """The legal commands, without offers."""
    every = (one for one in legal(state) if not isinstance(one, commands.Offer))
    return [notation.to_text(state, command) for command in every]


def kinds(happened: Sequence[Event]) -> list[str]:
    """The names of events."""
    return [type(event).__name__ for event in happened]


def entered(state: State, sector: int) -> list[int]:
    """How many riders there are on the three hexes of a way."""
    site = next(site for site in state.setup.board.sectors if site.number == sector)
    return [len(state.entered[land]) for land in site.way]


def level(state: State, sector: int) -> int:
    """The level of a section."""
    return state.levels[sector - state.setup.board.sectors[0].number]


def hand(state: State, seat: Seat) -> Goods:
    """The goods of a seat."""
    return state.hands[seat]
