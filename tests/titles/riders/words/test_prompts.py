"""The sentence in the bar of Riders at the Wall, for every stage and every viewer."""

from dataclasses import replace

import pytest

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.engine.tuples import put
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.telling import Line
from changcheng_qt.titles.riders.words import telling
from changcheng_qt.titles.riders.words.prompts import prompt
from changcheng_qt.titles.riders.words.roll import seven_text
from tests.titles.riders.words.positions import POSITIONS
from tests.titles.riders.words.spoken import PLAYERS


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("roll or edict", "Your turn – roll, or play an edict first."),
        ("discard", "A seven: give up 4 cards."),
        ("answer", "Xia gives 1 wood for 1 ore: yes, no or other terms?"),
        ("one deed", "Soldier, 1 deed left: shift or chase a rider, move the pirate, or finish."),
        ("late", "Your turn – roll the dice. Round 57 of 60."),
        ("conquest", "China has fallen. Best loser: Xia, 10."),
    ],
)
def test_english(languages: Languages, name: str, text: str) -> None:
    languages.install("en")
    position, legal = POSITIONS[name]
    assert prompt(position, PLAYERS, legal) == text


def test_an_offer_names_the_asked_and_not_who_has_answered(languages: Languages) -> None:
    """The rows say that a bot has answered before its answer is in: nobody contradicts them."""
    languages.install("en")
    public = replace(POSITIONS["answer"][0], viewer=PUBLIC)
    assert prompt(public, PLAYERS, ()).startswith("Xia gives 1 wood for 1 ore. Asked: ")


def test_an_extra_round_is_open_to_several_until_the_last_is_left(languages: Languages) -> None:
    languages.install("en")
    position = replace(POSITIONS["extra round"][0], viewer=PUBLIC)
    asked = telling.prompt(position, PLAYERS, ())
    assert asked == Line("Extra building round: Xia and Luca may build.", None, aloud=asked.text)
    last = replace(position, to_act=1, turn=replace(position.turn, builder=1))
    assert telling.prompt(last, PLAYERS, ()).text == "Extra building round: Luca may build."
    assert telling.prompt(last, PLAYERS, ()).seat == 1
    own = telling.prompt(POSITIONS["extra round"][0], PLAYERS, ())
    assert (own.text, own.seat) == ("Extra building round: build, or pass.", 0)


@pytest.mark.parametrize(("one", "other"), [("roll", "roll or edict"), ("build", "nothing left")])
def test_only_the_owner_of_a_hand_reads_what_it_allows(language: str, one: str, other: str) -> None:
    own = [
        telling.prompt(view, PLAYERS, legal) for view, legal in (POSITIONS[one], POSITIONS[other])
    ]
    assert own[0].text != own[1].text
    assert own[0].aloud == own[1].aloud
    public = {
        prompt(replace(POSITIONS[name][0], viewer=viewer), PLAYERS, POSITIONS[name][1])
        for name in (one, other)
        for viewer in (1, PUBLIC)
    }
    assert len(public) == 1


def test_after_a_seven_every_count_has_its_measure_word(languages: Languages) -> None:
    languages.install("zh_CN")
    view, _ = POSITIONS["discard"]
    turn = replace(view.turn, owed=put(put((0,) * 4, 0, 4), 1, 5))
    text = seven_text(replace(view, turn=turn), PLAYERS)
    assert text.replace("\u00a0", " ") == "掷出七点：Xia须弃 4 张、Luca 5 张。"
