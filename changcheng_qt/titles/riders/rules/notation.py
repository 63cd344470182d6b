"""Commands as short text, used in files and on the command line (RIDERS section 13).

Places are named as in `geography`: land hexes `4.hills4`, corners `4.mountains5.SE`, roads and seas
likewise, sectors by their numbers 1 to 6, gathering grounds by their numerals I to V. SEAT counts
from 0, GOOD is wood, clay, wool, grain or ore, and CARDS are one or more of them joined by `+`, in
the order of the alphabet. A command is a word with its arguments:

    fort SECTOR     settle CORNER     city CORNER     road ROAD     wall
    roll DIE DIE     discard GOOD     pirate SEA     leave     rob SEAT GOOD     spare
    buy EDICT     draw NUMERAL     supply GOOD GOOD
    offer CARDS CARDS     accept     reject     counter CARDS CARDS     deal SEAT     withdraw
    soldier     shift NUMERAL NUMERAL     chase HEX     corvee     finish
    tribute GOOD GOOD     levy GOOD COUNT ...
    end     pass

`settle` and `road` found a place before the first turn, and build there later. Where two goods or
sets of cards change hands the one that the seat gives is first; the goods of a tribute are in the
order of the alphabet. EDICT is soldier, corvee, tribute, levy, academy or market. COUNT is the
number of cards that a seat hands over, for each other seat clockwise from the next one.

A command that waits for its outcome has its first words only: `roll`, `rob SEAT`, `buy`, `draw`,
`levy GOOD`. Files always have the outcome: `roll 3 5`, `draw II`, `levy ore 3 0 2`. It is a secret
in `rob SEAT ?` and `buy ?`; so is all of an answer to an offer, `answer ?` with `accept`, `reject`
or `counter CARDS CARDS` as its fact.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from changcheng_qt.engine.filing import GAP
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.geography import Board
from changcheng_qt.titles.riders.rules.pieces import (
    GOOD_BY_WORD,
    Edict,
    Goods,
    Numeral,
    cards_of,
    goods,
)
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage

ACCEPT: Final = "accept"
REJECT: Final = "reject"
COUNTER: Final = "counter"
ANSWER: Final = "answer"
BUY: Final = "buy"
ROB: Final = "rob"
TRIBUTE: Final = "tribute"
UNKNOWN: Final = "unknown"
"""The stand-in for a secret that a file leaves out."""
_FOUNDING: Final = (Stage.FORTS, Stage.SETTLEMENTS, Stage.FIRST_ROADS)


@dataclass(frozen=True)
class _Field:
    """The notation of a field of a command: one word, or all words of an outcome."""

    write: Callable[[Board, Any], str]
    read: Callable[[State, str], Any]


def _known(names: Mapping[str, Any], word: str) -> Any:  # noqa: ANN401 - of any kind
    if word not in names:
        raise ValueError(f"unknown word {word!r}")
    return names[word]


def _place(
    words: Callable[[Board], Sequence[str]], numbers: Callable[[Board], Mapping[str, int]]
) -> _Field:
    """Return the notation of a kind of place, by the names that a board has for it."""
    return _Field(
        lambda board, place: words(board)[place],
        lambda state, word: _known(numbers(state.setup.board), word),
    )


def _thing(names: Mapping[str, Any]) -> _Field:
    """Return the notation of a kind of thing, by its names."""
    words = {thing: word for word, thing in names.items()}
    return _Field(lambda _, thing: words[thing], lambda _, word: _known(names, word))


def cards_to_text(cards: Goods) -> str:
    """Return cards as text, at least one."""
    return "+".join(sorted(good.word for good in cards_of(cards)))


def cards_from_text(text: str) -> Goods:
    """Return the cards of a text; raises `ValueError` with the fault."""
    words = text.split("+")
    if words != sorted(words):
        raise ValueError(f"{text!r} is not in the order of the alphabet")
    return goods(*(_known(GOOD_BY_WORD, word) for word in words))


def _numbers(text: str, count: int, bounds: range) -> tuple[int, ...]:
    words = text.split(" ")
    if len(words) != count:
        raise ValueError(f"{count} numbers are needed")
    by_word = {str(number): number for number in bounds}
    return tuple(_known(by_word, word) for word in words)


def _series(count: Callable[[State], int], bounds: Callable[[State], range]) -> _Field:
    """Return the notation of some numbers within bounds."""
    return _Field(
        lambda _, numbers: " ".join(map(str, numbers)),
        lambda state, text: _numbers(text, count(state), bounds(state)),
    )


_CORNER: Final = _place(lambda board: board.corner_words, lambda board: board.corner_of)
_ROAD: Final = _place(lambda board: board.road_words, lambda board: board.road_of)
_SEA: Final = _place(lambda board: board.sea_words, lambda board: board.sea_of)
_HEX: Final = _place(lambda board: board.land_words, lambda board: board.land_of)
_SECTOR: Final = _place(
    lambda board: [str(site.number) for site in board.sectors],
    lambda board: {str(site.number): sector for sector, site in enumerate(board.sectors)},
)
_GROUND: Final = _place(
    lambda board: [site.numeral.word for site in board.grounds],
    lambda board: {site.numeral.word: ground for ground, site in enumerate(board.grounds)},
)
_SEAT: Final = _Field(
    lambda _, seat: str(seat),
    lambda state, word: _numbers(word, 1, range(state.setup.seats))[0],
)
_NUMERAL: Final = _Field(
    lambda _, numeral: str(numeral.word),
    lambda state, word: Numeral(_GROUND.read(state, word) + 1),
)
_GOOD: Final = _thing(GOOD_BY_WORD)
_EDICTS: Final = {edict.value: edict for edict in Edict}
_EDICT: Final = _thing(_EDICTS)
_CARDS: Final = _Field(lambda _, cards: cards_to_text(cards), lambda _, text: cards_from_text(text))
_DICE: Final = _series(lambda _: 2, lambda _: range(1, 7))
_COUNTS: Final = _series(
    lambda state: state.setup.seats - 1, lambda state: range(state.setup.cards_each + 1)
)

_FORMS: Final[Mapping[type[Any], tuple[str, tuple[_Field, ...]]]] = {
    commands.FoundFort: ("fort", (_SECTOR,)),
    commands.FoundSettlement: ("settle", (_CORNER,)),
    commands.FoundRoad: ("road", (_ROAD,)),
    commands.BuildSettlement: ("settle", (_CORNER,)),
    commands.BuildRoad: ("road", (_ROAD,)),
    commands.BuildCity: ("city", (_CORNER,)),
    commands.RaiseWall: ("wall", ()),
    commands.RollDice: ("roll", (_DICE,)),
    commands.Discard: ("discard", (_GOOD,)),
    commands.MovePirate: ("pirate", (_SEA,)),
    commands.LeavePirate: ("leave", ()),
    commands.Rob: (ROB, (_SEAT, _GOOD)),
    commands.SpareAll: ("spare", ()),
    commands.BuyEdict: (BUY, (_EDICT,)),
    commands.DrawRider: ("draw", (_NUMERAL,)),
    commands.TradeWithSupply: ("supply", (_GOOD, _GOOD)),
    commands.Offer: ("offer", (_CARDS, _CARDS)),
    commands.Accept: (ACCEPT, ()),
    commands.Reject: (REJECT, ()),
    commands.Counter: (COUNTER, (_CARDS, _CARDS)),
    commands.Deal: ("deal", (_SEAT,)),
    commands.Withdraw: ("withdraw", ()),
    commands.PlaySoldier: ("soldier", ()),
    commands.ShiftRider: ("shift", (_GROUND, _GROUND)),
    commands.ChaseRider: ("chase", (_HEX,)),
    commands.PlayCorvee: ("corvee", ()),
    commands.FinishEdict: ("finish", ()),
    commands.PlayTribute: (TRIBUTE, (_GOOD, _GOOD)),
    commands.PlayLevy: ("levy", (_GOOD, _COUNTS)),
    commands.EndTurn: ("end", ()),
    commands.PassExtra: ("pass", ()),
}
"""Each command with its word and the notation of its fields."""
_OUTCOMES: Final = (
    commands.RollDice,
    commands.Rob,
    commands.BuyEdict,
    commands.DrawRider,
    commands.PlayLevy,
)
"""The commands whose last field is an outcome."""
_KINDS: Final = {word: kind for kind, (word, _) in _FORMS.items()}
_FOUNDING_KINDS: Final = {
    **_KINDS,
    "settle": commands.FoundSettlement,
    "road": commands.FoundRoad,
}


def to_text(state: State, command: Command) -> str:
    """Return a command as text, at a position of its game."""
    word, notations = _FORMS[type(command)]
    values = [getattr(command, one.name) for one in fields(command)]
    words = [
        notation.write(state.setup.board, value)
        for notation, value in zip(notations, values, strict=True)
        if value is not None
    ]
    return " ".join((word, *(sorted(words) if word == TRIBUTE else words)))


def from_text(state: State, text: str) -> Command:
    """Return the command of a text at a position; raises `ValueError` with the fault."""
    word, gap, rest = text.partition(" ")
    kinds = _FOUNDING_KINDS if state.stage in _FOUNDING else _KINDS
    if word not in kinds:
        raise ValueError(f"unknown command {word!r}")
    kind, (_, notations) = kinds[word], _FORMS[kinds[word]]
    words = rest.split(" ", len(notations) - 1) if gap else []
    if len(words) not in (len(notations), len(notations) - (kind in _OUTCOMES)):
        raise ValueError(f"{word} has too few or too many words beside it")
    if word == TRIBUTE and words != sorted(words):
        raise ValueError("the goods of a tribute are not in the order of the alphabet")
    values = [notation.read(state, one) for notation, one in zip(notations, words, strict=False)]
    command: Command = kind(*(sorted(values) if word == TRIBUTE else values))
    return command


def conceal(text: str) -> tuple[str, str | None]:
    """Return the text of a command with a gap for its secret, and the secret; None where it has
    none.
    """
    match text.split(" "):
        case ["rob", seat, good]:
            return f"{ROB} {seat} {GAP}", good
        case ["buy", edict]:
            return f"{BUY} {GAP}", edict
        case ["answer", secret]:
            return text, secret
        case ["accept" | "reject" | "counter", *_]:
            return f"{ANSWER} {GAP}", text
        case _:
            return text, None


def reveal(text: str, secret: str) -> str:
    """Return the text of a command with its secret, an unknown answer as a No, any other unknown
    secret left out. Raises `ValueError` for a secret that does not fit.
    """
    word, *others, _ = text.split(" ")
    if word == ANSWER:
        answer = REJECT if secret == UNKNOWN else secret
        if answer.partition(" ")[0] not in (ACCEPT, REJECT, COUNTER):
            raise ValueError(f"{secret!r} is no answer")
        return answer
    if secret == UNKNOWN:
        return " ".join((word, *others))
    _known(_EDICTS if word == BUY else GOOD_BY_WORD, secret)
    return " ".join((word, *others, secret))
