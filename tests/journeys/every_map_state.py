"""Every state of the table of China, brought about as `every_state` does for Chang Cheng."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.titles.china.rules.commands import (
    DrawCard,
    EndTurn,
    PlaceFortification,
    PlaceHouse,
    TakeOpenCard,
)
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.seam.title import GameOrder
from tests.journeys.conftest import Journey
from tests.journeys.every_state import CROWDS, Sought, number_of
from tests.journeys.map_playing import MAP_LIKINGS
from tests.journeys.plan import Move, plan_of
from tests.journeys.shortcut import arrive

SEED: Final = "1"
"""A game of three with fortifications in which all states are met by persons and bots."""


class MapState(Enum):
    """What the table is waiting for."""

    PLACING = "placing"
    HOUSE_OWED = "house_owed"
    TAKING = "taking"
    REGION_SCORED = "region_scored"
    BOTS_TURN = "bots_turn_on_map"
    FINAL_SCORING = "final_scoring"
    FINISHED = "finished_on_map"


_OF_PERSONS = {MapState.PLACING, MapState.REGION_SCORED, MapState.FINAL_SCORING}
"""Where no person sits, every turn is a bot's, and scorings go on by themselves."""
MAP_MEETINGS = [
    (state, crowd)
    for state in MapState
    for crowd in CROWDS
    if crowd is not Crowd.NOBODY or state not in _OF_PERSONS
]


def bring_about_on_map(journey: Journey, state: MapState, crowd: Crowd) -> tuple[Move, ...]:
    """Bring the table into a state; return the plan of the game."""
    names = ("Mei", "Luca", "Claire")
    players = tuple(Player(*one) for one in zip(names, CROWDS[crowd], strict=True))
    choices = {"fortifications": True}
    order = GameOrder("china", players, ("red", "green", "blue"), seed=SEED, choices=choices)
    journey.program.session.begin(order)
    plan = plan_of(journey.match, int(SEED), MAP_LIKINGS)
    if state in _SOUGHT:
        arrive(journey, plan, number_of(plan, _SOUGHT[state], players))
        return plan
    is_at_end = state is not MapState.REGION_SCORED
    number = len(plan) - 1 if is_at_end else _first_scoring(journey.match, plan)
    arrive(journey, plan, number)
    assert journey.show.bridge.submit(plan[number].command)
    journey.person.settle()
    if state is MapState.FINISHED:
        journey.person.lead_on("Result")
    return plan


def _first_scoring(match: AnyMatch, plan: tuple[Move, ...]) -> int:
    """Return the number of the move that fills the first region."""
    shadow: AnyMatch = type(match)(match.game, match.setup, match.players)
    for number, move in enumerate(plan):
        shadow.submit(move.command)
        if shadow.view(PUBLIC).scored:
            return number
    raise LookupError


def _is_placing(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    """One house is placed, and another piece can be."""
    is_same = before.turn_seat == move.turn_seat == move.seat and players[move.seat].is_human
    goes_on = any(isinstance(command, PlaceHouse) for command in move.legal)
    return is_same and isinstance(before.command, PlaceHouse) and goes_on


def _is_house_owed(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    """Nothing but a house on the fortification that was just placed."""
    is_owed = {type(command) for command in move.legal} == {PlaceHouse}
    return isinstance(before.command, PlaceFortification) and is_owed


def _is_taking(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    """A card is drawn, and another one is to be taken."""
    takes_on = any(isinstance(command, TakeOpenCard) for command in move.legal)
    return isinstance(before.command, DrawCard) and takes_on


def _is_bots_turn(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    """A turn just begun."""
    return isinstance(before.command, EndTurn) and not players[move.seat].is_human


_SOUGHT: Mapping[MapState, Sought] = {
    MapState.PLACING: _is_placing,
    MapState.HOUSE_OWED: _is_house_owed,
    MapState.TAKING: _is_taking,
    MapState.BOTS_TURN: _is_bots_turn,
}
