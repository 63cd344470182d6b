"""A game's file says when it was begun and played, whichever times the file itself has."""

import json
from collections.abc import Callable
from random import Random

import pytest

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Player, Viewer
from changcheng_qt.saves import times
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.lines import chain, read_lines
from changcheng_qt.saves.reading import FORMAT
from changcheng_qt.saves.record import Recorder, recording
from changcheng_qt.saves.redaction import first_difference, redacted
from changcheng_qt.saves.savefile import JournalEncoder, read_match, record_to_bytes
from changcheng_qt.saves.times import (
    HEAD_BYTES,
    LATEST,
    MOST_UNTIMED,
    TAIL_BYTES,
    Timer,
    last_played_in,
    no_clock,
    second_of,
)
from tests.effort import effort
from tests.saves.conftest import Wound, random_match
from tests.saves.renew_corpus import CORPUS

BEGUN = 1_700_000_000
GAMES = effort(sample=6, nightly=300)
LONGEST = "\U00010400" + 23 * "\U00010400\U000e0101\U000e0101\U000e0101\U000e0101"
"""The most bytes of a player's name."""


def seen_from_outside(content: bytes) -> int:
    return last_played_in(content[:HEAD_BYTES], content[-TAIL_BYTES:], FORMAT)


def in_a_sitting(*seconds: float, ends: bool = False) -> list[int]:
    """The times of records that were written at some moments of one sitting."""
    clock = Wound(BEGUN)
    timer = Timer(clock)
    found = []
    for now in seconds:
        clock.now = BEGUN + now
        at = timer.time(ends_game=ends and now == seconds[-1])
        found.append(at and at - BEGUN)
    return found


def test_the_first_record_of_a_sitting_has_a_time_and_then_one_a_minute() -> None:
    assert in_a_sitting(5, 6.5, 64.9, 65, 66, 300.5) == [5, 0, 0, 65, 0, 300]


def test_the_record_that_ends_a_game_has_a_time() -> None:
    assert in_a_sitting(5, 6, 7, ends=True) == [5, 0, 7]


def test_of_many_records_within_a_minute_some_have_a_time() -> None:
    found = in_a_sitting(*range(1, 50))
    assert [number for number, at in enumerate(found) if at] == [0, 21, 42]


def test_a_clock_that_is_set_back_is_believed() -> None:
    assert in_a_sitting(5, 6, -4000, -3990) == [5, 0, -4000, 0]


@pytest.mark.parametrize("now", [0, -5, 2**33, 2**70, 1e300])
def test_times_outside_the_limits_are_not_written(now: float) -> None:
    clock = Wound(now)
    assert second_of(clock) == 0
    recorder = recording(random_match(1, seats=2, steps=0), Random(1), clock=clock)
    for _ in range(3):
        play_one(recorder.match)
    assert b'"at"' not in record_to_bytes(recorder.record())
    assert recorder.record().played == 0


def test_without_a_clock_no_time_is_written() -> None:
    assert [Timer(no_clock).time(ends_game=False) for _ in range(3)] == [0] * 3


def play_one(match: AnyMatch, rng: Random | None = None) -> None:
    seat = match.to_act
    assert seat is not None
    match.submit((rng or Random(1)).choice(match.legal(seat)))


def of_two_sittings() -> Recorder:
    """A game that was played in two sittings, a day apart."""
    clock = Wound(BEGUN)
    first = recording(random_match(3, seats=3, steps=0), Random(1), clock=clock)
    for _ in range(30):
        clock.now += 11
        play_one(first.match)
    record, match = read_match(record_to_bytes(first.record()))
    clock.now += 86_400
    second = Recorder(record, match, Random(2), clock)
    for _ in range(3):
        play_one(match)
    return second


def test_times_come_back_and_the_last_one_tells_when_it_was_played() -> None:
    recorder = of_two_sittings()
    record = recorder.record()
    for whole in (record, recorder.record(Disclosure.EVERYTHING)):
        assert read_match(record_to_bytes(whole))[0] == whole
    assert (record.begun, record.times[0]) == (BEGUN, BEGUN + 11)
    assert record.played == record.times[30] == BEGUN + 330 + 86_400
    assert record.times[31:] == (0, 0)


def test_a_journal_writes_the_same_line_by_line() -> None:
    recorder = of_two_sittings()
    encoder = JournalEncoder(recorder)
    recorder.match.watch(encoder.line)
    for _ in range(40):
        play_one(recorder.match)
    assert encoder.whole() == record_to_bytes(recorder.record())


def test_a_game_in_which_nothing_was_done_was_played_when_it_was_begun() -> None:
    recorder = recording(random_match(1, seats=2, steps=0), Random(1), clock=Wound(BEGUN))
    content = record_to_bytes(recorder.record())
    assert recorder.record().played == seen_from_outside(content) == BEGUN


@pytest.mark.parametrize("viewer", [PUBLIC, 0])
def test_a_file_for_a_viewer_has_all_times(viewer: Viewer) -> None:
    whole = of_two_sittings().record()
    cut, _ = read_match(record_to_bytes(redacted(whole, viewer)))
    assert (cut.begun, cut.times) == (whole.begun, whole.times)


