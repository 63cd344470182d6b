"""The moments of a game as films: the real window at several shares of a motion, side by side.

A film is a screen of the gallery like any other, but nothing in it moves any more, and it has no
golden picture: it is there to judge by eye how something comes about.
"""

from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from changcheng_qt.titles.changcheng.rules.commands import ExtendMap, PlaceSingle
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.titles.changcheng.table.reveal.scoring_panel import ScoringPanel
from screens.deeds import Deed, give, lift_gate
from screens.films import Film, frames_of
from screens.stage import Screens
from titles.changcheng.deeds import (
    aim_attack,
    begin_scoring,
    finish_game,
    lead_attack_on,
    see_attack,
)
from titles.changcheng.positions import at_stage, new_turn
from titles.changcheng.screens import END, MIDDLE, SCORING, Scene, stepwise, window_for


def _film(scene: Scene, deed: Deed, part: type[QWidget] = QWidget) -> Film:
    return Film(partial(window_for, stepwise(scene)), deed, part)


ATTACK: Final = END.then(finish_game, partial(lead_attack_on, times=2))
FILMS: Final[Screens] = {
    name: partial(frames_of, film)
    for name, film in {
        "film_set_down": _film(MIDDLE, partial(give, kind=PlaceSingle), BoardView),
        "film_cards": _film(SCORING, begin_scoring, ScoringPanel),
        "film_unroll": _film(
            Scene(at_stage(Stage.EXTENSION)), partial(give, kind=ExtendMap), BoardView
        ),
        "film_attack": _film(ATTACK, aim_attack, BoardView),
        "film_losses": _film(ATTACK, partial(lead_attack_on, times=1)),
        "film_victory": _film(ATTACK, see_attack),
        "film_gate": _film(Scene(new_turn(2, 40), people=3), lift_gate),
    }.items()
}
"""The films by the name of their picture."""
