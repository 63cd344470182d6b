"""Finished games of all titles to analyse, played by few thoughts."""

from random import Random
from typing import Any

from changcheng_qt import titles
from changcheng_qt.analysis.analysing import Analysing
from changcheng_qt.analysis.judging import Budget
from changcheng_qt.analysis.played import Ledger
from changcheng_qt.app.cli.simulate import play
from changcheng_qt.bots.hints import Judged, luck_at, ways_on
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.titles import rules_of, title_named
from changcheng_qt.verdicts.cost import Analysis, Change, Worth
from tests.effort import by_day

TITLES = tuple(title.name for title in titles.TITLES if title.rules.is_analysed)
BY_DAY = by_day(TITLES, slow={"riders"})
"""The titles whose games are short enough to be analysed by day: of a long one its end is, see
`test_in_play`.
"""


def begun(title: str, seed: int, *bots: str) -> AnyMatch:
    """Return a game that such bots are about to play, as many as the title needs at least."""
    found = title_named(title)
    assert found is not None
    seats = max(found.rules.seat_counts[0], len(bots))
    players = [Player(f"P{seat}", bots[seat % len(bots)], 8) for seat in range(seats)]
    setup = found.open_box(None).draw_any(seats, Random(seed))
    return Match(found.game, setup, players, luck=SeededLuck(str(seed)))


def played(title: str, seed: int, *bots: str) -> AnyMatch:
    """Return a finished game of such bots."""
    match = begun(title, seed, *bots)
    play(match, str(seed))
    return match


def played_without_error(title: str, seed: int, budget: Budget) -> AnyMatch:
    """Return a game of the first moves of hints at an effort."""
    match = begun(title, seed, "strong")
    searching = searching_of(match)
    while (seat := match.to_act) is not None:
        here = searching, match.view(seat), match.legal(seat)
        best, *_ = ways_on(*here, budget.effort, luck_at(len(match.steps)))
        match.submit(best.command)
    return match


def searching_of(match: AnyMatch) -> Any:  # noqa: ANN401 - the title's
    """Return how a match is searched."""
    found = rules_of(match.game.name).searching
    assert found is not None
    return found()


def analysing(match: AnyMatch, budget: Budget, *, is_whole: bool = True) -> Analysing:
    """Return the analysis of all seats, about to begin."""
    truth = rules_of(match.game.name).truth
    assert truth is not None
    seats = range(len(match.players))
    return Analysing(match, searching_of(match), truth() if is_whole else None, seats, budget)


def analysed(match: AnyMatch, budget: Budget) -> Analysis:
    """Return the whole analysis."""
    asked = analysing(match, budget)
    assert list(asked) == list(range(len(match.steps) + 1))
    return asked.analysis


def arrive(
    ledger: Ledger[Any], ply: int, seat: Seat, found: Judged[Any] | None = None
) -> tuple[Worth, Change | None]:
    """Pass a position to a seat's account, with its judged decision there if it has one."""
    return ledger.come_to(ply, seat, ledger.passage(ply, seat, found))
