"""Every problem has its texts in every language, short, with nothing left open and nothing that is
counted typed by hand.
"""

import re
from dataclasses import replace
from typing import Final

import pytest
from PySide6.QtCore import QLocale

from changcheng_qt.i18n.languages import PSEUDO
from changcheng_qt.titles.changcheng import PROBLEMS
from changcheng_qt.titles.changcheng.judging import position_of
from changcheng_qt.titles.changcheng.problems import Problem, load_problems
from changcheng_qt.titles.changcheng.rules.geography import AREAS_PER_SIDE
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, ActionCard, Block, BlockKind
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.words.names import colour_name
from changcheng_qt.titles.changcheng.words.problems import problem_text, unfilled_text

LOADED = load_problems(PROBLEMS)
LONGEST = 25
"""The most words of a text, in languages that have spaces between them."""
LONGEST_CHINESE = 60

PLACEHOLDER = re.compile(r"\{(\w+)\}")
PLACE = re.compile(r"(?P<kind>[prt])(?P<face>\d[AB])(?P<number>\d)(?:_(?P<what>\w+))?")
"""A place, or a figure of one."""
NUMBERS: Final = {
    "en": "one two three four five six seven eight nine both several twice",
    "it": "due tre quattro cinque sette otto nove entrambi entrambe",
    "fr": "deux trois quatre cinq six sept huit neuf",
}
"""Words for numbers; articles are none, and neither is `sei`, which is `you are`."""
CHINESE_NUMBERS: Final = "二兩两三四五六七八九十"
NOT_COUNTED: Final = {
    "tower.question": "a tower shelters its owner in the region where it stands",
    "double.title": "a double wall covers two squares",
    "two_provinces.title": "what the answer does, as another test says",
    "which_card.hint_3": "a Mandarin swaps two walls",
    "which_card.reason": "a Mandarin swaps one wall for another",
    "one_wall.title": "card and single is one action",
    "one_wall.reason": "card and single is one action",
    "swap.hint_3": "a Mandarin takes one wall away",
    "flood.title": "a card and its twin",
    "flood.hint_3": "two cards with the same number are void",
}
"""Texts with a number that the rules give, not the table: which rule it is."""


def keys(problem: Problem) -> tuple[str, ...]:
    entries = problem.texts
    return (entries.title, entries.question, *entries.hints, entries.reason)


def texts(problem: Problem) -> dict[str, str]:
    """Return the texts of a problem by their keys, in the present language."""
    return {key: problem_text(key, problem.view, problem.figures) for key in keys(problem)}


@pytest.mark.parametrize("problem", LOADED, ids=lambda one: one.name)
def test_its_texts_are_whole_and_short(language: str, problem: Problem) -> None:
    for key, text in texts(problem).items():
        assert text
        assert "{" not in text, key
        if language != PSEUDO.code:
            assert len(text.split(" ")) <= LONGEST, key
            assert len(text) <= (LONGEST_CHINESE if language.startswith("zh") else 200), key


@pytest.mark.parametrize("problem", LOADED, ids=lambda one: one.name)
def test_its_figures_are_those_of_the_solver(language: str, problem: Problem) -> None:
    told = texts(problem)
    assert QLocale().toString(problem.figures.lead, "f", 1) in told[problem.texts.reason]
    assert colour_name(problem.setup.colours[problem.seat]) in told[problem.texts.title]


def typed_number(text: str, language: str) -> str:
    """Return the first number that is typed in a text that is still unfilled, or nothing."""
    bare = PLACEHOLDER.sub("", text)
    if language.startswith("zh"):
        found = re.search(rf"\d|[{CHINESE_NUMBERS}]", bare)
    else:
        words = "|".join(NUMBERS.get(language, "").split())
        found = re.search(rf"\d|\b(?:{words})\b" if words else r"\d", bare.lower())
    return found[0] if found else ""


@pytest.mark.parametrize("problem", LOADED, ids=lambda one: one.name)
def test_nothing_that_is_counted_is_typed_by_hand(language: str, problem: Problem) -> None:
    for key in keys(problem):
        if key not in NOT_COUNTED:
            assert not typed_number(unfilled_text(key), language), key


def test_texts_that_need_no_counting_have_a_number(language: str) -> None:
    if language == "en":
        assert all(typed_number(unfilled_text(key), language) for key in NOT_COUNTED)


@pytest.mark.parametrize(
    ("language_code", "text"),
    [
        ("en", "You lose 4 points in {r1B1}."),
        ("en", "Only two squares are empty in {p4A2}."),
        ("it", "Sono vuote solo due caselle."),
        ("fr", "Seules deux cases sont vides à {p4A2}."),
        ("zh_TW", "{p4A2}只剩兩個空格。"),
        ("zh_CN", "{p4A2}只剩两个空格。"),
    ],
)
def test_a_number_that_is_typed_is_caught(language_code: str, text: str) -> None:
    assert typed_number(text, language_code)


