"""The seven games of the fixed numbers, replayed command by command."""

from typing import Any, Final

import pytest

from changcheng_qt.titles.riders.rules.points import points
from tests.titles.riders.rules.cases import CASES
from tests.titles.riders.rules.fixed import described, positions, texts_of

GAMES: Final = CASES["games"]
OF_THE_END: Final = {"played", "before", "gathered", "entered", "bag", "penalties"}
"""The keys under which the states of a game have the lists of its end: the program that wrote them
kept one list for all. Only the end is compared there.
"""


@pytest.mark.no_cover
@pytest.mark.parametrize("game", range(len(GAMES)))
def test_a_fixed_game_is_replayed(game: int) -> None:
    states = list(positions(game))
    expected = GAMES[game]["states"]
    assert len(states) == GAMES[game]["commands"] + 1
    assert len(expected) == len(states) // 40
    for after, state in expected.items():
        seen = described(states[int(after)])
        assert _comparable(seen) == _comparable(state), after
    end, result = states[-1], GAMES[game]["result"]
    assert _without_empty(described(end)) == _without_empty(GAMES[game]["end"])
    words = [text.partition(" ")[0] for text in texts_of(game)]
    assert (end.ply, end.rolls, end.draws) == (len(words), words.count("roll"), words.count("draw"))
    assert end.ending is not None
    assert end.ending.value == result["ending"]
    assert list(end.winners) == result["winners"]
    assert list(end.best) == result["best"]
    assert list(points(end)) == result["points"]


def test_the_lists_of_the_end_differ_from_those_of_the_time() -> None:
    """If the file is ever written again with lists of its own, they are to be compared."""
    first = GAMES[0]["states"]["40"]
    assert first["played"] == GAMES[0]["end"]["played"] != [[], [], [], []]
    seen = described(next(s for n, s in enumerate(positions(0)) if n == 40))
    assert {key for key in first if first[key] != seen[key]} <= OF_THE_END


def _comparable(state: dict[str, Any]) -> dict[str, Any]:
    return {
        key: [sorted(held) for held in value] if key == "edicts" else value
        for key, value in state.items()
        if key not in OF_THE_END
    }


def _without_empty(state: dict[str, Any]) -> dict[str, Any]:
    return state | {
        "entered": {word: riders for word, riders in state["entered"].items() if riders},
        "edicts": [sorted(held) for held in state["edicts"]],
    }
