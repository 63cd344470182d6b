"""Standing answers: private notes that answer offers for their seat (RIDERS section 14)."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from changcheng_qt.engine.seats import PUBLIC, Seat
from changcheng_qt.engine.texts import is_secret
from changcheng_qt.titles.riders.rules.commands import Accept, Answer, Reject
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Good, Goods, SeatColour, goods
from changcheng_qt.titles.riders.rules.setup import SetupChoices, draw_setup
from changcheng_qt.titles.riders.rules.standing import (
    Exchange,
    Standing,
    answer_by,
    from_text,
    noted,
    to_text,
)
from changcheng_qt.titles.riders.rules.state import State, first_state
from changcheng_qt.titles.riders.rules.turn import OpenOffer, Stage, Turn
from changcheng_qt.titles.riders.rules.view import View, view_of

WOOL, ORE, CLAY = goods(Good.WOOL), goods(Good.ORE), goods(Good.CLAY)
FORMS = [
    ("", Standing()),
    ("nobody", Standing(nobody=True)),
    ("until 17; nobody", Standing(until=17, nobody=True)),
    ("not 0 2", Standing(shunned=frozenset((2, 0)))),
    ("never clay ore", Standing(kept=frozenset((Good.ORE, Good.CLAY)))),
    ("wool for ore keep 1", Standing(exchange=Exchange(WOOL, ORE, 1))),
    (
        "until 600; not 0 1 2 3 4; never clay grain; ore+wood+wool for clay keep 24",
        Standing(
            until=600,
            shunned=frozenset(range(5)),
            kept=frozenset((Good.CLAY, Good.GRAIN)),
            exchange=Exchange(goods(Good.WOOD, Good.WOOL, Good.ORE), CLAY, 24),
        ),
    ),
]


@pytest.mark.parametrize(("text", "standing"), FORMS)
def test_a_note_is_read_and_written_alike(text: str, standing: Standing) -> None:
    assert to_text(standing) == text
    assert from_text(text) == standing


def test_the_longest_note_fits_a_file() -> None:
    side = goods(Good.GRAIN, Good.GRAIN, Good.GRAIN)
    longest = Standing(2400, False, frozenset(range(6)), frozenset(Good), Exchange(side, ORE, 24))
    assert from_text(to_text(longest)) == longest
    assert is_secret(to_text(longest))


@pytest.mark.parametrize(
    "text",
    [
        "everybody",
        "until 17",
        "until 0; nobody",
        "until 99999; nobody",
        "not",
        "not 2 0",
        "not 0 0",
        "not 6",
        "never gold",
        "never ore clay",
        "never clay; nobody",
        "nobody; ",
        "nobody;never clay",
        "wool for ore",
        "wool for ore keep 25",
        "wool+ore for clay keep 1",
        "gold for ore keep 1",
        "nobody\nnever clay",
    ],
)
def test_other_notes_are_refused_and_answer_nothing(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        from_text(text)
    assert noted(asked(), (), text) is None


def test_a_note_about_offers_says_nothing_where_none_is_open() -> None:
    view = asked()
    assert noted(view, (), "nobody") is not None
    assert noted(replace(view, turn=replace(view.turn, offer=None)), (), "nobody") is None


def position(hand: Goods, give: Goods, want: Goods, number: int, asker: Seat) -> State:
    """A position in which seat 1, with a hand, is asked to answer an offer."""
    state = first_state(draw_setup(SetupChoices(tuple(SeatColour)[:3], 0), Random(1)))
    turn = Turn(asker, number, offer=OpenOffer(give, want, (1,)))
    hands = (NO_GOODS, hand, NO_GOODS)
    return replace(state, stage=Stage.ANSWERING, turn=turn, hands=hands)


def asked(
    hand: Goods = WOOL, give: Goods = ORE, want: Goods = WOOL, number: int = 7, asker: Seat = 0
) -> View:
    """The own view of seat 1 that is asked."""
    return view_of(position(hand, give, want, number, asker), Knowledge(), 1)


TWO_WOOL = goods(Good.WOOL, Good.WOOL)


@pytest.mark.parametrize(
    ("note", "view", "answer"),
    [
        ("", asked(), None),
        ("nobody", asked(), Reject()),
        ("until 8; nobody", asked(number=7), Reject()),
        ("until 7; nobody", asked(number=7), None),
        ("not 0", asked(), Reject()),
        ("not 0", asked(asker=2), None),
        ("never wool", asked(), Reject()),
        ("never ore", asked(), None),
        ("never clay", asked(want=goods(Good.WOOL, Good.CLAY)), Reject()),
        ("wool for ore keep 0", asked(), Accept()),
        ("wool for ore keep 1", asked(TWO_WOOL), Accept()),
        ("wool for ore keep 1", asked(), Reject()),
        ("wool for ore keep 0", asked(NO_GOODS), Reject()),
        ("wool for ore keep 0", asked(give=CLAY), None),
        ("wool for ore keep 0", asked(give=goods(Good.ORE, Good.ORE)), None),
        ("ore for wool keep 0", asked(), None),
        ("not 0; wool for ore keep 0", asked(), Reject()),
        ("never wool; wool for ore keep 0", asked(), Reject()),
    ],
)
def test_the_answer_of_a_note(note: str, view: View, answer: Answer | None) -> None:
    assert answer_by(from_text(note), view) == answer
    assert noted(view, (), note) == answer


def test_whether_a_note_answers_says_nothing_of_the_hand() -> None:
    """A question to a seat despite its note would tell its hand."""
    hands = (NO_GOODS, WOOL, TWO_WOOL, goods(*Good))
    for (_, standing), give, number in product(FORMS, (ORE, CLAY), (7, 600)):
        views = [asked(hand, give, number=number) for hand in hands]
        assert len({answer_by(standing, view) is None for view in views}) == 1


def test_only_the_own_view_during_an_offer_will_do() -> None:
    state = position(WOOL, ORE, WOOL, 7, 0)
    for other in (
        view_of(state, Knowledge(), PUBLIC),
        view_of(replace(state, stage=Stage.BUILDING, turn=Turn(0, 7)), Knowledge(), 1),
    ):
        with pytest.raises(ValueError, match="on its own view"):
            answer_by(Standing(nobody=True), other)
