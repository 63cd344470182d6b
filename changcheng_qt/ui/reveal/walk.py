"""The reveal of a title with one kind of walk: its stages, its panel, and its light on the board.

A title supplies the parts of a walk (`WalkScript`), and rows and words for them (`PartsPanel`).
"""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QMargins, QObject, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.engine.step import Seen
from changcheng_qt.ui.board.board import PlacesBoard
from changcheng_qt.ui.flow.playhead import Clock
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.panels.words import BODY, Words
from changcheng_qt.ui.reveal.reveal import Reveal
from changcheng_qt.ui.reveal.stages import StageReveal
from changcheng_qt.ui.reveal.walk_panel import WalkPanel
from changcheng_qt.ui.scene.layer import Key
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.widgets.seats import colours_in_order

PartT = TypeVar("PartT")


@dataclass(frozen=True, slots=True)
class WalkStage(Generic[PartT]):
    """The parts of one step so far, the latest last; there is at least one."""

    parts: tuple[PartT, ...]
    is_end: bool
    """Whether this is the last part of the step: it stays until the player goes on."""
    is_final: bool
    """Whether the step ends the game."""
    rest: int

    @property
    def place(self) -> PartT:
        """The subject of the stage."""
        return self.parts[-1]

    @property
    def is_under_way(self) -> bool:
        """Whether the stage has begun: nobody can act before it."""
        return True

    @property
    def is_held(self) -> bool:
        """Whether the game waits until the player has seen it."""
        return True


class WalkScript(Generic[PartT]):
    """Makes stages of the parts of a step; each step starts again."""

    @abstractmethod
    def shows(self, event: Any) -> bool:  # noqa: ANN401 - the title's Event
        """Return whether an event begins a walk."""

    @abstractmethod
    def parts_of(self, beats: Sequence[Seen[Any, Any]]) -> Iterable[tuple[PartT, int]]:
        """Return the parts of a step, each with the number of its beat."""

    @abstractmethod
    def ends_game(self, part: PartT) -> bool:
        """Return whether a part is the end of the game."""

    @abstractmethod
    def rest_at(self, part: PartT) -> int:
        """Return how many milliseconds the stage of a part stays, at ordinary speed."""

    def stages_of(
        self, last: WalkStage[PartT] | None, beats: Sequence[Seen[Any, Any]]
    ) -> Sequence[tuple[WalkStage[PartT], int]]:
        """Return a stage for each part of a step, with the number of its beat."""
        found = list(self.parts_of(beats))
        parts = tuple(part for part, _ in found)
        is_final = any(map(self.ends_game, parts))
        return [
            (WalkStage(parts[:shown], shown == len(parts), is_final, self.rest_at(part)), beat)
            for shown, (part, beat) in enumerate(found, start=1)
        ]

    def stage_at(self, bridge: Bridge) -> None:
        """Return no stage for a position reached by a jump: there are no decisions in a walk."""


class WalkReveal(Reveal, Generic[PartT]):
    """Leads one table through its walks; the last one ends the game."""

    def __init__(
        self,
        script: WalkScript[PartT],
        bridge: Bridge,
        appearance: Appearance,
        clock: Clock,
        parent: QObject | None = None,
    ) -> None:
        """Follow a bridge from now on; the title's `script` makes the stages."""
        super().__init__(bridge, parent)
        self.walk: StageReveal[WalkStage[PartT]] = StageReveal(
            bridge, script, appearance, clock, self
        )
        self._was_final = False
        self.follow(self.walk)
        self.walk.changed.connect(self._on_walked)

    def begin(self) -> None:
        """Show the walk that ended the game from its start, if the game is over."""
        if self.bridge.outcome is not None:
            self.walk.show_again()

    def _on_walked(self) -> None:
        stage = self.walk.stage
        was_final, self._was_final = self._was_final, stage is not None and stage.is_final
        if was_final and stage is None and self.bridge.outcome is not None:
            self.finished.emit()


@dataclass(frozen=True, slots=True)
class Said:
    """The words of a stage: on its panel, and in the bar."""

    title: str
    note: str
    prompt: str


