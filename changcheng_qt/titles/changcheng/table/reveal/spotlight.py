"""The reveal on the board: its subject is lit, and visible next to its panel."""

from PySide6.QtCore import QObject, QPointF

from changcheng_qt.titles.changcheng.rules.geography import Province
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.titles.changcheng.table.pointer.targets import ProvinceTarget, RegionTarget
from changcheng_qt.titles.changcheng.table.reveal.attack_panel import AttackPanel
from changcheng_qt.titles.changcheng.table.reveal.raid import Raid
from changcheng_qt.titles.changcheng.table.reveal.reveal import Reveal
from changcheng_qt.titles.changcheng.table.reveal.scoring_panel import ScoringPanel
from changcheng_qt.titles.changcheng.table.scene.touched import Places
from changcheng_qt.ui.board.zoom import Extent


class Spotlight(QObject):
    """Lights the subject of a reveal on one board, and keeps it visible."""

    def __init__(
        self, reveal: Reveal, scoring: ScoringPanel, attack: AttackPanel, board: BoardView
    ) -> None:
        """Follow a reveal from now on."""
        super().__init__(board)
        self._board = board
        self._raid = Raid(attack, board)
        self._reveal = reveal
        self._panel = scoring
        self._seen_before: QPointF | None = None
        """The middle of the visible part of the wall before a reveal moved it."""
        scoring.locate = self._share_of_view
        scoring.wall_end = self._wall_end
        board.view.view_changed.connect(self._on_view_changed)
        reveal.scoring.spotlit.connect(self._on_province_spotlit)
        reveal.attack.spotlit.connect(self._on_region_spotlit)
        reveal.spotlit_changed.connect(self._dim)
        self._dim()
        stage = reveal.scoring.stage
        if stage is not None:
            board.pointing.light(ProvinceTarget(stage.province))

    def _on_province_spotlit(self, province: int | None) -> None:
        if province is None:
            self._board.pointing.light(None)
            self._lead_back()
        else:
            self._lead_to(Places(provinces=(province,)))
            self._board.pointing.light(ProvinceTarget(province))

    def _on_region_spotlit(self, region: int | None) -> None:
        if region is None:
            self._board.pointing.light(None)
            self._lead_back()
        else:
            self._lead_to(Places(regions=(region,)))
            self._board.pointing.light(RegionTarget(region))

    def _lead_to(self, places: Places) -> None:
        if self._seen_before is None:
            self._seen_before = self._board.view.seen.center()
        self._board.reveal(places)

    def _lead_back(self) -> None:
        """Scroll back to the part that was visible before the reveal."""
        if self._seen_before is not None:
            self._board.view.centre_on(self._seen_before)
            self._seen_before = None

    def _share_of_view(self, province: Province) -> float:
        """Return how far east a province is on the visible board, from 0 to 1."""
        scene, view = self._board.scene, self._board.view
        squares = scene.view.wall.squares_of[province]
        places = [view.mapFromScene(scene.layout.centre(square)).x() for square in squares]
        return sum(places) / len(places) / max(1, view.width())

    def _wall_end(self) -> int:
        """Return the lowest visible y of squares of the wall, on the table."""
        scene, view = self._board.scene, self._board.view
        feet = [
            scene.layout.quad(square).boundingRect().bottom() for square in scene.view.wall.squares
        ]
        foot = view.mapToParent(view.mapFromScene(QPointF(0, max(feet))))
        return self._board.mapToParent(foot).y()

    def _on_view_changed(self) -> None:
        """Move the panel when the board is fitted again; it stays when somebody moves the board."""
        view = self._board.view
        if view.extent is not Extent.FREE and view.pointer.mode is None:
            self._panel.follow_board()

    def _dim(self) -> None:
        self._board.overview.dim(self._reveal.is_spotlit)
