"""Reads the figures of a finished game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from changcheng_qt.analysis.seeds import line_key
from changcheng_qt.bots import analysis_nodes, is_compiled
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import EVERYONE, Player
from changcheng_qt.saves.disk import Disk
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.kept_analysis import kept_analysis
from changcheng_qt.saves.library import KeptGame, Library
from changcheng_qt.statistics.played import Errors, PlayedGame, PlayedSeat
from changcheng_qt.titles import rules_of
from changcheng_qt.verdicts.cost import Analysis

if TYPE_CHECKING:
    from changcheng_qt.verdicts.accounts import Figures


def read_game(library: Library, kept: KeptGame) -> PlayedGame | None:
    """Return the figures of a game of a library; None where it is unfinished, or can't be read
    completely.
    """
    try:
        found = library.read(kept.folder)
    except SaveError:
        return None
    if found.is_damaged or found.match.outcome is None:
        return None
    is_whole = found.record.disclosure.is_whole
    return played_game(library.disk, kept, found.match, is_whole=is_whole)


def played_game(
    disk: Disk, kept: KeptGame, match: AnyMatch, *, is_whole: bool
) -> PlayedGame | None:
    """Return the figures of a match and its kept analysis, None for one that is not over; only the
    result from a file that is not complete.
    """
    outcome = match.outcome
    if outcome is None:
        return None
    players, rules = match.players, rules_of(match.game.name)
    figures: Sequence[Figures | None] = [None] * len(players)
    if is_whole:
        happened: list[Any] = [event for step in match.events(EVERYONE) for event in step]
        figures = rules.figures(happened, match.view(EVERYONE))
    digest = line_key(match)
    nodes, compiled = analysis_nodes(), is_compiled()
    errors = _errors(kept_analysis(disk, kept.folder, digest, nodes, compiled=compiled), players)
    seats = tuple(
        PlayedSeat(
            player.name,
            player.controller,
            outcome.scores[seat],
            outcome.is_won_by(seat),
            figures[seat],
            errors[seat],
        )
        for seat, player in enumerate(players)
    )
    return PlayedGame(kept.folder.name, digest, match.game.name, kept.played, seats)


def _errors(analysis: Analysis | None, players: Sequence[Player]) -> list[Errors | None]:
    if analysis is None:
        return [None] * len(players)
    judged = {one.seat for one in analysis.judgements}
    return [
        Errors(len(analysis.clear_errors(seat)), analysis.error(seat).points)
        if seat in judged
        else None
        for seat in range(len(players))
    ]
