"""RULES section 2: the box, the boards, and all draws before the first turn."""

from collections import Counter
from random import Random

import pytest

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import Side
from changcheng_qt.titles.changcheng.rules.pieces import (
    REPUTATION_VALUES,
    THREAT_VALUES,
    ActionCard,
    Colour,
    EventCard,
    Supply,
)
from changcheng_qt.titles.changcheng.rules.setup import (
    Options,
    Setup,
    SetupChoices,
    Sides,
    draw_setup,
)
from tests.titles.changcheng.rules.play import BOARDS
from tests.titles.changcheng.rules.scene import FACES, Scene, lay, setup

FOUR = tuple(Colour)


def drawn(seed: int = 1, seats: int = 4, **choices: object) -> Setup:
    return draw_setup(SetupChoices(FOUR[:seats], **choices), BOARDS, Random(seed))  # type: ignore[arg-type]


def test_there_are_three_of_each_reputation_and_five_of_each_threat() -> None:
    assert Counter(REPUTATION_VALUES) == {0: 3, 1: 3, 2: 3, 3: 3, 4: 3}
    assert Counter(THREAT_VALUES) == {2: 5, 3: 5, 4: 5}


@pytest.mark.parametrize("seed", range(20))
def test_all_counters_are_dealt_once(seed: int) -> None:
    assert sorted(drawn(seed).threats) == sorted(THREAT_VALUES)
    assert sorted(drawn(seed).reputations) == sorted(REPUTATION_VALUES)


def test_chance_draws_different_games_and_the_same_seed_the_same() -> None:
    assert drawn(1) == drawn(1)
    games = [drawn(seed) for seed in range(40)]
    assert len({game.threats for game in games}) > 30
    assert len({game.reputations for game in games}) > 30
    assert len({game.faces for game in games}) > 20
    assert {game.first for game in games} == {0, 1, 2, 3}


@pytest.mark.parametrize("seed", range(10))
def test_two_different_boards_are_joined_and_the_others_are_spare(seed: int) -> None:
    game = drawn(seed)
    names = [face.board for face in game.faces] + [board.name for board in game.spare]
    assert sorted(names) == ["1", "2", "3", "4"]
    assert {face.board for face in game.extension_order} == {board.name for board in game.spare}


@pytest.mark.parametrize(("sides", "side"), [(Sides.ALL_A, Side.A), (Sides.ALL_B, Side.B)])
def test_all_boards_may_show_the_same_side(sides: Sides, side: Side) -> None:
    for seed in range(10):
        game = drawn(seed, options=Options(sides=sides))
        assert {face.side for face in (*game.faces, *game.extension_order)} == {side}


def test_sides_mix_by_default() -> None:
    seen = {tuple(face.side for face in drawn(seed).faces) for seed in range(40)}
    assert len(seen) == 4
    orders = {tuple(face.side for face in drawn(seed).extension_order) for seed in range(40)}
    assert len(orders) == 4


def test_boards_can_be_chosen_by_hand() -> None:
    faces = (FACES["3B"], FACES["1A"])
    game = drawn(faces=faces)
    assert game.faces == faces
    assert [board.name for board in game.spare] == ["2", "4"]


def test_the_first_player_can_be_chosen() -> None:
    assert {drawn(seed, first=2).first for seed in range(5)} == {2}


def test_event_cards_are_chosen_or_drawn_and_counted_in_the_order_of_their_letters() -> None:
    chosen = (EventCard.OBSERVERS, EventCard.DIPLOMACY)
    assert drawn(events=chosen).events == (EventCard.DIPLOMACY, EventCard.OBSERVERS)
    pairs = {drawn(seed, events=2).events for seed in range(60)}
    assert len(pairs) == 6
    assert all(a.value < b.value for a, b in pairs)
    assert {len(drawn(seed, events=1).events) for seed in range(5)} == {1}
    assert drawn().events == ()


def test_a_game_of_four_adds_two_boards_at_most_and_smaller_ones_one() -> None:
    assert [setup(seats).most_extensions for seats in (2, 3, 4)] == [1, 1, 2]


def test_no_more_boards_are_added_than_there_are() -> None:
    game = draw_setup(SetupChoices(FOUR), BOARDS[:3], Random(0))
    assert game.most_extensions == 1


def test_setup_of_the_fixture() -> None:
    scene = Scene(CHANG_CHENG.new(setup(4)))
    view = CHANG_CHENG.view(scene.state, CHANG_CHENG.unknowing(), PUBLIC)
    assert view.blocks == (None,) * 26
    assert len(view.reputations) == 6
    assert view.threats == (None,) * 6
    assert len(scene.legal) == 26
    assert view.supplies == (Supply(14, 1, 1),) * 4
    assert view.hand_counts == (6,) * 4
    assert view.scores == (0,) * 4
    assert view.neutrals == 0
    assert (view.ply, view.passes, view.turn.number) == (0, 0, 1)
    assert scene.state.hands == (tuple(ActionCard),) * 4


def test_two_players_have_twelve_neutrals() -> None:
    assert [CHANG_CHENG.new(setup(seats)).neutrals for seats in (2, 3, 4)] == [12, 0, 0]


def test_the_fixture_has_the_provinces_and_regions_of_the_rules() -> None:
    wall = lay().state.wall
    ends = [(squares[0], squares[-1]) for squares in wall.squares_of]
    assert ends == [(0, 3), (4, 7), (8, 12), (13, 17), (18, 22), (23, 25)]
    ends = [(squares[0], squares[-1]) for squares in wall.squares_of_region]
    assert ends == [(0, 4), (5, 8), (9, 12), (13, 16), (17, 21), (22, 25)]


def test_a_setup_keeps_its_secrets_in_its_repr() -> None:
    game = setup()
    told = repr(game)
    assert str(game.threats) not in told
    assert str(game.reputations) not in told
    assert "extension_order" not in told
