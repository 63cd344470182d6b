"""The ways to go on that advice tells, in words: on the table and on the command line alike."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.i18n.phrases.analysis import no_single_reason
from changcheng_qt.i18n.phrases.engine import argument_text
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, plural_of
from changcheng_qt.verdicts.reasons import Reason, Way

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class WayWords:
    """A way as it is told: its name, its worth next to the best, and why; and by how many points it
    falls short, 0 where that may be luck.
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
    """Return what is said of all ways together, empty where each speaks for itself."""
    alike = sum(way.is_equal for way in ways)
    if len(ways) == 1:
        return translate("Hints", "There is nothing else to weigh here.")
    if alike == 2:
        return translate("Hints", "I rate the first two equal.")
    if alike > 2:
        return translate("Hints", "I see no difference between these.")
    return ""


def ways_words(
    ways: Sequence[Way],
    label: Callable[[Any], str],
    say: Callable[[Reason[Any]], str],
) -> list[WayWords]:
    """Return the words for ways, best first; `label` and `say` are a title's."""
    return [_way_words(ways, number, label, say) for number in range(len(ways))]


def _way_words(
    ways: Sequence[Way],
    number: int,
    label: Callable[[Any], str],
    say: Callable[[Reason[Any]], str],
) -> WayWords:
    way = ways[number]
    is_clear = not way.is_equal if number else any(not one.is_equal for one in ways)
    why = argument_text(say, way.reasons)
    if not why and is_clear:
        why = no_single_reason()
    behind = 0.0 if way.is_equal else way.behind
    return WayWords(label(way.command), _worth(ways, number), why, behind)


def _worth(ways: Sequence[Way], number: int) -> str:
    """Return a way's worth next to the best one; empty where the note tells it of all."""
    way = ways[number]
    if all(one.is_equal for one in ways):
        return ""
    if number == 0:
        return translate("Hints", "best")
    if way.is_equal:
        return translate("Hints", "about as good")
    points = QLocale().toString(way.behind, "f", 1)
    words = translate("Hints", "{points} points less", "", plural_of(way.behind))
    return fill(words, points=points)
