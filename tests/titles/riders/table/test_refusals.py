"""Each refusal that players can meet has a sentence of its own: a line for each of the table's
list, in the position where it is met.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.tuples import put
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.riders.rules import commands, notation
from changcheng_qt.titles.riders.rules.commands import Refusal
from changcheng_qt.titles.riders.rules.pieces import Edict, Good, Supply
from changcheng_qt.titles.riders.rules.places import GroundPlace, HexPlace, RoadPlace
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.table.pointer.targets import Held
from changcheng_qt.titles.riders.table.sounds import SOUNDS
from changcheng_qt.titles.riders.words.affording import Build
from changcheng_qt.titles.riders.words.refusals import exact_refusal
from tests.titles.riders.rules.scene import (
    ENOUGH,
    A,
    B,
    before_roll,
    fixture,
    turned,
    with_building,
    with_cards,
    with_edicts,
    with_level,
    with_riders,
    with_roads,
)
from tests.titles.riders.table.corner import Corner
from tests.titles.riders.table.map_board import board_of, bridge_at, hover, match_at
from tests.titles.riders.table.test_notes import says_of

Make = Callable[[], State]


def rich() -> State:
    return with_cards(fixture(), A, ENOUGH)


def without(pieces: Supply) -> State:
    """Seat A has only these pieces left."""
    return replace(rich(), pieces=put(rich().pieces, A, pieces))


def on_the_road() -> State:
    """A road leads from A's fort to a corner and on, to a settlement of B's."""
    state = with_roads(rich(), A, "3.mountains10.NE")
    return with_building(state, B, "3.mountains10.E")


def staged(stage: Stage) -> State:
    return replace(rich(), stage=stage)


def holding(edict: Edict, fresh: int = 0) -> State:
    return with_edicts(rich(), A, edict, fresh=fresh)


def alone() -> State:
    """Nobody but A has a card."""
    return rich()


def with_others() -> State:
    return with_cards(rich(), B, "ore")


LINES: dict[str, tuple[Make, str, str]] = {
    "road: taken": (on_the_road, "road 3.mountains10.NE", "There is already a road here."),
    "road: not at your road or building": (
        rich,
        "road 6.mountains3.S",
        "None of your roads or buildings is next to this.",
    ),
    "road: beyond Bo's settlement": (
        on_the_road,
        "road 3.mountains10.SE",
        "Another player's building is in the way.",
    ),
    "road: none left": (
        lambda: without(Supply(roads=0)),
        "road 3.mountains10.N",
        "You have no roads left.",
    ),
    "road: roll first": (
        lambda: before_roll(rich()),
        "road 3.mountains10.N",
        "Roll the dice first.",
    ),
    "settlement: occupied": (
        rich,
        "settle 3.mountains10.NE",
        "There is already a building here.",
    ),
    "settlement: a neighbour is built on": (
        rich,
        "settle 3.mountains10.NW",
        "There is a building on the next corner.",
    ),
    "settlement: no road of yours": (
        rich,
        "settle 4.fields10.E",
        "None of your roads leads here.",
    ),
    "settlement: a fort site": (
        lambda: with_cards(fixture(3), A, ENOUGH),
        "settle 6.forest6.NE",
        "This is the site of a border fort.",
    ),
    "settlement: none left": (
        lambda: without(Supply(settlements=0)),
        "settle 4.fields10.E",
        "You have no settlements left.",
    ),
    "city: not your settlement": (
        rich,
        "city 4.mountains5.NE",
        "You have no settlement here.",
    ),
    "city: none left": (
        lambda: without(Supply(cities=0)),
        "city 3.mountains10.NE",
        "You have no cities left.",
    ),
    "tower: level 5 reached": (
        lambda: with_level(rich(), 3, 5),
        "wall",
        "Your section has all five towers.",
    ),
    "edict: none left": (
        lambda: replace(rich(), taken=len(rich().setup.stack)),
        "buy",
        "There are no edicts left.",
    ),
    "edict: bought this turn": (
        lambda: holding(Edict.SOLDIER, fresh=1),
        "soldier",
        "You bought this edict only this turn.",
    ),
    "edict: one already played": (
        lambda: turned(holding(Edict.SOLDIER), played=True),
        "soldier",
        "You have already played an edict this turn.",
    ),
    "edict: no free road": (
        lambda: with_roads(
            holding(Edict.CORVEE), B, "3.mountains10.N", "3.mountains10.NE", "3.forest8.NW"
        ),
        "corvee",
        "There is no place for a free road.",
    ),
    "edict: supply too small": (
        lambda: replace(holding(Edict.TRIBUTE), supply=(0, 1, 0, 0, 0)),
        "tribute clay clay",
        "The supply has too few of it.",
    ),
    "supply: same good": (
        rich,
        "supply wood wood",
        "Both are the same good: choose another.",
    ),
    "supply: it has none": (
        lambda: replace(rich(), supply=(9, 9, 9, 9, 0)),
        "supply wood ore",
        "The supply has too few of it.",
    ),
    "supply: not before the roll": (
        lambda: before_roll(rich()),
        "supply wood ore",
        "Roll the dice first.",
    ),
    "supply: not in the extra round": (
        lambda: staged(Stage.EXTRA_ROUND),
        "supply wood ore",
        "In the extra building round you can only build and buy edicts.",
    ),
    "offer: same good on both sides": (
        with_others,
        "offer wood ore+wood",
        "The same good can't be on both sides.",
    ),
    "offer: more than three": (
        with_others,
        "offer ore+ore+ore+ore wood",
        "One to three cards on each side, at most four in all.",
    ),
    "offer: more than four in all": (
        with_others,
        "offer ore+ore wood+wood+wood",
        "One to three cards on each side, at most four in all.",
    ),
    "offer: six made": (
        lambda: turned(with_others(), offers=6),
        "offer wood ore",
        "You have made all your offers for this turn.",
    ),
    "offer: nobody has a card": (alone, "offer wood ore", "Nobody else has a card."),
    "pirate: it lies there": (
        lambda: staged(Stage.PIRATE),
        "pirate 6.mountains4.NE",
        "The pirate is already here.",
    ),
    "chase: no rider there": (
        lambda: turned(staged(Stage.SOLDIER), deeds=2),
        "chase 4.hills4",
        "There is no rider here.",
    ),
    "shift: nobody gathered": (
        lambda: turned(staged(Stage.SOLDIER), deeds=2),
        "shift I II",
        "There is no rider here.",
    ),
    "end: not rolled": (lambda: before_roll(rich()), "end", "Roll the dice first."),
    "end: rider due": (lambda: staged(Stage.RIDER_DUE), "end", "Draw the rider first."),
    "end: edict not finished": (
        lambda: turned(staged(Stage.CORVEE), free_roads=2),
        "end",
        "Finish your edict first.",
    ),
    "end: offer open": (
        lambda: staged(Stage.CHOOSING),
        "end",
        "An offer is still open.",
    ),
    "pirate: not sea": (
        lambda: staged(Stage.PIRATE),
        "pirate -1",
        "The pirate stays at sea.",
    ),
    "shift: same ground": (
        lambda: with_riders(turned(staged(Stage.SOLDIER), deeds=2), at_I="I"),
        "shift I I",
        "The rider is already on this gathering ground.",
    ),
    "lacking": (
        lambda: with_cards(with_level(fixture(), 3, 2), A, "wood clay grain"),
        "wall",
        "You lack 1 ore.",
    ),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_of_the_list(line: str, languages: Languages, qapp: object) -> None:
    languages.install("en")
    make, text, sentence = LINES[line]
    state = make()
    bridge = bridge_at(state, A)
    nowhere = commands.MovePirate(-1)
    command = nowhere if text == "pirate -1" else notation.from_text(state, text)
    reason = bridge.why_not(command)
    assert isinstance(reason, Refusal)
    assert exact_refusal(reason, command, bridge.view) == sentence
    assert (reason in SOUNDS.unheard) == (line in UNHEARD)


UNHEARD = {"lacking", "edict: bought this turn", "edict: no free road"}
"""These depend on a hand, so they have no sound."""


def test_a_building_in_the_way_is_named_with_its_owner(qtbot: QtBot, languages: Languages) -> None:
    languages.install("en")
    board = board_of(qtbot, bridge_at(on_the_road(), A))
    board.pointing._hand.pick(Held(Build.ROAD))  # noqa: SLF001 - shared with the tray
    hover(board, RoadPlace(board.scene.view.board.road_of["3.mountains10.SE"]))
    assert says_of(board).slip()[0].sentences == ("This is beyond Mei's building.",)


def test_the_pirate_is_not_sent_ashore(qtbot: QtBot, languages: Languages) -> None:
    languages.install("en")
    board = board_of(qtbot, bridge_at(staged(Stage.PIRATE), A))
    hover(board, HexPlace(0))
    assert says_of(board).slip()[0].sentences == ("The pirate stays at sea.",)


def test_a_ground_without_riders_has_none_to_be_shifted(qtbot: QtBot) -> None:
    soldier = with_riders(turned(staged(Stage.SOLDIER), deeds=2), at_I="I")
    board = board_of(qtbot, bridge_at(soldier, A))
    for ground, reason in ((0, None), (1, Refusal.NO_RIDER_THERE)):
        hover(board, GroundPlace(ground))
        assert board.pointing.reason is reason


def test_a_rider_on_its_own_ground_is_put_back_without_a_word(qtbot: QtBot) -> None:
    soldier = with_riders(turned(staged(Stage.SOLDIER), deeds=2), at_I="I")
    bridge = bridge_at(soldier, A)
    board = board_of(qtbot, bridge)
    hand, before = board.pointing._hand, bridge.step_count  # noqa: SLF001 - shared with the tray
    for held in (Held(start=0), None, Held(start=0)):
        hover(board, GroundPlace(0))
        assert board.pointing.reason is None
        board.pointing.choose(GroundPlace(0))
        assert hand.held == held
    board.pointing.choose(GroundPlace(1))
    assert (hand.held, bridge.step_count) == (None, before + 1)


def corner_at(qtbot: QtBot, state: State) -> Corner:
    corner = Corner(match_at(state))
    qtbot.addWidget(corner.window)
    return corner


def test_goods_say_why_they_buy_nothing(qtbot: QtBot, languages: Languages) -> None:
    languages.install("en")
    poor = with_cards(fixture(), A, "wood*3 ore*5")
    for state, good, sentence in (
        (poor, Good.WOOD, "You lack 1 wood."),
        (before_roll(poor), Good.WOOD, "Roll the dice first."),
        (staged(Stage.EXTRA_ROUND), Good.WOOD, LINES["supply: not in the extra round"][2]),
    ):
        corner = corner_at(qtbot, state)
        stack = corner.tray.goods.cards[good]
        assert not stack.isEnabled()
        stack.refuse()
        assert corner.said == [sentence]
    corner = corner_at(qtbot, poor)
    assert corner.tray.goods.cards[Good.ORE].isEnabled()


@pytest.mark.parametrize("edict", [Edict.ACADEMY, Edict.MARKET])
def test_academy_and_market_are_never_played(
    edict: Edict, qtbot: QtBot, languages: Languages
) -> None:
    languages.install("en")
    corner = corner_at(qtbot, holding(edict))
    (card,) = corner.tray.edicts.cards
    assert not card.isEnabled()
    card.refuse()
    assert corner.said == ["Never played: it counts by itself."]
