"""The walks through a scoring and through the attack, and what they lead beside their panels."""

from PySide6.QtCore import QObject, QPointF, Signal

from changcheng_qt.games.changcheng.geography import Province
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.board.zoom import Extent
from changcheng_qt.ui.changcheng.attack.panel import AttackPanel
from changcheng_qt.ui.changcheng.attack.raid import Raid
from changcheng_qt.ui.changcheng.board.flashes import Places
from changcheng_qt.ui.changcheng.board.view import BoardView
from changcheng_qt.ui.changcheng.panels.bar import EmperorCounter
from changcheng_qt.ui.changcheng.panels.inspector import Inspector
from changcheng_qt.ui.changcheng.panels.player_rows import PlayerRows
from changcheng_qt.ui.changcheng.pointer.targets import ProvinceTarget, RegionTarget
from changcheng_qt.ui.changcheng.scoring.panel import ScoringPanel
from changcheng_qt.ui.changcheng.scoring.walk import Phase


class Walks(QObject):
    """Both walks of one table: they light up what they speak of, one place at a time."""

    busy_changed = Signal(bool)
    """Whether either of them is being walked through."""
    spotlit_changed = Signal()
    """One of them is under way now, or neither is any more; a scoring that is only due, before
    which somebody can still peek or go back, is not.
    """

    def __init__(self, scoring: ScoringPanel, attack: AttackPanel, board: BoardView) -> None:
        """Lead the board from now on."""
        super().__init__(board)
        self._scoring = scoring.course
        self._attack = attack.course
        self._board = board
        self._raid = Raid(attack, board)
        self._is_busy = False
        self._is_spotlit = False
        self._seen_before: float | None = None
        """The middle of what was seen of the wall before a walk led away from it."""
        self._players: PlayerRows | None = None
        self._panel, self._attack_panel = scoring, attack
        scoring.locate = self._share_of_view
        scoring.wall_end = self._wall_end
        board.view.view_changed.connect(self._on_view_changed)
        self._scoring.spotlit.connect(self._on_province_spotlit)
        self._attack.spotlit.connect(self._on_region_spotlit)
        for course in (self._scoring, self._attack):
            course.busy_changed.connect(self._on_busy_changed)
            course.changed.connect(self._follow_light)
        self._follow_light()
        self._on_province_spotlit(self._scoring.province)

    @property
    def is_spotlit(self) -> bool:
        """Tell whether a province is being scored, or the Mongols are attacking."""
        return self._is_spotlit

    def so_far(self, view: View) -> View:
        """Return a view of the present position without what is still to come in the walks."""
        return self._attack.so_far(self._scoring.so_far(view))

    def lead(self, inspector: Inspector, players: PlayerRows, emperors: EmperorCounter) -> None:
        """Let threats and emperor cards be shown and scores rise only when the walks come there."""
        self._board.look_through(self._on_board)
        inspector.look_through(self._on_board)
        players.look_through(self.so_far)
        emperors.look_through(self._scoring.on_board)
        self._players = players
        for shown in (self._scoring, self._attack):
            shown.changed.connect(self._board.refresh)
        self._scoring.changed.connect(emperors.retranslate)
        for walked in (self._scoring, self._attack):
            walked.changed.connect(inspector.retranslate)
            walked.changed.connect(players.follow_walk)

    def advance(self) -> None:
        """Show the next reveal, if there is one; what is counted need not be waited for."""
        if self._players is not None:
            self._players.finish()
        self._panel.lead_on()
        self._attack_panel.lead_on()

    def lead_on(self, pace: float | None) -> None:
        """Go on to the end without waiting, that much faster than usual, or wait for the person."""
        self._scoring.lead_on(pace)
        self._attack.lead_on(pace)

    def _on_board(self, view: View) -> View:
        return self._attack.so_far(self._scoring.on_board(view))

    def _on_province_spotlit(self, province: int | None) -> None:
        if province is None:
            self._board.spotlight(None)
            self._lead_back()
        else:
            self._lead_to(Places(provinces=(province,)))
            self._board.spotlight(ProvinceTarget(province))

    def _on_region_spotlit(self, region: int | None) -> None:
        if region is None:
            self._board.spotlight(None)
            self._lead_back()
        else:
            self._lead_to(Places(regions=(region,)))
            self._board.spotlight(RegionTarget(region))

    def _lead_to(self, places: Places) -> None:
        if self._seen_before is None:
            self._seen_before = self._board.view.seen.center().x()
        self._board.reveal(places)

    def _lead_back(self) -> None:
        """Show again what was seen before the walk."""
        if self._seen_before is not None:
            self._board.view.centre_on(self._seen_before)
            self._seen_before = None

    def _share_of_view(self, province: Province) -> float:
        """Return how far east a province is seen on the board, from 0 to 1."""
        scene, view = self._board.scene, self._board.view
        squares = scene.view.wall.squares_of[province]
        places = [view.mapFromScene(scene.layout.centre(square)).x() for square in squares]
        return sum(places) / len(places) / max(1, view.width())

    def _wall_end(self) -> int:
        """Return down to where squares of the wall are seen, on the table."""
        scene, view = self._board.scene, self._board.view
        feet = [
            scene.layout.quad(square).boundingRect().bottom() for square in scene.view.wall.squares
        ]
        foot = view.mapToParent(view.mapFromScene(QPointF(0, max(feet))))
        return self._board.mapToParent(foot).y()

    def _on_view_changed(self) -> None:
        """Take the panel along where the board is fitted anew; it stays when somebody moves it."""
        view = self._board.view
        if view.extent is not Extent.FREE and view.pointer.mode is None:
            self._panel.follow_board()

    def _follow_light(self) -> None:
        walk = self._scoring.walk
        is_scored = walk is not None and walk.phase is not Phase.DUE
        is_spotlit = is_scored or self._attack.is_open
        if is_spotlit != self._is_spotlit:
            self._is_spotlit = is_spotlit
            self._board.overview.dim(is_spotlit)
            self.spotlit_changed.emit()

    def _on_busy_changed(self) -> None:
        is_busy = self._scoring.is_busy or self._attack.is_open
        if is_busy != self._is_busy:
            self._is_busy = is_busy
            self.busy_changed.emit(is_busy)
