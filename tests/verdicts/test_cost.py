"""The findings of an analysis: sums, worths over the game, turning points, and as a file."""

from dataclasses import replace

import pytest

from changcheng_qt.engine.codec import CodecError
from changcheng_qt.engine.replay import SeatChange, player_at
from changcheng_qt.engine.seats import Player
from changcheng_qt.verdicts.cost import (
    BOUNDS,
    LONG,
    MOST_MISTAKES,
    VERSION,
    Account,
    Alternative,
    Analysis,
    Change,
    Judgement,
    LookWorth,
    Source,
    Told,
    Unit,
    Verdict,
    Worth,
    from_bytes,
    mistakes,
    to_bytes,
    turning_points,
    verdict_of,
)


def judged(ply: int, seat: int, error: float, verdict: Verdict) -> Judgement:
    """A decision that cost so much."""
    best = Alternative("b", Worth(2.0, 0.5), Worth(), Worth())
    told = (Told("province_won", 3, 1.5, (80, 20)),)
    return Judgement(ply, seat, "a", "b", Worth(error, 0.1), Worth(0.2), verdict, (best,), told)


ANALYSIS = Analysis(
    VERSION,
    "key",
    200,
    True,
    (
        judged(0, 0, 3.0, Verdict.MISTAKE),
        judged(1, 1, 0.0, Verdict.FINE),
        judged(2, 0, 7.0, Verdict.BLUNDER),
    ),
    (
        Account(
            0,
            Worth(1.0, 0.4),
            (
                Change(0, 0, Worth(5.0, 0.1), own=Worth(0.5, 0.0)),
                Change(1, 0, Worth(0.0, 0.0), Worth(-4.5, -0.2)),
                Change(2, 0, Worth(1.0, 0.1), others=Worth(1.0, 0.0)),
            ),
            Worth(-6.0, 0.2),
        ),
    ),
    (1,),
)


def test_sums_of_a_seat() -> None:
    (account,) = ANALYSIS.accounts
    assert account.chance == Worth(6.0, 0.2)
    assert account.unseen == Worth(-4.5, -0.2)
    assert ANALYSIS.error(0) == Worth(10.0, 0.2)
    assert ANALYSIS.mean_error(0) == 5.0
    assert ANALYSIS.mean_error(1) == ANALYSIS.mean_error(2) == 0.0


def test_choices_are_those_of_others_and_the_own_ones() -> None:
    (account,) = ANALYSIS.accounts
    assert account.choices == Worth(1.5, 0.0)


def test_named_errors_are_listed_by_cost() -> None:
    close = judged(3, 0, 9.0, Verdict.TOO_CLOSE)
    asked = replace(ANALYSIS, judgements=(*ANALYSIS.judgements, close))
    assert [one.ply for one in asked.clear_errors(0)] == [2, 0]
    assert asked.clear_errors(1) == ()


def test_luck_is_told_apart_by_the_kind_of_chance() -> None:
    (account,) = ANALYSIS.accounts
    kinds = zip(account.changes, ("dice", "riders", "dice"), strict=True)
    mixed = replace(account, changes=tuple(replace(one, kind=kind) for one, kind in kinds))
    assert mixed.luck("dice") == Worth(6.0, 0.2)
    assert mixed.luck("riders") == mixed.luck("edicts") == Worth()


def test_a_game_is_long_from_the_first_step_beyond_the_whole_effort() -> None:
    last = judged(LONG - 1, 0, 0.0, Verdict.FINE)
    assert not replace(ANALYSIS, judgements=(last,)).is_of_long_game
    beyond = replace(last, ply=LONG)
    assert replace(ANALYSIS, judgements=(beyond, last)).is_of_long_game


def test_worths_lead_from_the_start_to_the_result() -> None:
    (account,) = ANALYSIS.accounts
    points = [worth.points for worth in ANALYSIS.worths(account)]
    assert points == [1.0, 3.5, -1.0, -6.0]
    assert points[-1] == account.result.points


def points_found(
    *still: tuple[int, Source], seat: int | None = None
) -> list[tuple[int, Source, float]]:
    """Return the turning points where some sources had no cause at some plies."""
    found = turning_points(ANALYSIS, lambda ply, _, source: (ply, source) not in still, seat)
    return [(one.ply, one.source, one.points) for one in found]


def test_turning_points_are_the_errors_and_what_moved_much_each_step_once() -> None:
    """The first step was an error and a change by chance: it is listed as the error."""
    errors = [(2, Source.ERROR, -7.0), (0, Source.ERROR, -3.0)]
    assert points_found() == [errors[0], (1, Source.UNSEEN, -4.5), errors[1]]
    assert points_found(seat=0) == points_found()
    assert points_found(seat=1) == []


def test_a_change_without_a_cause_is_no_turning_point() -> None:
    assert (1, Source.UNSEEN, -4.5) not in points_found((1, Source.UNSEEN))


def test_of_two_changes_of_a_step_the_larger_is_named() -> None:
    (account,) = ANALYSIS.accounts
    both = Change(1, 0, Worth(5.0), Worth(-4.5))
    moved = replace(account, changes=(both,)), replace(account, seat=1, changes=(both,))
    found = turning_points(replace(ANALYSIS, judgements=(), accounts=moved), lambda *_: True)
    assert [(one.ply, one.source, one.points) for one in found] == [(1, Source.CHANCE, 5.0)]