def test_files_of_a_game_agree_despite_other_times() -> None:
    whole = of_two_sittings().record()
    assert whole.timeless != whole
    assert first_difference(whole.timeless, whole) is None
    assert first_difference(whole, whole.timeless) is None


@pytest.mark.parametrize(
    ("number", "key", "value"),
    [
        *((0, "begun", value) for value in (-1, LATEST + 1, "1", True, None)),
        *((5, "at", value) for value in (0, -1, LATEST + 1, "1", True, None, [1])),
        *((0, "at", BEGUN), (1, "at", BEGUN), (-1, "at", BEGUN)),
    ],
)
def test_a_time_that_is_none_or_in_the_wrong_place_is_refused(
    number: int, key: str, value: object, finished_values: str
) -> None:
    values = json.loads(finished_values)
    values[number][key] = value
    with pytest.raises(SaveError) as caught:
        read_match(b"".join(chain(values)))
    assert caught.value.problem is Problem.MALFORMED
    assert caught.value.line == range(1, len(values) + 1)[number]


@pytest.fixture(scope="module")
def finished_values() -> str:
    recorder = recording(random_match(2, seats=2), Random(1), clock=Wound(BEGUN))
    return json.dumps(read_lines(record_to_bytes(recorder.record())))


@pytest.mark.parametrize("at", [1, BEGUN, LATEST])
def test_every_other_time_is_one(at: int, finished_values: str) -> None:
    values = json.loads(finished_values)
    values[5]["at"] = at
    content = b"".join(chain(values))
    assert read_match(content)[0].played == at


class TestFromOutside:
    """Lists read the two ends of a file."""

    def check(self, games: int) -> None:
        """Write games by a clock, and compare the ends of the file after every record."""
        for seed in range(games):
            rng, clock = Random(seed), Wound(BEGUN)
            match = random_match(seed, seats=2 + seed % 3, steps=0)
            recorder = recording(match, rng, clock=clock)
            encoder = JournalEncoder(recorder)
            match.watch(encoder.line)
            pace = rng.choice((0.001, 1, 40))
            while match.to_act is not None:
                clock.now += pace * rng.random()
                if rng.random() < 0.6:
                    play_one(match, rng)
                else:
                    match.seat_player(0, Player(LONGEST, "x" * 24, 10**9))
                assert seen_from_outside(encoder.whole()) == recorder.record().played

    @pytest.mark.no_cover
    def test_the_ends_say_when_the_game_was_played(self) -> None:
        self.check(GAMES)

    @pytest.mark.no_cover
    def test_they_would_not_if_times_were_further_apart(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The control."""
        monkeypatch.setattr(times, "MOST_UNTIMED", 60)
        with pytest.raises(AssertionError):
            self.check(5)

    def test_the_longest_lines_fit_the_end(self) -> None:
        match = random_match(1, seats=2, steps=0)
        encoder = JournalEncoder(recording(match, Random(1), clock=Wound(LATEST)))
        match.watch(encoder.line)
        match.seat_player(0, Player(LONGEST, "x" * 24, 10**9))
        line = encoder.whole().splitlines(keepends=True)[-1]
        assert (MOST_UNTIMED + 1) * len(line) < TAIL_BYTES
        assert len(encoder.whole().splitlines()[0]) < HEAD_BYTES - 200

    @pytest.mark.parametrize("name", ["2-running-sealed", "3-china-three-finished"])
    def test_old_files_say_nothing(self, name: str) -> None:
        content = (CORPUS / f"{name}.changcheng").read_bytes()
        assert seen_from_outside(content) == 0

    @pytest.mark.parametrize("viewer", ["sealed", "seat", "public", "finished"])
    def test_all_kinds_of_file_say_it(self, viewer: str) -> None:
        name = f"4-china-three-{'' if viewer == 'finished' else 'after-'}{viewer}.changcheng"
        content = (CORPUS / name).read_bytes()
        assert seen_from_outside(content) == read_match(content)[0].played > BEGUN

    @pytest.mark.parametrize(
        "spoil",
        [
            lambda content: b"",
            lambda content: b"\n" + content,
            lambda content: content[70:],
            lambda content: content.replace(b'"format":4', b'"format":5', 1),
            lambda content: b"x" * len(content),
        ],
    )
    def test_a_file_that_is_no_game_has_no_times(self, spoil: Callable[[bytes], bytes]) -> None:
        assert seen_from_outside(spoil(record_to_bytes(of_two_sittings().record()))) == 0

    def test_a_line_that_cannot_be_read_is_passed_over(self) -> None:
        content = record_to_bytes(of_two_sittings().record())
        played = seen_from_outside(content)
        for rest in (
            b'{"at":',
            b'{"at":true}',
            b"[1]",
            b"[" * 9000,
            b'{"at":99999999999}',
            b"\xff",
        ):
            assert seen_from_outside(content + b"0" * 64 + b" " + rest + b"\n") == played
        head = b"".join(chain([{**read_lines(content)[0], "begun": "soon"}]))
        assert seen_from_outside(head) == 0
