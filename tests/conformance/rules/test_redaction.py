"""A file made for one viewer holds nothing that this viewer has not learnt.

Twin games, which differ only in secrets of the viewer's opponents and of the table, give the same
file but for the commitments.
"""

import re
from functools import cache
from random import Random

import pytest

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.record import Record, record_of, recording
from changcheng_qt.saves.redaction import first_difference, redacted
from changcheng_qt.saves.savefile import read_match, record_to_bytes
from tests.conformance.rules.files import FileSample, Running
from tests.conformance.samples import each_of, every_title
from tests.effort import effort
from tests.engine.machine import apply_entry
from tests.planted import plant

SEEDS = effort(sample=1, nightly=250)
TRIES = effort(sample=3, nightly=12)
"""Within how many games a planted leak must be found."""
HEX = re.compile(rb'"(commitment|sealed)":"[0-9a-f]+"')
CHAIN = re.compile(rb"^[0-9a-f]{64}", re.MULTILINE)
every_sample = every_title("files")


class Differs(AssertionError):
    """A file tells two games apart that its viewer cannot."""


def record_from(match: AnyMatch, disclosure: Disclosure = Disclosure.EVERYTHING) -> Record:
    """The record of a match, always with the same salts."""
    return recording(match, Random(5)).record(disclosure)


def what_it_tells(record: Record) -> bytes:
    """The bytes of a file without commitments, seals and hashes, all of which stay as long."""
    return CHAIN.sub(b"", HEX.sub(rb'"\1":""', record_to_bytes(record)))


@cache
def game(running: Running, seed: int) -> tuple[AnyMatch, dict[Viewer, AnyMatch]]:
    """Return a match and its twin for each viewer, which all tests share."""
    match, twin_for = running(seed)
    rng = Random(seed)
    viewers = (PUBLIC, *range(len(match.players)))
    return match, {viewer: twin_for(viewer, rng) for viewer in viewers}


def check(sample: FileSample, seeds: range) -> int:
    """Compare the files of many games, for all viewers, with those of twins; return how many twins
    have another setup or log.
    """
    others = 0
    for seed in seeds:
        match, twins = game(sample.running, seed)
        for viewer, twin in twins.items():
            here, there = redacted(record_from(match), viewer), redacted(record_from(twin), viewer)
            if what_it_tells(here) != what_it_tells(there):
                raise Differs(f"{seed} {viewer}")
            assert len(record_to_bytes(here)) == len(record_to_bytes(there))
            assert (here.setup, here.entries) == (there.setup, there.entries)
            others += (twin.setup, twin.log) != (match.setup, match.log)
    return others


@pytest.mark.no_cover
@every_sample
def test_a_file_for_a_viewer_tells_nothing_that_this_viewer_does_not_know(
    sample: FileSample,
) -> None:
    assert check(sample, range(SEEDS)) > SEEDS


@pytest.mark.no_cover
@each_of("files", "leak", listed=lambda sample: sample.leaks)
def test_a_planted_leak_is_found(
    sample: FileSample, leak: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def check_with_leak(seed: int) -> None:
        game(sample.running, seed)
        with monkeypatch.context() as patch:
            plant(patch, *sample.leaks[leak])
            check(sample, range(seed, seed + 1))

    with pytest.raises(Differs):
        list(map(check_with_leak, range(TRIES)))


@pytest.mark.no_cover
@every_sample
def test_a_sealed_file_hides_all_and_an_open_one_does_not(sample: FileSample) -> None:
    others = 0
    for seed in range(SEEDS):
        match, twins = game(sample.running, seed)
        twin = twins[PUBLIC]
        is_other = (twin.setup, twin.log) != (match.setup, match.log)
        here, there = record_from(match, Disclosure.SEALED), record_from(twin, Disclosure.SEALED)
        assert what_it_tells(here) == what_it_tells(there)
        assert len(record_to_bytes(here)) == len(record_to_bytes(there))
        assert (record_to_bytes(here) != record_to_bytes(there)) == is_other
        assert (what_it_tells(record_from(match)) != what_it_tells(record_from(twin))) == is_other
        others += is_other
    assert others


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(SEEDS))
@every_sample
def test_the_viewer_sees_in_the_file_what_it_saw_at_the_table(
    sample: FileSample, seed: int
) -> None:
    """Every view and every event on the way is the same as in the match itself."""
    match, twins = game(sample.running, seed)
    for viewer in twins:
        record, seen = read_match(record_to_bytes(redacted(record_from(match), viewer)))
        assert record.disclosure is (Disclosure.PUBLIC if viewer is PUBLIC else Disclosure.SEAT)
        assert record.viewer == (None if viewer is PUBLIC else viewer)
        real: AnyMatch = Match(match.game, match.setup, match.start_players)
        again: AnyMatch = Match(match.game, seen.setup, seen.start_players)
        assert real.view(viewer) == again.view(viewer)
        for entry, other in zip(match.log, seen.log, strict=True):
            apply_entry(real, entry)
            apply_entry(again, other)
            assert real.view(viewer) == again.view(viewer)
            latest = max(0, len(real.steps) - 2)
            assert real.events(viewer, latest) == again.events(viewer, latest)
            if viewer == real.to_act:
                assert again.legal(viewer) == real.legal(viewer)
        assert real.events(viewer) == again.events(viewer)


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(min(SEEDS, 2)))
@every_sample
def test_whole_and_redacted_files_come_back_equal(sample: FileSample, seed: int) -> None:
    match, _ = game(sample.running, seed)
    for disclosure in (Disclosure.SEALED, Disclosure.EVERYTHING):
        whole = record_from(match, disclosure)
        record, again = read_match(record_to_bytes(whole))
        assert record == whole
        assert again.log == match.log
        assert again.setup == match.setup
        assert first_difference(redacted(whole, 1), record) is None
    record = redacted(record_from(match), 0)
    assert read_match(record_to_bytes(record))[0] == record


@every_sample
def test_a_file_says_who_can_look_on_in_it(sample: FileSample) -> None:
    whole = record_from(game(sample.running, 0)[0])
    assert whole.viewers is None
    assert redacted(whole, PUBLIC).viewers == (PUBLIC,)
    assert redacted(whole, 0).viewers == (PUBLIC, 0)


@pytest.mark.no_cover
@every_sample
def test_a_seed_is_shown_only_where_people_chose_it(sample: FileSample) -> None:
    match, _ = game(sample.running, 0)
    for known in (True, False):
        whole = record_of(match, Random(1), seed="abc", seed_known=known)
        told = redacted(whole, PUBLIC).seed
        assert told.value == ("abc" if known else None)
        assert told.commitment == whole.seed.commitment
