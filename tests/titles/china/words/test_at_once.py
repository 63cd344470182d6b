"""The sure consequences of an action in China: of all its parts, in their own places, with "you"
for nobody but the seat itself.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.advice import told_by_name
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.telling import AtOnce
from changcheng_qt.titles.china.rules.commands import Command
from changcheng_qt.titles.china.rules.events import AllianceScored, EmissarySent, Event, TurnBegan
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.knowledge import Knowledge
from changcheng_qt.titles.china.rules.view import view_of
from changcheng_qt.titles.china.words import telling
from changcheng_qt.titles.china.words.at_once import at_once
from tests.titles.china.rules.scene import USUAL, Scene, X, Y, Z, lay

PLAYERS = [Player(name) for name in ("Bo", "Lin", "Mei", "Tao")]


def consequences(scene: Scene, *texts: str, seat: int = X) -> AtOnce:
    """Return the sure consequences of an action for a seat."""
    view = view_of(scene.state, Knowledge(), seat)
    return at_once(action_of(scene, texts), view, PLAYERS)


def action_of(scene: Scene, texts: Sequence[str]) -> Sequence[Command]:
    """Return the commands of an action."""
    return [CHINA.command_from_text(scene.state, text) for text in texts]


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
    assert consequences(scene, built_last(scene, "chu")).does.startswith(said)


def test_a_house_that_fills_its_region_tells_all_scores(english: None) -> None:
    scene = lay("yellow red red", houses={"qi": {Y: 3, Z: 2}})
    filled = consequences(scene, built_last(scene, "qi"))
    assert filled.does.startswith("Qi is full and scores: you 2, Lin 6, Mei 3.")


def test_two_houses_of_an_action_are_described_together(english: None) -> None:
    scene = lay("orange red orange", houses={"chu": {Y: 1}})
    free = scene.state.free_in(scene.board.region_numbers["chu"])[-2:]
    first, second = (f"house {scene.board.spaces[one].id} card" for one in free)
    assert consequences(scene, first, second).does.startswith(
        "Chu: you lead with 2 houses; 3 points"
    )
    assert consequences(scene, first).does.startswith(
        "Chu: you share the lead with 1 house; 2 points"
    )


def test_an_emissary_counts_the_house_before_it(english: None) -> None:
    scene = lay("green green green", houses={"wei": {X: 2, Y: 2}}, courts={"lu": {X: 1}})
    house = built_last(scene, "wei")
    both = consequences(scene, house, "emissary wei card").does
    assert both.startswith("Wei: you lead with 3 houses")
    assert "; you lead at court with the only emissary. Alliance" in both
    assert both.count("Wei:") == 1
    alone = consequences(scene, "emissary wei card").does
    assert alone.startswith("Wei: you lead at court with the only emissary.")
    assert "houses" not in alone


def test_an_emissary_tells_the_alliance_of_its_own_court_and_what_others_lose_and_gain(
    english: None,
) -> None:
    houses, courts = {"wei": {Y: 3}, "lu": {Y: 3}}, {"wei": {X: 1}, "lu": {Y: 1}}
    gained = consequences(
        lay("green red red", houses=houses, courts={"wei": {X: 1}}), "emissary lu card"
    )
    assert gained.does == (
        "Lu: you lead at court with the only emissary. "
        "Alliance 10 (Wei and Lu): 2 points for you as it stands."
    )
    assert gained.named == "Alliance 10 (Wei and Lu)"
    taken = {"wei": {Y: 1}, "lu": {Y: 1}}
    spoilt = consequences(lay("red red green", houses=houses, courts=taken), "emissary wei card")
    assert "you share the lead at court with 1 of 2 emissaries" in spoilt.does
    assert spoilt.costs == "Others’ alliances gain too: Lin 1."
    both = {"wei": {X: 1, Y: 1}, "lu": {Y: 1}}
    ousted = consequences(lay("red red green", houses=houses, courts=both), "emissary wei card")
    assert "Takes points from others’ alliances: Lin 3." in ousted.does
    assert (
        consequences(lay("green red red", houses=houses, courts=courts), "emissary lu card").costs
        == ""
    )


def test_two_emissaries_of_an_action_are_described_together(english: None) -> None:
    scene = lay("red red green", houses={"wei": {Y: 4}}, courts={"wei": {Y: 2}, "lu": {X: 1}})
    said = consequences(scene, "emissary wei card", "emissary wei card")
    assert said.does == (
        "Wei: you share the lead at court with 2 of 4 emissaries. "
        "Alliance 10 (Wei and Lu): 5 points for you as it stands."
    )
    assert consequences(scene, "emissary wei card").does.startswith(
        "Wei: you have 1 of 3 emissaries"
    )


def test_a_house_and_an_emissary_name_their_full_region_once(english: None) -> None:
    scene = lay("yellow yellow red", houses={"qi": {Y: 3, Z: 2}})
    said = consequences(scene, built_last(scene, "qi"), "emissary qi card")
    assert ". You lead at court with the only emissary." in said.does
    assert len(re.findall(r"\bQi\b", said.does)) == 1
    assert said.named == "Qi"


def test_a_card_tells_the_hand_that_it_makes_to_its_seat_alone(english: None) -> None:
    scene = lay("red purple", open_cards="red green yellow orange")
    assert consequences(scene, "take 0").does == "You then hold two red and one purple."
    assert consequences(scene, "take 0", seat=Y) == AtOnce()
    assert consequences(lay("red red purple"), "swap red").does == "You then hold red and purple."
    assert consequences(lay("red red"), "draw").does.startswith("Next card: ")
    assert consequences(lay("red red"), "end") == AtOnce()


def test_a_fortification_tells_of_its_space(english: None) -> None:
    scene = lay("orange orange red", options=replace(USUAL, fortifications=True))
    assert consequences(scene, "fort wan red").does == "A house at Wan (Chu) will score double."


def test_sure_consequences_have_words_in_every_language(language: str) -> None:
    houses = {"chu": {Y: 2}, "wei": {X: 2}}
    scene = lay("orange red green", houses=houses, courts={"wei": {X: 1}})
    texts = (built_last(scene, "chu"), "emissary chu card", "emissary wei card", "swap red")
    said = [consequences(scene, text) for text in texts]
    assert all(one.does and "{" not in one.does + one.costs for one in said)


YOU = re.compile(r"\b(you|your|vous|votre|vos|tu|ti|tuo|tue)\b|你|您", re.IGNORECASE)


def test_to_others_the_seat_has_its_name(language: str) -> None:
    houses = {"chu": {Y: 2}, "wei": {X: 2}}
    scene = lay("orange red green", houses=houses, courts={"wei": {X: 1}})
    view = view_of(scene.state, Knowledge(), X)
    texts = (built_last(scene, "chu"), "emissary chu card", "emissary wei card", "swap red")
    for action in (action_of(scene, [text]) for text in (*texts, "take 0")):
        own, named = (at_once(action, one, PLAYERS) for one in (view, told_by_name(view)))
        assert not YOU.search(named.does + named.costs)
        assert "Bo" in named.does
        assert named != own


def test_a_whole_game_without_emissaries_or_with_late_ones_has_words(english: None) -> None:
    begun: list[Event] = [TurnBegan(turn % 3, turn + 1) for turn in range(12)]

    def sent(seat: int, turn: int) -> str:
        """Return the text about the first seat where it, or another, sends its emissary then."""
        sends = EmissarySent(seat, 0, None)
        happened = [begun[0], EmissarySent(Y, 0, None), *begun[1:turn], sends, *begun[turn:]]
        return telling.left_undone(happened, X)

    assert sent(Y, 5) == "No emissary in the whole game."
    assert sent(X, 8) == "No emissary before turn 8."
    assert sent(X, 7) == ""
    assert telling.left_undone(begun, X) == ""
    late = [begun[0], EmissarySent(Y, 0, None), *begun[1:8], EmissarySent(X, 0, None)]
    courts = (0, 0, 0), (0, 0, 0)
    told = [
        telling.left_undone([*late, AllianceScored(0, courts, points)], X)
        for points in ((3, 4, 2), (2, 5, 2))
    ]
    assert told == ["", "No emissary before turn 8."]


def test_a_region_with_one_free_town_says_so(english: None) -> None:
    """The next house fills it, and it scores."""
    scene = lay("orange red red", houses={"chu": {X: 1}})
    number = scene.board.region_numbers["chu"]
    free = len(scene.state.free_in(number))
    near = lay("orange red red", houses={"chu": {X: 1, Y: free - 2}})
    for one, is_last in ((scene, False), (near, True)):
        does = consequences(one, built_last(one, "chu")).does
        assert ("Chu (one town left): you " in does) is is_last
