"""`sample` draws exactly the positions that a viewer must hold possible: never fewer or others."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer
from changcheng_qt.titles.changcheng.rules import belief
from changcheng_qt.titles.changcheng.rules.commands import EndTurn, ExtendMap, PlaceTower
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import End
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import RevealedCard
from changcheng_qt.titles.changcheng.rules.view import view_of
from tests.effort import effort
from tests.titles.changcheng.rules.play import Ply
from tests.titles.changcheng.rules.scene import P1, P2, A, B, X, Y, Z, lay
from tests.titles.changcheng.rules.secrets import Learnt, learnt_from, twin_of
from tests.titles.changcheng.rules.test_hidden import part_of_a_game, viewers_of

GAMES = effort(sample=20, nightly=2500)

WARRIOR, TRAITOR, FLOOD, BUILDER, MASTER_BUILDER, MANDARIN = ActionCard


def facts_in(state: State, knowledge: Knowledge) -> Knowledge:
    """The facts that the same looks would have shown in this position."""
    threats = {(seat, region, state.setup.threats[region]) for seat, region, _ in knowledge.threats}
    return replace(knowledge, threats=frozenset(threats))


def check_possible(real: State, drawn: State, learnt: Learnt, viewer: Viewer) -> None:
    """A drawn position differs from the real one in nothing but secrets of the viewer's."""
    remembers = real.setup.options.memory_aid
    for region in real.wall.regions:
        looked = (viewer, region) in learnt.threats and (remembers or region in real.turned_up)
        if looked and region not in real.removed:
            assert drawn.setup.threats[region] == real.setup.threats[region]
    in_play = len(real.wall.provinces)
    assert drawn.setup.reputations[:in_play] == real.setup.reputations[:in_play]
    for name in ("threats", "reputations"):
        assert sorted(getattr(drawn.setup, name)) == sorted(getattr(real.setup, name))
    for seat in range(real.setup.seats):
        check_cards(real, drawn, seat, known=seat == viewer)
    check_boards(real, drawn, learnt)
    assert hidden_replaced(drawn, real) == real


def check_cards(real: State, drawn: State, seat: int, *, known: bool) -> None:
    """A seat's hidden cards are the same ones, dealt again unless the viewer knows them."""
    mine = [(s.hands[seat], [c for c in s.cards if c.owner == seat]) for s in (real, drawn)]
    (hand, cards), (drawn_hand, drawn_cards) = mine
    assert sorted([*hand, *(c.card for c in cards)]) == sorted(
        [*drawn_hand, *(c.card for c in drawn_cards)]
    )
    assert [(c.province, c.ply) for c in cards] == [(c.province, c.ply) for c in drawn_cards]
    assert list(drawn_hand) == sorted(drawn_hand)
    if known:
        assert mine[0] == mine[1]


def check_boards(real: State, drawn: State, learnt: Learnt) -> None:
    """The boards to come are the spare ones, on sides that the options allow."""
    order, sides = drawn.setup.extension_order, real.setup.options.sides
    assert sorted(f.board for f in order) == sorted(b.name for b in real.setup.spare)
    assert all(sides.allows(face.side) for face in order)
    if real.setup.options.random_extension:
        seen = learnt.drawn
        assert order[:seen] == real.setup.extension_order[:seen]


def hidden_replaced(drawn: State, real: State) -> State:
    """The drawn position with the real secrets put in: it must be the real one."""
    setup = replace(
        drawn.setup,
        threats=real.setup.threats,
        reputations=real.setup.reputations,
        extension_order=real.setup.extension_order,
    )
    return replace(drawn, setup=setup, hands=real.hands, cards=real.cards)


def knowledge_of(game: list[Ply]) -> Knowledge:
    """Fold the knowledge from a game."""
    knowledge = CHANG_CHENG.unknowing()
    for ply in game:
        knowledge = CHANG_CHENG.learn(knowledge, ply.after, ply.events)
    return knowledge


def check_samples(count: int) -> int:
    """Draw samples in many positions; return in how many two draws differed."""
    various = 0
    for seed in range(count):
        rng = Random(seed)
        game = part_of_a_game(seed)
        real, knowledge, learnt = game[-1].after, knowledge_of(game), learnt_from(game)
        for viewer in viewers_of(real, rng):
            view = CHANG_CHENG.view(real, knowledge, viewer)
            drawn = [CHANG_CHENG.sample(view, rng) for _ in range(3)]
            various += len({(s.setup.threats, s.hands) for s in drawn}) > 1
            for state in drawn:
                check_possible(real, state, learnt, viewer)
                assert CHANG_CHENG.view(state, facts_in(state, knowledge), viewer) == view
                seen = CHANG_CHENG.legal_seen(real, viewer)
                assert CHANG_CHENG.legal_seen(state, viewer) == seen
    return various


@pytest.mark.no_cover
def test_samples_agree_with_the_view_and_hide_nothing_that_is_open() -> None:
    assert check_samples(GAMES) > 1.8 * GAMES


