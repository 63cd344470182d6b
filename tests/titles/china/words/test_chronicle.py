"""Every event of China has a sentence, worded for its viewer; and sums that explain themselves."""

from dataclasses import replace

import pytest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.china.rules import events
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.setup import Hands, Options
from changcheng_qt.titles.china.rules.turn import Stage
from changcheng_qt.titles.china.words.chronicle import event_text
from changcheng_qt.titles.china.words.names import colours_of_cards
from changcheng_qt.titles.china.words.scoring import alliance_lines, region_lines, road_lines
from tests.conformance.words.voice import whole
from tests.titles.china.words.spoken import ANYI, BOARD, LUOYANG, PLAYERS, ROW, WEI, view

HIDDEN = Options(hands=Hands.HIDDEN)


def test_a_drawn_card_is_named_to_its_owner_only(language: str) -> None:
    def sentences(viewer: Viewer) -> set[str]:
        drawn = [events.CardDrawn(0, 1, 0, colour).seen_by(viewer) for colour in Colour]
        return {event_text(event, view(viewer), PLAYERS) for event in drawn}

    assert len(sentences(0)) == len(sentences(EVERYONE)) == len(Colour)
    assert len(sentences(1)) == len(sentences(PUBLIC)) == 1


@pytest.mark.parametrize(("viewer", "texts"), [(0, 5), (1, 1), (PUBLIC, 1), (EVERYONE, 5)])
def test_with_hands_hidden_only_the_owner_reads_which_open_card_was_taken(
    language: str, viewer: Viewer, texts: int
) -> None:
    position = view(viewer, options=HIDDEN)
    taken = [events.OpenCardTaken(0, 1, colour) for colour in Colour]
    assert len({event_text(event, position, PLAYERS) for event in taken}) == texts
    over = replace(position, stage=Stage.OVER)
    assert len({event_text(event, over, PLAYERS) for event in taken}) == len(Colour)


@pytest.mark.parametrize(("viewer", "texts"), [(0, 1), (1, 1), (PUBLIC, 1), (EVERYONE, 5)])
def test_with_hands_hidden_nobody_reads_what_lay_open(
    language: str, viewer: Viewer, texts: int
) -> None:
    """It would tell the cards taken afterwards."""
    filled = [events.OpenCardsFilled((1,), (colour,), 1, 0, told=(0, 1)) for colour in Colour]
    position = view(viewer, options=HIDDEN)
    assert len({event_text(event, position, PLAYERS) for event in filled}) == texts
    assert len({event_text(event, view(viewer), PLAYERS) for event in filled}) == len(Colour)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            events.HousePlaced(0, LUOYANG, None),
            "Mei builds a house in Luoyang (Wei) for a red card.",
        ),
        (
            events.EmissarySent(1, WEI, Colour.GREEN),
            "Luca sends an emissary to Wei for a green pair.",
        ),
        (
            events.RegionScored(WEI, (4, 2, 1, 0), (), (7, 4, 2, 0)),
            "Wei is full: Mei scores 7, Luca scores 4, and Claire scores 2.",
        ),
        (events.RegionScored(WEI, (0, 4, 0, 0), (), (0, 4, 0, 0)), "Wei is scored: Luca scores 4."),
        (
            events.AllianceScored(2, ((1, 1, 0, 0), (1, 1, 1, 0)), (5, 5, 0, 0)),
            "Alliance 3 (Wei and Qin): Mei and Luca lead in both courts and score 5 each.",
        ),
        (
            events.RoadsScored(0, (ROW,), (8,)),
            "Mei scores 8 for roads: Didao–Yong–Xianyang–Anyi (8).",
        ),
        (events.DiscardsReshuffled(1), "1 discard forms a new pile."),
        (events.DiscardsReshuffled(30), "30 discards form a new pile."),
    ],
)
def test_english(languages: Languages, event: events.Event, sentence: str) -> None:
    languages.install("en")
    assert event_text(event, view(), PLAYERS) == sentence


