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
    """The decisions of a title that are asked of several seats at once.

    Whether one is due, by the public view; by that view too, the command in the place of an answer
    that is not legal; the answer that a private note gives, from its seat's view and legal
    commands, None where the seat is asked; and whether a command is all that its seat has to
    decide. Whether a note covers a question must not depend on the hand.
    """

    is_due: Callable[[Any], bool]
    instead: Callable[[Any], Any]
    noted: Callable[[Any, Sequence[Any], str], Any | None] = lambda view, legal, note: None
    is_whole: Callable[[Any], bool] = lambda command: True


class Rules(NamedTuple):
    """The rules of a title for everything without a window.

    The game; the numbers of players; the judgement of its bots; whether a command is a pass; the
    statistics of each seat from the events of a finished game; the command that the table gives by
    itself, None unless the rules force one; the first seat of a setup; the scores of a state; the
    levels of bots that judge in the title's own way, imported on call; the search of its positions,
    imported on call, None for a title that has only `appraise` and these levels; the true chance of
    a finished game, for its analysis, None for a title without; how much thought the position of a
    public view suggests, 0 to 1, which sets the time of bots, None where a step goes on with the
    last one; the levels with another number of simulations than usual; its secrets and their
    owners, None for a title without; whether a decision, by the public view, needs the hand of its
    seat, so that another person than the one in turn makes it on the own view, None for a title
    without any; its decisions of several seats at once, None for a title without; whether nobody
    has anything to hide, by the public view, None where that never is so; the commands that a bot
    considers among these players, from its view and legal commands; whether its search and analysis
    count games won of 100 instead of points.
    """

    game: Game[Any, Any, Any, Any, Any, Any]
    seat_counts: range
    appraise: Appraise[Any, Any]
    passes: Callable[[Any], bool]
    figures: Callable[[Sequence[Any], Any], tuple[Figures, ...]]
    forced: Callable[[Sequence[Any]], Any | None] = lambda _: None
    first_seat: Callable[[Any], Seat] = attrgetter("first")
    scores: Callable[[Any], tuple[int, ...]] = attrgetter("scores")
    judged: Mapping[str, Callable[[], Bot[Any, Any]]] = MappingProxyType({})
    searching: Callable[[], Searching[Any, Any]] | None = None
    truth: Callable[[], Truth] | None = None
    weight: Callable[[Any], float | None] = lambda _: 0.0
    simulations: Simulations = MappingProxyType({})
    secrets: AnySecrets | None = None
    needs_hand: Callable[[Any], bool] | None = None
    ballots: Ballots | None = None
    hides_nothing: Callable[[Any], bool] | None = None
    considered: Callable[[Any, Sequence[Any], Sequence[Player]], Sequence[Any]] = (
        lambda view, legal, players: legal
    )
    counts_wins: bool = False

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
    """One game that the program can play.

    `name` is the one in files; `edition` the number of its rules, notation and filing, raised with
    each change of them, since computers play together only with the same. `load_rules` returns the
    rules, always the same; `open_box` the material of new games, from the program and from the
    owner's files in a folder, which need not exist; `own` is that folder's name among the user's
    data, empty for a title that reads none; `show` the window part, for a box that is opened when
    it is needed; `load_words` the sentences, importing Qt. `files` are the paths of its own files
    in the folder that `assets.title_folder` names. `soon` are the modules to preload for the first
    dialog and the first match, the most likely first; `load_lessons` returns its lessons, None for
    a title without any.
    """

    name: str
    load_rules: Callable[[], Rules]
    open_box: Callable[[Path | None], Box]
    show: Callable[[Callable[[], Any]], TitleUi]
    load_words: Callable[[], TitleWords]
    edition: int = 1
    own: str = ""
    files: tuple[str, ...] = ()
    soon: tuple[str, ...] = ()
    load_lessons: Callable[[], Course] | None = None

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
