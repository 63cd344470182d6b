"""The joint deal: nobody can stack it, and the check at the end notices everything else."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.net import deal
from changcheng_qt.net.deal import (
    Fault,
    choices_of,
    commitment_to,
    draw_part,
    drawn,
    fault_in,
    joint_seed,
)
from changcheng_qt.net.letters import Deal
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.record import Record, Recorder, recording
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.planted import Fault as Planted
from tests.planted import planted, with_and_without

STEPS = 150
every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


@cache
def dealt(title: Title) -> tuple[Deal, tuple[str, ...]]:
    """The choices of a table, and the parts of its host and two guests."""
    parts = tuple(draw_part() for _ in range(3))
    like = title.open_box(None).draw_any(title.rules.seat_counts[0], Random(title.name))
    fixed = choices_of(title, like, None, commitment_to(parts[0]))
    return replace(fixed, commitments=tuple(map(commitment_to, parts))), parts


def played(title: Title, setup: Any, seed: str, dice: str) -> Recorder:  # noqa: ANN401
    """A game from a setup, whose file names a seed and whose dice come from another one."""
    players = [Player(f"P{seat}") for seat in range(title.game.seats(setup))]
    match: AnyMatch = Match(title.game, setup, players)
    recorder, rng = recording(match, Random(1), seed=seed), Random(2)
    match.luck = SeededLuck(dice)
    while match.to_act is not None and match.step_count < STEPS:
        match.submit(rng.choice(match.legal(match.to_act)))
    return recorder


def record(title: Title, dice: str = "") -> Record:
    fixed, parts = dealt(title)
    seed = joint_seed(parts)
    whole = played(title, drawn(title, fixed, seed), seed, dice or seed)
    return whole.record(Disclosure.EVERYTHING)


@every_title
def test_an_honest_deal_is_verified(title: Title) -> None:
    assert fault_in(title, record(title), *dealt(title)) is None


@every_title
def test_parts_that_were_not_committed_to_are_found_out(title: Title) -> None:
    fixed, parts = dealt(title)
    for others in ((draw_part(), *parts[1:]), parts[:2], parts[::-1]):
        assert fault_in(title, record(title), fixed, others) is Fault.PART


@every_title
def test_another_seed_is_found_out(title: Title) -> None:
    fixed, parts = dealt(title)
    seed = joint_seed(parts)
    other = played(title, drawn(title, fixed, seed), "other", seed)
    assert fault_in(title, other.record(Disclosure.EVERYTHING), fixed, parts) is Fault.SEED


def draw_as_told(patch: pytest.MonkeyPatch) -> None:
    """Take the setup of the host for the one that the seed draws."""
    patch.setattr(deal, "drawn", lambda title, fixed, _: drawn(title, fixed, "stacked"))


@with_and_without(draw_as_told)
@every_title
def test_a_stacked_deal_is_found_out(title: Title, fault: Planted | None) -> None:
    fixed, parts = dealt(title)
    seed = joint_seed(parts)
    stacked = played(title, drawn(title, fixed, "stacked"), seed, seed)
    with planted(fault):
        whole = stacked.record(Disclosure.EVERYTHING)
        assert fault_in(title, whole, fixed, parts) is Fault.SETUP


def believe_dice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(deal, "_drew_all", lambda *_: True)


@with_and_without(believe_dice)
def test_other_dice_are_found_out(fault: Planted | None) -> None:
    riders = TITLES[2]
    with planted(fault):
        assert fault_in(riders, record(riders, "loaded"), *dealt(riders)) is Fault.CHANCE


@every_title
def test_every_part_changes_the_seed(title: Title) -> None:
    _, parts = dealt(title)
    assert len({joint_seed((*parts[:n], draw_part(), *parts[n + 1 :])) for n in range(3)}) == 3


@every_title
def test_the_first_seat_is_drawn_unless_it_was_chosen(title: Title) -> None:
    fixed, _ = dealt(title)
    drawn_first = {title.rules.first_seat(drawn(title, fixed, str(n))) for n in range(20)}
    assert len(drawn_first) > 1
    chosen = {title.rules.first_seat(drawn(title, replace(fixed, first=1), str(n))) for n in (0, 1)}
    assert chosen == {1}
