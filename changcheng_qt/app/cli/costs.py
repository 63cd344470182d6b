"""What a finished game cost, on the command line: the errors by decision, then the sums by seat.

Of a file for one viewer only that viewer's decisions are judged. JSON gives an object for what was
simulated, then one a decision and one a seat.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from changcheng_qt.analysis.analysing import Analysing
from changcheng_qt.analysis.judging import Budget
from changcheng_qt.bots import analysis_nodes
from changcheng_qt.engine.codec import to_plain
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles import rules_of
from changcheng_qt.verdicts.cost import Analysis


def costs(
    match: AnyMatch, seats: Sequence[Seat], nodes: int | None, *, is_whole: bool
) -> Analysis | None:
    """Return what a finished match cost some seats by so many simulations for a decision, the usual
    number where none is given; None for 0, and for a title that is not analysed.
    """
    rules = rules_of(match.game.name)
    if nodes == 0 or rules.searching is None or rules.fated is None:
        return None
    budget = Budget(analysis_nodes() if nodes is None else nodes)
    fated = rules.fated() if is_whole else None
    analysing = Analysing(match, rules.searching(), fated, seats, budget)
    for _ in analysing:
        pass
    return analysing.analysis


def costs_lines(analysis: Analysis, match: AnyMatch) -> Iterator[str]:
    """Return what a game cost for people, in the language of the interface."""
    from changcheng_qt.i18n.phrases.analysis import account_text, budget_text, judgement_text

    yield budget_text(analysis)
    for judgement in analysis.judgements:
        if judgement.verdict.is_error:
            yield f"{judgement.ply:5} {judgement_text(judgement, match.players)}"
    for account in analysis.accounts:
        yield account_text(account, analysis.error(account.seat), match.players)


def costs_plain(analysis: Analysis) -> Iterator[dict[str, Any]]:
    """Return what a game cost for programs."""
    yield {"kind": "analysis", "nodes": analysis.nodes, "compiled": analysis.compiled}
    for judgement in analysis.judgements:
        yield {"kind": "decision", **to_plain(judgement)}
    for account in analysis.accounts:
        error = to_plain(analysis.error(account.seat))
        yield {"kind": "account", **to_plain(account), "error": error}
