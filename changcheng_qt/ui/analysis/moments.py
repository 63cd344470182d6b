"""The turning points of an analysed game in sentences, most expensive first, for the list of the
page.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.advice import Teller, error_text
from changcheng_qt.i18n.phrases.analysis import errors_text, moved_text
from changcheng_qt.i18n.phrases.wording import fill, join_sentences
from changcheng_qt.i18n.telling import Line, LineKind
from changcheng_qt.ui.panels.story import StoryEntry
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.verdicts.accounts import shortfall
from changcheng_qt.verdicts.cost import (
    Analysis,
    Judgement,
    Source,
    TurningPoint,
    Unit,
    turning_points,
)

translate = QCoreApplication.translate

MOST = 24
"""How many are listed at most."""


class Moments:
    """The turning points of one analysis, in words."""

    def __init__(self, title: TitleUi, bridge: ReplayBridge, analysis: Analysis) -> None:
        self._title = title
        self._bridge = bridge
        self._analysis = analysis
        self._turns = tuple(self._count_turns())

    def of(self, seat: Seat | None) -> Sequence[TurningPoint]:
        """Return the moments of one seat, or of all, up to the limit, without steps that have no
        words.
        """
        found = turning_points(self._analysis, self._may_move, seat)
        return [one for one in found if one.judgement is not None or self._cause_of(one)][:MOST]

    def lacked(self, seat: Seat | None) -> str:
        """Return the omissions in the whole game of a seat, in sentences, below its errors where
        the table has none; empty for nothing much, and without a seat.
        """
        if seat is None:
            return ""
        errors = self._analysis.clear_errors(seat)
        made = errors_text(errors) if self._analysis.unit is Unit.WINS else ""
        return "\n".join(filter(None, (made, self._left_undone(seat))))

    def _left_undone(self, seat: Seat) -> str:
        bridge, words = self._bridge, self._title.words
        happened, view = bridge.whole_game()
        short = shortfall(words.figures(happened, view), seat)
        undone = words.left_undone(happened, seat)
        points = ""
        if short is not None:
            points = fill(
                translate("Analysis", "{source}: {own} of %n point(s).", "", short.all),
                source=words.source_names()[short.source],
                own=short.own,
            )
        text = join_sentences([points, undone])
        whole = translate("Analysis", "The whole game – {reasons}")
        return fill(whole, reasons=text) if text else ""

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
            (ply, self._numbered(ply, self.cause(ply)))
            for ply in self._analysis.looks
            if seat in (None, self._bridge.decider_at(ply))
        ]

    def _text(self, point: TurningPoint) -> str:
        judged = point.judgement
        if judged is not None:
            return self._told_error(judged)
        lucks, unit = self._title.words.luck_names(), self._analysis.unit
        return moved_text(point, self._bridge.players, self._cause_of(point), unit, lucks)

    def _told_error(self, judged: Judgement) -> str:
        """Return an error, and why the best action is better."""
        bridge, ply = self._bridge, judged.ply
        teller = Teller(self._title.words, bridge.view_of(judged.seat, ply), bridge.players)
        return error_text(judged, partial(bridge.command_at, ply), teller, self._analysis.unit)

    def _cause_of(self, point: TurningPoint) -> str:
        return self.cause(point.ply, is_deed=point.source is Source.OTHERS)

    def cause(self, ply: int, *, is_deed: bool = False) -> str:
        """Return the cause of a change in the words of the chronicle: the card or peek that showed
        something hidden, else the first event of the step that has words; empty for none. A deed is
        that of a seat: open cards that are drawn at the end of a turn are none.
        """
        events, view = self._bridge.most_told(ply)
        words, players = self._title.words, self._bridge.players
        lines = [
            line.text
            for event in sorted(events, key=lambda event: not event.told)
            if not is_deed or getattr(event, "seat", None) is not None
            if (line := words.line(event, view, players)) and line.kind is not LineKind.TURN
        ]
        return lines[0] if lines else ""

    def _may_move(self, ply: int, seat: Seat, source: Source) -> bool:
        """Whether a step showed something hidden, for the unseen to the seat itself: its own cards
        are none; or was another seat's.
        """
        if source is Source.OTHERS:
            return self._bridge.decider_at(ply) != seat
        events, _ = self._bridge.most_told(ply)
        is_unseen = source is Source.UNSEEN
        return any(seat in event.told if is_unseen else event.told for event in events)

    def _count_turns(self) -> Iterator[int]:
        """Yield the number of the turn of each step."""
        bridge, words = self._bridge, self._title.words
        view = bridge.public_end

        def begun(events: Iterable[Any]) -> int:
            lines = (words.line(event, view, bridge.players) for event in events)
            return sum(line is not None and line.kind is LineKind.TURN for line in lines)

        turn = begun(words.opening_events(view))
        for events in bridge.public_events():
            yield turn
            turn += begun(events)

    def _numbered(self, ply: int, text: str) -> str:
        turn = self._turns[ply]
        if not turn:
            return fill(translate("Analysis", "Before turn 1 – {what}"), what=text)
        return fill(translate("Analysis", "Turn {turn} – {what}"), turn=turn, what=text)

    def _colour(self, seat: Seat) -> str:
        return self._title.colour_of(self._bridge.view, seat)
