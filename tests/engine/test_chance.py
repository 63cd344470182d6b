"""Chance in a match: drawn once, held by the log, and never drawn again."""

from dataclasses import replace
from random import Random

import pytest

from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.luck import Luck, NothingToDraw, SeededLuck, WrittenLuck
from changcheng_qt.engine.match import AnyMatch, Match, Played
from changcheng_qt.engine.seats import PUBLIC, Player, Viewer
from changcheng_qt.saves.entries import follow
from tests.engine.matches import ANNA, BEN, BOT, CLEO
from tests.toy.fair import Fair
from tests.toy.rules import FAIR, TOY_GAME

ALL = (0, 1, 2)


class CountedLuck:
    """Notes the draws."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.drawn: list[tuple[str, int]] = []

    def draw(self, kind: str, number: int, below: int) -> int:
        self.drawn.append((kind, number))
        return self.luck.draw(kind, number, below)


def fair(luck: Luck, *commands: str, players: tuple[Player, ...] = (ANNA, BEN, CLEO)) -> AnyMatch:
    match: AnyMatch = Match(TOY_GAME, FAIR, players, luck=luck)
    for command in commands:
        match.submit(command)
    return match


def commands(match: AnyMatch) -> list[str]:
    return [step.command for step in match.steps]


def test_the_log_holds_the_outcome() -> None:
    match = fair(WrittenLuck({"roll": (3,)}), "roll")
    assert commands(match) == ["roll 4"]
    assert match.log == (Played(0, "roll 4"),)


def test_nothing_is_drawn_before_it_is_asked_for() -> None:
    luck = CountedLuck(SeededLuck("a seed"))
    match = fair(luck)
    assert match.legal(0) == ("roll",)
    assert match.why_not("roll") is None
    match.view(0)
    match.still()
    assert luck.drawn == []
    match.submit("roll")
    assert luck.drawn == [("roll", 0)]


def test_an_illegal_command_draws_nothing() -> None:
    luck = CountedLuck(SeededLuck("a seed"))
    match = fair(luck, "roll 1")
    with pytest.raises(IllegalCommand):
        match.submit("roll")
    assert luck.drawn == []


def test_an_outcome_that_is_given_is_not_drawn() -> None:
    assert commands(fair(WrittenLuck({}), "roll 5", "rob 1 silk")) == ["roll 5", "rob 1 silk"]


@pytest.mark.parametrize("command", ["roll 7", "roll 0", "rob 2 tea", "rob 1 gold"])
def test_an_outcome_that_cannot_be_is_refused(command: str) -> None:
    match = fair(WrittenLuck({}), *["roll 1"] * command.startswith("rob"))
    with pytest.raises(IllegalCommand):
        match.submit(command)


def test_without_chance_nothing_changes() -> None:
    match = fair(WrittenLuck({}))
    with pytest.raises(NothingToDraw):
        match.submit("roll")
    assert match.log == match.steps == ()
    assert match.known == (frozenset(),)


def test_redo_and_replay_draw_nothing() -> None:
    luck = CountedLuck(SeededLuck("a seed"))
    match = fair(luck, "roll 1", "rob 1", "end", players=(ANNA, BOT, BOT))
    drawn = len(luck.drawn)
    match.undo()
    match.redo()
    again = fair(WrittenLuck({}), players=(ANNA, BOT, BOT))
    for entry in match.log:
        follow(again, entry)
    assert len(luck.drawn) == drawn == 1
    assert (again.steps, again.known) == (match.steps, match.known)


def test_rolls_come_again_after_a_take_back_and_robberies_do_not() -> None:
    rolled, robbed = set(), []
    match = fair(SeededLuck("a seed"), "roll 1", "end")
    for _ in range(20):
        match.submit("roll")
        rolled.add(match.steps[-1].command)
        match.take_back(2, ALL)
    match.submit("roll 1")
    for _ in range(40):
        match.submit("rob 0")
        robbed.append(match.steps[-1].command)
        match.take_back(3, ALL)
    assert len(rolled) == 1
    assert set(robbed) == {"rob 0 tea", "rob 0 silk"}


def test_robberies_would_come_again_if_undone_ones_were_forgotten() -> None:
    """The control of the test before: the same robbery, each in a match of its own."""
    assert len({commands(fair(SeededLuck("s"), "roll 1", "rob 1"))[-1] for _ in range(9)}) == 1


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(8))
def test_a_rebuilt_match_continues_with_the_same_chance(seed: int) -> None:
    """Killed at every moment and told again from its log, it makes the same draws."""
    rng, match = Random(seed), fair(SeededLuck("a seed"))
    again = fair(WrittenLuck({}))
    for _ in range(40):
        if match.outcome:
            break
        again.luck = SeededLuck("a seed")
        command = rng.choice([one for one in match.legal(match.to_act or 0) if one != "fall"])
        assert again.submit(command).command == match.submit(command).command
        again = fair(WrittenLuck({}))
        for entry in match.log:
            follow(again, entry)
    assert again.steps == match.steps


def test_a_still_match_cannot_draw() -> None:
    still = fair(SeededLuck("a seed")).still()
    with pytest.raises(NothingToDraw):
        still.submit("roll")


@pytest.mark.parametrize("viewer", [0, 1, 2, PUBLIC])
def test_of_a_robbed_good_only_thief_and_victim_know_the_kind(viewer: Viewer) -> None:
    """Two games that differ in nothing else, before the hands could tell."""
    setup = replace(FAIR, fair=Fair((("tea",), ("tea", "silk"), ("silk",))))
    seen = []
    for good in ("tea", "silk"):
        match: AnyMatch = Match(TOY_GAME, setup, (ANNA, BEN, CLEO))
        for command in ("roll 1", f"rob 1 {good}"):
            match.submit(command)
        beats = [match.beats(viewer, number) for number in range(match.step_count)]
        seen.append((match.view(viewer), match.legal(viewer), match.events(viewer), beats))
    assert (seen[0] == seen[1]) == (viewer not in (0, 1))


@pytest.mark.parametrize("viewer", [0, 1, 2, PUBLIC])
def test_no_view_tells_what_chance_will_bring(viewer: Viewer) -> None:
    """Matches of other seeds look the same until something is drawn."""
    one, other = (fair(SeededLuck(seed)) for seed in ("s", "t"))
    assert one.view(viewer) == other.view(viewer)
    assert one.legal(viewer) == other.legal(viewer)
