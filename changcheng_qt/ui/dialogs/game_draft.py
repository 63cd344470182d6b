"""The draft of a new game: a place for each seat, of which the first ones play.

There are no widgets here; the dialog shows a draft and gets the next one from it. A draft can be
saved as plain values, so that two clicks start the same game again.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.help import BEGINNERS, PURISTS, USUAL, Help
from changcheng_qt.engine.seats import HUMAN, Controller, Player, Seat
from changcheng_qt.engine.texts import as_name, as_seed, distinct_names
from changcheng_qt.ui.seam.title import GameOrder, PlainChoices

translate = QCoreApplication.translate

_CHOICE: Final = "choice."
_CHANCE: Final = -1
HELPS: Final = {"usual": USUAL, "beginners": BEGINNERS, "purists": PURISTS}
"""The choices of help while playing, in their saved form, the usual one first."""
ELSEWHERE: Final = "elsewhere"
"""The controller of a place whose person sits at another computer."""
_PEOPLE: Final = frozenset({HUMAN, ELSEWHERE})
_USUAL_COUNT: Final = 3
"""The usual number of players in a first game."""
_SUCCESSORS: Final = {"random": "novice", "greedy": "club"}
"""The kinds of bots that replace those that are no longer offered."""


@dataclass(frozen=True, slots=True)
class SeatDraft:
    """One place at the table: a name as typed, a controller, and a colour of the title."""

    name: str
    controller: Controller
    colour: str


@dataclass(frozen=True, slots=True)
class Offer:
    """The possible choices: the title's colours and seat counts, and the kinds of bots."""

    colours: tuple[str, ...]
    seat_counts: range
    bots: tuple[Controller, ...]
    has_elsewhere: bool = False
    """Whether people at other computers can play."""

    @property
    def controllers(self) -> tuple[Controller, ...]:
        """Return all controllers of a seat."""
        return (HUMAN, *((ELSEWHERE,) if self.has_elsewhere else ()), *self.bots)


@dataclass(frozen=True, slots=True)
class GameDraft:
    """The present choices; `places` has one for each possible seat of the title."""

    places: tuple[SeatDraft, ...]
    count: int
    first: Seat | None = None
    choices: PlainChoices = field(default_factory=dict)
    help: Help = USUAL

    @property
    def people(self) -> int:
        """The number of people who play."""
        return sum(place.controller in _PEOPLE for place in self.places[: self.count])

    @property
    def elsewhere(self) -> tuple[Seat, ...]:
        """The seats of people at other computers."""
        places = enumerate(self.places[: self.count])
        return tuple(seat for seat, place in places if place.controller == ELSEWHERE)

    def with_place(self, seat: Seat, place: SeatDraft) -> "GameDraft":
        """Return the draft with another place; a colour of another place is swapped."""
        before = self.places[seat].colour
        places = [
            replace(other, colour=before) if other.colour == place.colour else other
            for other in self.places
        ]
        places[seat] = place
        return replace(self, places=tuple(places))

    @property
    def bots(self) -> tuple[Controller, ...]:
        """The controllers of the bots that play."""
        controllers = (place.controller for place in self.places[: self.count])
        return tuple(one for one in controllers if one not in _PEOPLE)

    def with_bots(self, bot: Controller) -> "GameDraft":
        """Return the draft with this bot in place of all bots, also of those that do not play."""
        places = (
            place if place.controller in _PEOPLE else replace(place, controller=bot)
            for place in self.places
        )
        return replace(self, places=tuple(places))

    def with_count(self, count: int) -> "GameDraft":
        """Return the draft for the given number of players."""
        first = None if self.first is not None and self.first >= count else self.first
        return replace(self, count=count, first=first)

    def order(self, title: str, defaults: Sequence[str], seed: str = "") -> GameOrder:
        """Return the order of a game, with `defaults` for missing and duplicate names."""
        playing = self.places[: self.count]
        typed = ["" if place.controller == ELSEWHERE else place.name for place in playing]
        names = distinct_names(typed, defaults[: self.count])
        return GameOrder(
            title=title,
            players=tuple(
                Player(name, HUMAN if place.controller == ELSEWHERE else place.controller)
                for name, place in zip(names, playing, strict=True)
            ),
            colours=tuple(place.colour for place in playing),
            first=self.first,
            seed=as_seed(seed),
            choices=self.choices,
            help=self.help,
        )

    def to_plain(self) -> PlainChoices:
        """Return the draft as plain values; the seed is never saved."""
        plain: dict[str, str | int | bool] = {
            "count": self.count,
            "first": _CHANCE if self.first is None else self.first,
            "help": next(kept for kept, help in HELPS.items() if help == self.help),
        }
        for seat, place in enumerate(self.places):
            plain[f"name{seat}"] = place.name
            plain[f"controller{seat}"] = place.controller
            plain[f"colour{seat}"] = place.colour
        return plain | {f"{_CHOICE}{name}": value for name, value in self.choices.items()}


def first_draft(offer: Offer, count: int | None = None) -> GameDraft:
    """Return the draft for a first game, of `count` players if that is given: a person against the
    easiest bots, with all help.
    """
    rival = offer.bots[0] if offer.bots else HUMAN
    places = tuple(
        SeatDraft("", HUMAN if seat == 0 else rival, offer.colours[seat])
        for seat in range(offer.seat_counts[-1])
    )
    return GameDraft(
        places, count=min(count or _USUAL_COUNT, offer.seat_counts[-1]), help=BEGINNERS
    )


def draft_from(plain: Mapping[str, object], offer: Offer) -> GameDraft:
    """Return a saved draft; each invalid value gets its default."""
    usual = first_draft(offer)
    count = plain.get("count")
    draft = replace(
        usual,
        count=count if isinstance(count, int) and count in offer.seat_counts else usual.count,
        help=HELPS.get(str(plain.get("help")), USUAL if plain else usual.help),
        choices={
            name.removeprefix(_CHOICE): value
            for name, value in plain.items()
            if name.startswith(_CHOICE) and isinstance(value, str | int | bool)
        },
    )
    for seat, place in enumerate(usual.places):
        draft = draft.with_place(seat, _place_from(plain, seat, place, offer))
    first = plain.get("first")
    if isinstance(first, int) and first in range(draft.count):
        return replace(draft, first=first)
    return draft


def default_names() -> tuple[str, ...]:
    """Return a name for each of six seats in the language of the interface."""
    return (
        translate("Names", "Mei"),
        translate("Names", "Luca"),
        translate("Names", "Claire"),
        translate("Names", "Sima"),
        translate("Names", "Amina"),
        translate("Names", "Oskar"),
    )


def _place_from(
    plain: Mapping[str, object], seat: Seat, usual: SeatDraft, offer: Offer
) -> SeatDraft:
    name = plain.get(f"name{seat}")
    kept = plain.get(f"controller{seat}")
    controller = kept if kept in offer.controllers else _SUCCESSORS.get(str(kept))
    colour = plain.get(f"colour{seat}")
    return SeatDraft(
        name=as_name(name) if isinstance(name, str) else usual.name,
        controller=str(controller) if controller in offer.controllers else usual.controller,
        colour=str(colour) if colour in offer.colours else usual.colour,
    )
