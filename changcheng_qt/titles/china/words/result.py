"""The result in words: the winners, and the sources of points."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.result import victory
from changcheng_qt.i18n.phrases.wording import fill, listed, plain, player_name
from changcheng_qt.titles.china.rules.accounts import Source

translate = QCoreApplication.translate


def source_name(source: Source) -> str:
    """Return a source of points, as a heading in the table of the result."""
    return {
        Source.HOUSES: translate("ChinaSource", "Houses"),
        Source.ALLIANCES: translate("ChinaSource", "Alliances"),
        Source.ROADS: translate("ChinaSource", "Roads"),
    }[source]


def victory_text(
    players: Sequence[Player],
    winners: Sequence[Seat],
    scores: Sequence[int],
    pieces: Sequence[int],
) -> str:
    """Return the winners; after a tie, with the numbers of pieces left that broke it."""
    best = max(scores)
    level = [seat for seat, score in enumerate(scores) if score == best]
    left = sorted((pieces[seat] for seat in level), reverse=True)
    if len(winners) != 1 or len(level) == 1:
        return victory(players, winners, best)
    sentence = translate(
        "ChinaVictory",
        "{player} wins with {score} point(s) and more pieces left: {more} to {fewer}.",
        "",
        best,
    )
    return fill(
        sentence,
        player=player_name(players, winners[0]),
        score=plain(best),
        more=left[0],
        fewer=left[1],
    )


def tie_breaks(
    players: Sequence[Player],
    winners: Sequence[Seat],
    scores: Sequence[int],
    pieces: Sequence[int],
) -> list[str]:
    """Return the ranks of tied seats by the pieces they have left, a sentence for each number of
    points, the most first; without the tie in `victory_text`.
    """
    lines: list[str] = []
    for score in sorted(set(scores), reverse=True):
        level = [seat for seat, one in enumerate(scores) if one == score]
        is_told = score == max(scores) and len(winners) == 1 and len(level) == 2
        if len({pieces[seat] for seat in level}) > 1 and not is_told:
            lines.append(_ranked_by_pieces(players, level, pieces))
    return lines


def _ranked_by_pieces(
    players: Sequence[Player], level: Sequence[Seat], pieces: Sequence[int]
) -> str:
    one = translate("ChinaVictory", "{player} ({count})", "a player, and how many pieces are left")
    ranked = sorted(level, key=lambda seat: pieces[seat], reverse=True)
    names = [fill(one, player=player_name(players, s), count=pieces[s]) for s in ranked]
    text = translate("ChinaVictory", "Equal on points, ranked by pieces left: {players}.")
    return fill(text, players=listed(names))
