"""The result in words: the winners or the best losers, and points by source as a sum."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.result import victory
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, plain, player_names
from changcheng_qt.titles.riders.rules.accounts import Source
from changcheng_qt.titles.riders.rules.events import Ending
from changcheng_qt.titles.riders.rules.view import View

translate = QCoreApplication.translate

_MINUS: Final = "\u2212"
_TIMES: Final = "\u00d7"
_EACH: Final = {Source.CITIES: 2}
"""The sources whose things give more than one point each."""


def victory_text(
    players: Sequence[Player],
    ending: Ending,
    winners: Sequence[Seat],
    best: Sequence[Seat],
    points: Sequence[int],
) -> str:
    """Return how the game ended, and its winners or best losers with their points."""
    score = points[best[0]]
    match ending:
        case Ending.WON:
            return victory(players, winners, score)
        case Ending.PEACE:
            head = translate("RidersResult", "The wall has held: peace.")
            return join_sentences((head, victory(players, winners, score)))
        case Ending.CONQUEST:
            head = translate("RidersResult", "China has fallen.")
            won = victory(players, winners, score) if winners else _lost(players, best, score)
            return join_sentences((head, won))


def _lost(players: Sequence[Player], best: Sequence[Seat], score: int) -> str:
    names = player_names(players, best)
    words = translate("RidersResult", "Best loser(s): {players}, {score}.", "", len(best))
    return fill(words, players=names, score=plain(score))


def ranks_of(view: View) -> Sequence[tuple[int, ...]]:
    """Return the ranks of all seats at the end, by points and penalties; first whether a seat is
    the best, where these do not decide: it won in its turn, or all have lost.
    """
    both = zip(view.points, view.penalties, strict=True)
    ranks = [(points, -lost) for points, lost in both]
    if view.winners and view.ending is not Ending.WON:
        return ranks
    return [(seat in view.best, *rank) for seat, rank in enumerate(ranks)]


def source_name(source: Source) -> str:
    """Return a source of points, as a heading in the table of the result."""
    return {
        Source.SETTLEMENTS: translate("RidersSource", "Settlements"),
        Source.CITIES: translate("RidersSource", "Cities"),
        Source.ACADEMY: translate("RidersSource", "Academy"),
        Source.MARKET: translate("RidersSource", "Market"),
        Source.LONG_ROAD: translate("RidersSource", "Long Road"),
        Source.GREAT_HOST: translate("RidersSource", "Great Host"),
        Source.PENALTIES: translate("RidersSource", "Penalties"),
    }[source]


def points_sum(points: Mapping[Source, int]) -> str:
    """Return the points of a seat at the end as a sum, such as "Settlements 3 + Cities 2 × 2 −
    Penalties 1 = 6"; penalties are negative.
    """
    terms = points_terms(points)
    return f"{terms} = {plain(sum(points.values()))}" if terms else plain(0)


def points_terms(points: Mapping[Source, int]) -> str:
    """Return the terms of that sum; empty without points."""
    terms = list[str]()
    for source, value in points.items():
        if value:
            sign = _MINUS if value < 0 else "+" if terms else ""
            terms += [sign, source_name(source), _amount(source, value)]
    return " ".join(filter(None, terms))


def _amount(source: Source, value: int) -> str:
    each = _EACH.get(source, 1)
    return str(abs(value)) if each == 1 else f"{value // each} {_TIMES} {each}"
