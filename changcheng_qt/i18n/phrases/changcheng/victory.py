"""Who has won, in one sentence."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, plain, player_name, player_names

translate = QCoreApplication.translate


def victory(players: Sequence[Player], winners: Sequence[Seat], score: int) -> str:
    """Say who has won, alone or together, and with how many points."""
    if len(winners) == 1:
        return fill(
            translate("Victory", "{player} wins with {score} point(s).", "", abs(score)),
            player=player_name(players, winners[0]),
            score=plain(score),
        )
    return fill(
        translate("Victory", "{players} share the win with {score} point(s) each.", "", abs(score)),
        players=player_names(players, winners),
        score=plain(score),
    )
