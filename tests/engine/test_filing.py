"""The common part of the files of all titles."""

from dataclasses import dataclass
from typing import Any

import pytest

from changcheng_qt.engine.filing import Filing, LearntFacts, completed, plain_glance, require_claims
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer


@dataclass(frozen=True, slots=True)
class Seen:
    viewer: Viewer
    scores: tuple[int, ...] = (3, 5)
    scored: frozenset[int] = frozenset((2, 1))
    hand: str = "secret"


@dataclass(frozen=True, slots=True)
class Glance:
    scores: tuple[int, ...]
    scored: tuple[int, ...]
    turn: int


def test_only_the_public_view_is_filed() -> None:
    plain = {"scores": [3, 5], "scored": [1, 2], "turn": 7}
    assert plain_glance(Glance, Seen(PUBLIC), turn=7) == plain
    for viewer in (0, EVERYONE):
        with pytest.raises(ValueError, match="for everybody"):
            plain_glance(Glance, Seen(viewer), turn=7)


def test_the_first_part_that_is_not_possible_is_named() -> None:
    require_claims("the {}", {"scores": True})
    with pytest.raises(ValueError, match="the houses make no sense"):
        require_claims(
            "glance: the {} make no sense", {"scores": True, "houses": False, "courts": False}
        )


def test_facts_left_out_are_the_lowest_that_are_left() -> None:
    assert completed([3, None, None], [1, 2, 3]) == (3, 1, 2)
    for facts in ([1, 1, None], [4, None, None], ["1", None, None], [1, 2]):
        with pytest.raises(ValueError, match="not those of the box"):
            completed(facts, [1, 2, 3])


def _never(*_: object) -> None:
    raise AssertionError


def test_unless_a_title_says_more_nothing_is_hidden() -> None:
    open_: Filing[Any, Any, Any] = Filing(repr, _never, repr, _never)
    assert open_.facts_of("setup") == ()
    assert open_.open_facts("setup", 0) == frozenset()
    assert open_.told("state", ["event"]) == LearntFacts()
    assert open_.as_played("work", ["event"]) == "work"
    assert open_.conceal("work") == ("work", None)
    assert not open_.has_gap("work")
    assert open_.stand_ins([]) == ()
    with pytest.raises(ValueError, match="has no secret"):
        open_.reveal("work", "card")
