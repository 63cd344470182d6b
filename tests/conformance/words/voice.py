"""A title's part in the suites of its words."""

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from random import Random
from typing import Any

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.option_texts import OptionText, RulesSection
from changcheng_qt.i18n.telling import TitleWords


def whole(text: str) -> bool:
    """Whether a text is complete: not empty, no placeholder left over."""
    return bool(text.strip()) and not set("{}%") & set(text)


def are_distinct(texts: Sequence[str]) -> bool:
    return len(set(texts)) == len(texts)


@dataclass(frozen=True)
class Wording:
    """Things and the function that words them.

    Among the things there must be one of each of `kinds`, if there are any. `same` has by language
    the things with their English word there.
    """

    word: Callable[[Any], str]
    things: Iterable[Any]
    kinds: frozenset[object] = frozenset()
    same: Mapping[str, Iterable[Any]] = field(default_factory=dict)

    def texts(self) -> list[str]:
        """The words of each thing in the current language."""
        return [self.word(thing) for thing in self.things]


@dataclass(frozen=True)
class VoiceSample:
    """The voice of a title, and its wordings by name.

    Events happen in `view`; each of `prompts` has a position and its legal commands. `options` are
    those of a game with every rule; a choice changes one line of the rules at a glance, or as many
    as `most_lines` has for its field. `game` begins a random game; `games` are the languages and
    seat counts of the games that are put into words, those in `slow` languages by night. `secrets`
    are the words that the public sentence of an event must not contain, and `secret` is an event
    that has some, as its seat sees it.
    """

    voice: TitleWords
    wordings: Mapping[str, Wording]
    players: Sequence[Player]
    view: Any
    prompts: Mapping[str, tuple[Any, Sequence[Any]]]
    event_text: Callable[[Any, Any, Sequence[Player]], str]
    option_texts: Callable[[], Sequence[OptionText]]
    options: Any
    sections: Callable[..., Sequence[RulesSection]]
    game: Callable[[int, Random], AnyMatch]
    games: Sequence[tuple[str, int]]
    secrets: Callable[[Any], Sequence[str]]
    secret: Any
    most_lines: Mapping[str, int] = field(default_factory=dict)
    slow: Set[str] = frozenset()


def check_option(option: OptionText, default: object) -> None:
    """Check that an option has a line for each of its values, the default first."""
    values = [choice.value for choice in option.choices]
    assert values[0] == default
    kind = type(default)
    assert set(values) == ({True, False} if kind is bool else set(kind))
    assert whole(option.title)
    assert are_distinct([choice.label for choice in option.choices])
    assert are_distinct([choice.effect for choice in option.choices])
    assert all(whole(choice.label) and whole(choice.effect) for choice in option.choices)
