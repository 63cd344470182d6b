"""Setups and commands of every title come back from their plain form; a setup with one changed
value is refused with a ValueError, or read as it is written.
"""

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any, Final

import pytest

from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.effort import NIGHTLY, effort
from tests.planted import Fault, plant, planted, with_and_without

SETUPS: Final = effort(sample=2, nightly=40)
GAMES: Final = effort(sample=1, nightly=40)
ODD: Final[tuple[Any, ...]] = (None, -1, 10**9, 0.5, "", "nothing", [], {}, [[]])

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


def setups(title: Title, count: int = SETUPS) -> Iterator[Any]:
    """Setups of any options, `count` for each number of seats."""
    box = title.open_box(None)
    for seats in title.rules.seat_counts:
        for seed in range(count):
            yield box.draw_any(seats, Random(seed))


def plain_of(title: Title, setup: object) -> Any:  # noqa: ANN401
    """A setup as a file holds it."""
    return json.loads(json.dumps(title.game.filing.setup_to_plain(setup)))


@every_title
def test_a_setup_comes_back_equal(title: Title) -> None:
    filing = title.game.filing
    for setup in setups(title):
        assert filing.setup_from_plain(plain_of(title, setup), filing.facts_of(setup)) == setup


@every_title
def test_stand_ins_keep_what_is_known_and_do_not_depend_on_the_rest(title: Title) -> None:
    filing, rng = title.game.filing, Random(1)
    for setup in setups(title):
        known = [fact if rng.random() < 0.4 else None for fact in filing.facts_of(setup)]
        filled = filing.setup_from_plain(plain_of(title, setup), known)
        facts = filing.facts_of(filled)
        if len(facts) == len(known):
            assert all(was in (None, now) for was, now in zip(known, facts, strict=True))
        else:  # A title may leave hidden things of a file unknown.
            assert list(facts) == [fact for fact in known if fact is not None]
            assert facts == filing.facts_of(filing.setup_from_plain(plain_of(title, setup), known))
            continue
        assert filing.setup_from_plain(plain_of(title, filled), known) == filled


@pytest.mark.no_cover
@every_title
def test_every_legal_command_of_a_game_comes_back(title: Title) -> None:
    """By day each command once in a few games, at night in every position where it is legal."""
    game, rng, luck = title.game, Random(1), SeededLuck("setups")
    for setup in list(setups(title, GAMES))[:: effort(sample=2, nightly=1)]:
        state, told = game.new(setup), set[Any]()
        while game.to_act(state) is not None:
            legal = game.legal(state)
            for command in (one for one in legal if NIGHTLY or one not in told):
                text = game.command_to_text(state, command)
                assert game.command_from_text(state, text) == command
            told.update(legal)
            chosen = game.completed(state, game.unknowing(), rng.choice(legal), luck)
            state = game.apply(state, chosen).after


def places(plain: object) -> Iterator[tuple[Any, Any]]:
    """Where a value can be changed: each list or dictionary, with an index or a key."""
    if isinstance(plain, dict | list):
        for key in plain if isinstance(plain, dict) else range(min(len(plain), 3)):
            yield plain, key
            yield from places(plain[key])


def spoilt(plain: object) -> Iterator[Any]:
    """The plain form of a setup with one value changed."""
    whole = deepcopy(plain)
    for parent, key in list(places(whole)):
        true = parent[key]
        for odd in ODD:
            parent[key] = odd
            yield whole
        parent[key] = true


def read_what_was_meant(patch: pytest.MonkeyPatch) -> None:
    """The reader knows better than the file."""
    for title in TITLES:
        meant = next(setups(title))
        plant(patch, title.game.filing, "setup_from_plain", lambda plain, facts, setup=meant: setup)


def trip_over_it(patch: pytest.MonkeyPatch) -> None:
    """The reader takes for granted that a name is a text."""
    for title in TITLES:
        read = title.game.filing.setup_from_plain

        def careless(plain: Any, facts: Any, read: Any = read) -> Any:  # noqa: ANN401
            assert all(isinstance(value, str | dict | list) for value in plain.values())
            return read(plain, facts)

        plant(patch, title.game.filing, "setup_from_plain", careless)


@pytest.mark.no_cover
@every_title
@with_and_without(read_what_was_meant, trip_over_it)
def test_a_hostile_setup_is_refused_or_read_as_it_is(title: Title, fault: Fault | None) -> None:
    setup = next(setups(title))
    filing, refused = title.game.filing, 0
    facts, plain = filing.facts_of(setup), plain_of(title, setup)
    with planted(fault):
        for hostile in spoilt(plain):
            try:
                read = filing.setup_from_plain(hostile, facts)
            except ValueError:
                refused += 1
            else:
                assert plain_of(title, read) == hostile
                assert title.game.legal(title.game.new(read))
        assert refused > 50
