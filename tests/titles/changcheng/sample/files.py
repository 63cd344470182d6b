"""Running games of Chang Cheng and their twins, made from the rules alone (see `secrets`)."""

from dataclasses import replace
from itertools import count, islice
from random import Random
from typing import Final

from changcheng_qt.engine.match import AnyMatch, Match, Played
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.titles.changcheng.rules import filing
from changcheng_qt.titles.changcheng.rules.events import Peeked
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from tests.conformance.rules.files import FileSample, Twin
from tests.engine.machine import apply_entry
from tests.titles.changcheng.rules.secrets import twin_of
from tests.titles.changcheng.rules.test_hidden import match_with_take_backs


def running(seed: int) -> tuple[AnyMatch, Twin]:
    """The first match that is not over among those from a seed on."""
    played = map(match_with_take_backs, count(10 * seed))
    [(match, learnt)] = islice((one for one in played if one[0].to_act is not None), 1)

    def twin(viewer: Viewer, rng: Random) -> AnyMatch:
        drawn = twin_of(match.setup, learnt, viewer, rng)
        other: AnyMatch = Match(CHANG_CHENG, drawn.setup, match.players)
        for entry in match.log:
            told = entry
            if isinstance(entry, Played):
                told = replace(entry, command=drawn.command(entry.seat, entry.command))
            apply_entry(other, told)
        return other

    return match, twin


SAMPLE: Final = FileSample(
    running,
    leaks={
        "a peeked value": (Peeked, "seen_by", lambda self, viewer: self),
        "reputations that are not dealt": (
            filing,
            "_reputations",
            lambda first, end: frozenset(range(15, 30)),
        ),
    },
)
