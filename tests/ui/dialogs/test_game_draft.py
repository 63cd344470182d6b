"""A new game while it is put together: colours that swap, kept choices."""

from dataclasses import replace

import pytest

from changcheng_qt.engine.help import BEGINNERS, USUAL
from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.ui.dialogs.game_draft import HELPS, Offer, SeatDraft, draft_from, first_draft

OFFER = Offer(("red", "green", "blue", "violet"), range(2, 5), ("bot", "other"))
DEFAULTS = ("A", "B", "C", "D")


def test_a_first_game_has_all_help_until_another_is_chosen_and_that_is_kept() -> None:
    draft = first_draft(OFFER)
    assert draft.order("toy", DEFAULTS).help == draft_from({}, OFFER).help == BEGINNERS
    for help in HELPS.values():
        chosen = replace(draft, help=help)
        assert chosen.order("toy", DEFAULTS).help == help
        assert draft_from(chosen.to_plain(), OFFER).help == help
    assert draft_from({"help": "wizard"}, OFFER).help == USUAL


def test_the_first_draft_is_one_person_against_the_easiest_bots() -> None:
    order = first_draft(OFFER).order("toy", DEFAULTS)
    assert order.players == (Player("A"), Player("B", "bot"), Player("C", "bot"))
    assert order.colours == ("red", "green", "blue")
    assert order.first is None


def test_taking_a_taken_colour_swaps() -> None:
    draft = first_draft(OFFER).with_place(0, SeatDraft("", HUMAN, "violet"))
    assert [place.colour for place in draft.places] == ["violet", "green", "blue", "red"]


def test_a_draft_survives_as_plain_values() -> None:
    draft = first_draft(OFFER).with_place(2, SeatDraft("Ann", HUMAN, "red")).with_count(4)
    assert draft_from(draft.to_plain(), OFFER) == draft


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"count": 99, "first": 7, "name0": 5, "controller1": "gone", "colour2": "pink"},
        {"count": "2", "first": None, "colour0": "green", "colour1": "green"},
    ],
)
def test_any_kept_choices_make_a_game_that_can_start(plain: dict[str, object]) -> None:
    order = draft_from(plain, OFFER).order("toy", DEFAULTS)
    assert len(set(order.colours)) == len(order.players) >= 2
    assert order.first is None or order.first < len(order.players)


LEVELS = Offer(OFFER.colours, OFFER.seat_counts, ("novice", "club", "strong", "master"))


def test_bots_that_are_offered_no_more_have_successors() -> None:
    kept = {"count": 4, "controller0": "random", "controller1": "greedy", "controller2": "strong"}
    places = draft_from(kept, LEVELS).places
    assert [place.controller for place in places] == ["novice", "club", "strong", "novice"]
    old = Offer(OFFER.colours, OFFER.seat_counts, ("random", "greedy"))
    assert [place.controller for place in draft_from(kept, old).places[:2]] == ["random", "greedy"]


def test_the_first_game_is_against_novices_and_later_ones_as_the_last() -> None:
    draft = first_draft(LEVELS)
    assert [place.controller for place in draft.places] == [HUMAN, *["novice"] * 3]
    later = draft.with_place(1, SeatDraft("", "master", "green"))
    assert draft_from(later.to_plain(), LEVELS) == later


def test_a_first_player_who_leaves_is_left_to_chance() -> None:
    plain = {**first_draft(OFFER).to_plain(), "count": 4, "first": 3}
    draft = draft_from(plain, OFFER)
    assert draft.first == 3
    assert draft.with_count(3).first is None