def in_area(state: State, place: re.Match[str]) -> list[Block | None]:
    """Return the blocks on the squares of a place, found by their numbers on the face."""
    wall = state.wall
    slot = next(s for s, face in enumerate(wall.faces) if face.code == place["face"])
    areas = wall.region_of if place["kind"] == "r" else wall.province_of
    area = slot * AREAS_PER_SIDE + int(place["number"]) - 1
    return [block for block, of in zip(state.blocks, areas, strict=True) if of == area]


def counted(problem: Problem, state: State, name: str) -> int:
    """Count a figure of a position once more, square by square."""
    if place := PLACE.fullmatch(name):
        return counted_in(problem, state, place)
    if name == "last_squares":
        wall = state.wall
        empties = [
            area for area, b in zip(wall.province_of, state.blocks, strict=True) if b is None
        ]
        return sum(empties.count(area) == 1 for area in wall.provinces)
    if name == "neutral_walls":
        return state.neutrals
    if name == "least_threat":
        return min(problem.setup.threats)
    colour = name.removesuffix("_cards")
    seat = [one.value for one in problem.setup.colours].index(colour)
    return len(ActionCard) - sum(card.owner == seat for card in state.gone)


def counted_in(problem: Problem, state: State, place: re.Match[str]) -> int:
    slot = next(s for s, face in enumerate(state.wall.faces) if face.code == place["face"])
    area = slot * AREAS_PER_SIDE + int(place["number"]) - 1
    if place["kind"] == "t":
        return problem.setup.threats[area]
    blocks = in_area(state, place)
    standing = [b.owner for b in blocks if b is not None and b.kind is not BlockKind.BROKEN]
    colours = [one.value for one in problem.setup.colours]
    strengths = [standing.count(owner) for owner in (*range(len(colours)), NEUTRAL)]
    figures = {
        "empty": blocks.count(None),
        "tied": strengths.count(max(strengths)),
        "value": len(standing) + blocks.count(None) + problem.setup.reputations[area],
        "neutral": strengths[-1],
        **dict(zip(colours, strengths, strict=False)),
    }
    return figures[place["what"]]


def named_figures(key: str) -> list[str]:
    """Return the figures in a text that are counted on the table."""
    names = PLACEHOLDER.findall(unfilled_text(key))
    return [
        name
        for name in names
        if name not in ("colour", "lead", "sight") and not re.fullmatch(r"[pr]\d[AB]\d", name)
    ]


def figures_in(key: str, text: str) -> re.Match[str]:
    """Return where a text tells its figures, in their order."""
    parts = PLACEHOLDER.split(unfilled_text(key))
    figures = named_figures(key)
    pattern = "".join(
        (r"(-?\d+)" if part in figures else r".+?") if number % 2 else re.escape(part)
        for number, part in enumerate(parts)
    )
    found = re.fullmatch(pattern, text)
    assert found, key
    return found


def misstated(problem: Problem, key: str, text: str) -> list[str]:
    """Return the figures that a text tells otherwise than they are on the table."""
    state = position_of(problem.match())
    figures = zip(named_figures(key), figures_in(key, text).groups(), strict=True)
    return [name for name, figure in figures if int(figure) != counted(problem, state, name)]


@pytest.mark.parametrize("problem", LOADED, ids=lambda one: one.name)
def test_each_number_in_the_text_is_true_on_the_table(language: str, problem: Problem) -> None:
    for key, text in texts(problem).items():
        assert not misstated(problem, key, text), key


@pytest.mark.parametrize("problem", LOADED, ids=lambda one: one.name)
def test_a_wrong_figure_is_caught(language: str, problem: Problem) -> None:
    for key, text in texts(problem).items():
        where = figures_in(key, text)
        for number, name in enumerate(named_figures(key), 1):
            start, end = where.span(number)
            wrong = f"{text[:start]}{int(where[number]) + 1}{text[end:]}"
            assert misstated(problem, key, wrong) == [name], wrong


def test_a_figure_goes_with_the_position() -> None:
    problem = next(one for one in LOADED if one.name == "02-double")
    view = replace(problem.view, blocks=(None,) * len(problem.view.blocks))
    text = problem_text("double.hint_3", view, problem.figures)
    assert misstated(problem, "double.hint_3", text) == ["p4A2_empty"]


def test_figures_are_counted_in_most_problems() -> None:
    with_figures = [p for p in LOADED if any(named_figures(key) for key in keys(p))]
    assert len(with_figures) >= len(LOADED) - 2


def test_a_threat_unknown_to_the_seat_is_not_named() -> None:
    problem = LOADED[0]
    blind = replace(problem.view, privates=(), threats=(None,) * len(problem.view.threats))
    assert "{t4B1}" in problem_text("tower.reason", blind, problem.figures)


def test_no_two_texts_are_alike(language: str) -> None:
    found = [text for problem in LOADED for text in texts(problem).values()]
    assert len(set(found)) == len(found)


def test_no_problem_has_the_texts_of_another() -> None:
    for problem in LOADED:
        name = problem.name[3:].replace("-", "_")
        assert {key.split(".")[0] for key in texts(problem)} == {name}


def test_a_key_that_there_is_not_has_no_text() -> None:
    problem = LOADED[0]
    with pytest.raises(KeyError):
        problem_text("tower.more", problem.view, problem.figures)
