"""The state of places and the parts of a breach, in sentences of every language."""

from dataclasses import replace

import pytest

from changcheng_qt.engine.tuples import put
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.phrases.wording import capitalised, plain
from changcheng_qt.titles.riders.rules.events import SectionBreached
from changcheng_qt.titles.riders.rules.forecast import takers
from changcheng_qt.titles.riders.rules.goods_events import GoodsProduced
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import (
    LEVELS,
    NO_GOODS,
    Building,
    Good,
    Numeral,
    goods,
)
from changcheng_qt.titles.riders.rules.state import Bonus
from changcheng_qt.titles.riders.rules.view import View, view_of
from changcheng_qt.titles.riders.words import breach, places, sights
from changcheng_qt.titles.riders.words.names import goods_text
from changcheng_qt.titles.riders.words.places import short_hex_name
from tests.titles.riders.rules.scene import B, fixture, with_roads
from tests.titles.riders.table.corner import match_of, play_until

LINE = ("4.mountains5.NE", "4.mountains5.SE", "4.hills4.NE", "4.hills4.SE", "4.fields10.NE")
"""Roads of one line."""


@pytest.fixture
def view() -> View:
    """A position after some rounds, as the first seat sees it."""
    seen: View = play_until(match_of(), lambda one: one.turn.number > 30).view(0)
    return seen


PLAYERS = match_of().players


def test_goods_of_a_breach_name_the_hexes_that_gave_them(view: View) -> None:
    board, seat = view.board, 0
    land, count = next(
        (land, count)
        for land in range(len(board.lands))
        if not view.entered[land] and (count := takers(view, land).get(seat))
    )
    number, good = board.lands[land].number, board.lands[land].terrain.good
    assert number is not None
    assert good is not None
    mine = goods(*(good,) * count)
    built = view.buildings
    rolled = replace(view, turn=replace(view.turn, dice=(number - 1, 1)))
    produced = GoodsProduced((mine, *[NO_GOODS] * (view.seats - 1)), ())
    told = breach.goods_row(produced, rolled)
    (line,) = told.lines
    name = capitalised(short_hex_name(board, land))
    assert line.text in (name, f"{name} ×{count}")
    short = GoodsProduced((goods(good), *[NO_GOODS] * (view.seats - 1)), ())
    city = replace(rolled, buildings=tuple(one and replace(one, is_city=True) for one in built))
    assert takers(city, land)[seat] > 1
    assert breach.goods_row(short, city).lines[0].text == name, "no more cards were left"
    assert str(number) in told.title
    assert goods_text(mine) in told.sentences[-1], "a screen reader says what is painted"
    riders = replace(rolled, entered=put(view.entered, land, (Numeral.I,)))
    blocked = breach.goods_row(produced, riders)
    assert name not in blocked.lines[0].text


def test_every_place_has_a_state(view: View) -> None:
    board = view.board
    told = [
        *(sights.corner_sight(n, view, PLAYERS) for n in range(board.corners)),
        *(sights.road_sight(n, view, PLAYERS) for n in range(board.roads)),
        *(sights.hex_sight(n, view, PLAYERS) for n in range(len(board.lands))),
        *(sights.section_sight(n, view, PLAYERS) for n in range(len(board.sectors))),
        *(sights.sea_sight(n, view, PLAYERS) for n in range(len(board.seas))),
        *(sights.harbour_sight(n, view, PLAYERS) for n in range(len(board.harbours))),
        *(sights.ground_sight(n, view) for n in range(len(board.grounds))),
        *(sights.arrow_sight(n, view) for n in board.arrow_of),
        *(sights.supply_sight(good, view) for good in Good),
        sights.home_sight(view),
        sights.stack_sight(view),
        sights.dice_sight(view),
    ]
    assert all(one.title and (one.rows or one.notes) for one in told)
    assert all("{" not in line for one in told for line in one.sentences)
    notes = [note for one in told[: board.corners] for note in one.notes]
    assert all(note[0].isupper() and note[-1] == "." for note in notes)


