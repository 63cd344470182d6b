"""Several seats that decide at once: order, commands of each, and how long undo works."""

from dataclasses import replace

import pytest

from changcheng_qt.engine.game import IllegalCommand, Undoing
from changcheng_qt.engine.help import BEGINNERS
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import AnyMatch, HintTaken, Match, free_steps_of
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Player, Viewer
from tests.engine.matches import ANNA, BEN, BOT, CLEO, begin, played
from tests.toy.fair import Fair
from tests.toy.rules import FAIR, TOY_GAME, ToyState

RICH = ToyState(3, fair=Fair((("tea",) * 4, ("silk",) * 2, ("tea", "silk", "silk", "silk"))))
"""A game in which two seats have more goods than they may keep after a 6."""
PEOPLE = (ANNA, BEN, CLEO)
ALONE = (ANNA, BOT, BOT)


def fair(*commands: str, setup: ToyState = FAIR, players: tuple[Player, ...] = PEOPLE) -> AnyMatch:
    match: AnyMatch = Match(TOY_GAME, setup, players)
    for command in commands:
        match.submit(command)
    return match


class TestDeciders:
    def test_by_default_the_seat_to_act_decides_alone(self) -> None:
        game = replace(TOY_GAME, deciders=type(TOY_GAME).deciders)
        match: AnyMatch = Match(game, begin().setup, PEOPLE)
        assert match.deciders == (0,)
        for card in (1, 4, 7, 2, 5, 8):
            match.submit(f"lay {card}")
            match.submit("end")
        assert (match.to_act, match.deciders) == (None, ())

    def test_every_asked_seat_answers_at_once_in_the_order_of_the_log(self) -> None:
        match = fair("roll 1", "offer")
        assert (match.to_act, match.deciders) == (1, (1, 2))
        match.submit("say yes")
        assert (match.to_act, match.deciders) == (2, (2,))

    def test_goods_are_given_up_clockwise_from_the_seat_in_turn(self) -> None:
        match = fair("roll 1", "end", "roll 2", "end", "roll 6", setup=RICH)
        assert (match.turn_seat, match.deciders) == (2, (2, 0))

    def test_each_person_that_is_asked_may_have_a_hint_once(self) -> None:
        match = fair("roll 1", "offer")
        match.help = BEGINNERS
        for seat in (2, 1, 2):
            match.note_hint(seat)
        assert match.hint_barrier(0) is Barrier.NOT_DECIDING
        assert match.log[2:] == (HintTaken(2), HintTaken(1))


class TestLegalSeen:
    @pytest.mark.parametrize(
        ("viewer", "legal"),
        [
            (0, ("say yes", "say no")),
            (1, ("say yes", "say no")),
            (2, ("say no",)),
            (PUBLIC, ("say yes", "say no")),
            (EVERYONE, ("say yes", "say no")),
        ],
    )
    def test_a_decider_has_its_own_commands_and_others_all_that_can_be(
        self, viewer: Viewer, legal: tuple[str, ...]
    ) -> None:
        poor = replace(FAIR, fair=Fair((("tea",), ("silk",), ("tea",))))
        assert fair("roll 1", "offer", setup=poor).legal(viewer) == legal

    def test_a_command_illegal_for_a_hidden_reason_is_refused_when_it_is_given(self) -> None:
        match = fair("roll 1", "offer", setup=ToyState(3, fair=Fair((("tea",), ("tea",), ()))))
        assert "say yes" in match.legal(PUBLIC)
        assert match.legal(1) == ("say no",)
        with pytest.raises(IllegalCommand):
            match.submit("say yes")

    def test_no_command_of_another_depends_on_a_hidden_hand(self) -> None:
        """Every hand of two goods of the seat to act looks the same to the others."""
        seen, own = set(), set()
        for hand in (("tea", "tea"), ("tea", "silk"), ("silk", "silk")):
            match = fair("roll 1", setup=ToyState(3, fair=Fair((hand, ("tea",), ("silk",)))))
            seen.add((match.legal(2), match.legal(PUBLIC)))
            own.add(match.legal(0))
        assert (len(seen), len(own)) == (1, 2)

    def test_before_the_last_answer_no_view_of_another_shows_one(self) -> None:
        yes, no = (fair("roll 1", "offer", f"say {answer}") for answer in ("yes", "no"))
        for viewer in (0, 2, PUBLIC):
            assert yes.view(viewer) == no.view(viewer)
            assert yes.events(viewer) == no.events(viewer)
            assert yes.legal(viewer) == no.legal(viewer)
        assert yes.view(1) != no.view(1), "its own seat knows its answer"
        for match in (yes, no):
            match.submit("say yes")
        assert yes.view(PUBLIC) != no.view(PUBLIC), "all are shown together"


