"""The result in words: the winners, and the places of the others.

Where points alone do not decide, `ranks` order the seats: points first, then the tie-break. How
many points a player is behind follows from the scores; a title's `victory` names the tie-break.
"""

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, plain, player_name, player_names

translate = QCoreApplication.translate

Ranks: TypeAlias = Sequence[tuple[int, ...]]
"""The ranks by seat: points, then the tie-break; first whether a seat won or was best, where the
game can end before others have had their turn, or is lost by all.
"""


def victory(players: Sequence[Player], winners: Sequence[Seat], score: int) -> str:
    """Return the winner or winners, and their points."""
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


def own_standing(scores: Sequence[int], seat: Seat, ranks: Ranks) -> str:
    """Return the place of the player at the screen, and by how many points ahead or behind."""
    ahead, equal = _place(ranks, seat)
    behind = _behind(scores, seat, ranks)
    if not ahead:
        rival = max((one for one in range(len(scores)) if one != seat), key=scores.__getitem__)
        lead = scores[seat] - scores[rival]
        if lead <= 0 and not _is_tie(ranks, seat, rival):
            return translate("Victory", "You win: it was your turn.")
        return _of_winner(lead, is_shared=len(equal) > 1)
    if _is_tie(ranks, seat, _best(ranks)):
        return translate("Victory", "You lose only on the tie-break.")
    if behind <= 0:
        return translate("Victory", "You have no fewer points, but it wasn't your turn.")
    return _own_place(ahead, behind, is_shared=len(equal) > 1)


def _own_place(ahead: int, behind: int, *, is_shared: bool) -> str:
    match ahead, is_shared:
        case 1, False:
            return translate("Victory", "You came second, %n point(s) behind.", "", behind)
        case 1, True:
            return translate("Victory", "You share second place, %n point(s) behind.", "", behind)
        case 2, False:
            return translate("Victory", "You came third, %n point(s) behind.", "", behind)
        case 2, True:
            return translate("Victory", "You share third place, %n point(s) behind.", "", behind)
        case 3, False:
            return translate("Victory", "You came fourth, %n point(s) behind.", "", behind)
        case 3, True:
            return translate("Victory", "You share fourth place, %n point(s) behind.", "", behind)
        case 4, False:
            return translate("Victory", "You came fifth, %n point(s) behind.", "", behind)
        case 4, True:
            return translate("Victory", "You share fifth place, %n point(s) behind.", "", behind)
        case _:
            return translate("Victory", "You came sixth, %n point(s) behind.", "", behind)


def _of_winner(lead: int, *, is_shared: bool) -> str:
    if is_shared:
        return translate("Victory", "You share the win.")
    if not lead:
        return translate("Victory", "You win on the tie-break.")
    return translate("Victory", "You win by %n point(s).", "", lead)


def standings(
    scores: Sequence[int], players: Sequence[Player], seats: Sequence[Seat], ranks: Ranks
) -> list[str]:
    """Return the places of several seats, best first; the winners are in the headline instead."""
    lines: list[str] = []
    for seat in sorted(seats, key=lambda seat: ranks[seat], reverse=True):
        ahead, equal = _place(ranks, seat)
        if ahead and seat == next(one for one in equal if one in seats):
            lines.append(_of_others(scores, players, equal, ranks))
    return lines


def _of_others(
    scores: Sequence[int], players: Sequence[Player], equal: Sequence[Seat], ranks: Ranks
) -> str:
    names, behind = player_names(players, equal), _behind(scores, equal[0], ranks)
    if _is_tie(ranks, equal[0], _best(ranks)):
        text = translate("Victory", "{players} lose(s) only on the tie-break.", "", len(equal))
        return fill(text, players=names)
    if behind <= 0:
        text = translate("Victory", "{players} ha(s/ve) no fewer points.", "", len(equal))
        return fill(text, players=names)
    ahead, _ = _place(ranks, equal[0])
    return _place_of_others(players, equal, ahead, behind)


def _place_of_others(
    players: Sequence[Player], equal: Sequence[Seat], ahead: int, behind: int
) -> str:
    name, names = player_name(players, equal[0]), player_names(players, equal)
    match ahead, len(equal) > 1:
        case 1, False:
            text = translate("Victory", "{player} came second, %n point(s) behind.", "", behind)
        case 1, True:
            text = translate(
                "Victory", "{players} share second place, %n point(s) behind.", "", behind
            )
        case 2, False:
            text = translate("Victory", "{player} came third, %n point(s) behind.", "", behind)
        case 2, True:
            text = translate(
                "Victory", "{players} share third place, %n point(s) behind.", "", behind
            )
        case 3, False:
            text = translate("Victory", "{player} came fourth, %n point(s) behind.", "", behind)
        case 3, True:
            text = translate(
                "Victory", "{players} share fourth place, %n point(s) behind.", "", behind
            )
        case 4, False:
            text = translate("Victory", "{player} came fifth, %n point(s) behind.", "", behind)
        case 4, True:
            text = translate(
                "Victory", "{players} share fifth place, %n point(s) behind.", "", behind
            )
        case _:
            text = translate("Victory", "{player} came sixth, %n point(s) behind.", "", behind)
    return fill(text, player=name, players=names)


def _place(ranks: Ranks, seat: Seat) -> tuple[int, list[Seat]]:
    """Return how many seats are ahead of a seat, and which have its rank."""
    ahead = sum(rank > ranks[seat] for rank in ranks)
    return ahead, [other for other, rank in enumerate(ranks) if rank == ranks[seat]]


def _best(ranks: Ranks) -> Seat:
    return max(range(len(ranks)), key=ranks.__getitem__)


def _behind(scores: Sequence[int], seat: Seat, ranks: Ranks) -> int:
    """Return how many points a seat has less than the best one, or than another that won before
    it.
    """
    return scores[_best(ranks)] - scores[seat]


def _is_tie(ranks: Ranks, seat: Seat, other: Seat) -> bool:
    """Whether only the tie-break decides between two seats."""
    return ranks[seat][0] == ranks[other][0]
