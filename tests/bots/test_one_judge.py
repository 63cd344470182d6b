"""Key H, the command line, the warning, the analysis and the exercise give one verdict: in
positions of all titles, by the calls that each of them makes. A loss that the screening of the
others overlooks is none for all of them, unless a hint lists the command as a mistake.

``python -m tests.bots.test_one_judge POSITIONS`` prints in how many they do.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count, islice
from random import Random

import pytest

from changcheng_qt.analysis import judging
from changcheng_qt.analysis.judging import (
    AnySearching,
    Budget,
    judgement,
    other_command,
    unit_of,
    weigh,
)
from changcheng_qt.app.cli import hint
from changcheng_qt.app.workers.bot_worker import Consultation, advised
from changcheng_qt.bots import analysis_nodes, hints
from changcheng_qt.bots.advice import ADVISER
from changcheng_qt.bots.hints import weighable
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles import rules_of
from changcheng_qt.titles.china.rules.commands import TakeOpenCard
from changcheng_qt.ui.analysis.practice import lost_by
from changcheng_qt.verdicts import cost
from changcheng_qt.verdicts.reasons import Way
from tests.bots.judging import position
from tests.effort import by_day, by_night, effort
from tests.planted import Fault, plant, planted, with_and_without

POSITIONS = effort(sample=3, nightly=300)
COLOUR_TWICE = 46
"""A position of China with two open cards of a colour, which are one choice."""
BUDGET = Budget(max(1, analysis_nodes() // 14))
CONTRADICTED = 2 / 300
"""In how many positions at most a hint lists a command as a mistake that the others call none."""


@dataclass(frozen=True)
class Verdict:
    """The best command as text, with the next one of its action if it is not the chosen one, and
    whether that loses points.
    """

    best: str
    is_loss: bool
    then: str = ""


def searching_of(match: AnyMatch) -> AnySearching:
    found = rules_of(match.game.name).searching
    assert found is not None
    return found()


def of_window(match: AnyMatch, seat: Seat, chosen: object = None) -> tuple[Way, ...]:
    """Return the moves of key H, or of the warning after a chosen command."""
    choice = match.view(seat), tuple(match.legal(seat)), BUDGET.effort, len(match.steps)
    return advised(Consultation(1, match.game.name, *choice, chosen)).ways


def verdicts(match: AnyMatch, seat: Seat) -> Iterator[Verdict]:
    """Yield the verdicts on a random choice: of the hints, which need not list it, and of all that
    judge.
    """
    searching = searching_of(match)
    drawn = searching.draw(match.view(seat), match.legal(seat), 1, ADVISER, Random(1))
    chosen = Random(len(match.steps)).choice(list(drawn.commands.values()))
    key, (better, *rest) = of_window(match, seat), of_window(match, seat, chosen)
    line = hint.hint(searching, match, seat, BUDGET.effort)
    is_loss = any(not way.is_equal for way in rest)
    ply, name, choice = len(match.steps), match.text_of(chosen), chosen
    best, line_best = (hint.plain(match, seat, ways)["ways"][0] for ways in (key, line))
    warning = hint.plain(match, seat, (better,))["ways"][0]
    match.submit(choice)
    game, before = match.game, match.steps[ply].before
    legal, view = game.legal_seen(before, seat), game.view(before, match.known[ply], seat)
    found = weigh(searching, view, legal, choice, BUDGET, ply)
    assert found is not None
    told = judgement(
        searching, view, found, (ply, seat), lambda one: game.command_to_text(before, one)
    )
    answer = other_command(match, searching, told, name, BUDGET)
    assert answer is not None
    own = Verdict(name, is_loss) if told.best == name else None
    if own and any(way.command == chosen and way.is_mistake for way in key):
        own = replace(own, is_loss=True)
    yield from (
        own or Verdict(way["command"], is_loss, way["then"]) for way in (best, line_best, warning)
    )
    for is_worse in (told.error.points > 0, lost_by(told, answer, unit_of(found)) > 0):
        yield Verdict(told.best, is_worse, "" if own else told.then)


def found(number: int) -> Iterator[tuple[Verdict, ...]]:
    """Yield the verdicts of all five on positions with something to weigh."""
    for match in islice(filter(_is_weighed, map(position, count())), number):
        assert match.to_act is not None
        yield tuple(verdicts(match, match.to_act))


def agreed(number: int) -> Iterator[bool]:
    """Yield whether all five give one verdict."""
    return (len(set(one)) == 1 for one in found(number))


def main(number: int) -> None:
    """Print after each position in how many so far there was one verdict."""
    agreeing = 0
    for positions, is_one in enumerate(agreed(number), 1):
        agreeing += is_one
        sys.stdout.write(f"one verdict in {agreeing} of {positions} positions\n")
        sys.stdout.flush()


def _is_weighed(match: AnyMatch) -> bool:
    assert match.to_act is not None
    here = match.view(match.to_act), match.legal(match.to_act)
    searching = searching_of(match)
    first, *_ = searching.draw(*here, 1, ADVISER, Random(1)).commands.values()
    return bool(weighable(searching, *here, first))


def test_all_five_give_one_verdict() -> None:
    assert [*agreed(POSITIONS)].count(False) <= CONTRADICTED * POSITIONS


@by_night
def test_a_mistake_that_a_hint_lists_and_a_warning_overlooks_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The control: where nothing is worth judging, and hints call anything worse a mistake."""
    monkeypatch.setattr(hints, "WORTH_JUDGING", 1_000.0)
    monkeypatch.setattr(hints, "verdict_of", lambda *_: cost.Verdict.MISTAKE)
    assert not all(islice(agreed(10), 10))


