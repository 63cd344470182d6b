"""The voice of a title in a match, one sentence or line at a time: the same for the window, the
command line and reports. No widgets.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.option_texts import OptionText, chosen_text
from changcheng_qt.i18n.phrases.wording import join_sentences
from changcheng_qt.verdicts.accounts import LOST_BY_ONE, WON_BY_ONE, Figures
from changcheng_qt.verdicts.reasons import Grounds, Reason

translate = QCoreApplication.translate


class LineKind(Enum):
    """The importance of a line of the chronicle."""

    TURN = "turn"
    """A turn of `seat` begins: a heading."""
    ACTION = "action"
    """An action of `seat`."""
    NEWS = "news"
    """Something that `seat` did and could not foresee, such as a roll."""
    MARK = "mark"
    """A landmark: a province was scored, the map grew, the game ended."""


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the chronicle, of the recap at the gate, or of the prompt; plain text.

    `aloud` is the public version for the room, where the text reveals something that only the
    viewer knows.
    """

    text: str
    seat: Seat | None = None
    kind: LineKind = LineKind.ACTION
    aloud: str = ""


@dataclass(frozen=True, slots=True)
class Passage:
    """Events for one sentence, such as those of a turn, and the passages into which it expands: the
    same events in smaller groups, none for an event alone.
    """

    events: tuple[Any, ...]
    parts: tuple["Passage", ...] = ()


@dataclass(frozen=True, slots=True)
class OptionLine:
    """A table option in force, its effect in one sentence, and whether it differs from the standard
    rules.
    """

    name: str
    effect: str
    changed: bool = False
    rule: str = ""
    """The section of the rulebook about it."""


@dataclass(frozen=True, slots=True)
class AtOnce:
    """The sure consequences of an action in its own places, in sentences: its effects, and the
    reasons against it; empty where nothing is sure. The last of its effects are about the place
    `named`, if any, and the last of its costs about the place `risked`; without places of its own
    (`has_place`), nothing is elsewhere.
    """

    does: str = ""
    costs: str = ""
    named: str = ""
    risked: str = ""
    has_place: bool = True
    places: tuple[tuple[str, str], ...] = ()
    """Where its effects are about several places: each with its sentences, which end `does`."""

    @property
    def grounds(self) -> Grounds:
        """Where its effects are."""
        if not self.does:
            return Grounds.NONE
        return Grounds.OWN_PLACES if self.has_place else Grounds.NO_PLACE

    def ending_with(self, is_wanted: Callable[[str], bool]) -> "AtOnce":
        """Return the same with the place for which that holds, if any, last of its effects."""
        last = next((place for place in self.places if is_wanted(place[0])), None)
        if last is None:
            return self
        start = self.does.removesuffix(join_sentences(text for _, text in self.places))
        others = [place[1] for place in self.places if place is not last]
        does = join_sentences([start.rstrip(), *others, last[1]])
        return replace(self, does=does, named=last[0])


@dataclass(frozen=True, slots=True)
class FeatChart:
    """A chart of feats: its name, and for each feat, by its name in `Figures`, the label of a bar.
    A bar is a player's mean a game, with `{player}` in its label; or, if `is_of_all`, the number of
    times that the players did it together.
    """

    chart: str
    labels: Mapping[str, str]
    is_of_all: bool = False


@dataclass(frozen=True, slots=True)
class Feats:
    """The words for the feats that a title counts: the name of their chart, the head of their
    column and its meaning, and for each feat, by its name in `Figures`, the label of a bar, with
    `{player}`; and the charts of further feats.
    """

    chart: str
    head: str
    meaning: str
    labels: Mapping[str, str]
    charts: tuple[FeatChart, ...] = ()


def majorities_by_one() -> Feats:
    """Return the feats of a title of majorities."""
    return Feats(
        translate("Statistics", "Majorities by one"),
        translate("Statistics", "Decided by one"),
        translate("Statistics", "Majorities won and lost by just one."),
        {
            WON_BY_ONE: translate("Statistics", "{player}: won by one"),
            LOST_BY_ONE: translate("Statistics", "{player}: lost by one"),
        },
    )


def option_line(option: OptionText, options: object, rule: str) -> OptionLine:
    """Return the line of a table option, the first of whose choices is the standard one."""
    choice = option.chosen(options)
    name = chosen_text(option.title, choice.label)
    return OptionLine(name, choice.effect, choice != option.choices[0], rule)


