"""The secrets of Riders, read a second time from States, steps and Views (RIDERS section 12.1)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.engine.step import Step
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.entries import Bought, Robbed, seen_edicts
from changcheng_qt.titles.riders.rules.events import EdictBought
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.goods_events import GoodsRobbed
from changcheng_qt.titles.riders.rules.secrets import (
    EdictSecret,
    HandSecret,
    RidersSecrets,
    RobberySecret,
    Secret,
    hand_value,
)
from changcheng_qt.titles.riders.rules.setup import Options, RoundLimit, Setup
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.verdicts.insight import How, Known
from tests.conformance.rules.insight import Reading, SecretSample
from tests.titles.riders.rules.play import random_setup

_FIRST: Final = (
    *(commands.BuildCity, commands.BuildSettlement, commands.Rob, commands.MovePirate),
    *(commands.PlaySoldier, commands.PlayLevy, commands.BuyEdict),
)
"""The kinds of command that end a game soon, or make hands uncertain."""


def truth(state: State) -> Mapping[Secret, FactValue]:
    """The hands of a position."""
    return {HandSecret(seat): hand_value(hand) for seat, hand in enumerate(state.hands)}


def logged(steps: Sequence[Step[Any, Any, Any]]) -> Mapping[Secret, FactValue]:
    """The robberies and purchases of a line of play."""
    found: dict[Secret, FactValue] = {}
    robberies = 0
    for event in (event for step in steps for event in step.events):
        if isinstance(event, GoodsRobbed) and event.good is not None:
            found[RobberySecret(robberies, event.seat, event.victim)] = event.good.word
            robberies += 1
        elif isinstance(event, EdictBought) and event.edict is not None:
            found[EdictSecret(event.place, event.seat)] = event.edict.value
    return found


def shown(view: View) -> Mapping[Secret, FactValue | None]:
    """The secrets that a view shows: hands, cards that it saw robbed, and edicts that it saw."""
    found: dict[Secret, FactValue | None] = {}
    robberies = 0
    seen = seen_edicts(view.story.entries)
    for entry in view.story.entries:
        if isinstance(entry, Robbed):
            if entry.good is not None:
                secret = RobberySecret(robberies, entry.seat, entry.victim)
                found[secret] = entry.good.word
            robberies += 1
        elif isinstance(entry, Bought) and entry.place in seen:
            found[EdictSecret(entry.place, entry.seat)] = seen[entry.place].value
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            found[HandSecret(seat)] = hand_value(hand)
        elif not view.hand_counts[seat]:
            found[HandSecret(seat)] = hand_value((0,) * 5)
    return found


class Planted(RidersSecrets):
    """Says that one thing more, or less, is known."""

    def __init__(self, *, more: bool) -> None:
        """Plant known and unknown facts."""
        self._more = more

    def known(self, view: View) -> Mapping[Secret, Known]:
        """Return the known facts, with one fault."""
        known = dict(super().known(view))
        if view.viewer == 0 and view.robberies > 2:
            own, other = HandSecret(0), HandSecret(1)
            if self._more:
                known.setdefault(other, replace(known[own], how=How.COUNTED))
            else:
                del known[own]
        return known


def short_setup(rng: Random) -> Setup:
    """A setup of three seats with few rounds."""
    return random_setup(rng, 3, Options(rounds=RoundLimit.FORTY))


def quick_chooser(rng: Random) -> Callable[[State, Sequence[Command]], Command]:
    """Draws steps as in any random game, though rather those that end it soon."""

    def choose(state: State, legal: Sequence[Command]) -> Command:
        kinds = list({type(command): None for command in legal})
        first = next((kind for kind in _FIRST if kind in kinds and rng.random() < 0.8), None)
        if first is None and len(kinds) > 1 and rng.random() < 0.7:
            kinds = [kind for kind in kinds if kind is not commands.Offer]
        kind = first or rng.choice(kinds)
        return rng.choice([command for command in legal if type(command) is kind])

    return choose


SAMPLE: Final = SecretSample(
    RIDERS,
    Reading(RidersSecrets(), truth, shown, misses_nothing=False, logged=logged),
    short_setup,
    quick_chooser,
    traced=(0,),
    faults={"more": Planted(more=True), "less": Planted(more=False)},
)
