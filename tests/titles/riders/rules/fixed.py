"""The games of the fixed numbers, and their positions: a game, and how many of its commands were
given.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from changcheng_qt.titles.riders.rules import notation, setup
from changcheng_qt.titles.riders.rules.legality import legal
from changcheng_qt.titles.riders.rules.pieces import Edict, Numeral, Riders, SeatColour
from changcheng_qt.titles.riders.rules.points import points
from changcheng_qt.titles.riders.rules.setup import Options, Setup
from changcheng_qt.titles.riders.rules.state import State, first_state
from changcheng_qt.titles.riders.rules.steps import apply
from tests.titles.riders.rules.cases import CASES

_KINDS: Final[dict[str, Any]] = {
    "founding": setup.Founding,
    "pirate": setup.PirateMove,
    "conquest": setup.Conquest,
    "offers": setup.OfferLimit,
    "rounds": setup.RoundLimit,
    "hands": setup.Hands,
}


def setup_of(game: int) -> Setup:
    """The setup of a game."""
    given = CASES["games"][game]["setup"]
    options = {key: _KINDS.get(key, bool)(value) for key, value in given["options"].items()}
    colours = tuple(list(SeatColour)[: given["seats"]])
    return Setup(colours, given["first"], Options(**options), tuple(map(Edict, given["deck"])))


def texts_of(game: int) -> list[str]:
    """The commands of a game."""
    return [text for turn in CASES["games"][game]["turns"] for text in turn.split("; ")]


def positions(game: int) -> Iterator[State]:
    """The positions of a game, from the setup to the end."""
    state = first_state(setup_of(game))
    yield state
    for text in texts_of(game):
        state = apply(state, notation.from_text(state, text)).after
        yield state


@cache
def position(game: int, after: int) -> State:
    """The position after n commands of a game."""
    return next(state for number, state in enumerate(positions(game)) if number == after)


def described(state: State) -> dict[str, Any]:
    """A position in the words of the fixed numbers."""
    board, stack = state.setup.board, state.setup.stack
    sectors = [str(site.number) for site in board.sectors]
    entered = zip(board.land_words, state.entered, strict=True)
    return {
        "turn": state.turn.number,
        "active": state.turn.seat,
        "decider": state.to_act,
        "legal": len(legal(state)),
        "hands": list(map(list, state.hands)),
        "supply": list(state.supply),
        "edicts": [sorted(_word(stack[place]) for place in held) for held in state.edicts],
        "played": [[_word(edict) for edict in played] for played in state.played],
        "stack": len(stack) - state.taken,
        "levels": dict(zip(sectors, state.levels, strict=True)),
        "before": dict(zip(sectors, map(_words, state.waiting), strict=True)),
        "gathered": _by_numeral(map(_words, state.gathered)),
        "entered": {word: _words(riders) for word, riders in entered if riders},
        "bag": _by_numeral(state.bag[: len(board.grounds)]),
        "pirate": board.sea_words[state.pirate],
        "penalties": list(state.penalties),
        "points": list(points(state)),
        "roads": list(state.lines),
        "long_road": state.long_road.holder,
        "great_host": state.great_host.holder,
        "offers": state.turn.offers,
    }


def _word(edict: Edict | None) -> str:
    assert edict is not None
    return edict.value


def _words(riders: Riders) -> list[str]:
    return [rider.word for rider in riders]


def _by_numeral(values: Any) -> dict[str, Any]:  # noqa: ANN401 - of any kind
    return {numeral.word: value for numeral, value in zip(Numeral, values, strict=False)}
