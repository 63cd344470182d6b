"""A title for the program: its rules, its box, and its window part.

Theory of operation. The first frame shows only a title's name and picture, bots think in a process
without Qt, and the command line waits for neither. So a `Title` itself holds plain values, and each
of its three parts is imported when it is first needed. A title without files of the owner's, whose
games need only a number of seats, has a box that never has a fault.
"""

from __future__ import annotations

from dataclasses import fields, replace
from enum import Enum
from importlib import import_module
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path
    from random import Random

    from changcheng_qt.bots import Simulations
    from changcheng_qt.bots.bot import Appraise, Bot, Searching, Truth
    from changcheng_qt.engine.game import Game
    from changcheng_qt.engine.seats import Player, Seat
    from changcheng_qt.i18n.telling import TitleWords
    from changcheng_qt.lessons.course import Course
    from changcheng_qt.ui.seam.title import TitleUi
    from changcheng_qt.verdicts.accounts import Figures
    from changcheng_qt.verdicts.cost import Unit
    from changcheng_qt.verdicts.insight import AnySecrets

T = TypeVar("T")


class UnusableFiles(Exception):
    """Files of the owner's that cannot be used; the text, in English, has the file, the place and
    the fault. `words` returns the same in the language of the interface, importing Qt.
    """

    def __init__(self, told: str, words: Callable[[], str]) -> None:
        super().__init__(told)
        self.words = words


class Ballots(NamedTuple):
    """The decisions of a title that are asked of several seats at once; each rule sees the public
    view.
    """

    is_due: Callable[[Any], bool]
    """Whether such a decision is due."""
    instead: Callable[[Any], Any]
    """The command in the place of an answer that is not legal."""
    noted: Callable[[Any, Sequence[Any], str], Any | None] = lambda view, legal, note: None
    """The answer that a seat's private note gives, from that seat's own view and legal commands;
    None where the seat is asked. Whether a note covers a question must not depend on the hand.
    """
    is_whole: Callable[[Any], bool] = lambda command: True
    """Whether a command is all that its seat has to decide."""


class Rules(NamedTuple):
    """The rules of a title for everything without a window. Rules about a position see its public
    view, unless they say otherwise; parts that need long to import are imported when they are
    called.
    """

    game: Game[Any, Any, Any, Any, Any, Any]
    seat_counts: range
    """The numbers of players that the title can have."""
    appraise: Appraise[Any, Any]
    """The value of a command for a bot that does not search."""
    passes: Callable[[Any], bool]
    """Whether a command is a pass."""
    figures: Callable[[Sequence[Any], Any], tuple[Figures, ...]]
    """The statistics of each seat, from the events of a finished game and its last view."""
    forced: Callable[[Sequence[Any]], Any | None] = lambda _: None
    """The only command that the rules leave, which the table then plays by itself; else None."""
    first_seat: Callable[[Any], Seat] = attrgetter("first")
    """The first seat of a setup."""
    scores: Callable[[Any], tuple[int, ...]] = attrgetter("scores")
    """The scores of a state."""
    judged: Mapping[str, Callable[[], Bot[Any, Any]]] = MappingProxyType({})
    """Levels of bots that judge in the title's own way."""
    searching: Callable[[], Searching[Any, Any]] | None = None
    """The search of its positions; None for a title that has only `appraise` and `judged`."""
    truth: Callable[[], Truth] | None = None
    """The true chance of a finished game, for its analysis; None for a title without analysis."""
    weight: Callable[[Any], float | None] = lambda _: 0.0
    """How much thought a position suggests, 0 to 1, from which the pace of bots follows; None where
    a step continues the previous one.
    """
    simulations: Simulations = MappingProxyType({})
    """The levels with another number of simulations than usual."""
    secrets: AnySecrets | None = None
    """The secrets of the page *Who knew what*, and their owners; None for a title without that
    page.
    """
    needs_hand: Callable[[Any], bool] | None = None
    """Whether the decision that is due needs the hand of its seat, so that another person than the
    one in turn makes it on the own view; None if no decision does.
    """
    ballots: Ballots | None = None
    """The decisions of several seats at once; None for a title that has no such decisions."""
    hides_nothing: Callable[[Any], bool] | None = None
    """Whether nobody has anything to hide now; None if somebody always has."""
    considered: Callable[[Any, Sequence[Any], Sequence[Player]], Sequence[Any]] = (
        lambda view, legal, players: legal
    )
    """The commands that a bot considers among these players, from its view and legal commands."""
    counts_wins: bool = False
    """Whether search and analysis count games won of 100 instead of points."""

    @property
    def is_analysed(self) -> bool:
        """Whether finished games can be analysed."""
        return self.searching is not None and self.truth is not None

    @property
    def unit(self) -> Unit:
        """The unit of its search and analysis."""
        from changcheng_qt.verdicts.cost import Unit

        return Unit.WINS if self.counts_wins else Unit.POINTS


