"""The best corners for a settlement of the founding in words."""

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.wording import fill, side_by_side
from changcheng_qt.titles.riders.rules.advice import Site
from changcheng_qt.titles.riders.rules.geography import Board
from changcheng_qt.titles.riders.words.descriptions import chance_text
from changcheng_qt.titles.riders.words.names import good_in_sentence

translate = QCoreApplication.translate


def site_text(site: Site, rank: int, board: Board) -> str:
    """Return the rank of a corner among the best at first glance, and why: a hint looks further."""
    goods = translate("RidersAdvice", "%n good(s)", "kinds of goods", len(site.goods))
    why = side_by_side((chance_text(site.ways), goods, _harbour(site, board)))
    words = translate(
        "RidersAdvice", "Among the best corners at first glance, number {rank}: {why}."
    )
    return fill(words, rank=rank, why=why)


def first_turn_text() -> str:
    """Return the course of a turn, for the first one."""
    return translate("RidersAdvice", "Roll, then trade and build in any order.")


def _harbour(site: Site, board: Board) -> str:
    if site.harbour is None:
        return ""
    number, roads = site.harbour
    trades = board.harbours[number].trades
    if trades is None:
        name = translate("RidersAdvice", "open harbour", "for any good")
    else:
        name = translate("RidersAdvice", "{good} harbour")
        name = fill(name, good=good_in_sentence(trades))
    if not roads:
        return name
    words = translate("RidersAdvice", "{harbour} %n road(s) off", "", roads)
    return fill(words, harbour=name)
