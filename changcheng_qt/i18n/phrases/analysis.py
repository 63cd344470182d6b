"""The costs of a finished game, and the knowledge of each seat, in words, for every title."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import (
    fill,
    join_sentences,
    listed,
    player_name,
    player_names,
    plural_of,
    side_by_side,
)
from changcheng_qt.verdicts.cost import (
    Account,
    Analysis,
    Judgement,
    LookWorth,
    Source,
    TurningPoint,
    Unit,
    Verdict,
    Worth,
)
from changcheng_qt.verdicts.insight import Cell, How

translate = QCoreApplication.translate

_DEAREST: Final = 3
"""The cost of this many errors of a seat is told."""


def verdict_text(verdict: Verdict) -> str:
    """Return the name of a decision."""
    return {
        Verdict.FINE: translate("Analysis", "fine"),
        Verdict.TOO_CLOSE: translate("Analysis", "too close to call"),
        Verdict.INACCURACY: translate("Analysis", "inaccuracy"),
        Verdict.MISTAKE: translate("Analysis", "mistake"),
        Verdict.BLUNDER: translate("Analysis", "blunder"),
    }[verdict]


def budget_text(analysis: Analysis) -> str:
    """Return how an analysis judges."""
    sentences = [translate("Analysis", "Each error is weighed as carefully as a hint.")]
    if analysis.is_of_long_game:
        sentences.append(translate("Analysis", "In a game this long, each gets less thought."))
    if not analysis.compiled:
        sentences.append(
            translate(
                "Analysis", "This version of the bots is slower and doesn't look as far ahead."
            )
        )
    return join_sentences(sentences)


def judgement_text(
    judgement: Judgement, players: Sequence[Player], chosen: str, best: str, unit: Unit
) -> str:
    """Return the kind of an error, its cost, and the better command."""
    count = plural_of(judgement.error.points)
    words = {
        Unit.POINTS: translate(
            "Analysis",
            "{player}: {verdict}, {points} points (±{error}): “{chosen}” instead of “{best}”.",
            "",
            count,
        ),
        Unit.WINS: translate(
            "Analysis",
            "{player}: {verdict}, {points} wins in 100 (±{error}): “{chosen}” instead of “{best}”.",
            "",
            count,
        ),
    }[unit]
    return fill(
        words,
        player=player_name(players, judgement.seat),
        verdict=verdict_text(judgement.verdict),
        points=points_text(judgement.error.points),
        error=points_text(judgement.margin),
        chosen=chosen,
        best=best,
    )


def no_single_reason() -> str:
    """Return the note that no few reasons make up most of a difference."""
    return translate("Analysis", "No single reason.")


def played_text(consequences: str) -> str:
    """Return the sure consequences of the decision that was made."""
    return fill(translate("Analysis", "The move played – {reasons}"), reasons=consequences)


def explained_text(argument: str) -> str:
    """Return why the better decision was better; there may be no argument."""
    if not argument:
        return no_single_reason()
    words = translate("Analysis", "The better move – {reasons}")
    return fill(words, reasons=argument)


def tells_unseen(analysis: Analysis) -> bool:
    """Return whether the unseen, as it is shown, is other than 0 for any seat."""
    nothing = points_text(0.0)
    return any(points_text(abs(one.unseen.points)) != nothing for one in analysis.accounts)


def costs_explained(unit: Unit, *, with_unseen: bool = True) -> str:
    """Return the explanation of the columns of the costs, of which the unseen may be left out."""
    if unit is Unit.WINS:
        return translate(
            "Analysis",
            "All figures are wins in 100. Choices: the effect of everyone’s choices; a player’s "
            "own errors lower it, those of the others raise it. Then the luck of each kind of "
            "draw: how much better the outcome was than the average of all possible ones. Errors "
            "are not added up: what one gives away can be won back, and lost again.",
        )
    points = translate(
        "Analysis",
        "All figures are points relative to each player's best rival. Errors: what weaker choices "
        "gave away, as far as that player could know. Choices: the effect of all other moves; "
        "one’s own good ones and the others’ errors raise it, good ones of the others lower "
        "it. Chance: the luck of the draw.",
    )
    unseen = translate("Analysis", "The unseen: what the others held in secret.")
    return join_sentences([points, unseen] if with_unseen else [points])


def moved_text(
    point: TurningPoint, players: Sequence[Player], what: str, unit: Unit, lucks: Mapping[str, str]
) -> str:
    """Return the step `what`, in a sentence, and by how much its chance, the unseen or the choice
    of another seat changed the worth for a seat; `lucks` are the names of kinds of chance.
    """
    count = plural_of(point.points)
    if unit is Unit.WINS:
        return _won_text(point, players, what, lucks.get(point.kind, ""))
    gained, lost = {
        Source.CHANCE: (
            translate("Analysis", "{what} Chance: {player} gained {points} points.", "", count),
            translate("Analysis", "{what} Chance: {player} lost {points} points.", "", count),
        ),
        Source.UNSEEN: (
            translate("Analysis", "{what} The unseen: {player} gained {points} points.", "", count),
            translate("Analysis", "{what} The unseen: {player} lost {points} points.", "", count),
        ),
        Source.OTHERS: (
            translate("Analysis", "{what} That gained {player} {points} points.", "", count),
            translate("Analysis", "{what} That cost {player} {points} points.", "", count),
        ),
    }[point.source]
    return fill(
        gained if point.points > 0 else lost,
        what=what,
        player=player_name(players, point.seat),
        points=points_text(abs(point.points)),
    )


def _won_text(point: TurningPoint, players: Sequence[Player], what: str, luck: str) -> str:
    """Return a change in wins, by a kind of luck or by the choice of another seat."""
    count = plural_of(point.points)
    if point.source is Source.OTHERS:
        more = translate("Analysis", "{what} That gained {player} {points} wins in 100.", "", count)
        fewer = translate("Analysis", "{what} That cost {player} {points} wins in 100.", "", count)
    else:
        more = translate(
            "Analysis", "{what} {luck}: {points} more wins in 100 for {player}.", "", count
        )
        fewer = translate(
            "Analysis", "{what} {luck}: {points} fewer wins in 100 for {player}.", "", count
        )
    return fill(
        more if point.points > 0 else fewer,
        what=what,
        luck=luck,
        player=player_name(players, point.seat),
        points=points_text(abs(point.points)),
    )


def look_text(worth: LookWorth | None) -> str:
    """Return the worth of a peek."""
    if worth is None or not worth.is_told:
        return translate("Analysis", "It isn't clear whether the peek helped.")
    if not worth.changed:
        return translate("Analysis", "The peek changed no decision.")
    low, high = worth.interval
    words = translate(
        "Analysis",
        "The peek brought {points} points (from {low} to {high}).",
        "",
        plural_of(worth.points),
    )
    return fill(
        words,
        points=signed_text(worth.points),
        low=signed_text(low),
        high=signed_text(high),
    )


def account_text(
    account: Account,
    error: Worth,
    players: Sequence[Player],
    unit: Unit,
    lucks: Mapping[str, str],
) -> str:
    """Return the sum that makes the result of a seat; `lucks` are the names of kinds of chance."""
    if unit is Unit.WINS:
        return _won_account(account, error, players, lucks)
    words = translate(
        "Analysis",
        "{player}: expected {start}, errors {error}, choices {choices}, chance {chance}, "
        "the unseen {unseen}; result {result}",
    )
    return fill(
        words,
        player=player_name(players, account.seat),
        start=points_text(account.start.points),
        error=points_text(-error.points),
        choices=points_text(account.choices.points),
        chance=points_text(account.chance.points),
        unseen=points_text(account.unseen.points),
        result=points_text(account.result.points),
    )


def _won_account(
    account: Account, error: Worth, players: Sequence[Player], lucks: Mapping[str, str]
) -> str:
    words = translate(
        "Analysis",
        "{player}: expected {start}, choices {choices}, {luck}; result {result} wins in 100",
    )
    parts = [f"{name} {signed_text(account.luck(kind).points)}" for kind, name in lucks.items()]
    return fill(
        words,
        player=player_name(players, account.seat),
        start=points_text(account.start.points),
        choices=signed_text((account.choices - error).points),
        luck=side_by_side(parts),
        result=points_text(account.result.points),
    )


def errors_text(errors: Sequence[Judgement]) -> str:
    """Return how many clear errors a seat made, and the most expensive of them, which come first,
    by games won; not their sum, which may be more than there are to win.
    """
    largest = [QLocale().toString(round(one.error.points)) for one in errors[:_DEAREST]]
    if not largest:
        return translate("Analysis", "No clear errors.")
    if len(errors) > _DEAREST:
        words = translate(
            "Analysis",
            "{count} clear errors; the three most expensive cost {points} wins in 100.",
        )
    else:
        words = translate(
            "Analysis", "%n clear error(s), which cost {points} wins in 100.", "", len(errors)
        )
    return fill(words, count=len(errors), points=listed(largest))


def points_text(points: float) -> str:
    """Return points with one decimal, without a sign if they round to 0."""
    return QLocale().toString(round(points, 1) + 0.0, "f", 1)


def signed_text(points: float) -> str:
    """Return points with their sign, without one if they round to 0."""
    shown = points_text(abs(points))
    if not round(points, 1):
        return shown
    return f"{'+' if points > 0 else '−'}{shown}"


def knew_text(cell: Cell, seats: Sequence[Seat], players: Sequence[Player]) -> str:
    """Return which of some seats knew something, and how, in sentences."""
    if cell.is_open:
        return translate("Insight", "Everyone knew.")
    sentences = [
        fill(_how_text(how), players=player_names(players, knowing))
        for how in How
        if (knowing := [seat for seat in seats if cell.hows[seat] is how])
    ]
    if sentences:
        return join_sentences(sentences)
    if len(seats) == 1:
        words = translate("Insight", "{player} did not know.")
        return fill(words, player=player_name(players, seats[0]))
    return translate("Insight", "Nobody knew.")


def _how_text(how: How) -> str:
    return {
        How.OWN: translate("Insight", "Owner: {players}."),
        How.LOOKED: translate("Insight", "Seen by {players}."),
        How.REMEMBERED: translate("Insight", "Had looked, and had to remember: {players}."),
        How.TAKEN_BACK: translate("Insight", "Known from before a take-back: {players}."),
        How.SHOWN: translate("Insight", "Saw it face up: {players}."),
        How.COUNTED: translate("Insight", "Worked out by elimination: {players}."),
    }[how]
