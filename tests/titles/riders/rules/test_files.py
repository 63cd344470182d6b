"""Setups and positions of Riders at the Wall as plain values, the secrets of commands, and
refusals.
"""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.codec import UnknownName
from changcheng_qt.engine.filing import MOST_AT_A_GLANCE, LearntFacts, SecretPlay
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.archive import facts_of, setup_from_plain, setup_to_plain
from changcheng_qt.titles.riders.rules.commands import Accept, Counter, Reject
from changcheng_qt.titles.riders.rules.filing import FILING
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import Building, Good, Numeral, SeatColour, goods
from changcheng_qt.titles.riders.rules.setup import (
    SEAT_COUNTS,
    Conquest,
    Founding,
    Hands,
    OfferLimit,
    Options,
    PirateMove,
    RoundLimit,
    Setup,
    SetupChoices,
    draw_setup,
)
from changcheng_qt.titles.riders.rules.state import CROWN, State, first_state
from changcheng_qt.titles.riders.rules.turn import Turn
from changcheng_qt.titles.riders.rules.view import view_of

OTHER_OPTIONS = Options(
    founding=Founding.SNAKE,
    fort_road=True,
    pirate=PirateMove.MUST,
    conquest=Conquest.BEST_LOSER,
    offers=OfferLimit.THREE,
    counters=False,
    extra=False,
    rounds=RoundLimit.HUNDRED,
    hands=Hands.OPEN,
)


def drawn(seats: int, options: Options | None = None) -> Setup:
    """A setup of the first colours."""
    choices = SetupChoices(tuple(SeatColour)[:seats], None, options or Options())
    return draw_setup(choices, Random(seats))


class TestSetup:
    @pytest.mark.parametrize("seats", SEAT_COUNTS)
    @pytest.mark.parametrize("options", [Options(), OTHER_OPTIONS])
    def test_a_setup_comes_back(self, seats: int, options: Options) -> None:
        setup = drawn(seats, options)
        plain = json.loads(json.dumps(setup_to_plain(setup)))
        assert setup_from_plain(plain, facts_of(setup)) == setup

    def test_the_form_of_a_setup(self) -> None:
        assert setup_to_plain(drawn(3)) == {
            "colours": ["red", "green", "blue"],
            "first": drawn(3).first,
            "map": 1,
            "options": {
                "founding": "clockwise",
                "fort_road": False,
                "pirate": "may",
                "conquest": "all_lose",
                "offers": 6,
                "counters": True,
                "extra": True,
                "rounds": 60,
                "hands": "closed",
            },
        }
        assert sorted(facts_of(drawn(3))) == sorted(
            ["soldier"] * 14 + ["corvee", "tribute", "levy", "academy", "market"]
        )

    def test_facts_left_out_stay_unknown(self) -> None:
        setup = drawn(4)
        facts = [None if i % 2 else fact for i, fact in enumerate(facts_of(setup))]
        read = setup_from_plain(setup_to_plain(setup), facts)
        assert read.stack[::2] == setup.stack[::2]
        assert set(read.stack[1::2]) == {None}
        assert first_state(read).unknown == (None,) * 4
        assert first_state(setup).unknown == ()

    def test_nobody_knows_the_order_of_the_edicts(self) -> None:
        setup = drawn(4)
        for viewer in (PUBLIC, 0, 3):
            assert FILING.open_facts(setup, viewer) == frozenset()

    @pytest.mark.parametrize(
        ("change", "words"),
        [
            ({"colours": ["blue", "red"]}, "3 to 6 different colours"),
            ({"colours": ["blue", "red", "red", "black"]}, "3 to 6 different colours"),
            ({"first": 4}, "no seat"),
            ({"first": -1}, "no seat"),
            ({"first": "0"}, "int expected"),
            ({"colours": ["blue", "red", "green", "black", "yellow"]}, "the 28 edicts in play"),
        ],
    )
    def test_an_invalid_setup_is_refused(self, change: dict[str, object], words: str) -> None:
        setup = drawn(4)
        with pytest.raises(ValueError, match=words):
            setup_from_plain(setup_to_plain(setup) | change, facts_of(setup))

    def test_names_of_a_later_version_are_unknown(self) -> None:
        setup = drawn(4)
        plain = setup_to_plain(setup)
        later = plain["options"] | {"offers": 7}
        for change in ({"map": 2}, {"options": later}, {"colours": ["pink"]}, {"weather": "rain"}):
            with pytest.raises(UnknownName):
                setup_from_plain(plain | change, facts_of(setup))

    def test_edicts_that_are_not_in_play(self) -> None:
        setup = drawn(4)
        plain, facts = setup_to_plain(setup), facts_of(setup)
        others = ["levy"] * 2 + [None] * 17
        for wrong in (facts[1:], (*facts, "soldier"), ["soldier"] * 19, others):
            with pytest.raises(ValueError, match="not the 19 edicts in play"):
                setup_from_plain(plain, wrong)
        for word in ("knight", "", 1):
            with pytest.raises(ValueError, match="is no edict"):
                setup_from_plain(plain, [word, *facts[1:]])


