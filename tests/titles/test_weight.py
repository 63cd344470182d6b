"""The amount to think about, for the pace of bots, follows from the public view."""

from random import Random

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.titles.changcheng.entry import BoardBox, weight
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.turn import Stage

BOX = BoardBox.opened(None)


def weights(seed: int, seats: int) -> list[tuple[Stage, int, float]]:
    """Stage, empty squares and weight of every position of a game that is played by chance."""
    rng = Random(seed)
    players = [Player(f"P{seat}") for seat in range(seats)]
    match: AnyMatch = Match(CHANG_CHENG, BOX.draw_usual(seats, rng), players)
    found = []
    while (seat := match.to_act) is not None:
        view = match.view(PUBLIC)
        assert {weight(match.view(viewer)) for viewer in range(seats)} == {weight(view)}
        found.append((view.stage, view.blocks.count(None), weight(view)))
        match.submit(rng.choice(match.legal(seat)))
    assert weight(match.view(PUBLIC)) == 0
    return found


def test_it_is_between_nothing_and_all() -> None:
    for seats in (2, 3, 4):
        assert all(0 <= one <= 1 for _, _, one in weights(1, seats))


def test_every_kind_of_decision_has_one_and_a_full_wall_makes_it_light() -> None:
    found = [one for seed in range(3) for one in weights(seed, 4)]
    assert {stage for stage, _, _ in found} == set(Stage) - {Stage.OVER}
    actions = [one for one in found if one[0] is Stage.ACTION]
    early = max(actions, key=lambda one: one[1])
    late = min(actions, key=lambda one: one[1])
    assert early[2] > late[2]
    ends = {one for stage, _, one in found if stage is Stage.TURN_END}
    assert ends == {0}, "with four seats nothing is left to place"


def test_with_two_seats_the_neutral_wall_is_still_to_be_weighed() -> None:
    ends = {one for stage, _, one in weights(1, 2) if stage is Stage.TURN_END}
    assert 0 in ends
    assert max(ends) > 0.2
