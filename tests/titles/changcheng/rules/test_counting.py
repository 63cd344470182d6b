"""Conclusions by counting agree with the draws of `sample`, and with the rules for a province."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Seat
from changcheng_qt.titles.changcheng.rules import counting, provinces
from changcheng_qt.titles.changcheng.rules.belief import sample
from changcheng_qt.titles.changcheng.rules.counting import card_chances, threat_chances, worth_range
from changcheng_qt.titles.changcheng.rules.events import ProvinceScored
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import Province
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, Block, BlockKind
from changcheng_qt.titles.changcheng.rules.state import Beats, State
from changcheng_qt.titles.changcheng.rules.turn import RevealedCard
from changcheng_qt.titles.changcheng.rules.view import View, view_of
from tests.effort import NIGHTLY, effort
from tests.titles.changcheng.rules.scene import P1, P2, A, B, C, Scene, X, Y, lay
from tests.titles.changcheng.rules.test_belief import knowledge_of
from tests.titles.changcheng.rules.test_hidden import part_of_a_game

POSITIONS = effort(sample=3, nightly=200)
DRAWS = effort(sample=3_000, nightly=100_000)
FURTHEST = 0.02 if NIGHTLY else 0.05
"""By which total variation chances and draws may differ."""
RANGES = effort(sample=6, nightly=1_000)

WARRIOR, TRAITOR, FLOOD, BUILDER, MASTER_BUILDER, MANDARIN = ActionCard
EACH_OF_THREE = dict.fromkeys((2, 3, 4), Fraction(1, 3))


class FarOff(AssertionError):
    """Chances are not those that are drawn."""


def views(count: int) -> Iterator[View]:
    """Views of a seat in random positions that are not over, with and without the memory aid."""
    seed = 0
    while count:
        game = part_of_a_game(seed)
        seed += 1
        state = game[-1].after
        if CHANG_CHENG.to_act(state) is not None and state.cards:
            viewer = Random(seed).randrange(state.setup.seats)
            yield CHANG_CHENG.view(state, knowledge_of(game), viewer)
            count -= 1


def chances_of(view: View) -> dict[Hashable, Mapping[Any, Fraction]]:
    """Every chance that follows from a view, by its subject."""
    threats = {("threat", r): counting.threat_chances(view, r) for r in view.wall.regions}
    cards = {("card", back.ply): counting.card_chances(view, back) for back in view.cards}
    return {what: chances for what, chances in (threats | cards).items() if chances}


def drawn_of(view: View, draws: int, rng: Random) -> dict[Hashable, Counter[Any]]:
    """The frequency of each value of everything hidden, in draws."""
    found: dict[Hashable, Counter[Any]] = {}
    for _ in range(draws):
        state = sample(view, rng)
        for region in view.wall.regions:
            found.setdefault(("threat", region), Counter())[state.setup.threats[region]] += 1
        for card in state.cards:
            found.setdefault(("card", card.ply), Counter())[card.card] += 1
    return found


def check_chances(positions: int, draws: int) -> float:
    """Compare chances with draws; return the greatest total variation."""
    worst = 0.0
    for number, view in enumerate(views(positions)):
        drawn = drawn_of(view, draws, Random(number))
        chances = chances_of(view)
        hidden = {("threat", r) for r in view.wall.regions} - {
            ("threat", r) for r in (*view.removed, *view.known_threats)
        }
        assert chances.keys() == hidden | {("card", back.ply) for back in view.cards}
        for what, told in chances.items():
            assert sum(told.values()) == 1
            values = {*told, *drawn[what]}
            apart = sum(abs(told.get(v, 0) - drawn[what][v] / draws) for v in values) / 2
            if apart >= FURTHEST:
                raise FarOff(what, told, drawn[what])
            worst = max(worst, float(apart))
    return worst


@pytest.mark.no_cover
def test_chances_are_those_that_are_drawn(state_counts: Callable[[str], None]) -> None:
    worst = check_chances(POSITIONS, DRAWS)
    state_counts(f"{POSITIONS} positions of {DRAWS} draws: chances at most {worst:.4f} apart")


def _without_peeks(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        counting, "threat_chances", lambda view, r: threat_chances(replace(view, privates=()), r)
    )


def _of_the_whole_box(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(counting, "threat_chances", lambda view, r: EACH_OF_THREE)


def _without_cards_that_are_gone(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        counting, "card_chances", lambda view, back: card_chances(replace(view, gone=()), back)
    )


def _any_card(patch: pytest.MonkeyPatch) -> None:
    chance = dict.fromkeys(ActionCard, Fraction(1, 6))
    patch.setattr(counting, "card_chances", lambda view, back: chance)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "plant", [_without_peeks, _of_the_whole_box, _without_cards_that_are_gone, _any_card]
)
def test_a_wrong_count_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        check_chances(40, 2_000)


# Worked by hand.


def seen_in(scene: Scene, viewer: Seat, *peeked: tuple[Seat, int, int]) -> View:
    """The view that a seat has of a scene after some looks at threat counters."""
    return view_of(scene.state, Knowledge(frozenset(peeked)), viewer)


def test_a_counter_is_one_of_those_that_are_left() -> None:
    scene = lay("")
    assert threat_chances(seen_in(scene, X), A) == EACH_OF_THREE
    peeked = seen_in(scene, X, (X, B, 4), (X, C, 4), (Y, A, 2))
    assert threat_chances(peeked, A) == {
        2: Fraction(5, 13),
        3: Fraction(5, 13),
        4: Fraction(3, 13),
    }
    assert threat_chances(peeked, B) == {}
    assert threat_chances(view_of(scene.state, Knowledge(), PUBLIC), B) == EACH_OF_THREE


def test_no_counter_has_no_chances_but_one_that_was_shown_counts() -> None:
    removed = lay("", more={"removed": frozenset({B})})
    assert threat_chances(seen_in(removed, X), B) == {}
    shown = seen_in(removed, X, (X, B, 2))
    assert threat_chances(shown, A)[2] == Fraction(4, 14)


def test_without_the_memory_aid_looks_are_not_counted() -> None:
    scene = lay("", memory_aid=False)
    assert threat_chances(seen_in(scene, X, (X, B, 4)), A) == EACH_OF_THREE
    assert threat_chances(seen_in(scene, X, (X, B, 4)), B) == EACH_OF_THREE


def test_a_card_is_one_of_those_that_its_owner_has_left() -> None:
    gone = (RevealedCard(Y, WARRIOR, 30),)
    lying = [(X, FLOOD, P1), (Y, BUILDER, P1), (Y, TRAITOR, P2)]
    scene = lay("", cards=lying, more={"gone": gone})
    view = seen_in(scene, X)
    own, other, _ = view.cards
    assert card_chances(view, own) == {FLOOD: 1}
    left = (TRAITOR, FLOOD, BUILDER, MASTER_BUILDER, MANDARIN)
    assert card_chances(view, other) == dict.fromkeys(left, Fraction(1, 5))
    everything = view_of(scene.state, Knowledge(), EVERYONE)
    assert card_chances(everything, other) == {BUILDER: 1}


# The possible worths of a province.


def values_of(state: State, province: Province) -> set[int]:
    """Every value that a complete province may have, however the owners of its cards choose."""
    beats: Beats = []
    ahead = [provinces.begin_scoring(state, province, beats)]
    while ahead:
        now = ahead.pop()
        for choice in provinces.decisions(now) if now.scoring else ():
            effect: Any = provinces.DECISION_EFFECTS[type(choice)]
            ahead.append(effect(now, choice, beats))
    return {beat.event.value for beat in beats if isinstance(beat.event, ProvinceScored)}


def filled(state: State, province: Province, kind: BlockKind) -> State:
    """A position with blocks of a kind on the empty squares of a province."""
    squares = state.wall.squares_of[province]
    blocks = tuple(
        Block(kind, X) if block is None and square in squares else block
        for square, block in enumerate(state.blocks)
    )
    return replace(state, blocks=blocks, due=(province,))


def drawn_values(view: View, province: Province, draws: int, rng: Random) -> set[int]:
    """The values that a province may have in positions that are drawn."""
    found = set[int]()
    for _ in range(draws):
        state = sample(view, rng)
        for kind in (BlockKind.SINGLE, BlockKind.TOWER):
            found |= values_of(filled(state, province, kind), province)
    return found


@pytest.mark.no_cover
def test_the_possible_worths_of_a_province_are_those_of_the_rules() -> None:
    tried = attained = 0
    for number, view in enumerate(views(RANGES)):
        if view.scoring is not None:
            continue
        for province in {back.province for back in view.cards}:
            found = drawn_values(view, province, 15, Random(number))
            limits = worth_range(view, province)
            assert limits is not None
            assert limits[0] <= min(found) <= max(found) <= limits[1]
            tried += 1
            attained += (min(found), max(found)) == limits
    assert tried > RANGES / 2
    assert attained > tried / 2


RANGE_CASES: list[tuple[str, list[tuple[Seat, ActionCard]], tuple[int, int]]] = [
    ("x y z .", [(Y, FLOOD)], (1, 8)),
    ("x y z .", [(X, FLOOD)], (2, 6)),
    ("x y z .", [(X, BUILDER)], (4, 6)),
    ("x y z .", [(X, MASTER_BUILDER)], (4, 4)),
    ("x y z .", [(X, WARRIOR)], (4, 4)),
    ("x y z .", [(X, WARRIOR), (X, BUILDER)], (4, 4)),
    ("x y z .", [(X, TRAITOR)], (3, 4)),
    ("x y z .", [(X, FLOOD), (X, BUILDER)], (2, 8)),
    ("Tx Ty Dx Dx", [(X, TRAITOR)], (4, 4)),
]


@pytest.mark.parametrize(("wall", "cards", "limits"), RANGE_CASES)
def test_a_province_worked_by_hand(
    wall: str, cards: list[tuple[Seat, ActionCard]], limits: tuple[int, int]
) -> None:
    """Four squares and a reputation of 0; Y's Flood is, to X, any of six cards."""
    scene = lay(wall, cards=[(seat, card, P1) for seat, card in cards], reputations={P1: 0})
    view = seen_in(scene, X)
    found = drawn_values(view, P1, 200, Random(1))
    told = worth_range(view, P1)
    assert told == (min(found), max(found))
    if cards[0][0] == X:
        assert told == limits


def test_a_traitor_must_break_a_wall_where_no_counter_is_left() -> None:
    scene = lay(
        "x y z x", cards=[(X, TRAITOR, P1)], reputations={P1: 0}, more={"removed": frozenset({A})}
    )
    assert worth_range(seen_in(scene, X), P1) == (3, 3)


def test_two_of_a_kind_change_nothing_and_no_card_has_no_range() -> None:
    both = [(X, FLOOD, P1), (Y, FLOOD, P1)]
    scene = lay("x y z .", cards=both, reputations={P1: 1})
    everything = view_of(scene.state, Knowledge(), EVERYONE)
    assert worth_range(everything, P1) == (5, 5)
    assert worth_range(everything, P2) is None