class TestFiling:
    def test_three_kinds_of_command_have_a_secret(self) -> None:
        assert FILING.has_gap("rob 1 ?")
        assert FILING.has_gap("buy ?")
        assert FILING.has_gap("answer ?")
        assert not FILING.has_gap("rob 1 ore")
        assert not FILING.has_gap("levy ore 3 0 2")

    def test_facts_left_out_stay_unknown_with_any_other_knowledge(self) -> None:
        plays = [SecretPlay("ore", None), SecretPlay(None, None), SecretPlay("counter ore clay", 0)]
        texts = ["rob 1 ?", "rob 2 ?", "answer ?"]
        filled = map(FILING.reveal, texts, FILING.stand_ins(plays))
        assert list(filled) == ["rob 1 ore", "rob 2", "counter ore clay"]

    def test_a_robbery_is_known_to_those_who_saw_the_good(self) -> None:
        after = at_ply(8)
        seen = events.GoodsRobbed(0, 2, Good.ORE, told=(0, 2))
        told = {
            viewer: FILING.told(after, [seen.seen_by(viewer)]) for viewer in (0, 1, 2, 3, PUBLIC)
        }
        known = LearntFacts(plies=frozenset((7,)))
        assert told == {
            0: known,
            1: LearntFacts(),
            2: known,
            3: LearntFacts(),
            PUBLIC: LearntFacts(),
        }

    def test_answers_are_revealed_with_the_last_of_them(self) -> None:
        answers = (Accept(), Reject(), Counter(goods(Good.ORE), goods(Good.WOOD)))
        shown = events.AnswersShown((1, 2, 3), answers, told=(0, 1, 2, 3))
        alone = events.OfferAnswered(2, Reject(), is_last=False)
        assert FILING.told(at_ply(8), [alone]) == LearntFacts()
        assert FILING.told(at_ply(8), [alone, shown]) == LearntFacts(plies=frozenset((5, 6, 7)))


def at_ply(ply: int) -> State:
    """A position after that number of commands."""
    return replace(first_state(drawn(4)), ply=ply)


def lively(seats: int = 4) -> State:
    """A position with something of everything that a glance has."""
    state = first_state(drawn(seats))
    i, ii, iii, *_ = Numeral
    return replace(
        state,
        turn=Turn(2, 17),
        buildings=put(put(state.buildings, 5, Building(1)), 60, Building(2, is_city=True)),
        roads=put(put(state.roads, 8, 1), 100, 2),
        princes=(CROWN, *range(len(state.princes) - 1)),
        levels=put(state.levels, 1, 4),
        waiting=put(state.waiting, 2, (i, iii, iii, iii, iii)),
        gathered=put(state.gathered, 0, (iii, iii, iii, ii)),
        entered=put(state.entered, 7, (i, i, ii)),
        pirate=3,
        penalties=put(state.penalties, 0, 2),
    )


class TestGlance:
    @pytest.mark.parametrize("seats", SEAT_COUNTS)
    def test_a_glance_comes_back(self, seats: int) -> None:
        view = view_of(lively(seats), Knowledge(), PUBLIC)
        plain = FILING.glance_to_plain(view)
        seen = FILING.view_from_glance(json.loads(json.dumps(plain)), seats)
        for name in _GLANCED:
            assert getattr(seen, name) == getattr(view, name)
        assert seen.turn.number == 17
        assert seen.viewer is PUBLIC
        assert FILING.glance_to_plain(seen) == plain

    def test_a_position_before_the_first_fort_comes_back(self) -> None:
        view = view_of(first_state(drawn(3)), Knowledge(), PUBLIC)
        plain = FILING.glance_to_plain(view)
        assert FILING.glance_to_plain(FILING.view_from_glance(plain, 3)) == plain

    def test_a_glance_has_nothing_else(self) -> None:
        plain: Any = FILING.glance_to_plain(view_of(lively(), Knowledge(), PUBLIC))
        assert plain.keys() == {*_GLANCED, "turn"}

    def test_only_the_public_view_is_for_everybody(self) -> None:
        with pytest.raises(ValueError, match="only what the public sees"):
            FILING.glance_to_plain(view_of(lively(), Knowledge(), 0))

    @pytest.mark.parametrize(
        ("name", "value"),
        [
            ("colours", ["red"]),
            ("colours", ["red", "red", "blue", "green"]),
            ("turn", -1),
            ("turn", "1"),
            ("buildings", []),
            ("buildings", [{"seat": 4, "is_city": False}] * 77),
            ("buildings", [{"seat": 4, "is_city": False}, *[None] * 76]),
            ("buildings", [{"seat": 0}] * 77),
            ("roads", [0]),
            ("roads", [4] * 101),
            ("princes", [0, 1, 2]),
            ("princes", [0, 1, 2, -2]),
            ("levels", [6, 0, 0, 0]),
            ("waiting", [[], [], []]),
            ("waiting", [[1, 1, 2, 2, 3, 3], [], [], []]),
            ("gathered", [[], []]),
            ("gathered", [[4], [], []]),
            ("gathered", [[0], [], []]),
            ("gathered", [[1] * 8, [], []]),
            ("entered", [[]]),
            ("pirate", 16),
            ("points", [1]),
            ("points", [1, 2, 3, MOST_AT_A_GLANCE]),
        ],
    )
    def test_an_invalid_glance_is_refused(self, name: str, value: object) -> None:
        plain: Any = FILING.glance_to_plain(view_of(first_state(drawn(4)), Knowledge(), PUBLIC))
        assert FILING.view_from_glance(plain, 4)
        with pytest.raises(ValueError, match="glance"):
            FILING.view_from_glance({**plain, name: value}, 4)

    def test_a_glance_at_a_game_of_other_seats_is_refused(self) -> None:
        plain: Any = FILING.glance_to_plain(view_of(lively(), Knowledge(), PUBLIC))
        for seats in (3, 5):
            with pytest.raises(ValueError, match="the seats make no sense"):
                FILING.view_from_glance(plain, seats)
        for seats in (0, 2):
            with pytest.raises(ValueError, match="the seats make no sense"):
                FILING.view_from_glance({**plain, "colours": ["red", "blue"][:seats]}, seats)


_GLANCED = {
    *("colours", "buildings", "roads", "princes", "levels", "waiting", "gathered", "entered"),
    *("pirate", "points"),
}
