"""The voice of a title in a match, one sentence or line at a time, and advice in that voice: the
same for the window, the command line and reports. No widgets.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.engine.seats import EVERYONE, Player, Seat
from changcheng_qt.i18n.phrases.analysis import no_single_reason
from changcheng_qt.i18n.phrases.engine import argument_text
from changcheng_qt.i18n.phrases.option_texts import OptionText, chosen_text
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, plural_of, sentences_of
from changcheng_qt.verdicts.accounts import LOST_BY_ONE, WON_BY_ONE, Figures
from changcheng_qt.verdicts.reasons import Reason, Way

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
    reasons against it; empty where nothing is sure.
    """

    does: str = ""
    costs: str = ""


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

    def is_about(self, told: Reason[Any], command: Any, view: Any) -> bool:  # noqa: ANN401
        """Return whether a reason is about the places of a command; of one without a place every
        reason is.
        """

    def reason(self, told: Reason[Any], view: Any, players: Sequence[Player]) -> str:  # noqa: ANN401
        """Return a reason for or against a command in a sentence, in a View as in `at_once`."""

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


@dataclass(frozen=True, slots=True)
class WayWords:
    """The words for a move in a hint: its name, its worth, and why; and by how many points it falls
    short, or by games won that matter as much, 0 where that may be luck.
    """

    label: str
    worth: str
    why: str
    behind: float = 0.0

    @property
    def whole(self) -> str:
        """All of it as sentences."""
        facts = (self.label, self.worth)
        sentences = (f"{fact}." for fact in facts if fact)
        return join_sentences([*sentences, *([self.why] if self.why else [])])


def ways_note(ways: Sequence[Way]) -> str:
    """Return the note about all moves together, empty where each has its own."""
    alike = sum(way.is_equal for way in ways)
    near = sum(way.is_equal and not way.leans for way in ways)
    if ways and ways[0].is_planned:
        return translate("Hints", "The first goes on with the plan of the last hint.")
    if len(ways) == 1:
        return translate("Hints", "There is nothing to compare here.")
    if near < alike:
        if near == 1:
            return translate("Hints", "The first is probably best, but that may be luck.")
        return translate("Hints", "The first two are probably better, but that may be luck.")
    if alike == 2:
        return translate("Hints", "I rate the first two equal.")
    if alike > 2:
        return translate("Hints", "I see no difference between these.")
    return ""


def ways_words(
    ways: Sequence[Way],
    words: TitleWords,
    view: Any,  # noqa: ANN401 - views belong to the title
    players: Sequence[Player],
) -> list[WayWords]:
    """Return the words for moves, best first, in the voice of a title."""
    is_apart = any(not one.is_equal for one in ways)
    told, said = list[WayWords](), ""
    for number, way in enumerate(ways):
        is_clear = not way.is_equal if number else is_apart
        new = _without(way, ways[0].reasons) if number else way
        why = why_text(new, words, view, players, is_clear=is_clear, said=said)
        why = why or why_text(way, words, view, players, is_clear=is_clear, said=said)
        said = said or why
        if not why and is_clear:
            why = no_single_reason()
        label, behind = words.way_label(way.command, view, players), way.cost
        label = with_next(label, way, words, view, players)
        told.append(WayWords(label, _worth(ways, number), why, 0.0 if way.is_equal else behind))
    return told


def with_next(move: str, way: Way, words: TitleWords, view: Any, players: Sequence[Player]) -> str:  # noqa: ANN401
    """Return the name of a move with the next command of the same action, if there is a plan."""
    if (then := _following(way, words, view, players)) is None:
        return move
    following = words.next_in_sentence(then, view, players)
    return fill(translate("Hints", "{move}, then {next}"), move=move, next=following)


def spread_text() -> str:
    """Return the note that no single place makes a move better."""
    return translate("Reasons", "Its gain is spread over many places.")


def _following(way: Way, words: TitleWords, view: Any, players: Sequence[Player]) -> Any:  # noqa: ANN401
    """Return the next command of the same action, None where there is none with words."""
    has_words = way.then is not None and words.next_in_sentence(way.then, view, players)
    return way.then if has_words else None


def _without(way: Way, told: Sequence[Reason[Any]]) -> Way:
    """Return a move without the reasons that are told of the best one: there they were for it."""
    said = {(one.why, one.place) for one in told}
    return replace(way, reasons=tuple(r for r in way.reasons if (r.why, r.place) not in said))


def why_text(
    way: Way,
    words: TitleWords,
    view: Any,  # noqa: ANN401 - views belong to the title
    players: Sequence[Player],
    *,
    is_clear: bool = True,
    said: str = "",
) -> str:
    """Return the reasons for a move: the sure ones in its own places, except those `said` of the
    move that it is compared with; then, where it is clearly better or worse than others, the
    largest that simulations found there, then one against it. Reasons about other places are told
    where nothing is sure, or no nearer one makes the difference; and where none does, that it has
    no one place.
    """
    action = [one for one in (way.command, _following(way, words, view, players)) if one]
    sure = words.at_once(action, view, players)
    side = -1 if is_clear and way.behind else 1
    found = list(way.reasons) if is_clear or not sure.does else []
    does = sure.does
    if is_clear and does:
        near = [r for r in found if any(words.is_about(r, move, view) for move in action)]
        making = [one for one in found if one.points * side > 0]
        found = near if any(one in making for one in near) else [*near, *making]
        if side > 0 and not making:
            does = join_sentences([does, spread_text()])
    say = partial(words.reason, view=view, players=players)
    return argument_text(say, found, side, unsaid(does, said), unsaid(sure.costs, said))


def unsaid(text: str, said: str) -> str:
    """Return the sentences of a text that are not among those of another one."""
    known = set(sentences_of(said))
    return join_sentences(one for one in sentences_of(text) if one not in known)


def told_by_name(view: Any) -> Any:  # noqa: ANN401 - views belong to the title
    """Return the View of a seat for sentences to somebody else, which name the seat."""
    return replace(view, viewer=EVERYONE)


def _worth(ways: Sequence[Way], number: int) -> str:
    """Return a move's worth: the games won of 100, or compared with the best one; empty where the
    note covers all.
    """
    way = ways[number]
    is_even = all(one.is_equal and not one.leans for one in ways)
    if way.wins is not None and not (number and way.is_equal):
        words = translate("Hints", "wins {count} in 100", "games")
        return fill(words, count=round(way.wins))
    if is_even:
        return ""
    if way.leans:
        return translate("Hints", "probably worse")
    if number == 0:
        is_sure = any(not one.is_equal for one in ways)
        return translate("Hints", "best") if is_sure else ""
    if way.is_equal:
        return translate("Hints", "about as good")
    points = QLocale().toString(way.behind, "f", 1)
    words = translate("Hints", "{points} points less", "", plural_of(way.behind))
    return fill(words, points=points)
