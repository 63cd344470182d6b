"""Private notes: kept in the log, sealed in files, and told to their seat alone."""

from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.game import USUAL_LIMITS, Limits
from changcheng_qt.engine.history import Barrier, CannotUndo
from changcheng_qt.engine.match import AnyMatch, Match, Noted
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Player, Seat, Viewer
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.facts import Disclosure, Fact
from changcheng_qt.saves.lines import chain, read_lines
from changcheng_qt.saves.record import Record, recording
from changcheng_qt.saves.redaction import first_difference, redacted
from changcheng_qt.saves.savefile import JournalEncoder, read_match, record_to_bytes
from tests.engine.matches import ANNA, BEN, BOT, CLEO
from tests.planted import Fault, plant, planted, with_and_without
from tests.toy.entry import TOY
from tests.toy.rules import FAIR, TOY_GAME

NOTE = "never tea"
VIEWERS: tuple[Viewer, ...] = (0, 1, 2, PUBLIC)


@pytest.fixture(autouse=True)
def toy_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("changcheng_qt.titles.TITLES", (TOY,))


def noted(*notes: tuple[Seat, str]) -> tuple[AnyMatch, Record]:
    """A match with notes before and after a roll, and its record."""
    match: AnyMatch = Match(TOY_GAME, FAIR, (ANNA, BEN, CLEO))
    recorder = recording(match, Random(1), seed="a seed")
    for seat, text in notes:
        match.note(seat, text)
    match.submit("roll 1")
    match.submit("offer")
    match.submit("say no")
    return match, recorder.record()


def lines(record: Record) -> list[dict[str, Any]]:
    return read_lines(record_to_bytes(record))


