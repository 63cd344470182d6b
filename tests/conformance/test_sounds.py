"""Every event of every title has a sound or says that it has none, as the table in `docs` shows;
the sound of an event depends on nothing but its public part.
"""

import re
from collections import defaultdict
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.sound.catalogue import Sound, TitleSounds
from changcheng_qt.titles import TITLES
from tests.effort import effort

PAGE = Path(__file__).parents[2] / "docs" / "playing.md"
SHOWN: dict[str, TitleSounds] = {title.name: title.show(lambda: None).sounds for title in TITLES}
GAMES = effort(sample=6, nightly=12)

titles = pytest.mark.parametrize("title", SHOWN)


def rules(title: str, module: str) -> Any:  # noqa: ANN401
    """A module of a title's rules."""
    return import_module(f"changcheng_qt.titles.{title}.rules.{module}")


def event_kinds(title: str) -> set[type]:
    """The types of a title's events."""
    union = get_args(rules(title, "events").Event)
    return {kind for one in union for kind in get_args(one) or (one,)}


def sounds_on_page(title: str) -> dict[str, set[str]]:
    """The sounds of each event of a title, by the page; an empty set for none."""
    column, found = list(SHOWN).index(title) + 1, defaultdict[str, set[str]](set)
    table = PAGE.read_text("utf-8").partition("| sound |")[2].partition("\n\n")[0]
    for row in table.splitlines()[2:]:
        cells = row.strip("|").split("|")
        for name in re.findall(r"`([A-Z]\w+[a-z]\w*)`", cells[column]):
            found[name] |= set(re.findall(r"`([^`]+)`", cells[0]))
    return found


@cache
def happened(title: str) -> tuple[Any, ...]:
    """The events of random games, as everyone may see them."""
    play, found = import_module(f"tests.titles.{title}.rules.play"), list[Any]()
    for seed in range(GAMES):
        rng = Random(seed)
        for ply in play.play(play.random_setup(rng), play.random_chooser(rng)):
            found += ply.events
    return tuple(found)


@titles
def test_every_event_says_what_it_sounds_like(title: str) -> None:
    assert SHOWN[title].events.keys() == event_kinds(title)


@titles
def test_the_page_lists_every_event(title: str) -> None:
    assert sounds_on_page(title).keys() == {event.__name__ for event in event_kinds(title)}


@titles
def test_every_event_of_random_games_sounds_as_listed(title: str) -> None:
    sounds, table = SHOWN[title], sounds_on_page(title)
    heard = defaultdict[str, set[str]](set)
    for event in happened(title):
        heard[type(event).__name__] |= {sound.value for sound in sounds.of(event)}
    assert len(heard) >= len(table) - 2  # rare sounds may not have been played
    for name, found in heard.items():
        assert found <= table[name], name


@titles
def test_an_event_sounds_alike_for_everybody(title: str) -> None:
    sounds = SHOWN[title]
    hidden = 0
    for event in happened(title):
        public = event.seen_by(PUBLIC)
        assert sounds.of(event.seen_by(EVERYONE)) == sounds.of(public)
        hidden += event != public
    assert hidden > 10


@titles
def test_refusals_that_depend_on_a_hand_are_silent_and_others_are_not(title: str) -> None:
    silent = {
        reason
        for reason in rules(title, "commands").Refusal
        if SHOWN[title].of_refusal(reason) is None
    }
    assert silent == SHOWN[title].unheard
    row = PAGE.read_text("utf-8").partition("| `refusal` |")[2].partition("\n")[0]
    told_silent = re.findall(r"`([A-Z_]+)`", row.split("|")[list(SHOWN).index(title)])
    assert {reason.name for reason in silent} == set(told_silent)


def test_every_sound_is_used() -> None:
    """Also by a title that is not registered yet: its column stands in the table."""
    table = PAGE.read_text("utf-8").partition("| sound |")[2].partition("\n\n")[0]
    rows = [row.strip("|").split("|") for row in table.splitlines()[2:]]
    used = {sound for row in rows if any(map(str.strip, row[1:])) for sound in _quoted(row[0])}
    assert used == {sound.value for sound in Sound}


def _quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)