class PartsPanel(WalkPanel, Generic[PartT]):
    """A row for every part so far, and the scores then."""

    def __init__(self, reveal: WalkReveal[PartT], appearance: Appearance, parent: QWidget) -> None:
        """Follow the walks of a reveal from now on."""
        self.reveal = reveal
        self.bridge = bridge = reveal.bridge
        super().__init__(appearance, reveal.walk, colours_in_order(bridge.view), parent)
        tell_rule(self, self.rule)
        reveal.walk.changed.connect(self.retranslate)
        self.restyle()
        self.retranslate()

    @abstractmethod
    def rule(self) -> str:
        """Return the section of the rulebook about the walk."""

    @abstractmethod
    def say(self, stage: WalkStage[PartT]) -> Said:
        """Return the words of a stage."""

    @abstractmethod
    def row_of(self, part: PartT, parent: QWidget) -> QWidget:
        """Return a new row for a part, after those in `rows`."""

    def retranslate(self) -> None:
        walk = self.reveal.walk
        stage = walk.stage
        if stage is None:
            self.leave()
            return
        said = self.say(stage)
        self.title.setText(said.title)
        self.note.setText(said.note)
        self.setAccessibleName(said.title)
        self.prompted.emit(said.prompt)
        self.show_rows(stage.parts, self.row_of)
        self.scores.show_scores(self.reveal.view.scores, self.bridge.players)
        self.show_footer(stage.parts[0], is_final=stage.is_final, is_awaited=walk.is_awaited)
        self.show()
        self.controls_changed.emit()


class PartRow(Panel):
    """The row of one part: a title's heading, and lines of words."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Start empty; a title adds its heading to the column, and its lines."""
        super().__init__(appearance, parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, appearance.px(3), 0, appearance.px(3))
        self.column.setSpacing(appearance.px(2))

    def add_line(self, token: QWidget | None = None, *signs: QWidget) -> Words:
        """Add a line of words after the token of a seat and other signs, and return the words."""
        words = Words(self.appearance, BODY, self, wrap=True)
        line = QHBoxLayout()
        line.setSpacing(self.appearance.px(6))
        if token is not None:
            line.addWidget(token, 0, Qt.AlignmentFlag.AlignTop)
        for sign in signs:
            line.addWidget(sign)
        line.addWidget(words, 1)
        self.column.addLayout(line)
        return words


class WalkSpotlight(QObject):
    """Lights the subjects of a walk on one board, and keeps them visible next to its panel."""

    def __init__(self, panel: PartsPanel[Any], board: PlacesBoard[Any, Any, Any]) -> None:
        """Follow a panel and its walk from now on."""
        super().__init__(board)
        self._panel = panel
        self._walk = walk = panel.reveal.walk
        self._board = board
        self._subject: object | None = None
        self._laid_out = QTimer(self, singleShot=True, interval=0)
        self._laid_out.timeout.connect(self._show_subject)
        walk.spotlit.connect(self._on_spotlit)
        walk.busy_changed.connect(self._keep_board_in_sight)
        panel.placed.connect(self._keep_board_in_sight)

    @abstractmethod
    def marks_of(self, subject: Any) -> Mapping[Key, Any]:  # noqa: ANN401 - the title's
        """Return the marks of a subject, on the shown position."""

    def events_of(self, subject: Any) -> tuple[Any, ...]:  # noqa: ANN401
        """Return the events whose places must be visible."""
        return (subject,)

    def _on_spotlit(self, subject: object | None) -> None:
        self._subject = subject
        self._show_subject()
        self._board.light_up({} if subject is None else self.marks_of(subject))

    def _show_subject(self) -> None:
        if self._subject is not None:
            self._board.reveal_events(self.events_of(self._subject))

    def _keep_board_in_sight(self) -> None:
        """Fit the whole board into the part that the panel leaves free, if it covers any: nobody
        plays on it meanwhile. Show the subject there once the table has been laid out.
        """
        covered = self._panel.covered if self._walk.is_busy else 0
        self._board.view.keep_clear(QMargins(0, 0, covered, 0), whole=covered > 0)
        self._laid_out.start()
