"""The file format of a Setup: to plain values and back, with every value checked (RIDERS sections
2, 3, 12 and 16). The part common to all titles is described in `saves`.

The `facts` are the edicts of the stack, top first: `soldier`, `corvee`, `tribute`, `levy`,
`academy` or `market`. With 3 or 4 seats they are 14 soldiers and one of each other, 19 in all; with
5 or 6 seats 20 soldiers, two each of corvée, tribute and levy, one academy and one market, 28 in
all. Nobody knows any of them before the end.

The `setup`, every key present:

- `colours`: `red`, `green`, `blue`, `violet`, `black` or `yellow` for each seat, clockwise; their
  count is the number of seats, 3 to 6.
- `first`: the seat that founds the first border fort, from 0; the others follow clockwise.
- `map`: the edition of the map, 1. It is `resources/riders/map.json`; 3 and 4 seats play on the
  small one, 5 and 6 on the large one. If another map is ever made its edition is 2, and games begun
  on this one keep it.
- `options`: `founding` (`clockwise`, `snake`), `fort_road` (true or false), `pirate` (`may`,
  `must`), `conquest` (`all_lose`, `best_loser`), `offers` (6, 3, 12), `counters` and `extra` (true
  or false), `rounds` (60, 40, 100), `hands` (`closed`, `open`).

The `command` of a record is in the notation of `notation`. A command with chance in it has its
outcome: `roll 3 5`, `draw II`, `rob 2 ?`, `buy ?`. So has a levy, which reveals the contents of
hidden hands: `levy ore 3 0 2`. An answer to an offer is hidden whole, `answer ?`. The facts are the
good of a `rob`, the edict of a `buy`, the text of an `answer`: `accept`, `reject` or `counter` with
its cards.

A game is the forts, one for each seat (with the option `fort_road` each followed by a road); two
settlements for each seat, each followed by a road; then turns. A turn is up to one edict; `roll`;
on a seven `discard` by every seat with more than 7 cards, clockwise from the one in turn, card by
card, then `pirate` or `leave` and the commands after it; trades and building, and up to one edict
if none was played; `end`; with 5 or 6 seats and the option `extra`, building by each other seat,
clockwise, each up to its `pass`. After a `pirate`, of a seven or of a soldier, comes `rob` or
`spare`, where any other seat has cards. After a `settle` or a `city`, once the founding is over,
comes `draw`, unless the bag is empty or the game is won. After an `offer` comes an answer by every
other seat with cards, clockwise, then `deal` or `withdraw` unless all rejected. After a `soldier`
come up to two deeds, `shift`, `chase` or `pirate`, after a `corvee` up to two roads; both end by
themselves when no other deed or road is possible, or else with `finish`.

The author of each `play`, who learns something from it, and the effect of undo:

- forts, settlements and roads of the founding, roads, cities, settlements and towers built later:
  the seat that builds; nobody; undo takes it back, with the start goods of a settlement.
- `roll`, `draw`: the seat in turn, in an extra building round the one that builds; all learn the
  dice or the numeral; a barrier. A roll has in it the assault, the breach and the goods that
  follow.
- `discard`: the seat that has too many cards; nobody, for the card is given up openly; undo takes
  it back until another seat has decided.
- `pirate`, `leave`, `spare`: the seat in turn; nobody; undo takes it back.
- `rob`: the seat in turn; it and the seat that is robbed learn the good, with open hands all; a
  barrier.
- `buy`: the seat that builds; that seat learns the edict; a barrier.
- `supply`: the seat in turn; nobody; undo takes it back.
- `offer`: the seat in turn; nobody; undo takes it back until the first answer, and the offer is not
  counted then. All have seen that the seat held the cards.
- an answer: the seat that is asked; nobody but itself before the last one, and undo takes it back
  until another seat has decided. With the last answer all learn all of them; a barrier.
- `deal`, `withdraw`: the seat in turn; nobody; undo takes it back.
- `soldier`, `corvee`, `tribute` and their deeds, roads and cards, `finish`: the seat in turn;
  nobody; undo takes it back. All have seen which edict it was.
- `levy`: the seat in turn; all learn the cards that each other seat hands over; a barrier.
- `end`, `pass`: the seat in turn, or the one that builds; nobody; undo takes it back until another
  seat has decided.

The text of a `note` is in the notation of `standing`: offers that its seat answers without being
asked. Its answer is entered like any other.

A game ends with the command that wins it, with the `roll` of the last breach, or with the `end` or
`pass` of its last turn. An `end` or `pass` also begins the next turn, which may win the game. The
scores of the `end` record count academy and market.

After a take-back the rolls and riders of the steps that were taken back come again, the nth roll as
the nth; a rider that is no longer in the bag, and every robbery, is drawn again. The commands of a
file have the outcomes; the page of `chance` has the draws of a game that is continued.

Stand-ins: an edict or a good that a file leaves out stays unknown. A hand is known cards and a
number of unknown ones: a robbery without its good takes away an unknown card and gives one, and a
card that is paid is a known one if there is any, else an unknown one, which a file never denies. An
edict that is played is a known one, else an unknown one; unknown edicts are no points. An answer
that is left out is a No: it is there only where the last answer has not come. Nothing that follows
from a stand-in is ever shown.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from changcheng_qt.engine.codec import UnknownName, from_plain, to_plain
from changcheng_qt.engine.filing import FactValue, require_claims
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.pieces import Edict, SeatColour
from changcheng_qt.titles.riders.rules.setup import SEAT_COUNTS, Options, Setup, edicts_in_play

EDITION: Final = 1
"""The edition of the map."""


@dataclass(frozen=True, slots=True)
class _Archived:
    """The fields of a setup in a file."""

    colours: tuple[SeatColour, ...]
    first: Seat
    map: int
    options: Options


def setup_to_plain(setup: Setup) -> Any:  # noqa: ANN401 - JSON values have no narrower type
    """Return the public part of a setup as plain values."""
    return to_plain(_Archived(setup.colours, setup.first, EDITION, setup.options))


def facts_of(setup: Setup) -> tuple[FactValue, ...]:
    """Return the hidden facts of a setup."""
    return tuple(edict.value for edict in setup.stack if edict is not None)


def setup_from_plain(value: object, facts: Sequence[FactValue | None]) -> Setup:
    """Return the setup from plain values and facts, with None for facts left out; raises
    `ValueError` with the fault.
    """
    archived = from_plain(_Archived, value, "setup")
    if archived.map != EDITION:
        raise UnknownName("setup.map: unknown edition", str(archived.map))
    seats = len(archived.colours)
    require_claims("setup: {}", _claims(archived, seats))
    stack = tuple(None if fact is None else _edict(fact) for fact in facts)
    box = edicts_in_play(seats)
    if len(stack) != len(box) or Counter(filter(None, stack)) - Counter(box):
        raise ValueError(f"setup: the facts are not the {len(box)} edicts in play")
    return Setup(archived.colours, archived.first, archived.options, stack)


def _claims(archived: _Archived, seats: int) -> dict[str, bool]:
    return {
        "3 to 6 different colours are needed": seats in SEAT_COUNTS
        and len(set(archived.colours)) == seats,
        "the first player is no seat": archived.first in range(seats),
    }


def _edict(fact: FactValue) -> Edict:
    try:
        return Edict(fact)
    except ValueError as error:
        raise ValueError(f"setup: {fact!r} is no edict") from error
