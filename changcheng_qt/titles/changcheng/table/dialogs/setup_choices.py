"""The choices for a new game as plain values that can be kept between sessions, and back: the
table options (`ui.dialogs.plain_choices`), the event cards and the boards.

- `events` is `none`, `one`, `two` (at random), or the letters of the chosen cards, such as `AC`;
- `west` and `east` are codes of faces such as `1A`, or empty: the boards are drawn.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, TypeAlias

from changcheng_qt.titles.changcheng.rules.geography import Board, Face, Side
from changcheng_qt.titles.changcheng.rules.pieces import Colour, EventCard
from changcheng_qt.titles.changcheng.rules.setup import MOST_EVENTS, Options, SetupChoices
from changcheng_qt.ui.dialogs.plain_choices import options_among
from changcheng_qt.ui.seam.title import GameOrder, PlainChoices

EventWish: TypeAlias = tuple[EventCard, ...] | int

_COUNTS: Final = {"none": 0, "one": 1, "two": 2}
_LETTERS: Final = {
    "".join(card.value for card in cards): cards
    for count in range(1, MOST_EVENTS + 1)
    for cards in combinations(EventCard, count)
}


def options_of(choices: PlainChoices) -> Options:
    """Return the options from plain values, defaults for invalid ones."""
    return options_among(choices, Options())


def event_choice(events: EventWish) -> str:
    """Return a choice of event cards as a plain value."""
    if isinstance(events, int):
        return next(name for name, count in _COUNTS.items() if count == events)
    return "".join(card.value for card in events) or "none"


def events_of(choices: PlainChoices) -> EventWish:
    """Return the choice of event cards from plain values: cards, or how many to draw."""
    wish = str(choices.get("events", "none"))
    return _LETTERS.get(wish) or _COUNTS.get(wish, 0)


def event_wishes() -> tuple[EventWish, ...]:
    """Return every choice of event cards: counts first, then cards by name."""
    return (*_COUNTS.values(), *_LETTERS.values())


def face_choices(faces: tuple[Face, Face] | None) -> dict[str, str]:
    """Return the two first boards as plain values, empty where they are drawn."""
    west, east = ("", "") if faces is None else (face.code for face in faces)
    return {"west": west, "east": east}


def faces_of(choices: PlainChoices, boards: Sequence[Board]) -> tuple[Face, Face] | None:
    """Return the two faces chosen by hand; None if they are to be drawn, or the choice is no longer
    possible: an unknown face, one board twice, or a side that the options forbid.
    """
    offered = {face.code: face for face in offered_faces(boards, options_of(choices))}
    west = offered.get(str(choices.get("west")))
    east = offered.get(str(choices.get("east")))
    if west is None or east is None or west.board == east.board:
        return None
    return west, east


def offered_faces(boards: Sequence[Board], options: Options) -> tuple[Face, ...]:
    """Return the faces that the options allow, board by board."""
    return tuple(
        board.face(side) for board in boards for side in Side if options.sides.allows(side)
    )


def setup_choices(order: GameOrder, boards: Sequence[Board]) -> SetupChoices:
    """Return the choices for an ordered game; raises ValueError for an unknown colour."""
    return SetupChoices(
        colours=tuple(Colour(colour) for colour in order.colours),
        first=order.first,
        options=options_of(order.choices),
        events=events_of(order.choices),
        faces=faces_of(order.choices, boards),
    )
