"""Whole games of Riders thought out beforehand, for people alone: no offers, which others would
have to answer.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from tests.journeys.plan import Move, plan_of

LIKINGS: Final[Mapping[type, int]] = {
    commands.Offer: 0,
    commands.PlayTribute: 0,
    commands.PlayLevy: 0,
    commands.BuildSettlement: 40,
    commands.BuildCity: 40,
    commands.BuildRoad: 20,
    commands.RaiseWall: 12,
    commands.BuyEdict: 8,
    commands.TradeWithSupply: 9,
    commands.EndTurn: 3,
    commands.FinishEdict: 1,
}
"""How gladly each kind of command is taken."""


def planned(match: AnyMatch, seed: int) -> tuple[Move, ...]:
    """Return the rest of a game from the position of a match."""
    return plan_of(match, seed, LIKINGS, sift)


def sift(legal: Sequence[Command]) -> Sequence[Command]:
    """Return the commands to choose from: of cards to give up the first ones, as the sheet enters
    them by kind.
    """
    if all(isinstance(command, commands.Discard) for command in legal):
        return legal[:1]
    return legal
