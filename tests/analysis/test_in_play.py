"""Luck of dice and draws during play: its worth, and that with the rest it makes the result;
on the end of a game of Riders at the Wall.
"""

from collections import Counter
from dataclasses import replace
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest

from changcheng_qt.analysis import in_play
from changcheng_qt.analysis.analysing import Analysing
from changcheng_qt.analysis.in_play import InPlayLedger, Step, worth_of
from changcheng_qt.analysis.judging import Budget
from changcheng_qt.analysis.played import Played
from changcheng_qt.analysis.worth import SEEDS, Estimate, chances_to_win
from changcheng_qt.bots.bot import Stopped, never
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import read_file, write_file
from changcheng_qt.titles.riders.forks import RidersForks
from changcheng_qt.titles.riders.rules.chance import Drawing
from changcheng_qt.titles.riders.rules.commands import RollDice
from changcheng_qt.titles.riders.searching import RidersSearching
from changcheng_qt.verdicts.cost import (
    VERSION,
    Account,
    Analysis,
    Begun,
    Change,
    Unit,
    Worth,
    from_bytes,
    to_bytes,
)
from tests.analysis.games import arrive
from tests.analysis.mistaken import mistaken
from tests.effort import effort
from tests.planted import Fault, planted, with_and_without
from tests.saves.renew_corpus import CORPUS

LITTLE = Budget(50)
STEPS = effort(sample=40, nightly=1000)
"""How many steps of the end of a game are looked at."""
CLOSE = 1e-9
SEATS = range(3)


@cache
def match() -> AnyMatch:
    """A game of three seats, of which two share the victory."""
    _, found = read_file(RealDisk(), CORPUS / "4-riders-finished.changcheng")
    return found


def ledger() -> InPlayLedger:
    return InPlayLedger(Played(match()), RidersForks(), LITTLE, never)


def first() -> int:
    return max(0, match().step_count - STEPS)


def walked(asked: InPlayLedger) -> tuple[list[Worth], list[Change], list[Worth]]:
    """The worths at the start, all changes to the end of the game, and the worths there."""
    starts: list[Worth] = []
    changes: list[Change] = []
    ends: list[Worth] = []
    for ply in range(first(), match().step_count + 1):
        ends = []
        for seat in SEATS:
            worth, change = arrive(asked, ply, seat)
            ends.append(worth)
            if change is None:
                starts.append(worth)
            else:
                changes.append(change)
    return starts, changes, ends


def forget_the_others(patch: pytest.MonkeyPatch) -> None:
    change = in_play._change  # noqa: SLF001

    def luck_alone(*around: Any) -> Change:  # noqa: ANN401 - as in the ledger
        return replace(change(*around), others=Worth())

    patch.setattr(in_play, "_change", luck_alone)


def count_the_outcome_alone(patch: pytest.MonkeyPatch) -> None:
    change = in_play._change  # noqa: SLF001

    def whole(ply: int, seat: int, step: Any, *more: Any) -> Change:  # noqa: ANN401 - as above
        return replace(change(ply, seat, step, *more), chance=worth_of(step.came[seat]))

    patch.setattr(in_play, "_change", whole)


def share_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(InPlayLedger, "_result", lambda self: ((0.0, 0.0),) * len(SEATS))


@with_and_without(forget_the_others, share_nothing)
def test_the_parts_make_the_result(fault: Fault | None) -> None:
    with planted(fault):
        starts, changes, ends = walked(ledger())
        assert [one.wins for one in ends] == [0.5, 0.5, 0.0]
        for seat in SEATS:
            own = [one for one in changes if one.seat == seat]
            for name in ("points", "wins"):
                parts = (part for one in own for part in (one.chance, one.others, one.own))
                made = sum(getattr(part, name) for part in parts)
                total = getattr(starts[seat], name) + made
                assert abs(total - getattr(ends[seat], name)) < CLOSE