class TitleWords(Protocol):
    """The sentences of a title for the shell of a match, one sentence or line at a time."""

    def prompt(
        self,
        view: Any,  # noqa: ANN401
        players: Sequence[Player],
        legal: Sequence[Any],
    ) -> Line:
        """Return in one sentence the decision that the game waits for, and its seat; `legal` are
        the commands that the viewer may know of.
        """

    def last_turns(self, view: Any) -> tuple[Seat, ...] | None:  # noqa: ANN401
        """Return the seats that may still have a turn, beginning with the one in turn, once
        everybody can know that the game ends within a round; None before that, and when it is over.
        """

    def line(
        self,
        event: Any,  # noqa: ANN401 - events belong to the title
        view: Any,  # noqa: ANN401
        players: Sequence[Player],
    ) -> Line | None:
        """Return the line of an event, step by step; None for an event without words."""

    def opening_events(self, view: Any) -> tuple[Any, ...]:  # noqa: ANN401
        """Return the events before the first step, such as the beginning of the first turn."""

    def passages(self, events: Iterable[Any]) -> Sequence[Passage]:
        """Return the events grouped into passages for one sentence each, such as a turn; the first
        passage may have begun before the first event.
        """

    def sentence(
        self,
        passage: Any,  # noqa: ANN401 - passages come from `passages`
        view: Any,  # noqa: ANN401
        players: Sequence[Player],
    ) -> Line | None:
        """Return a passage in one sentence; None for one without words."""

    def refusal(self, reason: Enum) -> str:
        """Return why a command, undo or redo was refused."""

    def way_label(self, command: Any, view: Any, players: Sequence[Player]) -> str:  # noqa: ANN401
        """Return the name of a legal command, for the deciding player only."""

    def choice_in_sentence(self, command: Any, view: Any, players: Sequence[Player]) -> str:  # noqa: ANN401
        """Return a command within a sentence, such as "a wall in Shaanxi"."""

    def next_in_sentence(self, command: Any, view: Any, players: Sequence[Player]) -> str:  # noqa: ANN401
        """Return a command within a sentence that completes an action; empty for one that is no
        part of a plan, such as to draw a card.
        """

    def at_once(self, action: Sequence[Any], view: Any, players: Sequence[Player]) -> AtOnce:  # noqa: ANN401
        """Return the sure consequences of the commands of an action, at least one, in their own
        places, from the View of their seat; in one `told_by_name` the seat is named.
        """

    def is_about(self, reason: Reason[Any], command: Any, view: Any) -> bool:  # noqa: ANN401
        """Return whether a reason is about the places of a command; of one without a place every
        reason is.
        """

    def reason(
        self,
        given: Reason[Any],
        view: Any,  # noqa: ANN401
        players: Sequence[Player],
        named: str = "",
    ) -> str:
        """Return a reason for or against a command in a sentence, in a View as in `at_once`; it
        does not name its place again after a sentence that `named` it.
        """

    def figures(self, happened: Sequence[Any], view: Any) -> Sequence[Figures]:  # noqa: ANN401
        """Return the statistics of each seat from the events of a finished game."""

    def left_undone(self, happened: Sequence[Any], seat: Seat) -> str:
        """Return the things that a seat hardly did in a finished game, from its events, in
        sentences; empty for none.
        """

    def source_names(self) -> Mapping[str, str]:
        """Return the names of the sources of points by the names that `Figures` have for them."""

    def luck_names(self) -> Mapping[str, str]:
        """Return the names of the kinds of chance that fall during play, in order, by the names
        that the analysis has for them; empty where all chance is settled before play.
        """

    def feats(self) -> Feats:
        """Return the feats that the title counts for statistics, at least one."""

    def card_names(self) -> Mapping[str, str]:
        """Return the names of cards, by the names that `Figures` have for them."""

    def options_in_force(self, view: Any) -> tuple[OptionLine, ...]:  # noqa: ANN401
        """Return the table options of a match, with their effects."""

    def counted(self, event: Any, view: Any, players: Sequence[Player]) -> str:  # noqa: ANN401
        """Return the points that an event counted, in a sentence; empty where it counted none."""

    def secret_name(self, secret: Any, last: Any) -> str:  # noqa: ANN401
        """Return the name of a secret of `verdicts.insight.Secrets`, without its owner, by a View
        of the end of the game.
        """

    def secret_value(self, secret: Any, value: FactValue, last: Any) -> str:  # noqa: ANN401
        """Return the value of a secret in a word or two."""
