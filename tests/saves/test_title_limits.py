"""Limits of a log and a file are the title's: the longest game of six is played, saved and opened,
and files of other titles stay as small as they were.
"""

from random import Random
from time import process_time

import pytest

from changcheng_qt.engine.game import USUAL_LIMITS, Limits
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.lines import LARGEST_FILE, chain, read_lines
from changcheng_qt.saves.record import recording
from changcheng_qt.saves.savefile import JournalEncoder, read_match, record_to_bytes
from changcheng_qt.titles import TITLES
from tests.effort import by_night
from tests.planted import plant
from tests.toy import fair
from tests.toy.entry import TOY
from tests.toy.fair import Fair
from tests.toy.rules import TOY_GAME, ToyState

LONG = Limits(70_000, 140_000, LARGEST_FILE)
SIX = ToyState(6, fair=Fair((("tea", "silk"),) * 6))
PEOPLE = tuple(Player(name) for name in ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn"))
HOSTILE = 2.0
"""Seconds of processor time that a file of 9,000 plays may cost."""


@pytest.fixture(autouse=True)
def toy_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("changcheng_qt.titles.TITLES", (*TITLES, TOY))


def play_turn(match: AnyMatch, offers: int) -> None:
    """Play a turn in which every offer is refused by all."""
    match.submit("roll 1")
    for _ in range(offers):
        match.submit("offer")
        for _ in range(5):
            match.submit("say no")
    match.submit("end")


@pytest.mark.no_cover
@pytest.mark.parametrize("rounds", [22, pytest.param(100, marks=by_night)])
def test_six_play_many_rounds_with_twelve_offers_a_turn(
    monkeypatch: pytest.MonkeyPatch, rounds: int
) -> None:
    """By day just longer than the usual limits allow."""
    plant(monkeypatch, TOY_GAME, "limits", LONG)
    monkeypatch.setattr(fair, "MOST_OFFERS", 12)
    match: AnyMatch = Match(TOY_GAME, SIX, PEOPLE)
    encoder = JournalEncoder(recording(match, Random(1), seed="a seed"))
    match.watch(encoder.line)
    for _ in range(6 * rounds):
        play_turn(match, 12)
    assert match.step_count == 6 * rounds * 74 > USUAL_LIMITS.log
    assert match.undo_barrier is not Barrier.LOG_FULL
    _, again = read_match(encoder.whole())
    assert again.step_count == match.step_count
    assert again.view(0) == match.view(0)


@pytest.mark.no_cover
def test_nine_thousand_plays_are_read_soon() -> None:
    match: AnyMatch = Match(TOY_GAME, SIX, PEOPLE)
    recorder = recording(match, Random(1))
    while match.step_count < 9_000:
        play_turn(match, 3)
    content = record_to_bytes(recorder.record())
    begun = process_time()
    read_match(content)
    assert process_time() - begun < HOSTILE


def lines_of(game: object, count: int) -> bytes:
    return b"".join(chain([{"game": game}] + [{}] * (count - 1)))


def problem_of(content: bytes) -> Problem | None:
    try:
        read_lines(content)
    except SaveError as error:
        return error.problem
    return None


@pytest.mark.no_cover
@pytest.mark.parametrize("game", ["changcheng", "another", 7, [], None])
def test_a_file_of_another_title_is_as_small_as_it_was(
    monkeypatch: pytest.MonkeyPatch, game: object
) -> None:
    plant(monkeypatch, TOY_GAME, "limits", LONG)
    assert problem_of(lines_of(game, USUAL_LIMITS.lines)) is None
    assert problem_of(lines_of(game, USUAL_LIMITS.lines + 1)) is Problem.TOO_LONG
    assert problem_of(lines_of("toy", USUAL_LIMITS.lines + 1)) is None
    big = lines_of(game, 1).ljust(USUAL_LIMITS.size + 1)
    assert problem_of(big) is Problem.TOO_LARGE
    assert problem_of(lines_of("toy", 1).ljust(USUAL_LIMITS.size + 1)) is Problem.CUT_OFF


@pytest.mark.parametrize("head", [b"[1]\n", b"\n", b"{" * 3_000, b"[" * 2_000 + b"\n", b"x 7\n"])
def test_without_a_head_the_usual_limits_hold(head: bytes) -> None:
    assert problem_of(head + b"\n" * USUAL_LIMITS.lines + b"\n") is Problem.TOO_LONG
    assert problem_of(head.ljust(USUAL_LIMITS.size + 1)) is Problem.TOO_LARGE


def test_no_title_is_larger_than_what_is_read_at_all() -> None:
    assert all(title.game.limits.size <= LARGEST_FILE for title in TITLES)
