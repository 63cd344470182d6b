"""Sentences about people at other computers: who is away, and since when; who has not answered yet,
and who asks.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import fill, player_name, player_names
from changcheng_qt.ui.seam.company import Company
from changcheng_qt.ui.seam.match_bridge import MatchBridge

translate = QCoreApplication.translate

_SHORT: Final = QLocale.FormatType.ShortFormat


def away_text(bridge: MatchBridge, seat: Seat | None) -> str:
    """Return since when the person of a seat at another computer is away; empty while there, and
    while nobody knows.
    """
    company = bridge.company
    if seat is None or company is None or not company.is_host_here or company.has_left(seat):
        return ""
    since = company.away_since(seat)
    return "" if since is None else since_text(player_name(bridge.players, seat), since)


def gone_text(company: Company, seat: Seat, names: str) -> str:
    """Return that people at one computer, one of them in a seat, have left or are away."""
    since = company.away_since(seat)
    if company.has_left(seat):
        return fill(translate("Company", "{players} have left the game."), players=names)
    if not since:
        return fill(translate("Company", "{players} are away."), players=names)
    words = translate("Company", "{players} have been away since {when}.")
    return fill(words, players=names, when=_moment_text(since))


def since_text(name: str, since: int) -> str:
    """Return that somebody is away since a moment, 0 if that is not known."""
    words = translate("Company", "{player} has been away since {when}.")
    if not since:
        words = translate("Company", "{player} is away.")
    return fill(words, player=name, when=_moment_text(since))


def _moment_text(seconds: int) -> str:
    """Return a moment, in seconds since 1970: its time if it is today, or its date too."""
    moment = QDateTime.fromSecsSinceEpoch(seconds)
    if moment.date() == QDate.currentDate():
        return QLocale().toString(moment.time(), _SHORT)
    return QLocale().toString(moment, _SHORT)


def awaited_in(bridge: MatchBridge) -> tuple[Seat, ...]:
    """Return the seats whose answers in a ballot are missing, if the viewer has answered, or no
    seat of this computer has to; otherwise none.
    """
    plates = bridge.plates
    is_for_others = not (bridge.has_all_seats or plates.left(bridge.here))
    if not (bridge.is_ballot and (bridge.viewer in plates.answered or is_for_others)):
        return ()
    return tuple(seat for seat in plates.asked if seat not in plates.answered)


def waiting_text(bridge: MatchBridge, awaited: tuple[Seat, ...]) -> str:
    """Return for which seats a ballot waits."""
    words = translate("Screen", "Waiting for {players}.")
    return fill(words, players=player_names(bridge.players, awaited))


def question_text(bridge: MatchBridge) -> str:
    """Return who asks something that people here have not answered, empty for nobody."""
    asked = bridge.company.asked if bridge.company else ()
    seat = next((one.seat for one in asked if not one.is_answered), None)
    words = translate("Screen", "{player} asks everybody something.")
    return "" if seat is None else fill(words, player=player_name(bridge.players, seat))
