"""The entry of Riders at the Wall: its box, its bots, and the thought that a position suggests."""

from dataclasses import replace
from random import Random

import pytest

from changcheng_qt.bots import LEVELS, levels_of
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.riders import entry
from changcheng_qt.titles.riders.entry import RULES, MapBox, hides_nothing, needs_hand, weight
from changcheng_qt.titles.riders.rules.commands import BuyEdict, PassExtra, Reject
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.setup import SEAT_COUNTS, Hands, Options
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.title import UnusableFiles
from tests.titles.riders.rules.test_course import seven

FOUNDING = (Stage.FORTS, Stage.SETTLEMENTS, Stage.FIRST_ROADS)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_games_are_drawn(seats: int) -> None:
    box, rng = MapBox.opened(None), Random(1)
    usual, any_one = box.draw_usual(seats, rng), box.draw_any(seats, rng)
    assert usual.options == Options()
    assert usual.seats == any_one.seats == seats
    again = box.draw_again(any_one, seats - 1, rng)
    assert (again.colours, again.options, again.first) == (
        *(any_one.colours, any_one.options),
        seats - 1,
    )
    assert again.stack != any_one.stack


def test_any_options_are_all_tried() -> None:
    drawn = [MapBox().draw_any(4, Random(seed)).options for seed in range(40)]
    for name in Options.__dataclass_fields__:
        assert len({getattr(options, name) for options in drawn}) > 1, name


def test_a_map_that_cannot_be_read_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(seats: int) -> object:
        raise FileNotFoundError("map.json")

    monkeypatch.setattr(entry, "board_for", missing)
    with pytest.raises(UnusableFiles, match=r"map\.json"):
        MapBox.opened(None)
    monkeypatch.undo()
    assert MapBox.opened(None).fault is None


def test_bots_of_all_levels_are_offered() -> None:
    assert levels_of(RULES) == LEVELS


@pytest.mark.parametrize("stage", Stage)
def test_every_stage_suggests_some_thought(stage: Stage) -> None:
    state = RULES.game.new(MapBox().draw_usual(4, Random(1)))
    view = RULES.game.view(state, Knowledge(), PUBLIC)
    turn = replace(view.turn, owed=(4, 0, 0, 0))
    thought = weight(replace(view, stage=stage, turn=turn))
    assert thought is not None
    assert 0 <= thought <= 1
    assert (thought > 0) == (stage in FOUNDING), "a turn is short"


def test_of_several_cards_given_up_each_goes_on_with_the_one_before() -> None:
    """Of two hands, of 8 and 11 cards."""
    state, knowledge, told = seven(), Knowledge(), list[float | None]()
    while state.stage is Stage.DISCARDING:
        told.append(weight(RIDERS.view(state, knowledge, PUBLIC)))
        given_up = RIDERS.apply(state, RIDERS.legal(state)[0])
        state, knowledge = given_up.after, RIDERS.learn(knowledge, given_up.after, given_up.events)
    assert told == [0.0, *[None] * 3, 0.0, *[None] * 4]


def test_answers_are_a_ballot_and_discards_and_extra_building_need_the_own_hand() -> None:
    state = RULES.game.new(MapBox().draw_usual(5, Random(1)))
    view = RULES.game.view(state, Knowledge(), PUBLIC)
    assert RULES.ballots is not None
    ballots = [stage for stage in Stage if RULES.ballots.is_due(replace(view, stage=stage))]
    assert ballots == [Stage.ANSWERING]
    extra = replace(view, turn=replace(view.turn, builder=2))
    assert RULES.ballots.is_due(replace(extra, stage=Stage.RIDER_DUE))
    hands = [stage for stage in Stage if needs_hand(replace(view, stage=stage))]
    assert hands == [Stage.DISCARDING]
    for stage in (Stage.EXTRA_ROUND, Stage.RIDER_DUE):
        assert needs_hand(replace(view, stage=stage, turn=replace(view.turn, builder=2)))
    assert RULES.ballots.instead(replace(view, stage=Stage.ANSWERING)) == Reject()
    assert RULES.ballots.instead(extra) == PassExtra()
    assert RULES.ballots.is_whole(PassExtra())
    assert not RULES.ballots.is_whole(BuyEdict())


def test_nothing_is_hidden_in_the_founding_and_with_open_hands_until_there_is_an_edict() -> None:
    setup = MapBox().draw_usual(4, Random(1))
    view = RULES.game.view(RULES.game.new(setup), Knowledge(), PUBLIC)
    assert hides_nothing(view)
    later = replace(view, turn=replace(view.turn, number=1))
    assert not hides_nothing(later)
    open_hands = replace(later, options=replace(later.options, hands=Hands.OPEN))
    assert hides_nothing(open_hands)
    assert not hides_nothing(replace(open_hands, edict_counts=(0, 1, 0, 0)))
