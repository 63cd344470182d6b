"""Why something cannot be picked up: the rules say so, or only a lesson does."""

from dataclasses import replace

import pytest

from changcheng_qt.engine.history import OF_LESSONS, Barrier
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.titles.changcheng import LESSONS
from changcheng_qt.titles.changcheng.rules.commands import EndTurn, PlaceSingle, Refusal
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.table.pointer.hand import Held, HeldBlock, HeldCard, Pile
from changcheng_qt.titles.changcheng.table.pointer.play import why_not_held
from changcheng_qt.titles.changcheng.table.pointer.targets import holdable
from changcheng_qt.titles.changcheng.words.refusals import refusal
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.app.analysed import match_of as finished
from tests.lessons.walking import begin, walk
from tests.titles.changcheng.table.playing import match_of, play, worked_setup

ONLY_THE_LESSON = {barrier_text(barrier) for barrier in OF_LESSONS}
OVER = barrier_text(Barrier.LESSON_OVER)
PLACED = refusal(Refusal.NO_DOUBLE)
APART = refusal(Refusal.SQUARES_APART)
DOUBLE = HeldBlock(Pile.DOUBLE)
EVERYTHING: frozenset[Held] = frozenset((*map(HeldBlock, Pile), *map(HeldCard, ActionCard)))


@pytest.mark.parametrize("name", LESSONS)
def test_nothing_that_the_rules_allow_is_refused_for_a_rule(name: str) -> None:
    match = begin(name)
    for step in walk(match):
        is_over = step is match.lesson.steps[-1] and not step.takes_command
        if step.free or match.to_act != match.learner:
            continue
        bridge = MatchBridge(match)
        bridge.look_as(match.learner)
        allowed, offered = holdable(bridge.possible), holdable(bridge.legal)
        for held in EVERYTHING - offered:
            is_possible = held in allowed
            said = why_not_held(bridge, bridge.view, held, is_possible=is_possible)
            assert (said in ONLY_THE_LESSON) is is_possible, step.say
            assert (said == OVER) is (is_possible and is_over), step.say


def test_a_double_wall_that_stands_is_refused_for_no_square() -> None:
    done, reasons = finished("changcheng"), set[str]()
    match = Match(done.game, done.setup, done.players)
    for step in done.steps:
        if match.view(step.seat).stage is Stage.ACTION and not match.view(step.seat).turn.acts:
            said = why_no_double(match)
            assert match.view(step.seat).supplies[step.seat].doubles or said == PLACED
            reasons.add(said)
        match.submit(step.command)
    assert reasons >= {"", PLACED}


def why_no_double(match: AnyMatch) -> str:
    """Return why the seat to act cannot pick up its double wall, empty if it can."""
    assert match.to_act is not None
    bridge = MatchBridge(match)
    bridge.look_as(match.to_act)
    if DOUBLE in holdable(bridge.possible):
        return ""
    return why_not_held(bridge, bridge.view, DOUBLE, is_possible=False)


def test_a_double_wall_is_refused_where_no_two_adjacent_squares_are_empty() -> None:
    match = play(match_of(worked_setup(3)), PlaceSingle(0), EndTurn())
    bridge = MatchBridge(match)
    bridge.look_as(1)
    blocks = list(bridge.view.blocks)
    for square in bridge.view.wall.west_to_east[::2]:
        blocks[square] = blocks[0]
    view = replace(bridge.view, blocks=tuple(blocks))
    assert why_not_held(bridge, view, DOUBLE, is_possible=False) == APART
