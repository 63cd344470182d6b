"""The requirements of journeys."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from changcheng_qt.ui.result.sheet import Sheet
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.journeys.plan import Move
from tests.journeys.states import StateSample


@dataclass(frozen=True)
class Game:
    """A game that people order, by mouse or by keys, and play to its end."""

    seed: str
    """The seed that is typed, and that of the plan: a game in which everything occurs."""
    seats: int
    kinds: tuple[type, ...]
    """Commands that must occur in the plan."""
    expect: Callable[[tuple[Move, ...]], None] = lambda plan: None
    """Asserts all that else must occur in the plan."""
    by_night: bool = False
    """Whether by day another title's game stands for this one."""


@dataclass(frozen=True)
class JourneySample:
    """How whole games of a title are played in the window."""

    shown_name: str
    view: type
    board: type
    states: StateSample
    likings: Mapping[type, int]
    by_keys: type[Any]
    by_mouse: type[Any]
    keyed: Game
    clicked: Game
    option: tuple[str, str]
    """A table option that is chosen by mouse, and its choice."""
    placed: type
    """A command that is given wrongly and taken back."""
    taken_back: tuple[str, type]
    """The button with which that is taken back the second time."""
    held: str
    """A piece that is still held then; empty where none is."""
    secret: type
    """A command that reveals something, so that it cannot be undone."""
    scores: type
    """The event with which the first scoring comes up."""
    final: str
    """The heading of the final scoring."""
    read_on: Sequence[str]
    """The buttons that lead from there to the result."""
    sheet: Callable[[MatchBridge], Sheet]
    """Returns the contents of the result."""
    met: Callable[[Any], bool]
    """Whether the deeds particular to the title's input have been done, by the mouse's player."""
    play: type
    """Where targets are chosen by keys."""
    panel: type
    """The panel of a scoring."""
    shift: Callable[[pytest.MonkeyPatch], None]
    """Takes every hit on the board next to where it is."""
