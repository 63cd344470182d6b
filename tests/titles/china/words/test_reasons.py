"""Every reason of a hint for China has its own sentence, for a command and against it, in every
language, and its figure stands in it.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.telling import AtOnce
from changcheng_qt.titles.china.rules.events import EmissarySent, Event, TurnBegan
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.knowledge import Knowledge
from changcheng_qt.titles.china.rules.reasons import Why
from changcheng_qt.titles.china.rules.view import view_of
from changcheng_qt.titles.china.words import telling
from changcheng_qt.titles.china.words.reasons import at_once, is_about, reason_text
from changcheng_qt.verdicts.reasons import Reason
from tests.titles.china.rules.scene import USUAL, Scene, X, Y, Z, lay

BOARD = lay().board


def text(why: Why, points: float) -> str:
    return reason_text(Reason(why, 1, points, (62, 41)), BOARD)


@pytest.mark.parametrize("why", Why)
def test_a_reason_has_its_figure_and_nothing_left_open(language: str, why: Why) -> None:
    for points in (1.34, -1.34):
        said = text(why, points)
        assert "{" not in said
        assert QLocale().toString(1.3, "f", 1) in said


def test_no_two_reasons_are_said_alike(language: str) -> None:
    said = [text(why, points) for why in Why for points in (1.34, -1.34)]
    assert len(set(said)) == len(said)


PLAYERS = [Player(name) for name in ("Bo", "Lin", "Mei", "Tao")]


def told(scene: Scene, text: str, seat: int = X) -> AtOnce:
    """Return the sure consequences of a command for a seat."""
    view = view_of(scene.state, Knowledge(), seat)
    return at_once(CHINA.command_from_text(scene.state, text), view, PLAYERS)


@pytest.fixture
def english(languages: Languages) -> None:
    languages.install("en")


def built_last(scene: Scene, region: str) -> str:
    """Return the text of a house on the last free space of a region."""
    space = scene.state.free_in(scene.board.region_numbers[region])[-1]
    return f"house {scene.board.spaces[space].id} card"


@pytest.mark.parametrize(
    ("houses", "said"),
    [
        ({X: 1, Y: 1}, "Chu: you lead with 2 houses; 3 points as it stands."),
        ({Y: 1}, "Chu: you share the lead with 1 house; 2 points as it stands."),
        ({Y: 2}, "Chu: you have 1 house, not the most; 2 points as it stands."),
    ],
)
def test_a_house_tells_who_leads_and_the_points_of_the_region(
    english: None, houses: dict[int, int], said: str
) -> None:
    scene = lay("orange red red", houses={"chu": houses})
    assert told(scene, built_last(scene, "chu")).does.startswith(said)


def test_a_house_that_fills_its_region_tells_all_scores(english: None) -> None:
    scene = lay("yellow red red", houses={"qi": {Y: 3, Z: 2}})
    filled = told(scene, built_last(scene, "qi"))
    assert filled.does.startswith("Qi is full and scores: you 2, Lin 6, Mei 3.")


def test_an_emissary_tells_the_alliance_of_its_own_court_and_what_others_lose_and_gain(
    english: None,
) -> None:
    houses, courts = {"wei": {Y: 3}, "lu": {Y: 3}}, {"wei": {X: 1}, "lu": {Y: 1}}
    gained = told(lay("green red red", houses=houses, courts={"wei": {X: 1}}), "emissary lu card")
    assert gained.does.startswith(
        "Alliance 10 (Wei and Lu): 2 points for you as it stands. Lu: you lead at court, 1 of 1"
    )
    taken = {"wei": {Y: 1}, "lu": {Y: 1}}
    spoilt = told(lay("red red green", houses=houses, courts=taken), "emissary wei card")
    assert "you share the lead at court with 1 of 2" in spoilt.does
    assert spoilt.costs == "Others’ alliances gain too: Lin 1."
    both = {"wei": {X: 1, Y: 1}, "lu": {Y: 1}}
    ousted = told(lay("red red green", houses=houses, courts=both), "emissary wei card")
    assert "Takes points from others’ alliances: Lin 3." in ousted.does
    assert told(lay("green red red", houses=houses, courts=courts), "emissary lu card").costs == ""


def test_a_card_tells_the_hand_that_it_makes_to_its_seat_alone(english: None) -> None:
    scene = lay("red purple", open_cards="red green yellow orange")
    assert told(scene, "take 0").does == "You then hold two red and purple."
    assert told(scene, "take 0", seat=Y) == AtOnce()
    assert told(lay("red red purple"), "swap red").does == "You then hold red and purple."
    assert told(lay("red red"), "draw").does.startswith("Next card: ")
    assert told(lay("red red"), "end") == AtOnce()


def test_a_fortification_tells_of_its_space(english: None) -> None:
    scene = lay("orange orange red", options=replace(USUAL, fortifications=True))
    assert told(scene, "fort wan red").does == "A house at Wan (Chu) will score double."


def test_what_is_sure_is_said_in_every_language(language: str) -> None:
    houses = {"chu": {Y: 2}, "wei": {X: 2}}
    scene = lay("orange red green", houses=houses, courts={"wei": {X: 1}})
    texts = (built_last(scene, "chu"), "emissary chu card", "emissary wei card", "swap red")
    said = [told(scene, text) for text in texts]
    assert all(one.does and "{" not in one.does + one.costs for one in said)


def test_a_whole_game_without_emissaries_or_with_late_ones_is_told(english: None) -> None:
    begun: list[Event] = [TurnBegan(turn % 3, turn + 1) for turn in range(12)]

    def sent(seat: int, turn: int) -> str:
        """Return what is said of the first seat where it, or another, sends its emissary then."""
        sends = EmissarySent(seat, 0, None)
        happened = [begun[0], EmissarySent(Y, 0, None), *begun[1:turn], sends, *begun[turn:]]
        return telling.left_undone(happened, X)

    assert sent(Y, 5) == "No emissary in the whole game."
    assert sent(X, 8) == "No emissary before turn 8."
    assert sent(X, 7) == ""
    assert telling.left_undone(begun, X) == ""


@pytest.mark.parametrize(
    ("text", "why", "place", "is_near"),
    [
        ("house wan card", Why.REGION, "chu", True),
        ("house wan card", Why.REGION, "wei", False),
        ("house wan card", Why.ALLIANCE_LEAD, ("wei", "chu"), True),
        ("house wan card", Why.ALLIANCE_LEAD, ("wei", "lu"), False),
        ("house wan card", Why.ROADS, None, True),
        ("emissary chu card", Why.ALLIANCE, ("lu", "chu"), True),
        ("emissary wei card", Why.ALLIANCE, ("lu", "chu"), False),
        ("emissary chu card", Why.ROADS_LEAD, None, False),
        ("take 0", Why.ALLIANCE, ("lu", "chu"), True),
    ],
)
def test_a_piece_is_credited_only_to_its_own_region_and_alliances(
    text: str, why: Why, place: str | tuple[str, str] | None, is_near: bool
) -> None:
    scene = lay("orange red green")
    numbers = scene.board.region_numbers
    if isinstance(place, tuple):
        pair = {numbers[name] for name in place}
        found = [n for n, one in enumerate(scene.board.alliances) if set(one) == pair]
    else:
        found = [] if place is None else [numbers[place]]
    reason = Reason(why, found[0] if found else None, 2.0, (62, 41))
    view = view_of(scene.state, Knowledge(), X)
    command = CHINA.command_from_text(scene.state, text)
    assert is_about(reason, command, view) is is_near
