"""Labels of commands name places and terms, and nothing hidden."""

from dataclasses import replace

import pytest

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.telling import AtOnce
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.pieces import Edict, Good
from changcheng_qt.titles.riders.words import telling
from changcheng_qt.titles.riders.words.commands import command_label, no_way_back
from tests.conformance.words.voice import whole
from tests.titles.riders.words.positions import ANSWERED, TURN
from tests.titles.riders.words.spoken import CLAY, COAST, CORNER, HILLS, ORE, PLAYERS, view


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (commands.FoundFort(1), "Border fort: Yanmen Pass, Shanxi"),
        (
            commands.BuildCity(CORNER),
            "City: south-east corner of mountains 5, Shanxi, with hills 4 and fields 2",
        ),
        (commands.RaiseWall(), "Raise tower 3"),
        (commands.Rob(1), "Take a card from Luca"),
        (commands.Deal(1), "Deal with Luca: 1 wood for 1 ore"),
        (commands.Deal(3), "Deal with Sima: 2 ore for 1 clay"),
        (commands.ChaseRider(HILLS), "Chase a rider: hills 4 of Shanxi"),
        (commands.PlayTribute(CLAY, ORE), "Tribute: 1 clay and 1 ore"),
        (commands.PlayTribute(ORE, ORE), "Tribute: 2 ore"),
    ],
)
def test_english(languages: Languages, command: Command, text: str) -> None:
    languages.install("en")
    position = view(levels=(2, 0, 0, 0), turn=replace(TURN, offer=ANSWERED))
    assert command_label(command, position, PLAYERS) == text
    assert telling.choice_in_sentence(command, position, PLAYERS) == f"“{text}”"


def test_labels_of_undo_tell_nothing_hidden(language: str) -> None:
    for kinds in (
        [commands.Rob(1, good) for good in (None, *Good)],
        [commands.BuyEdict(edict) for edict in (None, *Edict)],
    ):
        assert len({command_label(command, view(), PLAYERS) for command in kinds}) == 1
    assert whole(no_way_back())


def test_a_command_of_another_title_is_refused() -> None:
    with pytest.raises(TypeError):
        command_label(view(), view(), PLAYERS)  # type: ignore[arg-type]


def test_the_next_step_of_a_plan_has_no_quotes_of_its_own(languages: Languages) -> None:
    """A verdict quotes it together with the step before it."""
    languages.install("en")
    told: dict[Command, str] = {
        commands.BuyEdict(): "an edict",
        commands.RaiseWall(): "the next tower",
        commands.BuildRoad(COAST): "a road (along pasture 8)",
        commands.BuildSettlement(CORNER): "a settlement (mountains 5, hills 4, and fields 2)",
        commands.BuildCity(CORNER): "a city (mountains 5, hills 4, and fields 2)",
    }
    for command, text in told.items():
        assert telling.next_in_sentence(command, view(), PLAYERS) == text


def test_without_search_nothing_is_sure_or_found() -> None:
    command = commands.RollDice()
    assert telling.at_once([command], view(), PLAYERS) == AtOnce()
    assert telling.next_in_sentence(command, view(), PLAYERS) == ""
