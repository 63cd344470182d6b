"""Who knew what, when, in words, whatever is played."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, player_name, player_names
from changcheng_qt.verdicts.insight import Cell, How

translate = QCoreApplication.translate


def knew_text(cell: Cell, seats: Sequence[Seat], players: Sequence[Player]) -> str:
    """Return who of some seats knew something, and by what, in sentences."""
    if cell.is_open:
        return translate("Insight", "Everyone knew.")
    told = [
        fill(_sentence(how), players=player_names(players, knowing))
        for how in How
        if (knowing := [seat for seat in seats if cell.hows[seat] is how])
    ]
    if told:
        return join_sentences(told)
    if len(seats) == 1:
        words = translate("Insight", "{player} did not know.")
        return fill(words, player=player_name(players, seats[0]))
    return translate("Insight", "Nobody knew.")


def _sentence(how: How) -> str:
    return {
        How.OWN: translate("Insight", "Known to its owner: {players}."),
        How.LOOKED: translate("Insight", "Known by looking: {players}."),
        How.REMEMBERED: translate("Insight", "Had looked, and had to remember: {players}."),
        How.TAKEN_BACK: translate("Insight", "Known from before a take-back: {players}."),
        How.SHOWN: translate("Insight", "Saw it lie open: {players}."),
        How.COUNTED: translate("Insight", "Known by elimination: {players}."),
    }[how]