def test_a_section_tells_when_it_breaks(view: View) -> None:
    told = sights.section_sight(0, replace(view, levels=(1, 0, 0, 0)), PLAYERS)
    assert any("36" in note for note in told.notes)
    firm = sights.section_sight(0, replace(view, levels=(LEVELS, 0, 0, 0)), PLAYERS)
    assert not any("36" in note for note in firm.notes)


def test_a_breach_is_a_sum_in_parts(view: View) -> None:
    way = view.board.sectors[0].way
    event = SectionBreached(0, 0, (Numeral.I, Numeral.II), 1, 0, way[:2], 1, 1)
    assault = breach.assault_row(event, (event,), view)
    assert assault.signs is not None
    assert (assault.signs.riders, assault.signs.towers) == (event.riders, 1)
    assert assault.signs.sum == "2 > 1"
    assert assault.signs.sentence in assault.sentences
    entered = breach.entry_row(event, view).lines
    assert [line.rider for line in entered] == [*event.riders, None]
    assert all(line.text[0].isupper() for line in entered)
    wall = breach.wall_row(replace(event, towers=2, level=1), view, PLAYERS)
    assert wall.signs is not None
    assert (wall.signs.towers, wall.signs.sockets, wall.signs.prince) == (1, LEVELS - 1, 0)
    assert any(line.seat == 0 for line in wall.lines)
    bare = breach.wall_row(replace(event, towers=0, level=0), view, PLAYERS)
    assert bare.signs is not None
    assert bare.signs.sum == "0 tower(s)", "none is lost where there was none"
    crown = breach.wall_row(replace(event, seat=-1), view, PLAYERS)
    assert all(line.seat is None for line in crown.lines)
    ends = breach.end_row(replace(view, edicts=(None,) * view.seats)).lines
    points = [view.points[line.seat] for line in ends if line.seat is not None]
    assert points == sorted(view.points, reverse=True)
    assert [line.text.rsplit(" = ")[-1] for line in ends] == list(map(plain, points))
    assert any("+" in line.text or "\u2212" in line.text for line in ends), "a sum of its parts"


def test_a_sea_names_the_harbours_that_the_pirate_would_close(
    view: View, languages: Languages
) -> None:
    languages.install("en")
    harbour = next(one for one in view.board.harbours if one.sea != view.pirate)
    free = replace(view, buildings=(None,) * len(view.buildings))
    there = replace(view, pirate=harbour.sea)

    def told(now: View) -> str:
        return " ".join(sights.sea_sight(harbour.sea, now, PLAYERS).notes)

    closed = f"It would close a harbour: {places.harbour_rate(harbour)}."
    assert closed in told(free)
    assert "Used by" not in told(free)
    used = list(free.buildings)
    used[harbour.corners[0]] = Building(1, is_city=False)
    assert f"{closed} Used by {PLAYERS[1].name}." in told(replace(view, buildings=tuple(used)))
    assert "would close" not in told(there)


def test_a_road_of_the_long_road_names_the_next_longest_line(
    view: View, languages: Languages
) -> None:
    languages.install("en")
    road, owner = next((road, seat) for road, seat in enumerate(view.roads) if seat is not None)
    lines = put(put((1,) * view.seats, owner, 6), (owner + 2) % 4, 4)
    held = replace(view, lines=lines, long_road=Bonus(owner, 6))
    name = PLAYERS[(owner + 2) % 4].name
    told = "The Long Road; the next longest line: {}, 4."
    assert told.format(name) in sights.road_sight(road, held, PLAYERS).notes
    free = replace(held, long_road=Bonus())
    assert not any("Long Road" in one for one in sights.road_sight(road, free, PLAYERS).notes)


def test_a_road_that_takes_the_long_road_says_by_how_much(languages: Languages) -> None:
    languages.install("en")
    view = view_of(with_roads(fixture(), B, *LINE[:4]), Knowledge(), B)
    road = view.board.road_of[LINE[4]]
    told = list(sights.road_forecast(road, replace(view, lines=(3, 4, 0, 0)), B))
    assert told == ["Your longest line: 4 → 5", "The Long Road: 5 > 3"]
    behind = replace(view, lines=(5, 4, 0, 0), long_road=Bonus(0, 5))
    assert len(list(sights.road_forecast(road, behind, B))) == 1
