"""Bots: they choose a command from a View, the legal commands and a seed.

A bot knows no title: a `Judgement` of the title supplies the worth of a command, and positions to
play on. It never sees a State, never looks at the clock, and keeps nothing between two choices that
could change one, so the same view, legal commands, nodes and seed always give the same choice.

| module | what it is |
|---|---|
| `bot` | the protocols of bots and titles; the random bot and the greedy one |
| `playout` | games played to their end by guided choices, in integers |
| `search`, `ends` | information-set tree search on drawn positions, and the sums of its ends |
| `estimate`, `learned` | the learned estimate of final scores, and the reader of its file |
| `levels` | bots of four strengths: how much they search, and how they choose |
| `advice` | commands compared by simulation, line by line of the score |
| `hints` | the judge of a choice: the best moves, and the better one that a person passed over |

These modules are imported with the first bot: the start page only knows the names of bots.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from changcheng_qt.bots.bot import Bot, Judgement


def _random(judgement: Judgement) -> Bot[Any, Any]:
    from changcheng_qt.bots.bot import RandomBot

    return RandomBot()


def _greedy(judgement: Judgement) -> Bot[Any, Any]:
    from changcheng_qt.bots.bot import GreedyBot

    return GreedyBot(judgement.appraise)


def _level(name: str) -> Callable[[Judgement], Bot[Any, Any]]:
    def make(judgement: Judgement) -> Bot[Any, Any]:
        if name in judgement.judged:
            return judgement.judged[name]()
        from changcheng_qt.bots.levels import level_bot

        return level_bot(name, judgement)

    return make


WITHOUT_SEARCH: Final = ("random", "greedy")
"""The bots that every title has."""
LEVELS: Final = ("novice", "club", "strong", "master")
"""The levels, weakest first: bots that search, or those of a title's own judgement."""

Simulations: TypeAlias = "Mapping[str, tuple[int, int]]"
"""How many games each level simulates for a choice, as plain code and as native code."""

BOTS: Final[Mapping[str, Callable[[Judgement], Bot[Any, Any]]]] = {
    "random": _random,
    "greedy": _greedy,
    **{name: _level(name) for name in LEVELS},
}
"""How to make each kind of bot for a title, by its name in files and settings."""

_WEIGHED: Final = 400
"""How many commands a bot without search weighs."""
_SIMULATIONS: Final[Simulations] = {
    "novice": (10, 30),
    "club": (30, 100),
    "strong": (100, 2000),
    "master": (1000, 20_000),
}
"""How many games each level usually simulates for a choice."""


_ADVICE: Final = 18_000_000
"""See `advice_effort`."""
PLAIN_LESS: Final = 18
"""How many times less effort plain code gives advice: it is about 30 times slower, and takes longer
for a hint, but less than two seconds."""
_ANALYSIS: Final = (200, 2000)
"""See `analysis_nodes`: as plain code and as native code."""
_SCREENING_LESS: Final = (4, 8)
"""See `screening_less`: as plain code and as native code."""


def advice_effort() -> int:
    """Return the effort of all advice: key H, warnings, the analysis, and the command line. Its
    unit is one legal command in one position of a simulated game, with a fixed number added for
    each choice, or as much time in a title that tells its effort (`Core.effort`), so advice takes
    about as long everywhere, and more games are simulated near the end.
    """
    return _ADVICE if is_compiled() else _ADVICE // PLAIN_LESS


def analysis_nodes() -> int:
    """Return the usual budget of the analysis of a finished game in this form of the program: at
    this many nodes it judges errors with the effort of hints.
    """
    return _ANALYSIS[is_compiled()]


def screening_less() -> int:
    """Return how many times less effort a screening has than a hint: it only finds out whether a
    command may be an error. As plain code a hint itself has little.
    """
    return _SCREENING_LESS[is_compiled()]


def levels_of(judgement: Judgement) -> tuple[str, ...]:
    """Return the names of the bots that people are offered for a title, weakest first."""
    return LEVELS if judgement.searching else tuple(judgement.judged) or WITHOUT_SEARCH


def usual_nodes(kind: str, own: Simulations = MappingProxyType({})) -> int:
    """Return the number of nodes (games simulated or commands weighed) that a kind of bot usually
    spends on a choice in this form of the program; `own` are the levels of the title.
    """
    simulations = {**_SIMULATIONS, **own}
    return simulations[kind][is_compiled()] if kind in simulations else _WEIGHED


def is_compiled() -> bool:
    """Whether the search runs as native code."""
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec

    spec = find_spec("changcheng_qt.bots.search")
    origin = spec.origin if spec else None
    return origin is not None and origin.endswith(tuple(EXTENSION_SUFFIXES))
