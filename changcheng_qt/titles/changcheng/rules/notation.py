"""Commands as short text, used in files and on the command line.

A square is named by its face and its number from the west, `1A.5`; a province `1A.p2`, a region
`1A.r3`. A board has one face in play, so these names stay valid when boards are added at either
end. A command is a word and its places:

    single SQUARE     double SQUARE SQUARE     tower SQUARE     neutral SQUARE
    card CARD PROVINCE     peek REGION     score PROVINCE
    cancel SEAT CARD     break SQUARE     remove REGION     raise     lower     virtual
    swap SQUARE SQUARE     decline
    end     extend FACE END     pass

Two squares have one order. A double is named west first. A swap names first the square in the
province that is scored; in a swap within one province the western square comes first.

CARD is warrior, traitor, flood, builder, master_builder or mandarin; SEAT counts from 0; FACE is
such as `3B`; END is west or east.
"""

import re
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from changcheng_qt.engine.filing import GAP
from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.titles.changcheng.rules.geography import (
    AREAS_PER_SIDE,
    SQUARES_PER_BOARD,
    End,
    Side,
    Wall,
)
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard

_WORDS: dict[str, type[Any]] = {
    "single": commands.PlaceSingle,
    "double": commands.PlaceDouble,
    "tower": commands.PlaceTower,
    "neutral": commands.PlaceNeutral,
    "card": commands.PlayCard,
    "peek": commands.Peek,
    "score": commands.BeginScoring,
    "cancel": commands.CancelCard,
    "break": commands.BreakWall,
    "remove": commands.RemoveThreat,
    "raise": commands.RaiseValue,
    "lower": commands.LowerValue,
    "virtual": commands.AddVirtualWall,
    "swap": commands.SwapWalls,
    "decline": commands.DeclineSwap,
    "end": commands.EndTurn,
    "extend": commands.ExtendMap,
    "pass": commands.Pass,
}
_WORD_OF = {kind: word for word, kind in _WORDS.items()}
_PLACES = {kind: tuple(one.name for one in fields(kind)) for kind in _WORD_OF}
"""The names of a command's places, in their order."""

_AREA_LETTERS = {"province": "p", "region": "r"}
_PLACE = re.compile(r"([A-Za-z0-9]+)\.([pr]?)([1-9][0-9]?)")
_FACE = re.compile(r"([A-Za-z0-9]+)([AB])")


def to_text(wall: Wall, command: Command) -> str:
    """Return a command as text, with the names of places on a wall."""
    kind = type(command)
    word = _WORD_OF[kind]
    if isinstance(command, commands.ExtendMap):
        return f"{word} {command.board}{command.side.value} {command.end.value}"
    places = [_place_text(wall, name, getattr(command, name)) for name in _PLACES[kind]]
    return " ".join((word, *places))


def from_text(wall: Wall, text: str) -> Command:
    """Return the command of a text; raises `ValueError` with the fault."""
    word, *places = text.split(" ")
    kind = _WORDS.get(word)
    if kind is None:
        raise ValueError(f"unknown command {word!r}")
    if kind is commands.ExtendMap:
        return _extension(places)
    names = _PLACES[kind]
    if len(places) != len(names):
        raise ValueError(f"{word} takes {len(names)} words, {len(places)} given")
    values = (_place(wall, name, place) for name, place in zip(names, places, strict=True))
    command: Command = kind(*values)
    return command


def conceal(text: str) -> tuple[str, str | None]:
    """Return the text of a command without the card that only its owner sees, and that card."""
    match text.split(" "):
        case ["card", card, province]:
            return f"card {GAP} {province}", card
        case _:
            return text, None


def reveal(text: str, card: str) -> str:
    """Return a text with its gap filled by a card; raises `ValueError` if there is no such card."""
    if card not in map(card_word, ActionCard):
        raise ValueError(f"unknown card {card!r}")
    return text.replace(GAP, card)


def card_word(card: ActionCard) -> str:
    """Return the word for a card."""
    return card.name.lower()


def place_of(wall: Wall, text: str) -> tuple[str, int]:
    """Return the kind of a place, `p` for a province, `r` for a region, empty for a square, and its
    number on a wall; raises `ValueError` for an unknown place.
    """
    match = _PLACE.fullmatch(text)
    letter = match[2] if match else ""
    field = next((name for name, its in _AREA_LETTERS.items() if its == letter), "square")
    return letter, _place(wall, field, text)


def _place_text(wall: Wall, field: str, value: Any) -> str:  # noqa: ANN401
    if isinstance(value, ActionCard):
        return card_word(value)
    if field == "owner":
        return str(value)
    letter = _AREA_LETTERS.get(field, "")
    slot, i = divmod(value, AREAS_PER_SIDE if letter else SQUARES_PER_BOARD)
    return f"{wall.faces[slot].code}.{letter}{i + 1}"


def _place(wall: Wall, field: str, text: str) -> Any:  # noqa: ANN401
    if field == "card":
        return _member(lambda: ActionCard[text.upper()] if text.islower() else None, text)
    if field == "owner":
        return _member(lambda: int(text) if re.fullmatch("[0-3]", text) else None, text)
    match = _PLACE.fullmatch(text)
    letter = _AREA_LETTERS.get(field, "")
    codes = [face.code for face in wall.faces]
    count = AREAS_PER_SIDE if letter else SQUARES_PER_BOARD
    if not match or match[2] != letter or match[1] not in codes or int(match[3]) > count:
        raise ValueError(f"unknown place {text!r}")
    return codes.index(match[1]) * count + int(match[3]) - 1


def _extension(places: list[str]) -> commands.ExtendMap:
    match places:
        case [face, ("west" | "east") as end] if found := _FACE.fullmatch(face):
            return commands.ExtendMap(found[1], Side(found[2]), End(end))
        case _:
            raise ValueError("extend takes a face, such as 3B, and west or east")


def _member(read: Callable[[], Any], text: str) -> Any:  # noqa: ANN401
    try:
        value = read()
    except KeyError:
        value = None
    if value is None:
        raise ValueError(f"unknown word {text!r}")
    return value
