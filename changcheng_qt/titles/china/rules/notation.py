"""Commands as short text, used in files and on the command line.

A region is named by its id, a space by the id of its town, both as in the map: `chu`, `ying`. A
piece is paid for by `card`, one card of the region's colour, or by the colour of a pair. A command
is a word with its arguments:

    house SPACE PAY     emissary REGION PAY     fort SPACE PAY
    swap COLOUR     take SLOT     draw
    end     pass

SLOT is 0 to 3; COLOUR is red, green, yellow, orange or purple; PAY is card or a COLOUR.

In files three commands also have their outcomes, for readers of a file in which the cards are left
out: `draw COLOUR`, in every record `draw ?` with the colour as its fact; `end COLOUR ...`, the
cards that were turned up, if any, in the order of their slots; `fort SPACE PAY owed` if a house
must follow.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar, assert_never

from changcheng_qt.engine.filing import GAP
from changcheng_qt.titles.china.rules import commands, events
from changcheng_qt.titles.china.rules.commands import Command, Pay
from changcheng_qt.titles.china.rules.events import Event
from changcheng_qt.titles.china.rules.geography import Board
from changcheng_qt.titles.china.rules.pieces import BY_WORD, OPEN_SLOTS, Colour

T = TypeVar("T")

CARD: Final = "card"
DRAW: Final = "draw"
END: Final = "end"
FORT: Final = "fort"
OWED: Final = "owed"
_PAYS: Final[Mapping[str, Pay]] = {CARD: None, **BY_WORD}
_SLOTS: Final = {str(slot): slot for slot in range(OPEN_SLOTS)}
_BARE: Final[Mapping[str, Callable[[], Command]]] = {
    DRAW: commands.DrawCard,
    END: commands.EndTurn,
    "pass": commands.Pass,
}
_WORDS: Final = ("house", "emissary", FORT, "swap", "take", *_BARE)


def to_text(board: Board, command: Command) -> str:
    """Return a command as text, on the board with its places."""
    match command:
        case commands.PlaceHouse(space, pay):
            return f"house {board.spaces[space].id} {_pay_word(pay)}"
        case commands.SendEmissary(region, pay):
            return f"emissary {board.regions[region].id} {_pay_word(pay)}"
        case commands.PlaceFortification(space, pay):
            return f"{FORT} {board.spaces[space].id} {_pay_word(pay)}"
        case commands.SwapCard(colour):
            return f"swap {colour.word}"
        case commands.TakeOpenCard(slot):
            return f"take {slot}"
        case commands.DrawCard():
            return DRAW
        case commands.EndTurn():
            return END
        case commands.Pass():
            return "pass"
        case _:
            assert_never(command)


def from_text(board: Board, text: str) -> Command:
    """Return the command of a text; raises `ValueError` with the fault."""
    match text.split(" "):
        case ["house", space, pay]:
            return commands.PlaceHouse(_known(board.space_numbers, space), _known(_PAYS, pay))
        case ["emissary", region, pay]:
            return commands.SendEmissary(_known(board.region_numbers, region), _known(_PAYS, pay))
        case ["fort", space, pay, *owed] if owed in ([], [OWED]):
            return commands.PlaceFortification(
                _known(board.space_numbers, space), _known(_PAYS, pay), bool(owed)
            )
        case ["swap", colour]:
            return commands.SwapCard(_known(BY_WORD, colour))
        case ["draw", colour]:
            return commands.DrawCard(_known(BY_WORD, colour))
        case ["end", *colours] if colours:
            return commands.EndTurn(tuple(_known(BY_WORD, colour) for colour in colours))
        case ["take", slot]:
            return commands.TakeOpenCard(_known(_SLOTS, slot))
        case [word] if word in _BARE:
            return _BARE[word]()
        case [word, *_] if word in _WORDS:
            raise ValueError(f"{word} has too few or too many words beside it")
        case words:
            raise ValueError(f"unknown command {words[0]!r}")


def bare(command: Command) -> Command:
    """Return a command without its outcome."""
    match command:
        case commands.DrawCard():
            return commands.DrawCard()
        case commands.EndTurn():
            return commands.EndTurn()
        case commands.PlaceFortification(space, pay):
            return commands.PlaceFortification(space, pay)
        case _:
            return command


def as_played(text: str, happened: Iterable[Event]) -> str:
    """Return the text of a command with its outcome."""
    words = text.split(" ")
    if words[0] == FORT:
        words = words[:3]
    elif words[0] in (DRAW, END):
        words = words[:1]
    for event in happened:
        match event:
            case events.CardDrawn(colour=Colour() as colour):
                words.append(colour.word)
            case events.OpenCardsFilled(colours=colours):
                words += [colour.word for colour in colours]
            case events.FortificationPlaced(owes=True):
                words.append(OWED)
            case _:
                pass
    return " ".join(words)


def conceal(text: str) -> tuple[str, str | None]:
    """Return the text of a draw with a gap, and the card; None where there is none."""
    match text.split(" "):
        case ["draw", colour]:
            return f"{DRAW} {GAP}", colour
        case _:
            return text, None


def _pay_word(pay: Pay) -> str:
    return CARD if pay is None else pay.word


def _known(names: Mapping[str, T], word: str) -> T:
    if word not in names:
        raise ValueError(f"unknown word {word!r}")
    return names[word]