class Box(Protocol):
    """The material of new games of a title on this computer, such as its boards."""

    @property
    def fault(self) -> UnusableFiles | None:
        """Why files of the owner's are left out; None if there is no fault."""

    def draw_usual(self, seats: int, rng: Random) -> Any:  # noqa: ANN401 - setups are the title's
        """Draw the setup of a game with the usual table options."""

    def draw_any(self, seats: int, rng: Random) -> Any:  # noqa: ANN401
        """Draw the setup of a game with any table options."""

    def draw_again(self, setup: Any, first: Seat, rng: Random) -> Any:  # noqa: ANN401
        """Draw a setup with the same choices as another, with another first seat."""


class Title(NamedTuple):
    """One game that the program can play."""

    name: str
    """The name in files."""
    load_rules: Callable[[], Rules]
    """Returns the rules, always the same."""
    open_box: Callable[[Path | None], Box]
    """Returns the material of new games: the program's, and the owner's files in a folder, which
    need not exist.
    """
    show: Callable[[Callable[[], Any]], TitleUi]
    """Makes the window part, with a function that opens the box."""
    load_words: Callable[[], TitleWords]
    """Returns the sentences; imports Qt."""
    edition: int = 1
    """The number of its rules, notation and filing, raised with each change of them: computers play
    together only with the same.
    """
    own: str = ""
    """The name of the owner's folder among the user's data; empty for a title that reads none."""
    files: tuple[str, ...] = ()
    """The paths of its files in the folder that `assets.title_folder` names."""
    soon: tuple[str, ...] = ()
    """The modules to preload for the first dialog and the first match, the most likely first."""
    load_lessons: Callable[[], Course] | None = None
    """Returns its lessons; None for a title without lessons."""

    @property
    def rules(self) -> Rules:
        """Return the rules."""
        return self.load_rules()

    @property
    def words(self) -> TitleWords:
        """Return the sentences, in the language of the interface."""
        return self.load_words()

    @property
    def game(self) -> Game[Any, Any, Any, Any, Any, Any]:
        """Return the game."""
        return self.rules.game


def part(place: str) -> Any:  # noqa: ANN401 - anything that a module can hold
    """Import and return the part of a title at `module:name` of this package, or a whole module."""
    module, _, name = place.partition(":")
    found = import_module(f"{__package__}.{module}")
    return getattr(found, name) if name else found


def later(place: str) -> Callable[..., Any]:
    """Return a function that imports and calls a part of a title."""

    def called(*given: Any) -> Any:  # noqa: ANN401
        return part(place)(*given)

    return called


def rulebook_files(chapters: str) -> tuple[str, ...]:
    """Return the files of a rulebook in every language, by the names of its chapters in order."""
    names = [f"{number:02}-{name}.md" for number, name in enumerate(chapters.split(), 1)]
    languages = ("en", "fr", "it", "zh_CN", "zh_TW")
    return tuple(f"rulebook/{language}/{name}" for language in languages for name in names)


def any_options(usual: T, rng: Random) -> T:
    """Return random table options of the same kind as `usual`, whose fields are enums or bools."""
    options: Any = usual
    names = [option.name for option in fields(options)]
    changed: T = replace(options, **{n: _any_like(getattr(options, n), rng) for n in names})
    return changed


def _any_like(value: object, rng: Random) -> object:
    return rng.choice(list(type(value)) if isinstance(value, Enum) else [False, True])
