"""Why something cannot be picked up in a lesson: the rules say so, or only the lesson does."""

import pytest

from changcheng_qt.engine.history import Barrier
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.titles.changcheng import LESSONS
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.pointer.hand import Held, HeldBlock, HeldCard, Pile
from changcheng_qt.titles.changcheng.table.pointer.play import why_not_held
from changcheng_qt.titles.changcheng.table.pointer.targets import holdable
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.lessons.walking import begin, walk

ONLY_THE_LESSON = barrier_text(Barrier.NOT_ASKED)
EVERYTHING: frozenset[Held] = frozenset((*map(HeldBlock, Pile), *map(HeldCard, ActionCard)))


@pytest.mark.parametrize("name", LESSONS)
def test_nothing_that_the_rules_allow_is_refused_for_a_rule(name: str) -> None:
    match = begin(name)
    for step in walk(match):
        if step.free or match.to_act != match.learner:
            continue
        bridge = MatchBridge(match)
        bridge.look_as(match.learner)
        allowed, offered = holdable(bridge.possible), holdable(bridge.legal)
        for held in EVERYTHING - offered:
            is_possible = held in allowed
            said = why_not_held(bridge, bridge.view, held, is_possible=is_possible)
            assert (said == ONLY_THE_LESSON) is is_possible, step.say