def expect_what_came(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(in_play, "_mean", lambda worths, weights: worths[0])


def weigh_all_alike(patch: pytest.MonkeyPatch) -> None:
    mean = in_play._mean  # noqa: SLF001
    patch.setattr(in_play, "_mean", lambda worths, weights: mean(worths, (1,) * len(worths)))


def means(position: Any, seed: int) -> list[float]:  # noqa: ANN401 - a core of the title
    """The mean chance of each seat to win."""
    chances = chances_to_win(position, LITTLE.short_playouts, seed, never)
    return [sum(one) / len(one) for one in chances]


@with_and_without(expect_what_came, weigh_all_alike, count_the_outcome_alone)
def test_luck_is_the_outcome_less_the_mean_of_all_outcomes(fault: Fault | None) -> None:
    with planted(fault):
        asked, seed = ledger(), Random(f"{Played(match()).key}/chances").randrange(SEEDS)
        found = {(one.ply, one.seat): one for one in walked(asked)[1]}
        kinds = Counter[str]()
        for ply in range(first(), match().step_count):
            step = match().steps[ply]
            fork = RidersForks().fork(step.before, step.command)
            if fork is None:
                assert all(found[ply, seat].chance == Worth() for seat in SEATS)
                assert all(found[ply, seat].kind == "" for seat in SEATS)
                continue
            kinds[fork.kind] += 1
            worths = [means(one, seed) for one in fork.positions]
            for seat in SEATS:
                parts = [w * one[seat] for w, one in zip(fork.weights, worths, strict=True)]
                luck = worths[fork.came][seat] - sum(parts) / sum(fork.weights)
                assert abs(found[ply, seat].chance.wins - luck) < CLOSE
                assert found[ply, seat].kind == fork.kind
        assert kinds[Drawing.DICE.value]
        assert kinds[Drawing.ROBBERIES.value]


def meet_other_luck(patch: pytest.MonkeyPatch) -> None:
    """Plant an error that takes the playouts of two positions for independent ones."""
    patch.setattr(in_play, "_estimate", lambda chances: Estimate(worth_of(chances), 35.0))


@with_and_without(meet_other_luck)
def test_a_change_is_as_sure_as_the_playouts_agree_about_it(fault: Fault | None) -> None:
    """A roll that is worth a tenth in each playout is certain, however far the playouts are apart;
    a command that gains in one as much as it loses in another changed nothing.
    """
    here, luckier = (0.2, 0.9, 0.4), (0.3, 1.0, 0.5)
    step = Step((here,), (here,), (luckier,), "dice")
    with planted(fault):
        made = in_play._change(3, 0, step, luckier)  # noqa: SLF001
        assert made.chance.points == pytest.approx(10.0)
        assert made.others.points == pytest.approx(0.0)
        assert made.chance_deviation == pytest.approx(0.0)
        assert made.others_deviation == pytest.approx(0.0)


def test_a_change_is_as_unsure_as_what_makes_it() -> None:
    """By hand: the differences 0, 0.3 and 0.6 have a standard deviation of 0.3, and of three
    playouts the variance counts twice.
    """
    here, after = (0.1, 0.1, 0.1), (0.1, 0.4, 0.7)
    step = Step((here,), (after,), (after,))
    made = in_play._change(3, 0, step, after)  # noqa: SLF001
    assert made.others.points == pytest.approx(30.0)
    assert made.others_deviation == pytest.approx(sqrt(2 * 30.0**2 / 3))
    assert made.chance_deviation == 0.0


def count_it_as_of_others(patch: pytest.MonkeyPatch) -> None:
    """Plant an error that takes every step for that of another seat."""
    patch.setattr(
        InPlayLedger,
        "_change",
        lambda self, ply, seat, step, error, arriving: in_play._change(ply, seat, step, arriving),  # noqa: SLF001
    )


@with_and_without(count_it_as_of_others)
def test_a_choice_is_that_of_its_seat_and_for_everybody_else_that_of_another(
    fault: Fault | None,
) -> None:
    """Its own has the error added, which is counted apart."""
    ply, asked = first(), ledger()
    command = Played(match()).command(ply)
    found = mistaken(command, None, 8.0, 1.0)
    with planted(fault):
        for seat in SEATS:
            is_own = seat == match().steps[ply].seat
            start, _ = arrive(asked, ply, seat, found if is_own else None)
            end, made = arrive(asked, ply + 1, seat)
            assert made is not None
            assert made.unseen == Worth()
            moved = (end - start - made.chance).points + (8.0 if is_own else 0.0)
            assert abs(made.own.points - (moved if is_own else 0.0)) < CLOSE
            assert abs(made.others.points - (0.0 if is_own else moved)) < CLOSE


def test_one_that_is_stopped_raises() -> None:
    asked = ledger()
    asked.stop = lambda: True
    with pytest.raises(Stopped):
        arrive(asked, first(), 0)


def last_roll() -> int:
    """A position near the end of the game at which its seat can but roll."""
    return max(
        ply
        for ply in range(match().step_count - 8)
        if isinstance(match().steps[ply].command, RollDice)
        and len(match().game.legal(match().steps[ply].before)) == 1
    )


def from_last_roll(analysis: Analysis | None = None, done: int | None = None) -> Analysis:
    """Analyse the game from its last roll on, or from where an analysis of that was left."""
    first = last_roll()
    if analysis is None:
        starts = [arrive(ledger(), first, seat)[0] for seat in SEATS]
        accounts = tuple(Account(seat, starts[seat], (), Worth()) for seat in SEATS)
        analysis = Analysis(VERSION, "", LITTLE.nodes, False, (), accounts, (), Unit.WINS)
    left = Begun(first + 1 if done is None else done, analysis)
    budget = Budget(LITTLE.nodes, match().step_count)
    asked = Analysing(match(), RidersSearching(), RidersForks(), SEATS, budget, left=left)
    list(asked)
    return asked.so_far


@cache
def analysis_of_the_end() -> Analysis:
    return from_last_roll()


def test_errors_and_the_other_parts_make_the_result() -> None:
    found = analysis_of_the_end()
    assert found.unit is Unit.WINS
    assert found.judgements
    for account in found.accounts:
        parts = account.start + account.chance + account.choices - found.error(account.seat)
        assert abs(parts.points - account.result.points) < CLOSE
        kinds = sum(account.luck(kind.value).points for kind in Drawing)
        assert abs(kinds - account.chance.points) < CLOSE
        assert account.result.points == 100 * account.result.wins


def test_an_error_left_out_is_missed() -> None:
    """The control of the test above: an error of one win in 100 more than was found."""
    found = analysis_of_the_end()
    judged = found.judgements[-1]
    more = replace(judged, error=judged.error + Worth(1.0, 0.01))
    account = found.accounts[judged.seat]
    spoilt = replace(found, judgements=(*found.judgements[:-1], more))
    parts = account.start + account.chance + account.choices - spoilt.error(judged.seat)
    assert abs(parts.points - account.result.points) > 0.9


def test_a_decision_is_described_without_the_outcome_of_chance() -> None:
    game = match().game
    for judged in analysis_of_the_end().judgements:
        step = match().steps[judged.ply]
        assert game.command_from_text(step.before, judged.chosen) == game.given(step.command)
        assert judged.error.points >= 0


def test_one_that_was_left_is_continued_to_the_same_end() -> None:
    whole, done = analysis_of_the_end(), match().step_count - 3
    steps = done - 1 - last_roll()
    so_far = replace(
        whole,
        judgements=tuple(one for one in whole.judgements if one.ply < done),
        accounts=tuple(replace(one, changes=one.changes[:steps]) for one in whole.accounts),
    )
    assert from_last_roll(from_bytes(to_bytes(so_far)), done) == whole


def test_of_a_file_for_one_seat_its_decisions_are_judged_as_in_the_whole_one(
    tmp_path: Path,
) -> None:
    """Robbed goods, edicts and answers that the seat never saw are missing in the file."""
    for seat in SEATS:
        file, whole = (
            tmp_path / f"{seat}.changcheng",
            record_of(match(), Random(1), seed_known=True),
        )
        write_file(RealDisk(), file, redacted(whole, seat))
        _, found = read_file(RealDisk(), file)
        budget = Budget(LITTLE.nodes, found.step_count)
        nothing = Analysis(VERSION, "", LITTLE.nodes, False, (), (), ())
        left = Begun(last_roll() + 1, nothing)
        asked = Analysing(found, RidersSearching(), None, [seat], budget, left=left)
        list(asked)
        of_whole = analysis_of_the_end()
        assert asked.so_far.judgements == tuple(
            one for one in of_whole.judgements if one.seat == seat
        )
        assert asked.so_far.accounts == ()