@pytest.mark.parametrize("judge", by_day([hint, judging], slow=[hint]))
def test_advice_of_other_luck_is_found(judge: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: with luck of its own one of them soon gives another verdict."""
    monkeypatch.setattr(judge, "luck_at", lambda steps: Random(f"other/{steps}"))
    assert not all(islice(agreed(10), 10))


@by_night
def test_a_verdict_of_less_effort_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: so does an analysis that thinks less than hints do."""
    monkeypatch.setattr(judging, "screened_choice", _hasty)
    assert not all(islice(agreed(10), 10))


def _hasty(*how: object) -> object:
    searching, view, legal, chosen, spent, *rest = how
    return hints.screened_choice(searching, view, legal, chosen, spent // 5, *rest)  # type: ignore[arg-type, operator]


def _apart(patch: pytest.MonkeyPatch) -> None:
    """Each judging of the same decision has luck of its own."""
    luck = count()
    plant(patch, judging, "luck_at", lambda steps: Random(f"{steps}/{next(luck)}"))


@with_and_without(_apart)
def test_the_other_card_of_a_colour_is_the_same_mistake(
    fault: Fault | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An exercise judges another card of the played colour as *Why?* judges the played one, which
    has the whole effort as a mistake would.
    """
    monkeypatch.setattr(hints, "WORTH_JUDGING", -1_000.0)
    match = position(COLOUR_TWICE)
    seat, ply, searching = match.to_act, len(match.steps), searching_of(match)
    assert seat is not None
    view, legal = match.view(seat), tuple(match.legal(seat))
    chosen, other = TakeOpenCard(0), TakeOpenCard(1)
    assert view.open[0] == view.open[1]
    names = {one: match.text_of(one) for one in legal}
    match.submit(chosen)
    with planted(fault):
        found = weigh(searching, view, legal, chosen, BUDGET, ply)
        assert found is not None
        told = judgement(searching, view, found, (ply, seat), names.__getitem__)
        own = next(one for one in told.alternatives if one.command == told.chosen)
        answer = other_command(match, searching, told, names[other], BUDGET)
        assert answer == replace(own, command=names[other])


if __name__ == "__main__":
    main(int(sys.argv[1]))
