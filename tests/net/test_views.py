"""Digests of views depend on the views alone, in every program."""

from dataclasses import dataclass
from enum import Enum
from types import SimpleNamespace
from typing import Any, cast

import pytest

from changcheng_qt.net import views
from changcheng_qt.net.views import Digests
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.net.memory import Office
from tests.net.tables import Table
from tests.planted import Fault, planted, with_and_without


class Colour(Enum):
    """A value that views have."""

    RED = "red"


@dataclass(frozen=True)
class Part:
    """A part of a view."""

    name: str
    cards: tuple[object, ...]
    places: dict[Colour, object]


@dataclass(frozen=True)
class Bare:
    """A part without anything in it."""


def like_a_view(number: int) -> Any:  # noqa: ANN401
    """A match whose views have values of every kind."""
    part = Part(
        "m", (1, None, True, Colour.RED, [2, "x"], Bare()), {Colour.RED: frozenset({"b", "a"})}
    )
    return SimpleNamespace(view=lambda viewer: (number, str(viewer), part, part.cards))


def test_a_digest_is_that_of_other_editions_of_this_program() -> None:
    """Two programs of one protocol compare them."""
    found = [Digests().of(like_a_view(number), (0, 2)) for number in (1, 2)]
    assert found == ["95c702fdc48d433e", "c72e3ca360964530"]


def test_a_view_holds_nothing_else() -> None:
    with pytest.raises(TypeError, match="float"):
        Digests().of(cast("Any", SimpleNamespace(view=lambda _: 1.5)), ())


def by_length(patch: pytest.MonkeyPatch) -> None:
    """Have other parts pass for those that are known."""
    patch.setattr(views, "id", lambda part: (type(part), len(repr(part))), raising=False)


@with_and_without(by_length)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_known_parts_change_no_digest(
    title: Title, monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    monkeypatch.setattr(views, "MOST_KEPT", 300)
    monkeypatch.setattr(views, "LONGEST_KEPT", 500)
    with planted(fault):
        seats = title.rules.seat_counts[0]
        at = Table(title, 5, Office(5), tuple((seat,) for seat in range(seats)), seats)
        at.begin()
        digests, found, afresh = Digests(), list[str](), list[str]()
        for _ in range(30):
            at.act()
            at.deliver()
            for group in ((), (0,), (0, 1)):
                found.append(digests.of(at.match, group))
                afresh.append(Digests().of(at.match, group))
        assert found == afresh
        assert len(set(found)) > 20


def forgets_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(views, "MOST_KEPT", 1000)


@with_and_without(forgets_all)
def test_the_views_of_a_long_game_are_not_forgotten_each_time(fault: Fault | None) -> None:
    """They have more and more parts, such as the events so far."""
    parts = [Part(str(number), (number,), {}) for number in range(3000)]
    many: Any = SimpleNamespace(view=lambda _: tuple(parts))
    with planted(fault):
        digests, written = Digests(), list[object]()
        whole = digests._written  # noqa: SLF001

        def noted(kind: type, value: object) -> str:
            written.append(value)
            return whole(kind, value)

        digests.of(many, ())
        digests._written = noted  # type: ignore[method-assign]  # noqa: SLF001
        digests.of(many, ())
        assert len(written) < 10
