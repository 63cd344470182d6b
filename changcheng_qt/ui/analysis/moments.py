"""The turning points of an analysed game in sentences, most expensive first, for the list of the
page.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.analysis import explained_text, judgement_text, moved_text
from changcheng_qt.i18n.phrases.engine import argument_text
from changcheng_qt.i18n.phrases.wording import fill, join_sentences
from changcheng_qt.i18n.telling import Line, LineKind
from changcheng_qt.ui.panels.story import StoryEntry
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.verdicts.cost import Analysis, Judgement, Source, TurningPoint, turning_points

translate = QCoreApplication.translate

MOST = 24
"""How many are listed at most."""


class Moments:
    """The turning points of one analysis, in words."""

    def __init__(self, title: TitleUi, bridge: ReplayBridge, analysis: Analysis) -> None:
        self._title = title
        self._bridge = bridge
        self._analysis = analysis
        self._points = turning_points(analysis)

    def of(self, seat: Seat | None) -> Sequence[TurningPoint]:
        """Return the moments of one seat, or of all, up to the limit, without steps that have no
        words.
        """
        own = (one for one in self._points if seat in (None, one.seat))
        return [one for one in own if one.judgement is not None or self._told(one.ply)][:MOST]

    def position_of(self, point: TurningPoint) -> int:
        """Return the position to show: before an error, after any other turning point."""
        return point.ply if point.source is Source.ERROR else point.ply + 1

    def entries(self, points: Iterable[TurningPoint]) -> Iterator[StoryEntry]:
        """Yield each as a line of the list."""
        for point in points:
            line = Line(self._numbered(point.ply, self._text(point)), point.seat)
            yield StoryEntry(line, (), self._colour(point.seat))

    def looks(self, seat: Seat | None) -> Sequence[tuple[int, str]]:
        """Return the peeks of one seat, or of all: the ply of each, and its words."""
        return [
            (ply, self._numbered(ply, self._told(ply)))
            for ply in self._analysis.looks
            if seat in (None, self._bridge.decider_at(ply))
        ]

    def _text(self, point: TurningPoint) -> str:
        players, judged = self._bridge.players, point.judgement
        if judged is not None:
            chosen, best = (
                self._label(judged, command) for command in (judged.chosen, judged.best)
            )
            told = judgement_text(judged, players, chosen, best)
            return join_sentences([told, self._explained(judged)])
        return moved_text(point, players, self._told(point.ply))

    def _explained(self, judged: Judgement) -> str:
        """Return why the best command is better."""
        view = self._bridge.view_of(judged.seat, judged.ply)
        return explained_text(
            argument_text(partial(self._title.words.reason, view), judged.reasons)
        )

    def _label(self, judged: Judgement, command: str) -> str:
        bridge = self._bridge
        view = bridge.view_of(judged.seat, judged.ply)
        meant = bridge.command_at(judged.ply, command)
        return self._title.words.way_label(meant, view, bridge.players)

    def _told(self, ply: int) -> str:
        """Return a step in the words of the chronicle; empty if it has none."""
        events, view = self._bridge.most_told(ply)
        words, players = self._title.words, self._bridge.players
        lines = [words.line(event, view, players) for event in events]
        told = [line for line in lines if line is not None and line.kind is not LineKind.TURN]
        return told[-1].text if told else ""

    def _numbered(self, ply: int, text: str) -> str:
        return fill(translate("Analysis", "{step}. {what}"), step=ply + 1, what=text)

    def _colour(self, seat: Seat) -> str:
        return self._title.colour_of(self._bridge.view, seat)
