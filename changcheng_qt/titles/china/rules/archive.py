"""The file format of a Setup: to plain values and back, with every value checked (CHINA sections 2,
3 and 17). The part common to all titles is described in `saves`.

The `facts` are the cards in play twice. First the deck in the order it is dealt, as `red`, `green`,
`yellow`, `orange` or `purple`: three cards to the first seat, three to the next one clockwise, and
so on; four open cards, slots 0 to 3; the pile, its top first. Then the second order, a permutation
of the same cards, those of a colour numbered from 1: `red 1`, `red 2` and so on. The numbers belong
to the second order alone; no card of the deck has one.

When the discards are reshuffled, and m of them are of a colour, the second pile is made of the
cards 1 to m of that colour, and so for every colour, in the order of the second order, its top
first. This is the rule if `second_pile` of the setup is `numbered`. Where it is `first`, as in all
files of format 3, the facts of the second order are colours without numbers, and the first m of
each colour in it are the second pile.

The `setup`, every key present:

- `colours`: `blue`, `green`, `violet`, `red` or `black` for each seat, clockwise; their count is
  the number of seats, 3 to 5.
- `first`: the seat that begins, from 0; the others follow clockwise.
- `side`: `A` (3 or 4 seats) or `B` (4 or 5).
- `second_pile`: `numbered` in every new game; `first` to the end in a game that was begun under
  format 3. People cannot choose it.
- `options`: `deck` (`published`: 13 red, 12 green, 11 yellow, 11 orange, 10 purple cards; `even`:
  12, 12, 12, 12, 9; with four seats one of each less, with three two), `roads` (`lines`, `one`),
  `follow` (`must`, `free`), `hands` (`shown`, `hidden`), and true or false for `fortifications`.
- `regions`: a list of objects of `id`, `colour` and `names`, a list of pairs of language and name,
  the language `en` among them; a name has 1 to 40 printable characters.
- `alliances`: a list of pairs of ids of regions, the first one number 1.
- `spaces`: a list of objects of `id`, `region`, the id of one, and `names`. Their order numbers
  them.
- `roads`: a list of pairs of ids of spaces.

An id is 1 to 16 small letters. `maps` has the other rules for a map.

The `command` of a record is in the notation of `notation`. Every turn is a piece or two, or a swap,
then the cards that are taken, one by one, then `end`; in the last round one piece or two and `end`,
or `pass`. A draw is `draw ?`, and the card is its fact. A card that is played or swapped goes to
the discards with its command, before anything else. The new pile is made, or the pile has run out
for good, in the command that takes its last card: in the middle of an `end` too, whose other slots
are then filled from the new pile, or stay empty.

The author of each `play`, who learns something from it, and the effect of undo:

- a piece, or the discard of a swap: the seat in turn; nobody; undo takes it back, with the scoring
  of a region that it filled.
- an open card taken: the seat in turn; nobody, as all saw it before; undo takes it back.
- a draw: the seat in turn; that seat learns the card; a barrier.
- `end`: the seat in turn; all learn the cards that are turned up; a barrier if there are any, and
  else when another seat has decided.
- `pass`: the seat in turn, which must give it even where nothing else is legal; nobody; as `end`.

A game ends with its last command, which includes the final scoring.

Stand-ins for facts that a file leaves out are the remaining cards, red first and low numbers first;
nothing depends on them. A seat whose first cards are left out holds unknown cards.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from changcheng_qt.engine.codec import from_plain, to_plain
from changcheng_qt.engine.filing import FactValue, completed, require_claims
from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.texts import Names
from changcheng_qt.titles.china.rules.geography import Board, Land, Town
from changcheng_qt.titles.china.rules.maps import check_board
from changcheng_qt.titles.china.rules.pieces import BY_WORD, Cards, Colour, NumberedCard, SeatColour
from changcheng_qt.titles.china.rules.setup import (
    SEAT_COUNTS,
    SIDES,
    Options,
    SecondPile,
    Setup,
    Side,
    numbered_cards,
)

CardT = TypeVar("CardT", Colour, NumberedCard)


@dataclass(frozen=True, slots=True)
class _Region:
    """A region in a file."""

    id: str
    colour: str
    names: Names


@dataclass(frozen=True, slots=True)
class _Space:
    """A space in a file."""

    id: str
    region: str
    names: Names


@dataclass(frozen=True, slots=True)
class _Archived:
    """The fields of a setup in a file."""

    colours: tuple[SeatColour, ...]
    first: Seat
    side: Side
    options: Options
    second_pile: SecondPile
    regions: tuple[_Region, ...]
    alliances: tuple[tuple[str, str], ...]
    spaces: tuple[_Space, ...]
    roads: tuple[tuple[str, str], ...]


def setup_to_plain(setup: Setup) -> Any:  # noqa: ANN401 - JSON values have no narrower type
    """Return the public part of a setup as plain values."""
    board = setup.board
    regions = [land.id for land in board.regions]
    spaces = [town.id for town in board.spaces]
    return to_plain(
        _Archived(
            colours=setup.colours,
            first=setup.first,
            side=setup.side,
            options=setup.options,
            second_pile=setup.second_pile,
            regions=tuple(_Region(land.id, land.colour.word, land.names) for land in board.regions),
            alliances=tuple((regions[one], regions[other]) for one, other in board.alliances),
            spaces=tuple(
                _Space(town.id, regions[town.region], town.names) for town in board.spaces
            ),
            roads=tuple((spaces[one], spaces[other]) for one, other in board.roads),
        )
    )


def facts_of(setup: Setup) -> tuple[FactValue, ...]:
    """Return the hidden facts of a setup."""
    is_numbered = setup.second_pile is SecondPile.NUMBERED
    order = setup.second_order if is_numbered else (card.colour for card in setup.second_order)
    return tuple(card.word for card in (*setup.deck, *order))


def setup_from_plain(value: object, facts: Sequence[FactValue | None]) -> Setup:
    """Return the setup from plain values and facts, with stand-ins for facts left out; raises
    `ValueError` with the fault.
    """
    archived = from_plain(_Archived, value, "setup")
    require_claims("setup: {}", _claims(archived))
    board = check_board(_board(archived))
    cards = numbered_cards(len(archived.colours), archived.options.deck)
    if len(facts) != 2 * len(cards):
        raise ValueError(f"setup: {2 * len(cards)} facts are needed")
    colours = [card.colour for card in cards]
    last = facts[len(cards) :]
    is_numbered = archived.second_pile is SecondPile.NUMBERED
    setup = Setup(
        colours=archived.colours,
        first=archived.first,
        side=archived.side,
        options=archived.options,
        board=board,
        deck=_filled(facts[: len(cards)], colours),
        second_order=_filled(last, cards) if is_numbered else _numbered(_filled(last, colours)),
        second_pile=archived.second_pile,
    )
    return replace(setup, hidden=_hidden(setup, facts))


def _hidden(setup: Setup, facts: Sequence[FactValue | None]) -> frozenset[Seat]:
    """Return the seats whose first hands are left out, at least in part."""
    seats = range(setup.seats)
    return frozenset(s for s in seats if None in [facts[place] for place in setup.dealt_to(s)])


def _claims(archived: _Archived) -> dict[str, bool]:
    seats = len(archived.colours)
    return {
        "3 to 5 different colours are needed": seats in SEAT_COUNTS
        and len(set(archived.colours)) == seats,
        "the first player is no seat": archived.first in range(seats),
        "so many do not play on that side": archived.side in SIDES.get(seats, ()),
    }


def _board(archived: _Archived) -> Board:
    regions = {one.id: number for number, one in enumerate(archived.regions)}
    spaces = {one.id: number for number, one in enumerate(archived.spaces)}
    return Board(
        regions=tuple(
            Land(one.id, _named(BY_WORD, one.colour), one.names) for one in archived.regions
        ),
        alliances=tuple((_named(regions, a), _named(regions, b)) for a, b in archived.alliances),
        spaces=tuple(
            Town(one.id, _named(regions, one.region), one.names) for one in archived.spaces
        ),
        roads=tuple((_named(spaces, a), _named(spaces, b)) for a, b in archived.roads),
    )


def _named(names: Mapping[str, Any], name: str) -> Any:  # noqa: ANN401 - a number or a colour
    if name not in names:
        raise ValueError(f"setup: {name!r} is unknown")
    return names[name]


def _filled(facts: Sequence[FactValue | None], cards: Sequence[CardT]) -> tuple[CardT, ...]:
    """Return cards for facts; raises `ValueError` unless they can be those in play."""
    by_word = {card.word: card for card in cards}
    known = [None if fact is None else _named(by_word, str(fact)) for fact in facts]
    try:
        return completed(known, cards)
    except ValueError as error:
        raise ValueError("setup: the cards are not those in play") from error


def _numbered(order: Cards) -> tuple[NumberedCard, ...]:
    """Number the cards of each colour in their order."""
    numbers = Counter[Colour]()
    cards = []
    for colour in order:
        numbers[colour] += 1
        cards.append(NumberedCard(colour, numbers[colour]))
    return tuple(cards)
