"""The reveal of a title with one kind of walk, and its light on the board."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from PySide6.QtCore import QMargins, QObject, QTimer

from changcheng_qt.ui.board.board import BoardWidget
from changcheng_qt.ui.flow.playhead import Clock
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.reveal.reveal import Reveal
from changcheng_qt.ui.reveal.stages import Script, Stage, StageReveal
from changcheng_qt.ui.reveal.walk_panel import WalkPanel
from changcheng_qt.ui.scene.layer import Key
from changcheng_qt.ui.seam.bridge import Bridge


class FinalStage(Stage, Protocol):
    """A stage, also of the step that ends the game."""

    @property
    def is_final(self) -> bool:
        """Whether its step ends the game."""


StageT = TypeVar("StageT", bound=FinalStage)


class WalkReveal(Reveal, Generic[StageT]):
    """Leads one table through its walks; the last one ends the game."""

    script: ClassVar[type[Script[Any]]]
    """Makes the title's stages."""

    def __init__(
        self,
        bridge: Bridge,
        appearance: Appearance,
        clock: Clock,
        parent: QObject | None = None,
    ) -> None:
        """Follow a bridge from now on."""
        super().__init__(bridge, parent)
        self.walk: StageReveal[StageT] = StageReveal(bridge, self.script(), appearance, clock, self)
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


class WalkSpotlight(QObject):
    """Lights the subjects of a walk on one board, and keeps them visible next to its panel."""

    def __init__(
        self, panel: WalkPanel, walk: StageReveal[Any], board: BoardWidget[Any, Any, Any]
    ) -> None:
        """Follow a walk and its panel from now on."""
        super().__init__(board)
        self._panel = panel
        self._walk = walk
        self._board = board
        self._subject: object | None = None
        walk.spotlit.connect(self._on_spotlit)
        walk.busy_changed.connect(self._keep_board_in_sight)
        panel.placed.connect(self._keep_board_in_sight)

    @abstractmethod
    def marks_of(self, subject: Any) -> Mapping[Key, Any]:  # noqa: ANN401 - the title's
        """Return the marks of a subject, on the shown position."""

    @abstractmethod
    def light_up(self, marks: Mapping[Key, Any]) -> None:
        """Show these marks in place of earlier ones."""

    def events_of(self, subject: Any) -> tuple[Any, ...]:  # noqa: ANN401
        """Return the events whose places must be visible."""
        return (subject,)

    def _on_spotlit(self, subject: object | None) -> None:
        self._subject = subject
        self._show_subject()
        self.light_up({} if subject is None else self.marks_of(subject))

    def _show_subject(self) -> None:
        if self._subject is not None:
            self._board.reveal_events(self.events_of(self._subject))

    def _keep_board_in_sight(self) -> None:
        """Fit the board into the part that the panel leaves free, if it covers any, and show the
        subject there once the table has been laid out.
        """
        covered = self._panel.covered if self._walk.is_busy else 0
        self._board.view.keep_clear(QMargins(0, 0, covered, 0))
        QTimer.singleShot(0, self, self._show_subject)