def of_region(counts: tuple[int, ...], doubled: tuple[int, ...], *points: int) -> list[str]:
    event = events.RegionScored(WEI, counts, doubled, points)
    return [text for _, text in region_lines(event, PLAYERS)]


def test_the_points_of_a_region_explain_themselves(languages: Languages) -> None:
    languages.install("en")
    assert of_region((4, 2, 1, 0), (), 7, 4, 2, 0) == [
        "Mei: 4 houses, the most – all 7 houses = 7 points",
        "Luca: 2 houses – the rank above has 4 houses = 4 points",
        "Claire: 1 house – the rank above has 2 houses = 2 points",
    ]
    assert of_region((1, 3, 0, 3), (0, 3), 6, 7, 0, 14) == [
        "Luca: 3 houses, tied for the most – all 7 houses = 7 points",
        "Sima: 3 houses, tied for the most – all 7 houses, fortification ×2 = 14 points",
        "Mei: 1 house – the rank above has 3 houses, fortification ×2 = 6 points",
    ]
    assert of_region((0, 4, 0, 0), (), 0, 4, 0, 0) == ["Luca: 4 houses, no others = 4 points"]
    assert of_region((0, 1, 0, 0), (1,), 0, 2, 0, 0) == [
        "Luca: 1 house, no others, fortification ×2 = 2 points"
    ]


def test_the_points_of_alliances_and_roads_explain_themselves(languages: Languages) -> None:
    languages.install("en")
    alliance = events.AllianceScored(2, ((1, 0, 0, 0), (2, 1, 0, 0)), (4, 0, 0, 0))
    told = [(0, "Mei leads in both courts: 4 emissaries = 4 points")]
    assert list(alliance_lines(alliance, PLAYERS)) == told
    roads = events.RoadsScored(0, (ROW, (*ROW, LUOYANG)), (4, 10))
    assert road_lines(roads, BOARD) == (
        "Didao–Yong–Xianyang–Anyi: 4 houses = 4 points",
        "Didao–Yong–Xianyang–Anyi–Luoyang: 5 houses, fortification ×2 = 10 points",
    )
    assert ANYI in ROW


def test_every_sum_has_words_in_every_language(language: str) -> None:
    texts = [
        *of_region((4, 2, 1, 0), (), 7, 4, 2, 0),
        *of_region((4, 2, 1, 0), (0, 1), 14, 8, 2, 0),
        *of_region((4, 0, 0, 0), (), 4, 0, 0, 0),
        *of_region((4, 0, 0, 0), (0,), 8, 0, 0, 0),
        *road_lines(events.RoadsScored(0, (ROW, ROW), (4, 8)), BOARD),
    ]
    assert all(map(whole, texts))
    assert len(set(texts)) == len(texts) - 1


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "two red, one green, and three purple"),
        ("fr", "deux rouges, une verte et trois violettes"),
        ("it", "due rosse, una verde e tre viola"),
        ("zh_TW", "紅色兩張、綠色一張、紫色三張"),
    ],
)
def test_several_cards_of_one_colour_are_counted(
    languages: Languages, code: str, told: str
) -> None:
    """None is named twice."""
    languages.install(code)
    red, green, purple = Colour.RED, Colour.GREEN, Colour.PURPLE
    assert colours_of_cards((red, green, purple, red, purple, purple)) == told


def test_cards_of_different_colours_are_not_counted(languages: Languages) -> None:
    languages.install("en")
    assert colours_of_cards((Colour.RED, Colour.GREEN)) == "red and green"
    assert colours_of_cards([Colour.RED]) == "red"


@pytest.mark.parametrize("code", ["fr", "it"])
def test_a_number_is_never_on_another_line_than_its_noun(languages: Languages, code: str) -> None:
    languages.install(code)
    line = of_region((3, 1, 0), (), 7, 3, 0)[0]
    assert "3\u00a0" in line
    assert "7\u00a0" in line
    assert "7 " not in line
