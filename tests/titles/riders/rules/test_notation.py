"""Commands as text: RIDERS section 13."""

from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

import pytest

from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.notation import UNKNOWN, conceal, from_text, reveal, to_text
from changcheng_qt.titles.riders.rules.pieces import Edict, Good, Numeral, SeatColour, goods
from changcheng_qt.titles.riders.rules.setup import Options, Setup
from changcheng_qt.titles.riders.rules.state import State, first_state
from changcheng_qt.titles.riders.rules.turn import Stage
from tests.titles.riders.rules.cases import CASES


def position(seats: int = 4, stage: Stage = Stage.BUILDING) -> State:
    """A position of that stage, on an empty map."""
    setup = Setup(tuple(SeatColour)[:seats], 0, Options(), (Edict.SOLDIER,) * 19)
    return replace(first_state(setup), stage=stage)


def texts_of_games() -> Iterator[tuple[State, str]]:
    """The commands of the games of the fixed numbers, each with a position where it can be read."""
    for game in CASES["games"]:
        for number, turn in enumerate(game["turns"]):
            stage = Stage.BUILDING if number else Stage.SETTLEMENTS
            state = position(game["setup"]["seats"], stage)
            yield from ((state, text) for text in turn.split("; "))


def test_every_command_of_the_games_is_read_and_written_alike() -> None:
    kinds = set()
    for state, text in texts_of_games():
        command = from_text(state, text)
        kinds.add(type(command))
        assert to_text(state, command) == text
        closed, secret = conceal(text)
        assert text == (closed if secret is None else reveal(closed, secret))
    assert kinds == set(get_args(Command))


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("roll", commands.RollDice()),
        ("roll 3 5", commands.RollDice((3, 5))),
        ("rob 2", commands.Rob(2)),
        ("rob 2 ore", commands.Rob(2, Good.ORE)),
        ("buy", commands.BuyEdict()),
        ("buy levy", commands.BuyEdict(Edict.LEVY)),
        ("draw", commands.DrawRider()),
        ("draw II", commands.DrawRider(Numeral.II)),
        ("levy ore", commands.PlayLevy(Good.ORE)),
        ("levy ore 19 0 0", commands.PlayLevy(Good.ORE, (19, 0, 0))),
        ("levy ore 3 0 2", commands.PlayLevy(Good.ORE, (3, 0, 2))),
        ("tribute clay wood", commands.PlayTribute(Good.WOOD, Good.CLAY)),
        ("tribute ore ore", commands.PlayTribute(Good.ORE, Good.ORE)),
        ("shift III I", commands.ShiftRider(2, 0)),
        (
            "offer clay+wood+wood ore",
            commands.Offer(goods(Good.WOOD, Good.CLAY, Good.WOOD), goods(Good.ORE)),
        ),
        ("fort 4", commands.FoundFort(1)),
    ],
)
def test_the_outcome_of_chance_can_be_missing(text: str, command: Command) -> None:
    assert from_text(position(), text) == command
    assert to_text(position(), command) == text


def test_places_are_founded_before_the_first_turn_and_built_later() -> None:
    for stage in Stage:
        is_founding = stage in (Stage.FORTS, Stage.SETTLEMENTS, Stage.FIRST_ROADS)
        kinds = (
            (commands.FoundSettlement, commands.FoundRoad)
            if is_founding
            else (commands.BuildSettlement, commands.BuildRoad)
        )
        state = position(stage=stage)
        read = [from_text(state, f"{word} 4.mountains5.SE") for word in ("settle", "road")]
        assert [type(command) for command in read] == list(kinds)


def test_a_sector_is_the_same_number_on_both_maps() -> None:
    assert from_text(position(6), "fort 4") == commands.FoundFort(3)
    assert to_text(position(6), commands.FoundFort(3)) == "fort 4"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "walk",
        "end ",
        "end now",
        "fort",
        "fort 2",
        "fort 04",
        "settle 4.mountains5.N",
        "road 4.mountains5.E",
        "roll 3",
        "roll 3 7",
        "roll 0 3",
        "roll 3 5 1",
        "rob",
        "rob 4",
        "rob -1",
        "rob 2 gold",
        "rob 2 ?",
        "buy ?",
        "answer ?",
        "draw IV",
        "draw 2",
        "levy ore 3 0",
        "levy ore 3 0 20",
        "levy ore 3 0 02",
        "levy",
        "offer wood",
        "offer wood+clay ore",
        "offer wood+ ore",
        "offer wood ore ore",
        "tribute wood clay",
        "tribute clay",
        "discard",
        "Roll 3 5",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        from_text(position(), text)


@pytest.mark.parametrize(
    ("text", "closed", "secret"),
    [
        ("rob 2 ore", "rob 2 ?", "ore"),
        ("buy levy", "buy ?", "levy"),
        ("accept", "answer ?", "accept"),
        ("reject", "answer ?", "reject"),
        ("counter wool wood", "answer ?", "counter wool wood"),
    ],
)
def test_three_kinds_of_command_have_a_secret(text: str, closed: str, secret: str) -> None:
    assert conceal(text) == (closed, secret)
    assert conceal(closed) == (closed, "?")
    assert reveal(closed, secret) == text
    for other in ("gold", "end", "", "ore wood"):
        with pytest.raises(ValueError, match=r"unknown word|no answer"):
            reveal(closed, other)


def test_facts_left_out_stay_out_and_a_closed_answer_is_a_no() -> None:
    assert reveal("rob 2 ?", UNKNOWN) == "rob 2"
    assert reveal("buy ?", UNKNOWN) == "buy"
    assert reveal("answer ?", UNKNOWN) == "reject"


@pytest.mark.parametrize("text", ["levy ore 3 0 2", "offer wood ore", "deal 2", "rob 2", "buy"])
def test_nothing_else_is_secret(text: str) -> None:
    assert conceal(text) == (text, None)
