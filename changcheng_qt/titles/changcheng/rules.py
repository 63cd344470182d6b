"""Chang Cheng without anything to see: for files, bots and the command line."""

from collections.abc import Sequence
from typing import Final

from changcheng_qt.engine.seats import Player
from changcheng_qt.games.changcheng.commands import Pass
from changcheng_qt.games.changcheng.events import AttackBegan, CardEvent, Event, PointsEvent
from changcheng_qt.games.changcheng.game import CHANG_CHENG
from changcheng_qt.games.changcheng.judgement.appraisal import appraise
from changcheng_qt.games.changcheng.legality import forced
from changcheng_qt.games.changcheng.setup import SEAT_COUNTS
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.titles.title import Rules


def _counted(event: Event, view: View, players: Sequence[Player]) -> str:
    if not isinstance(event, CardEvent | PointsEvent | AttackBegan):
        return ""
    from changcheng_qt.i18n.phrases.changcheng.chronicle import event_text

    return event_text(event, view, players)


RULES: Final = Rules(
    game=CHANG_CHENG,
    seat_counts=SEAT_COUNTS,
    appraise=appraise,
    forced=forced,
    passes=lambda command: isinstance(command, Pass),
    first_seat=lambda setup: setup.first,
    scores=lambda state: state.scores,
    counted=_counted,
)
