"""The samples that titles have are those that the suites expect."""

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec

import pytest

from changcheng_qt.titles import TITLES
from tests.conformance.samples import LACKING

ROOMS = ("files", "secrets", "voice", "pairs", "search", "journey", "leaks", "corpus", "monkey")


@pytest.mark.parametrize("room", ROOMS)
def test_a_title_lacks_exactly_the_samples_that_are_listed(room: str) -> None:
    places = {title.name: f"tests.titles.{title.name}.sample.{room}" for title in TITLES}
    lacking = {title for title, place in places.items() if find_spec(place) is None}
    assert lacking == LACKING.get(room, set())


def test_only_known_rooms_are_listed() -> None:
    assert LACKING.keys() <= set(ROOMS)


def test_a_title_has_a_sample_of_its_search_where_it_has_a_search() -> None:
    searched = {title.name for title in TITLES if title.rules.searching is not None}
    assert searched == {title.name for title in TITLES} - LACKING.get("search", set())


@pytest.mark.parametrize("hands", ["by_mouse", "by_keys", "by_tree"])
def test_a_title_without_a_journey_has_whole_games_of_its_own(hands: str) -> None:
    for title in LACKING["journey"]:
        module = import_module(f"tests.titles.{title}.journeys.test_{hands}")
        assert lacks_journey(vars(module)) == []


def test_games_that_reach_no_result_or_prove_nothing_are_no_journeys() -> None:
    assert lacks_journey(["test_a_game_begins", "result"]) == ["result", "astray"]


def lacks_journey(names: Iterable[str]) -> list[str]:
    """The tests that a module lacks: a game to its result, and a fault that leads astray."""
    tests = [name for name in names if name.startswith("test_")]
    return [what for what in ("result", "astray") if not any(what in test for test in tests)]