@pytest.mark.no_cover
def test_twins_draw_the_same_samples() -> None:
    """A sample depends on the view alone: the same seed draws the same from both games."""
    for seed in range(GAMES // 2):
        game = part_of_a_game(seed)
        real, knowledge = game[-1].after, knowledge_of(game)
        viewer = viewers_of(real, Random(seed))[1]
        other = twin_of(real.setup, learnt_from(game), viewer, Random(seed)).state(real)
        views = [view_of(s, facts_in(s, knowledge), viewer) for s in (real, other)]
        first, second = (CHANG_CHENG.sample(view, Random(5)) for view in views)
        assert first == second


@pytest.mark.parametrize("wrong", ["_fill", "_order", "_seat_cards"])
def test_a_planted_fault_is_found(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    faults = {
        "_fill": lambda values, known, rng: tuple(rng.sample(values, len(values))),
        "_order": lambda view, rng: (),
        "_seat_cards": lambda view, seat, rng: (tuple(ActionCard), []),
    }
    monkeypatch.setattr(belief, wrong, faults[wrong])
    with pytest.raises((AssertionError, KeyError)):
        check_samples(20)


class TestDistribution:
    def test_every_twin_is_reached_and_none_much_more_often(self) -> None:
        """Y has two unknown cards, one face down: two positions, each about as likely."""
        gone = tuple(RevealedCard(Y, card, 0) for card in (WARRIOR, TRAITOR, FLOOD, BUILDER))
        scene = lay(cards=[(Y, MANDARIN, P1)], hands={Y: [MASTER_BUILDER]}, more={"gone": gone})
        view = view_of(scene.state, Knowledge(), X)
        rng = Random(1)
        drawn = Counter(belief.sample(view, rng).cards[0].card for _ in range(400))
        assert drawn.keys() == {MANDARIN, MASTER_BUILDER}
        assert 150 < drawn[MANDARIN] < 250

    def test_all_six_cards_may_lie_face_down(self) -> None:
        view = view_of(lay(cards=[(Y, MANDARIN, P1), (Y, FLOOD, P2)]).state, Knowledge(), X)
        rng = Random(2)
        drawn = Counter(tuple(c.card for c in belief.sample(view, rng).cards) for _ in range(900))
        assert len(drawn) == 30
        assert max(drawn.values()) < 60

    def test_unknown_threats_are_drawn_from_what_is_left(self) -> None:
        known = frozenset((X, region, 4) for region in (B, 2, 3, 4, 5))
        scene = lay(threats=dict.fromkeys((B, 2, 3, 4, 5), 4))
        rng = Random(3)
        view = view_of(scene.state, Knowledge(threats=known), X)
        drawn = Counter(belief.sample(view, rng).setup.threats[A] for _ in range(400))
        assert drawn.keys() == {2, 3}
        assert 150 < drawn[2] < 250

    def test_stocks_and_boards_to_come_are_drawn_too(self) -> None:
        view = view_of(lay(random_extension=True).state, Knowledge(), PUBLIC)
        rng = Random(4)
        drawn = [belief.sample(view, rng).setup for _ in range(60)]
        assert {setup.reputations[6] for setup in drawn} == {2, 3, 4}
        assert len({setup.extension_order for setup in drawn}) == 8


class TestKnown:
    def test_a_drawn_board_stays_drawn(self) -> None:
        scene = lay(random_extension=True, more={"emperors": 3}).do(PlaceTower(0), EndTurn())
        for seed in range(10):
            view = view_of(scene.state, Knowledge(), Y)
            order = belief.sample(view, Random(seed)).setup.extension_order
            assert order[0] == scene.state.setup.extension_order[0]
        scene.do(ExtendMap("4", scene.state.setup.extension_order[0].side, End.WEST))
        view = view_of(scene.state, Knowledge(), Y)
        assert belief.sample(view, Random(1)).setup.extension_order[0].board == "4"

    def test_a_card_seen_before_a_take_back_stays_known(self) -> None:
        fact = Knowledge(cards=frozenset({RevealedCard(Y, FLOOD, 0)}))
        scene = lay(cards=[(Y, FLOOD, P1), (Y, BUILDER, P2), (Z, FLOOD, P1)])
        view = view_of(scene.state, fact, X)
        drawn = [belief.sample(view, Random(seed)).cards for seed in range(40)]
        assert {cards[0].card for cards in drawn} == {FLOOD}
        assert {cards[1].card for cards in drawn} == set(ActionCard) - {FLOOD}
        assert {cards[2].card for cards in drawn} == set(ActionCard)

    def test_everyone_draws_the_real_cards(self) -> None:
        game = part_of_a_game(8)
        real, knowledge = game[-1].after, knowledge_of(game)
        view = CHANG_CHENG.view(real, knowledge, EVERYONE)
        drawn = CHANG_CHENG.sample(view, Random(0))
        assert (drawn.hands, drawn.cards) == (real.hands, real.cards)
