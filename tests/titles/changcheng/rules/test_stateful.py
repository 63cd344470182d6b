"""Matches of Chang Cheng, driven at random: undo, redo, take-backs, and the views of all."""

from collections.abc import Hashable, Sequence
from random import Random

import pytest

from changcheng_qt.titles.changcheng.rules.commands import Command, EndTurn, Peek
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.setup import Setup
from changcheng_qt.titles.changcheng.rules.view import View
from tests.engine.machine import MatchMachine
from tests.titles.changcheng.rules.play import random_setup

pytestmark = pytest.mark.no_cover


class ChangChengMachine(MatchMachine):
    game = CHANG_CHENG

    def make_setup(self, rng: Random) -> Setup:
        return random_setup(rng)

    def choose(self, legal: Sequence[Command], rng: Random) -> Command:
        """Prefer commands that continue the game, or show something."""
        quick = [command for command in legal if isinstance(command, EndTurn | Peek)]
        return rng.choice(quick if quick and rng.random() < 0.5 else legal)

    def lasting(self, view: View) -> set[Hashable]:
        """A threat seen stays seen; its board may be taken back, and then it lies nowhere."""
        in_play = range(6)
        return {(p.seat, fact) for p in view.privates for fact in p.seen if fact[0] in in_play}


TestChangCheng = ChangChengMachine.TestCase
