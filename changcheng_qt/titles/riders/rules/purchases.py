"""The edicts bought and played in an account, by their places in the stack (RIDERS section 12.3).

Theory of operation. A buyer sees an edict at a place of the stack; others learn of it only that it
is at that place. A play shows that one of the places where its seat had bought, and from which it
had not played, has an edict of that kind. So does a play that was undone, but the seat keeps that
edict. The stack keeps its order after a take-back: the next buyer at a place gets the edict that an
earlier one saw there.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.entries import Aside, Bought, Entries, Played
from changcheng_qt.titles.riders.rules.pieces import Edict

Places: TypeAlias = tuple[int, ...]
"""Places in the stack, in the order of the purchases."""


@dataclass(frozen=True, slots=True)
class Play:
    """A play of an edict from one of `places`, other than those of the plays numbered `before`."""

    edict: Edict
    places: Places
    before: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Purchases:
    """The places where each seat bought edicts, in order; all plays, undone ones too; and by seat
    the numbers of those that were not undone, `done`.
    """

    bought: tuple[Places, ...]
    plays: tuple[Play, ...]
    done: tuple[tuple[int, ...], ...]


class NoPlaces(ValueError):
    """The plays of a faulty file fit no places."""


def purchases_of(seats: int, entries: Entries) -> Purchases:
    """Return the purchases and plays of an account."""
    bought: dict[Seat, Places] = dict.fromkeys(range(seats), ())
    done: dict[Seat, tuple[int, ...]] = dict.fromkeys(range(seats), ())
    plays: list[Play] = []
    _collect(entries, bought, done, plays)
    return Purchases(tuple(bought.values()), tuple(plays), tuple(done.values()))


def _collect(
    entries: Entries,
    bought: dict[Seat, Places],
    done: dict[Seat, tuple[int, ...]],
    plays: list[Play],
) -> None:
    for entry in entries:
        if isinstance(entry, Bought):
            bought[entry.seat] += (entry.place,)
        elif isinstance(entry, Played):
            places = bought[entry.seat][: entry.bought]
            plays.append(Play(entry.edict, places, done[entry.seat]))
            done[entry.seat] += (len(plays) - 1,)
        elif isinstance(entry, Aside):
            _collect(entry.entries, dict(bought), dict(done), plays)


class Placing:
    """Draws the place of each play, so that all plays fit, those with the fewest places first.

    A play takes a place where an edict of its kind is known or already drawn; if there is none,
    each unknown place has the same chance.
    """

    def __init__(
        self, plays: Iterable[Play], seen: Mapping[int, Edict], box: Iterable[Edict], rng: Random
    ) -> None:
        """Draw; `seen` are known edicts by their places, `box` all edicts of the game. Raises
        `NoPlaces`.
        """
        self.kinds = dict(seen)
        self.places: dict[int, int] = {}
        """By the number of a play."""
        self._left = Counter(box)
        self._left.subtract(seen.values())
        self._rng = rng
        if not self._place(sorted(enumerate(plays), key=lambda play: len(play[1].places))):
            raise NoPlaces

    def _place(self, plays: list[tuple[int, Play]]) -> bool:
        """Draw the places of plays; return whether all fit. Where the rest does not fit, another
        place is drawn.
        """
        if not plays:
            return True
        (number, play), *others = plays
        for place in self._fitting(play):
            is_new = place not in self.kinds
            self.places[number] = place
            if is_new:
                self.kinds[place] = play.edict
                self._left[play.edict] -= 1
            if self._place(others):
                return True
            if is_new:
                del self.kinds[place]
                self._left[play.edict] += 1
        self.places.pop(number, None)
        return False

    def _fitting(self, play: Play) -> list[int]:
        gone = {self.places.get(number) for number in play.before}
        free = [place for place in play.places if place not in gone]
        known = [place for place in free if self.kinds.get(place) is play.edict]
        new = [place for place in free if place not in self.kinds]
        return [*known, *self._rng.sample(new, len(new))] if self._left[play.edict] else known
