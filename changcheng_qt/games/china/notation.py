"""Commands as short text; the files and the command line speak it.

A region is named by its id, a space by the id of its town, both as in the map: `chu`, `ying`. A
piece is paid for by `card`, one card of the region's colour, or by the colour of a pair. A command
is a word and what belongs to it:

    house SPACE PAY     emissary REGION PAY     fort SPACE PAY
    swap COLOUR     take SLOT     draw
    end     pass

SLOT is 0 to 3; COLOUR is red, green, yellow, orange or purple; PAY is card or a COLOUR.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeVar, assert_never

from changcheng_qt.games.china import commands
from changcheng_qt.games.china.commands import Command, Pay
from changcheng_qt.games.china.geography import Board
from changcheng_qt.games.china.pieces import BY_WORD, OPEN_SLOTS

T = TypeVar("T")

CARD: Final = "card"
_PAYS: Final[Mapping[str, Pay]] = {CARD: None, **BY_WORD}
_SLOTS: Final = {str(slot): slot for slot in range(OPEN_SLOTS)}
_BARE: Final[Mapping[str, Callable[[], Command]]] = {
    "draw": commands.DrawCard,
    "end": commands.EndTurn,
    "pass": commands.Pass,
}
_WORDS: Final = ("house", "emissary", "fort", "swap", "take", *_BARE)


def to_text(board: Board, command: Command) -> str:
    """Return a command as text, on the board where its places exist."""
    match command:
        case commands.PlaceHouse(space, pay):
            return f"house {board.spaces[space].id} {_pay_word(pay)}"
        case commands.SendEmissary(region, pay):
            return f"emissary {board.regions[region].id} {_pay_word(pay)}"
        case commands.PlaceFortification(space, pay):
            return f"fort {board.spaces[space].id} {_pay_word(pay)}"
        case commands.SwapCard(colour):
            return f"swap {colour.word}"
        case commands.TakeOpenCard(slot):
            return f"take {slot}"
        case commands.DrawCard():
            return "draw"
        case commands.EndTurn():
            return "end"
        case commands.Pass():
            return "pass"
        case _:
            assert_never(command)


def from_text(board: Board, text: str) -> Command:
    """Return the command that a text means; raises `ValueError` with what is wrong."""
    match text.split(" "):
        case ["house", space, pay]:
            return commands.PlaceHouse(_known(board.space_numbers, space), _known(_PAYS, pay))
        case ["emissary", region, pay]:
            return commands.SendEmissary(_known(board.region_numbers, region), _known(_PAYS, pay))
        case ["fort", space, pay]:
            return commands.PlaceFortification(
                _known(board.space_numbers, space), _known(_PAYS, pay)
            )
        case ["swap", colour]:
            return commands.SwapCard(_known(BY_WORD, colour))
        case ["take", slot]:
            return commands.TakeOpenCard(_known(_SLOTS, slot))
        case [word] if word in _BARE:
            return _BARE[word]()
        case [word, *_] if word in _WORDS:
            raise ValueError(f"{word} has too few or too many words beside it")
        case words:
            raise ValueError(f"unknown command {words[0]!r}")


def _pay_word(pay: Pay) -> str:
    return CARD if pay is None else pay.word


def _known(names: Mapping[str, T], word: str) -> T:
    if word not in names:
        raise ValueError(f"unknown word {word!r}")
    return names[word]
