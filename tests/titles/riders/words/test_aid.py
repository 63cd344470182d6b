"""The texts of the aid: hands as ranges, edicts that nobody has shown, chances; and no more."""

import re
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import islice

import pytest
from PySide6.QtCore import QLocale

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import PUBLIC, Player, Seat, Viewer
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.riders.rules.counting import Holding, holdings
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import Edict, Good
from changcheng_qt.titles.riders.rules.turn import Turn
from changcheng_qt.titles.riders.rules.view import View, view_of
from changcheng_qt.titles.riders.words import aid
from changcheng_qt.titles.riders.words.aid import edicts_text, hand_text, seven_text, unknown_text
from changcheng_qt.titles.riders.words.seat_sight import seat_sight
from changcheng_qt.titles.riders.words.sights import dice_sight, stack_sight
from tests.titles.riders.rules.test_belief import A, B, C, robbed_state
from tests.titles.riders.rules.test_view import dealt
from tests.titles.riders.sample.pairs import pairs
from tests.titles.riders.table.positions import middle, seen

PLAYERS = tuple(map(Player, ("Mei", "Luca", "Claire", "Sima", "Ada", "Bo")))


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Join lists as English does, also after a test in another language."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    yield
    QLocale.setDefault(before)


def test_a_hand_is_described_by_ranges() -> None:
    state, known = robbed_state()
    view = view_of(state, known, C)
    assert hand_text(view, B) == "0–1 wool and 2–3 ore"
    assert unknown_text(view, B) == "1 card(s) uncertain."
    own = view_of(state, known, A)
    assert hand_text(own, A) == "1 wool"
    assert unknown_text(own, A) == unknown_text(own, B) == ""


def test_edicts_are_counted_by_kind_until_they_are_seen() -> None:
    view = view_of(dealt(), Knowledge(), A)
    assert edicts_text(view) == (
        "Unseen: Soldier 14, Corvée 1, Tribute 1, Levy 1, Academy 1, and Market 1."
    )


def test_the_chance_of_a_seven_grows_with_the_rolls_before_the_next_turn() -> None:
    state = replace(middle(), turn=Turn(0, 9, dice=(5, 3)))
    told = [seven_text(seen(state, viewer)) for viewer in range(4)]
    chances = [int(text.rsplit(" ", 1)[1].rstrip("%.")) for text in told]
    assert chances == [52, 17, 31, 42]
    assert seven_text(seen(state, PUBLIC)) == ""


def test_a_seat_is_named_in_rows_and_notes() -> None:
    view = seen(middle(), 1)
    for seat in range(4):
        sight = seat_sight(seat, view, PLAYERS, is_aided=False)
        assert sight.title == PLAYERS[seat].name
        assert [number for _, number in sight.rows][1:] == [
            str(view.hand_counts[seat]),
            str(view.edict_counts[seat]),
            str(view.lines[seat]),
        ]
        assert any(note.startswith("Yields: ") for note in sight.notes)


def test_the_own_hidden_points_are_named_and_added_for_nobody_else() -> None:
    stack = middle().setup.stack
    held = tuple(map(stack.index, (Edict.ACADEMY, Edict.SOLDIER, Edict.MARKET)))
    view = seen(replace(middle(), edicts=((), held, (), ())), 1)
    told = [
        dict(seat_sight(seat, view, PLAYERS, is_aided=True).rows).get("With Academy 1 + Market 1")
        for seat in range(4)
    ]
    assert told == [None, str(view.points[1] + 2), None, None]


def texts(view: View) -> list[str]:
    """Everything that the aid tells a seat."""
    is_aided = view.viewer is not PUBLIC
    seats = [seat_sight(seat, view, PLAYERS, is_aided=is_aided) for seat in range(view.seats)]
    places = [stack_sight(view, is_aided=is_aided), dice_sight(view, is_aided=is_aided)]
    return [sentence for sight in (*seats, *places) for sentence in sight.sentences]


def compared() -> list[tuple[list[str], list[str]]]:
    """The texts of games that a viewer cannot tell apart."""
    return [
        (texts(pair.real.match().view(pair.viewer)), texts(pair.twin.match().view(pair.viewer)))
        for pair in islice(pairs(), 8)
    ]


def test_the_aid_tells_the_same_of_games_that_a_viewer_cannot_tell_apart() -> None:
    assert all(real == twin for real, twin in compared())


def test_the_aid_would_be_caught_telling_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: ranges that are those of the truth."""
    truth: dict[int, tuple[tuple[int, ...], ...]] = {}
    view_as = Match.view

    def noting(match: AnyMatch, viewer: Viewer) -> View:
        view: View = view_as(match, viewer)
        truth[id(view.story)] = match.steps[-1].after.hands
        return view

    def leaking(view: View, seat: Seat) -> tuple[Holding, ...]:
        counts = truth[id(view.story)][seat]
        return tuple(
            replace(held, chances={counts[good]: Fraction(1)})
            for good, held in zip(Good, holdings(view, seat), strict=True)
        )

    monkeypatch.setattr(Match, "view", noting)
    monkeypatch.setattr(aid, "holdings", leaking)
    assert not all(real == twin for real, twin in compared())


def test_in_french_goods_agree_with_their_number_and_clauses_are_spaced(
    languages: Languages,
) -> None:
    languages.install("fr")
    state, known = robbed_state()
    assert hand_text(view_of(state, known, C), B) == "0–1\u00a0laine et 2–3\u00a0minerais"
    view = seen(middle(), A)
    (yields, *_) = seat_sight(A, view, PLAYERS, is_aided=True).notes
    assert "; " in yields
    assert all(before == "\u202f" for before in re.findall("(.);", yields))
