"""The stages of a scoring: one for every beat, the same after a jump."""

import pytest

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.commands import (
    AddVirtualWall,
    BeginScoring,
    BreakWall,
    CancelCard,
    Command,
    DeclineSwap,
    LowerValue,
    RaiseValue,
)
from changcheng_qt.titles.changcheng.rules.events import Event, ProvinceScored
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.reveal.scoring_stages import (
    Fate,
    Phase,
    ScoringStage,
    recalled,
    stage_of,
    stages_of,
)
from tests.titles.changcheng.table.playing import completed_with

WARRIOR, TRAITOR, FLOOD, BUILDER, MASTER, MANDARIN = ActionCard


def stages_after(match: AnyMatch, *commands: Command) -> list[ScoringStage]:
    """Every stage that the beats of these commands lead through."""
    stages: list[ScoringStage] = []
    last = stage_of(match.view(PUBLIC))
    for command in commands:
        match.submit(command)
        beats = match.beats(PUBLIC, len(match.steps) - 1)
        stages += [stage for stage, _ in stages_of(last, beats)]
        last = stages[-1] if stages else last
    return stages


def fates(stage: ScoringStage) -> list[Fate]:
    return [card.fate for card in stage.cards]


def history(match: AnyMatch) -> list[Event]:
    return [event for step in match.events(PUBLIC) for event in step]


def test_a_completed_province_is_due() -> None:
    stage = stage_of(completed_with(TRAITOR, FLOOD, BUILDER).view(PUBLIC))
    assert stage is not None
    assert (stage.province, stage.phase) == (0, Phase.DUE)
    assert stage.cards == ()


def test_the_last_wall_names_who_placed_it() -> None:
    match = completed_with(TRAITOR, FLOOD, BUILDER)
    ((stage, _),) = stages_of(None, match.beats(PUBLIC, len(match.steps) - 1))
    assert (stage.phase, stage.completed_by) == (Phase.DUE, 0)


def test_cards_turn_up_by_priority_and_the_first_is_decided() -> None:
    (stage,) = stages_after(completed_with(BUILDER, TRAITOR, FLOOD), BeginScoring(0))
    assert [(card.owner, card.card) for card in stage.cards] == [
        (2, TRAITOR),
        (0, FLOOD),
        (1, BUILDER),
    ]
    assert fates(stage) == [Fate.DECIDING, Fate.WAITING, Fate.WAITING]
    assert stage.phase is Phase.CARDS


def test_twins_are_stamped_after_they_have_been_seen() -> None:
    turned, stamped = stages_after(completed_with(FLOOD, FLOOD, BUILDER), BeginScoring(0))
    assert fates(turned) == [Fate.WAITING] * 3
    assert fates(stamped) == [Fate.VOID, Fate.VOID, Fate.DECIDING]


def test_a_decision_is_noted_on_its_card_and_on_the_one_it_cancels() -> None:
    match = completed_with(WARRIOR, FLOOD, BUILDER)
    stages = stages_after(match, BeginScoring(0), CancelCard(2, FLOOD))
    assert fates(stages[-1]) == [Fate.DONE, Fate.CANCELLED, Fate.DECIDING]
    assert stages[-1].cards[0].effect is not None
    assert stages[-1].cards[1].effect is None


def test_majority_and_worth_follow_the_decisions() -> None:
    match = completed_with(TRAITOR, FLOOD, BUILDER)
    stages = stages_after(match, BeginScoring(0), BreakWall(0), LowerValue())
    before, broken, lowered = stages
    assert before.leaders == (0,)
    assert broken.leaders == (0, 1, 2)
    assert broken.worth.walls == before.worth.walls - 1
    assert lowered.worth.change == -2


def test_the_end_is_counted_awarded_and_equal_to_the_event() -> None:
    match = completed_with(TRAITOR, FLOOD, BUILDER)
    stages = stages_after(match, BeginScoring(0), BreakWall(0), RaiseValue(), AddVirtualWall())
    assert [stage.phase for stage in stages[-3:]] == [Phase.COUNTED, Phase.COUNTED, Phase.AWARDED]
    scored = next(event for event in history(match) if isinstance(event, ProvinceScored))
    last = stages[-1]
    assert last.worth.value == scored.value
    assert last.leaders == scored.winners == (0,)
    assert [(award.seat, award.points) for award in last.awards] == [(0, scored.value)]
    assert last.presences[0].broken == 1
    assert last.presences[0].virtual == 1


def test_a_scoring_without_decisions_comes_in_one_go() -> None:
    stages = stages_after(completed_with(FLOOD, FLOOD, FLOOD), BeginScoring(0))
    assert [stage.phase for stage in stages][-1] is Phase.AWARDED
    assert len(stages) >= 4


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
    live = stages_after(match, BeginScoring(0), *commands)[-1]
    jumped = stage_of(match.view(PUBLIC))
    assert jumped is not None
    remembered = recalled(jumped, history(match))
    assert remembered.cards == live.cards
    assert remembered.presences == live.presences
    assert (remembered.worth, remembered.leaders) == (live.worth, live.leaders)


def test_the_view_alone_knows_the_cards_but_not_their_effects() -> None:
    match = completed_with(TRAITOR, FLOOD, MANDARIN)
    stages_after(match, BeginScoring(0), BreakWall(0))
    jumped = stage_of(match.view(PUBLIC))
    assert jumped is not None
    assert fates(jumped) == [Fate.DONE, Fate.DECIDING, Fate.WAITING]
    assert jumped.cards[0].effect is None


def test_there_is_no_walk_outside_a_scoring() -> None:
    match = completed_with(TRAITOR, FLOOD, MANDARIN)
    stages_after(match, BeginScoring(0), BreakWall(0), LowerValue(), DeclineSwap())
    assert stage_of(match.view(PUBLIC)) is None