@pytest.mark.parametrize(("deviation", "is_told"), [(1.4, True), (1.5, False)])
def test_a_change_that_may_be_luck_of_the_estimate_is_no_turning_point(
    deviation: float, is_told: bool
) -> None:
    """Five points are 3.5 standard errors of 1.43, whether a seat or chance moved them."""
    for change in (
        Change(0, 1, Worth(5.0), Worth(), "", deviation, 0.0),
        Change(0, 1, Worth(), Worth(-5.0), "", 0.0, deviation),
        Change(0, 1, others=Worth(5.0), others_deviation=deviation),
    ):
        account = Account(1, Worth(), (change,), Worth())
        moved = replace(ANALYSIS, judgements=(), accounts=(account,))
        assert bool(turning_points(moved, lambda *_: True)) == is_told


def test_a_card_laid_face_down_is_the_unseen_only_once_it_is_shown() -> None:
    """Its true worth is 6 points, of which the seat could see 1; then it is shown."""
    laid = Change(0, 1, unseen=Worth(5.0), others=Worth(-6.0))
    shown = Change(3, 1, unseen=Worth(-5.0))
    account = Account(1, Worth(), (laid, shown), Worth())
    moved = replace(ANALYSIS, judgements=(), accounts=(account,))

    def points_found(shown_at: int) -> list[tuple[int, Source, float]]:
        found = turning_points(
            moved, lambda ply, _, source: (source is Source.UNSEEN) == (ply == shown_at)
        )
        return [(one.ply, one.source, one.points) for one in found]

    assert points_found(3) == [(3, Source.UNSEEN, -5.0)]
    assert (0, Source.UNSEEN, 5.0) in points_found(0), "the control: one that was shown at once"


@pytest.mark.parametrize("verdict", Verdict)
def test_only_what_is_beyond_doubt_is_an_error(verdict: Verdict) -> None:
    assert verdict.is_error == (verdict not in (Verdict.FINE, Verdict.TOO_CLOSE))


def test_a_peek_is_valued_where_its_interval_leaves_no_doubt() -> None:
    clear = LookWorth(3.0, 2.0, 4, 1)
    assert clear.interval == (1.0, 5.0)
    assert clear.is_told
    assert replace(clear, points=-3.0).is_told
    assert not replace(clear, margin=4.0).is_told
    assert replace(clear, points=0.0, changed=0).is_told


def test_a_file_gives_the_same_again() -> None:
    content = to_bytes(ANALYSIS)
    assert from_bytes(content) == ANALYSIS
    assert to_bytes(from_bytes(content)) == content
    with pytest.raises(CodecError):
        from_bytes(content.replace(b'"nodes":200', b'"nodes":"many"'))


PEOPLE = (Player("Ann"), Player("Bo"))


def test_the_mistakes_of_a_seat_come_in_the_order_of_play() -> None:
    assert [one.ply for one in mistakes(ANALYSIS, 0, PEOPLE, ())] == [0, 2]
    assert mistakes(ANALYSIS, 1, PEOPLE, ()) == ()


def test_only_the_dearest_mistakes_are_gone_through() -> None:
    many = tuple(judged(ply, 0, 1.0 + ply, Verdict.MISTAKE) for ply in range(8))
    found = mistakes(replace(ANALYSIS, judgements=many), 0, PEOPLE, ())
    assert [one.ply for one in found] == [3, 4, 5, 6, 7]
    assert len(found) == MOST_MISTAKES


def test_errors_of_a_bot_in_a_persons_seat_are_not_the_persons() -> None:
    """Also if a person sat there later, or before; all are listed where only bots sat there."""
    ann, bot = PEOPLE[0], Player("Ann", "novice")
    change = SeatChange(1, 0, ann, bot)
    assert player_at((bot,), [change], 0, 0) == ann
    assert player_at((bot,), [change], 0, 1) == bot
    assert [one.ply for one in mistakes(ANALYSIS, 0, (bot, bot), [change])] == [0]
    back = SeatChange(1, 0, bot, ann)
    assert [one.ply for one in mistakes(ANALYSIS, 0, PEOPLE, [back])] == [2]
    assert [one.ply for one in mistakes(ANALYSIS, 0, (bot, bot), ())] == [0, 2]
    other = SeatChange(1, 1, ann, bot)
    assert [one.ply for one in mistakes(ANALYSIS, 0, PEOPLE, [other])] == [0, 2]


@pytest.mark.parametrize(
    ("error", "deviation", "verdict"),
    [
        (0.0, 0.0, Verdict.FINE),
        (0.0, 9.0, Verdict.TOO_CLOSE),
        (0.5, 0.1, Verdict.FINE),
        (0.5, 0.3, Verdict.TOO_CLOSE),
        (1.8, 0.4, Verdict.INACCURACY),
        (1.7, 0.4, Verdict.TOO_CLOSE),
        (5.1, 2.0, Verdict.INACCURACY),
        (5.1, 1.0, Verdict.MISTAKE),
        (9.0, 1.5, Verdict.BLUNDER),
        (9.0, 4.2, Verdict.TOO_CLOSE),
        (6.0, float("inf"), Verdict.TOO_CLOSE),
    ],
)
@pytest.mark.parametrize("unit", Unit)
def test_an_error_has_a_name_where_it_is_sure(
    unit: Unit, error: float, deviation: float, verdict: Verdict
) -> None:
    assert verdict_of(error * unit.point, deviation * unit.point, unit) is verdict


@pytest.mark.no_cover
def test_a_name_is_that_of_the_least_that_an_error_costs() -> None:
    for tenths in range(1, 200):
        for hundredths in range(1, 400):
            error, deviation = tenths / 10, hundredths / 100
            bounds = dict(BOUNDS)
            if (verdict := verdict_of(error, deviation)) in bounds:
                assert bounds[verdict] <= error - 2 * deviation


@pytest.mark.parametrize("then", ["", "c"])
def test_the_better_move_is_named_with_the_rest_of_its_action(then: str) -> None:
    better = replace(ANALYSIS.judgements[0], then=then).better(str.upper)
    assert (better.command, better.then) == ("B", then.upper() or None)