class TestMatch:
    def test_a_note_replaces_the_one_before_and_an_empty_one_ends_it(self) -> None:
        match, _ = noted((1, NOTE), (0, "x"))
        assert [match.note_of(seat) for seat in range(3)] == ["x", NOTE, ""]
        match.note(1, "silk for tea")
        match.note(0, "")
        assert [match.note_of(seat) for seat in range(3)] == ["", "silk for tea", ""]
        assert match.log[0] == Noted(1, NOTE)

    def test_it_is_no_step_and_no_undo_removes_it(self) -> None:
        match, _ = noted()
        barrier, views = match.undo_barrier, [match.view(one) for one in VIEWERS]
        match.note(2, NOTE)
        assert (match.undo_barrier, [match.view(one) for one in VIEWERS]) == (barrier, views)
        match.undo()
        match.undo()
        assert match.note_of(2) == NOTE

    @pytest.mark.parametrize(
        ("player", "note"),
        [(Player("Zoë"), ""), (BOT, ""), (replace(BEN), NOTE), (Player("Ben", nodes=0), NOTE)],
    )
    def test_it_ends_when_the_seat_is_given_to_somebody_else(
        self, player: Player, note: str
    ) -> None:
        match, _ = noted((1, NOTE), (0, "x"))
        match.seat_player(1, player)
        assert (match.note_of(1), match.note_of(0)) == (note, "x")

    def test_a_full_log_and_a_text_for_no_file_are_refused(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        match, _ = noted()
        for text in ("a\tb", "x" * 95):
            with pytest.raises(ValueError, match="note"):
                match.note(1, text)
        match.note(1, "x" * 94)
        log = match.log
        plant(monkeypatch, TOY_GAME, "limits", Limits(len(log)))
        with pytest.raises(CannotUndo) as refused:
            match.note(1, "")
        assert refused.value.barrier is Barrier.LOG_FULL
        assert (match.log, match.note_of(1)) == (log, "x" * 94)

    def test_a_still_match_keeps_its_notes_and_a_replay_has_none(self) -> None:
        match, _ = noted((1, NOTE))
        still = match.still()
        match.note(1, "")
        assert still.note_of(1) == NOTE
        assert Replay(match).marks == ()


def as_any_entry(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("changcheng_qt.engine.match.NOTE_ROOM", 1)


class TestFiles:
    def test_a_running_game_has_them_sealed_and_reads_them_back(self) -> None:
        _, record = noted((1, NOTE), (0, "x"))
        content = record_to_bytes(record)
        assert NOTE.encode() not in content
        kept, again = read_match(content)
        assert kept == record
        assert [again.note_of(seat) for seat in range(3)] == ["x", NOTE, ""]

    @pytest.mark.no_cover
    @with_and_without(as_any_entry)
    def test_as_many_of_the_longest_as_a_log_takes_fit_a_file(self, fault: Fault | None) -> None:
        """Somebody at another computer may write one after the other."""
        with planted(fault):
            match: AnyMatch = Match(TOY_GAME, FAIR, (ANNA, BEN, CLEO))
            encoder = JournalEncoder(recording(match, Random(1)))
            content = bytearray(encoder.whole())
            match.watch(lambda entry: content.extend(encoder.line(entry)))
            with suppress(CannotUndo):
                while True:
                    match.note(1, "x" * 94)
            assert len(content) <= USUAL_LIMITS.size

    def test_a_line_that_is_appended_is_that_of_the_whole_file(self) -> None:
        match: AnyMatch = Match(TOY_GAME, FAIR, (ANNA, BEN, CLEO))
        recorder = recording(match, Random(1))
        encoder = JournalEncoder(recorder)
        match.watch(encoder.line)
        match.note(1, NOTE)
        assert encoder.whole() == record_to_bytes(recorder.record())

    @pytest.mark.parametrize("viewer", VIEWERS)
    def test_a_file_for_one_viewer_has_its_own_notes_alone(self, viewer: Viewer) -> None:
        _, record = noted((1, NOTE), (2, "silk for tea"), (1, ""))
        cut = redacted(replace(record, disclosure=Disclosure.EVERYTHING, key=""), viewer)
        told = [fact.value for fact in cut.entry_facts[:3] if fact]
        own: dict[Viewer, list[str | None]] = {
            1: [NOTE, None, ""],
            2: [None, "silk for tea", None],
        }
        assert told == own.get(viewer, [None] * 3)
        content = record_to_bytes(cut)
        for number, text in ((1, NOTE), (2, "silk for tea")):
            assert (text.encode() in content) == (viewer == number)
        assert first_difference(cut, record) is None
        assert read_match(content)[0] == cut

    @pytest.mark.parametrize("viewer", [0, 2, PUBLIC])
    def test_two_notes_look_alike_to_others_but_for_their_commitments(self, viewer: Viewer) -> None:
        """Sealed they look alike too, as long as they fill as many blocks."""
        pair = []
        for text in (NOTE, "never silk"):
            _, record = noted((1, text))
            cut = lines(redacted(record, viewer))
            assert set(cut[2].pop("fact")) == {"commitment"}
            pair.append(cut)
        assert pair[0] == pair[1]
        sealed = [lines(noted((1, text))[1])[2]["fact"]["sealed"] for text in (NOTE, "never silk")]
        assert len(sealed[0]) == len(sealed[1])
        assert sealed[0] != sealed[1]

    def test_at_the_end_all_are_shown(self) -> None:
        match: AnyMatch = Match(TOY_GAME, FAIR, (ANNA, BEN, CLEO))
        recorder = recording(match, Random(1))
        match.note(1, NOTE)
        match.submit("roll 1")
        match.submit("fall")
        assert NOTE.encode() in record_to_bytes(redacted(recorder.record(), PUBLIC))
        assert Replay(match).viewers[-1] is EVERYONE

    @pytest.mark.parametrize(
        ("change", "detail"),
        [
            ({"seat": 3}, "no seat"),
            ({"seat": "1"}, "int"),
            ({"text": NOTE}, "text"),
            ({"fact": {"salt": "0" * 32, "value": "x" * 95}}, "short"),
            ({"fact": {"salt": "0" * 32}}, "value"),
            ({"fact": None}, ""),
        ],
    )
    def test_an_invalid_note_is_refused(self, change: dict[str, Any], detail: str) -> None:
        _, record = noted((1, NOTE))
        values = lines(replace(record, disclosure=Disclosure.EVERYTHING, key=""))
        assert values[2]["kind"] == "note"
        values[2].update(change)
        with pytest.raises(SaveError) as refused:
            read_match(b"".join(chain(values)))
        assert (refused.value.problem, refused.value.line) == (Problem.MALFORMED, 3)
        assert detail in refused.value.detail

    def test_a_note_without_its_fact_is_refused(self) -> None:
        _, record = noted((1, NOTE))
        values = lines(record)
        del values[2]["fact"]
        with pytest.raises(SaveError) as refused:
            read_match(b"".join(chain(values)))
        assert refused.value.problem is Problem.MALFORMED

    def test_a_value_of_another_note_does_not_fit_its_commitment(self) -> None:
        _, record = noted((1, NOTE))
        fact = record.entry_facts[0]
        assert fact is not None
        other = replace(record, entry_facts=(Fact("0" * 64, fact.salt), *record.entry_facts[1:]))
        assert first_difference(other, record) == 3
