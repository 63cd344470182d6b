"""The map of one match as a widget: fitted in both directions, with names that stay legible at
every scale, notes next to the pointer, and a tree for screen readers.
"""

from collections.abc import Sequence
from typing import Final

from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.accessible.things import MapThings
from changcheng_qt.titles.china.table.board.notes import MapSays
from changcheng_qt.titles.china.table.board.sights import MapSights
from changcheng_qt.titles.china.table.geometry.places import Place
from changcheng_qt.titles.china.table.pointer.play import MapPlay
from changcheng_qt.titles.china.table.pointer.pointing import MapGround
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
from changcheng_qt.ui.board.board import PlacesBoard
from changcheng_qt.ui.board.parts import PlaceKinds
from changcheng_qt.ui.painting.lettering import lettering_at
from changcheng_qt.ui.pointer.pointing import Pointing
from changcheng_qt.ui.scene.animator import Movement
from changcheng_qt.ui.scene.layer import Difference, Looks
from changcheng_qt.ui.scene.motions import Manner, Manners, Pace, motions_for

_HOW: Final[Manners] = {
    HouseFigure: Manner.SET_DOWN,
    WallFigure: Manner.SET_DOWN,
    EmissaryFigure: Manner.SET_DOWN,
}


class MapBoard(PlacesBoard[View, LastMove, AnyFigure]):
    """The map widget, with all its interaction."""

    kinds = PlaceKinds(
        scene=MapScene,
        looks=Looks.of,
        play=MapPlay,
        ground=MapGround,
        sights=MapSights,
        things=MapThings,
        says=MapSays,
        last_moves=LAST_MOVES,
        fading=FADING,
        rule_of=rule_of,
        least_scale=0.36,  # a house is 14 wide then
        is_plane=True,
    )
    scene: MapScene
    play: MapPlay
    pointing: Pointing[Place, MapScene]
    sights: MapSights

    def _looks(self) -> Looks:
        looks, size = Looks.of(self._appearance), self._appearance.size
        lettering = lettering_at(TOWN_NAME, self.view.shown_scale, size, LARGEST_NAMES)
        return Looks(looks.palette, looks.script, lettering)

    def _motions(self, difference: Difference[AnyFigure], pace: Pace) -> Sequence[Movement]:
        return motions_for(difference, self.scene, _HOW, pace)
