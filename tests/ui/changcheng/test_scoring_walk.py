"""The walk through a scoring: one moment for every reveal, the same after a jump."""

import pytest

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.games.changcheng.commands import (
    AddVirtualWall,
    BeginScoring,
    BreakWall,
    CancelCard,
    Command,
    DeclineSwap,
    LowerValue,
    RaiseValue,
)
from changcheng_qt.games.changcheng.events import Event, ProvinceScored
from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.ui.changcheng.scoring.walk import Fate, Phase, Walk, recalled, steps, walk_of
from tests.ui.changcheng.playing import completed_with

WARRIOR, TRAITOR, FLOOD, BUILDER, MASTER, MANDARIN = ActionCard


def walked(match: AnyMatch, *commands: Command) -> list[Walk]:
    """Every walk that the events of these commands lead through."""
    walks: list[Walk] = []
    last = walk_of(match.view(PUBLIC))
    for command in commands:
        before = len(match.steps)
        match.submit(command)
        events = [event for step in match.events(PUBLIC, before) for event in step]
        walks += steps(last, events, match.view(PUBLIC))
        last = walks[-1] if walks else last
    return walks


def fates(walk: Walk) -> list[Fate]:
    return [card.fate for card in walk.cards]


def history(match: AnyMatch) -> list[Event]:
    return [event for step in match.events(PUBLIC) for event in step]


def test_a_completed_province_is_due() -> None:
    walk = walk_of(completed_with(TRAITOR, FLOOD, BUILDER).view(PUBLIC))
    assert walk is not None
    assert (walk.province, walk.phase) == (0, Phase.DUE)
    assert walk.cards == ()


def test_the_last_wall_names_who_placed_it() -> None:
    match = completed_with(TRAITOR, FLOOD, BUILDER)
    (walk,) = steps(None, match.events(PUBLIC)[-1], match.view(PUBLIC))
    assert (walk.phase, walk.completed_by) == (Phase.DUE, 0)


def test_cards_turn_up_by_priority_and_the_first_is_decided() -> None:
    (walk,) = walked(completed_with(BUILDER, TRAITOR, FLOOD), BeginScoring(0))
    assert [(card.owner, card.card) for card in walk.cards] == [
        (2, TRAITOR),
        (0, FLOOD),
        (1, BUILDER),
    ]
    assert fates(walk) == [Fate.DECIDING, Fate.WAITING, Fate.WAITING]
    assert walk.phase is Phase.CARDS


def test_twins_are_stamped_after_they_have_been_seen() -> None:
    turned, stamped = walked(completed_with(FLOOD, FLOOD, BUILDER), BeginScoring(0))
    assert fates(turned) == [Fate.WAITING] * 3
    assert fates(stamped) == [Fate.VOID, Fate.VOID, Fate.DECIDING]


def test_a_decision_is_noted_on_its_card_and_on_the_one_it_cancels() -> None:
    match = completed_with(WARRIOR, FLOOD, BUILDER)
    walks = walked(match, BeginScoring(0), CancelCard(2, FLOOD))
    assert fates(walks[-1]) == [Fate.DONE, Fate.CANCELLED, Fate.DECIDING]
    assert walks[-1].cards[0].effect is not None
    assert walks[-1].cards[1].effect is None


def test_majority_and_worth_follow_the_decisions() -> None:
    match = completed_with(TRAITOR, FLOOD, BUILDER)
    walks = walked(match, BeginScoring(0), BreakWall(0), LowerValue())
    before, broken, lowered = walks
    assert before.leaders == (0,)
    assert broken.leaders == (0, 1, 2)
    assert broken.worth.walls == before.worth.walls - 1
    assert lowered.worth.change == -2


def test_the_end_is_counted_awarded_and_equal_to_the_event() -> None:
    match = completed_with(TRAITOR, FLOOD, BUILDER)
    walks = walked(match, BeginScoring(0), BreakWall(0), RaiseValue(), AddVirtualWall())
    assert [walk.phase for walk in walks[-3:]] == [Phase.COUNTED, Phase.COUNTED, Phase.AWARDED]
    scored = next(event for event in history(match) if isinstance(event, ProvinceScored))
    last = walks[-1]
    assert last.worth.value == scored.value
    assert last.leaders == scored.winners == (0,)
    assert [(award.seat, award.points) for award in last.awards] == [(0, scored.value)]
    assert last.presences[0].broken == 1
    assert last.presences[0].virtual == 1


def test_a_scoring_without_decisions_comes_in_one_go() -> None:
    walks = walked(completed_with(FLOOD, FLOOD, FLOOD), BeginScoring(0))
    assert [walk.phase for walk in walks][-1] is Phase.AWARDED
    assert len(walks) >= 4


@pytest.mark.parametrize(
    "commands",
    [
        (),
        (BreakWall(0),),
        (BreakWall(0), LowerValue()),
    ],
)
def test_after_a_jump_the_same_is_shown(commands: tuple[Command, ...]) -> None:
    match = completed_with(TRAITOR, FLOOD, MANDARIN)
    live = walked(match, BeginScoring(0), *commands)[-1]
    jumped = walk_of(match.view(PUBLIC))
    assert jumped is not None
    remembered = recalled(jumped, history(match))
    assert remembered.cards == live.cards
    assert remembered.presences == live.presences
    assert (remembered.worth, remembered.leaders) == (live.worth, live.leaders)


def test_the_view_alone_knows_the_cards_but_not_their_effects() -> None:
    match = completed_with(TRAITOR, FLOOD, MANDARIN)
    walked(match, BeginScoring(0), BreakWall(0))
    jumped = walk_of(match.view(PUBLIC))
    assert jumped is not None
    assert fates(jumped) == [Fate.DONE, Fate.DECIDING, Fate.WAITING]
    assert jumped.cards[0].effect is None


def test_there_is_no_walk_outside_a_scoring() -> None:
    match = completed_with(TRAITOR, FLOOD, MANDARIN)
    walked(match, BeginScoring(0), BreakWall(0), LowerValue(), DeclineSwap())
    assert walk_of(match.view(PUBLIC)) is None
