"""The samples that titles have are those that the suites expect."""

from importlib.util import find_spec

import pytest

from changcheng_qt.titles import TITLES
from tests.conformance.samples import LACKING

ROOMS = ("files", "secrets", "voice", "pairs", "search", "journey", "leaks", "corpus")


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
