"""Plays games by the rules of the product and by the oracle side by side, and compares.

At every position: the legal commands are the same, and after every command so are the position and
the events. Now and then every command that there is gets tried: `why_not` must find fault with
exactly those that the oracle does not allow, and a refused command must change nothing.
"""

from dataclasses import astuple
from random import Random

import pytest

from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.titles.changcheng.rules.commands import Command, Refusal
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.legality import why_not
from changcheng_qt.titles.changcheng.rules.state import State
from tests.oracle.account import account, differences, said, table_of
from tests.oracle.effects import do
from tests.oracle.legality import legal
from tests.oracle.table import Table
from tests.oracle.universe import universe
from tests.titles.changcheng.rules.ascii_wall import ascii_wall
from tests.titles.changcheng.rules.play import Chooser, Ply, play


class Disagreement(AssertionError):
    """The rules and the oracle say different things; shows where."""

    def __init__(self, state: State, what: str) -> None:
        """Show the wall next to the difference."""
        wall = ascii_wall(state.wall, state.blocks)
        super().__init__(f"{what}\nin {state!r}, {state.setup.options}\n{wall}")


def follow(start: State, choose: Chooser, rng: Random, ask: float) -> list[Ply]:
    """Play on from a position, comparing all the way; at a share `ask` of the positions try every
    command there is. Returns the game, raises `Disagreement`.
    """
    table = table_of(start)
    game: list[Ply] = []

    def choose_checked(state: State, commands: tuple[Command, ...]) -> Command:
        check_legal(state, table, commands)
        if rng.random() < ask:
            check_universe(state, table, rng)
        return choose(state, commands)

    for ply in play(start, choose_checked):  # type: ignore[arg-type]
        check_effects(ply, table)
        game.append(ply)
    return game


def check_legal(state: State, table: Table, commands: tuple[Command, ...]) -> None:
    """The rules and the oracle allow the same, and the rules name nothing twice."""
    rules, oracle = set(commands), legal(table)
    if len(rules) != len(commands):
        raise Disagreement(state, "a legal command is named twice")
    if rules != oracle:
        only = f"only the rules {rules - oracle}, only the oracle {oracle - rules}"
        raise Disagreement(state, f"legal: {only}")


def check_effects(ply: Ply, table: Table) -> None:
    """The oracle carries out the command as well, and comes to the same."""
    told = do(table, ply.command)
    differing = differences(account(table), account(table_of(ply.after)))
    if differing:
        raise Disagreement(ply.before, f"{ply.command} leads to (oracle, rules) {differing}")
    if said(told) != said(ply.events):
        both = f"oracle {said(told)}\nrules {said(ply.events)}"
        raise Disagreement(ply.before, f"{ply.command} says\n{both}")


def check_universe(state: State, table: Table, rng: Random) -> int:
    """Try every command there is; return how many."""
    allowed = legal(table)
    before = repr(astuple(state))
    tried = 0
    for command in universe(table, rng):
        tried += 1
        refusal = why_not(state, command)
        if (refusal is None) != (command in allowed):
            raise Disagreement(state, f"{command} is refused with {refusal}")
        if refusal is not None:
            check_refusal(state, command, refusal)
    if repr(astuple(state)) != before:
        raise Disagreement(state, "a refused command changed the position")
    return tried


def check_refusal(state: State, command: Command, refusal: Refusal) -> None:
    """An illegal command is refused with its reason."""
    assert isinstance(refusal, Refusal)
    with pytest.raises(IllegalCommand) as refused:
        CHANG_CHENG.apply(state, command)
    assert refused.value.reason is refusal
