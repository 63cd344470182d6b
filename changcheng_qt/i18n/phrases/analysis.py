"""What a finished game cost, in words, whatever is played."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.engine.cost import Account, Analysis, Judgement, Verdict, Worth
from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill, player_name

translate = QCoreApplication.translate


def verdict_text(verdict: Verdict) -> str:
    """Return what a decision is called."""
    return {
        Verdict.FINE: translate("Analysis", "fine"),
        Verdict.TOO_CLOSE: translate("Analysis", "too close to call"),
        Verdict.INACCURACY: translate("Analysis", "inaccuracy"),
        Verdict.MISTAKE: translate("Analysis", "mistake"),
        Verdict.BLUNDER: translate("Analysis", "blunder"),
    }[verdict]


def budget_text(analysis: Analysis) -> str:
    """Return with how much thought a game was analysed."""
    words = translate("Analysis", "{number} simulated games for each decision.")
    told = fill(words, number=analysis.nodes)
    if analysis.compiled:
        return told
    slow = translate("Analysis", "This form of the program thinks slowly and looks less far.")
    return f"{told} {slow}"


def judgement_text(judgement: Judgement, players: Sequence[Player]) -> str:
    """Return what an error was, by how many points, and what was better."""
    words = translate(
        "Analysis", "{player}: {verdict}, {points} points (±{error}): {chosen} instead of {best}"
    )
    return fill(
        words,
        player=player_name(players, judgement.seat),
        verdict=verdict_text(judgement.verdict),
        points=_points(judgement.error.points),
        error=_points(2 * judgement.deviation.points),
        chosen=judgement.chosen,
        best=judgement.best,
    )


def account_text(account: Account, error: Worth, players: Sequence[Player]) -> str:
    """Return of what the result of a seat is the sum: points over its best rival."""
    words = translate(
        "Analysis",
        "{player}: expected {start}, errors {error}, chance {chance}, the unseen {unseen}; "
        "result {result}",
    )
    return fill(
        words,
        player=player_name(players, account.seat),
        start=_points(account.start.points),
        error=_points(-error.points),
        chance=_points(account.chance.points),
        unseen=_points(account.unseen.points),
        result=_points(account.result.points),
    )


def _points(points: float) -> str:
    return QLocale().toString(points, "f", 1)
