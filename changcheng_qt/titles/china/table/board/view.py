"""The map of one match as a widget: fitted in both directions, with names that stay legible at
every scale, notes next to the pointer, and a tree for screen readers.
"""

from typing import Final

from PySide6.QtWidgets import QWidget

from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.accessible.things import MapThings
from changcheng_qt.titles.china.table.board.notes import MapSays
from changcheng_qt.titles.china.table.board.sights import MapSights
from changcheng_qt.titles.china.table.pointer.hand import Hand
from changcheng_qt.titles.china.table.pointer.play import MapPlay
from changcheng_qt.titles.china.table.pointer.pointing import MapPointing
from changcheng_qt.titles.china.table.scene.figure_art import LARGEST_NAMES, TOWN_NAME, AnyFigure
from changcheng_qt.titles.china.table.scene.marks import FADING
from changcheng_qt.titles.china.table.scene.projection import (
    EmissaryFigure,
    HouseFigure,
    WallFigure,
)
from changcheng_qt.titles.china.table.scene.scene import MapScene
from changcheng_qt.titles.china.table.scene.touched import LAST_MOVES, LastMove
from changcheng_qt.titles.china.words.rule_links import rule_of
from changcheng_qt.ui.actions.keys import KeyBindings
from changcheng_qt.ui.board.board import PlacesBoard
from changcheng_qt.ui.board.parts import BoardParts
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.painting.lettering import lettering_at
from changcheng_qt.ui.scene.layer import Looks
from changcheng_qt.ui.scene.motions import Manner, Manners, motions_for
from changcheng_qt.ui.seam.bridge import Bridge, Shown

LEAST_SCALE: Final = 0.36
"""The least size of a unit in logical pixels at which the whole map is playable: a house is 14 wide
then.
"""
_HOW: Final[Manners] = {
    HouseFigure: Manner.SET_DOWN,
    WallFigure: Manner.SET_DOWN,
    EmissaryFigure: Manner.SET_DOWN,
}


class MapBoard(PlacesBoard[View, LastMove, AnyFigure]):
    """The map widget, with all its interaction."""

    def __init__(
        self,
        bridge: Bridge,
        hand: Hand,
        appearance: Appearance,
        parent: QWidget | None = None,
        keys: KeyBindings | None = None,
        shown: Shown | None = None,
    ) -> None:
        """Show the bridge's position, or `shown` of it; `hand` is shared with the tray; `keys` are
        the defaults if None.
        """
        shown, keys = shown or bridge, keys or KeyBindings()
        self._is_fitted = False
        self.scene = scene = MapScene(shown.view, Looks.of(appearance))
        self.play = MapPlay(bridge, hand, scene)
        self.pointing = MapPointing(scene, self.play, hand, appearance.duration)
        self.sights = sights = MapSights(scene, lambda: self.play.offers.walk)
        parts = BoardParts(
            scene=scene,
            pointing=self.pointing,
            play=self.play,
            hand=hand,
            sights=sights,
            keys=keys,
            last_moves=LAST_MOVES,
            motions=lambda difference, pace: motions_for(difference, scene, _HOW, pace),
            fading=FADING,
            rule_of=rule_of,
            is_plane=True,
        )
        super().__init__(parts, bridge, shown, appearance, parent)
        self.furnish(MapThings(scene, self.play, sights), MapSays, sights)
        self.view.follow(scene.room, LEAST_SCALE)
        self._is_fitted = True
        self.begin()

    def _looks(self) -> Looks:
        looks = Looks.of(self._appearance)
        if not self._is_fitted:
            return looks
        size = self._appearance.size
        lettering = lettering_at(TOWN_NAME, self.view.shown_scale, size, LARGEST_NAMES)
        return Looks(looks.palette, looks.script, lettering)
