"""A file made for one viewer holds nothing that this viewer has not learnt (RULES section 6).

Twin games, which differ in nothing but what the viewer cannot know, give the same file but for the
commitments; the twins are made from the rules alone (`tests.titles.changcheng.rules.secrets`).
"""

import re
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from changcheng_qt.engine.match import AnyMatch, Match, Played
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.record import Record, record_of, recording
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import read_match, record_to_bytes
from changcheng_qt.titles.changcheng.rules import filing as filing_module
from changcheng_qt.titles.changcheng.rules.events import Peeked
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from tests.effort import effort
from tests.engine.machine import tell
from tests.titles.changcheng.rules.secrets import Learnt, twin_of
from tests.titles.changcheng.rules.test_hidden import match_with_take_backs

SEEDS = effort(sample=6, nightly=300)
HEX = re.compile(rb'"(commitment|sealed)":"[0-9a-f]+"')
CHAIN = re.compile(rb"^[0-9a-f]{64}", re.MULTILINE)


class Differs(AssertionError):
    """A file tells two games apart that its viewer cannot."""


def twin_match(match: AnyMatch, learnt: Learnt, viewer: Viewer, rng: Random) -> AnyMatch:
    """A match that the viewer cannot tell from another."""
    twin = twin_of(match.setup, learnt, viewer, rng)
    other: AnyMatch = Match(CHANG_CHENG, twin.setup, match.players)
    for entry in match.log:
        told = entry
        if isinstance(entry, Played):
            told = replace(entry, command=twin.command(entry.seat, entry.command))
        tell(other, told)
    return other


def record_from(match: AnyMatch, disclosure: Disclosure = Disclosure.EVERYTHING) -> Record:
    """The record of a match, always with the same salts."""
    return recording(match, Random(5)).record(disclosure)


def what_it_tells(record: Record) -> bytes:
    """The bytes of a file without commitments, seals and hashes, all of which stay as long."""
    return CHAIN.sub(b"", HEX.sub(rb'"\1":""', record_to_bytes(record)))


def running_matches(count: int) -> list[tuple[AnyMatch, Learnt]]:
    """Matches with take-backs in them that are not over."""
    played = map(match_with_take_backs, range(10 * count))
    return list(islice((one for one in played if one[0].to_act is not None), count))


def check(count: int) -> None:
    """Compare the files of many games, for all viewers, with those of twins."""
    for number, (match, learnt) in enumerate(running_matches(count)):
        for viewer in (PUBLIC, *range(len(match.players))):
            rng = Random(number)
            twin = twin_match(match, learnt, viewer, rng)
            here, there = redacted(record_from(match), viewer), redacted(record_from(twin), viewer)
            if what_it_tells(here) != what_it_tells(there):
                raise Differs(f"{number} {viewer}")
            assert len(record_to_bytes(here)) == len(record_to_bytes(there))
            assert here.setup == there.setup
            assert here.entries == there.entries


@pytest.mark.no_cover
def test_a_file_for_a_viewer_tells_nothing_that_this_viewer_does_not_know() -> None:
    check(SEEDS)


def test_a_sealed_file_shows_nothing_to_the_eye() -> None:
    for match, learnt in running_matches(SEEDS):
        twin = twin_match(match, learnt, PUBLIC, Random(1))
        here, there = record_from(match, Disclosure.SEALED), record_from(twin, Disclosure.SEALED)
        assert what_it_tells(here) == what_it_tells(there)
        assert len(record_to_bytes(here)) == len(record_to_bytes(there))
        assert record_to_bytes(here) != record_to_bytes(there)


def test_an_open_file_of_twins_differs() -> None:
    """The comparison is not blind."""
    match, learnt = running_matches(1)[0]
    twin = twin_match(match, learnt, PUBLIC, Random(1))
    assert what_it_tells(record_from(match)) != what_it_tells(record_from(twin))


LEAKS: dict[str, tuple[object, str, object]] = {
    "what one has peeked at": (Peeked, "seen_by", lambda self, viewer: self),
    "reputations that are not dealt": (
        filing_module,
        "_reputations",
        lambda first, end: frozenset(range(15, 30)),
    ),
}


@pytest.mark.no_cover
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*LEAKS[leak])
    with pytest.raises(Differs):
        check(12)


@pytest.mark.no_cover
def test_the_viewer_sees_in_the_file_what_it_saw_at_the_table() -> None:
    """Every view and every event on the way is the same as in the match itself."""
    for match, _ in running_matches(3):
        for viewer in (PUBLIC, 1):
            record, seen = read_match(record_to_bytes(redacted(record_from(match), viewer)))
            assert record.disclosure is (Disclosure.PUBLIC if viewer is PUBLIC else Disclosure.SEAT)
            assert record.viewer == (None if viewer is PUBLIC else viewer)
            real = Match(CHANG_CHENG, match.setup, match.start_players)
            again = Match(CHANG_CHENG, seen.setup, seen.start_players)
            for entry, other in zip(match.log, seen.log, strict=True):
                tell(real, entry)
                tell(again, other)
                assert real.view(viewer) == again.view(viewer)
                assert real.events(viewer) == again.events(viewer)


def test_a_redacted_record_comes_back_equal() -> None:
    for match, _ in running_matches(3):
        record = redacted(record_from(match), 0)
        assert read_match(record_to_bytes(record))[0] == record


def test_a_file_says_who_can_look_on_in_it() -> None:
    match, _ = next(iter(running_matches(1)))
    whole = record_from(match)
    assert whole.viewers is None
    assert redacted(whole, PUBLIC).viewers == (PUBLIC,)
    assert redacted(whole, 0).viewers == (PUBLIC, 0)


def test_a_game_that_is_over_is_told_whole(finished: Record) -> None:
    assert redacted(finished, PUBLIC) == finished


def test_a_seed_is_told_only_where_people_chose_it() -> None:
    match, _ = running_matches(1)[0]
    for known in (True, False):
        whole = record_of(match, Random(1), seed="abc", seed_known=known)
        told = redacted(whole, PUBLIC).seed
        assert told.value == ("abc" if known else None)
        assert told.commitment == whole.seed.commitment