class TestUndo:
    def test_an_offer_is_undone_until_somebody_has_answered(self) -> None:
        match = fair("roll 1", "offer")
        assert match.undo_barrier is None
        match.undo()
        assert match.to_act == 0
        match.redo()
        match.submit("say yes")
        assert match.undo().command == "say yes", "the answer is its own seat's"

    def test_the_last_answer_tells_and_stays(self) -> None:
        match = fair("roll 1", "offer", "say yes", "say no")
        assert match.undo_barrier is Barrier.HIDDEN_SHOWN

    def test_a_bots_answer_stays(self) -> None:
        match = fair("roll 1", "offer", "say yes", players=(ANNA, BOT, CLEO))
        assert match.undo_barrier is Barrier.OTHER_DECIDED

    def test_a_seat_mends_what_it_gave_up_until_another_has_decided(self) -> None:
        """Worked case 35: two seats give up two each."""
        match = fair("roll 6", "drop tea", "drop tea", setup=RICH)
        assert (match.to_act, match.undo_barrier, free_steps_of(match)) == (2, None, 2)
        match.submit("drop silk")
        match.submit("drop silk")
        assert (match.to_act, match.undo_barrier, free_steps_of(match)) == (0, None, 2)
        assert [match.undo().seat, match.undo().seat] == [2, 2]
        match.redo()
        match.redo()
        match.submit("rob 1 silk")
        assert match.undo_barrier is Barrier.HIDDEN_SHOWN

    def test_free_steps_stop_at_another_seats(self) -> None:
        match = fair("roll 6", "drop tea", "drop tea", "drop silk", setup=RICH)
        assert free_steps_of(match) == 1

    @pytest.mark.parametrize(("players", "is_free"), [(PEOPLE, False), (ALONE, True)])
    def test_the_end_of_a_turn_still_hands_the_screen_over(
        self, players: tuple[Player, ...], is_free: bool
    ) -> None:
        match = fair("roll 1", "end", players=players)
        assert (match.undo_barrier is None) == is_free

    @pytest.mark.parametrize(
        ("players", "barrier"),
        [((BOT, ANNA, BEN), Barrier.SCREEN_HANDED_OVER), ((BOT, BOT, ANNA), None)],
    )
    def test_a_pass_in_any_turn_lasts_until_the_screen_is_handed_over(
        self, players: tuple[Player, ...], barrier: Barrier | None
    ) -> None:
        """Giving up counts as a pass here: the next seat is to act after it."""
        until = Undoing.UNTIL_HANDED_OVER
        game = replace(TOY_GAME, undoing=lambda command: until)
        match: AnyMatch = Match(game, RICH, players)
        for command in ("roll 6", "drop tea", "drop tea", "drop silk", "drop silk"):
            match.submit(command)
        assert (match.steps[-1].seat, match.to_act) == (2, 0)
        assert match.undo_barrier is barrier

    def test_an_answer_to_a_question_stays_as_it_did(self) -> None:
        answered = played("lay 2", "end", "lay 4", "ask 0", "answer", players=(ANNA, BOT, BOT))
        assert answered.undo_barrier is Barrier.OTHER_DECIDED
