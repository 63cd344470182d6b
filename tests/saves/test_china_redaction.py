"""Files of running games of China for one seat or the public: whoever reads one sees what it saw at
the table, and nothing in it depends on what it does not know (CHINA section 9).
"""

import re
from random import Random

import pytest

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.record import Record, recording
from changcheng_qt.saves.redaction import first_difference, redacted
from changcheng_qt.saves.savefile import read_match, record_to_bytes
from changcheng_qt.titles.china.rules import notation
from changcheng_qt.titles.china.rules.events import CardDrawn, OpenCardsFilled
from changcheng_qt.titles.china.rules.filing import ChinaFiling
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.setup import Setup
from tests.effort import by_day, effort
from tests.engine.machine import tell
from tests.titles.china.rules.twins import running, told_again, twin_of

SEEDS = effort(sample=4, nightly=200)
SWAPS = effort(sample=12, nightly=60)
HEX = re.compile(rb'"(commitment|sealed)":"[0-9a-f]+"')
CHAIN = re.compile(rb"^[0-9a-f]{64}", re.MULTILINE)


class Differs(AssertionError):
    """A file tells two games apart that its viewer cannot."""


def record_from(match: AnyMatch, disclosure: Disclosure = Disclosure.EVERYTHING) -> Record:
    """The record of a match, always with the same salts."""
    return recording(match, Random(5)).record(disclosure)


def what_it_tells(record: Record) -> bytes:
    """The bytes of a file without commitments, seals and hashes, all of which stay as long."""
    return CHAIN.sub(b"", HEX.sub(rb'"\1":""', record_to_bytes(record)))


def check(seeds: range) -> int:
    """Compare the files of many games, for all viewers, with those of twins; return how many twins
    were others.
    """
    others = 0
    for seed in seeds:
        match = running(seed)
        for viewer in (PUBLIC, *range(len(match.players))):
            setup = twin_of(match, viewer, Random(seed), SWAPS)
            *_, (_, twin) = told_again(match, setup)
            here, there = redacted(record_from(match), viewer), redacted(record_from(twin), viewer)
            if what_it_tells(here) != what_it_tells(there):
                raise Differs(f"{seed} {viewer}")
            assert len(record_to_bytes(here)) == len(record_to_bytes(there))
            assert (here.setup, here.entries) == (there.setup, there.entries)
            others += setup != match.setup
    return others


@pytest.mark.no_cover
def test_a_file_for_a_viewer_tells_nothing_that_this_viewer_does_not_know() -> None:
    assert check(range(SEEDS)) > SEEDS


OPEN_FACTS = ChinaFiling.open_facts


def with_another(number: int) -> object:
    """A filing that tells of a fact too many, counted from the end where it is negative."""

    def open_facts(self: ChinaFiling, setup: Setup, viewer: Viewer) -> frozenset[int]:
        return OPEN_FACTS(self, setup, viewer) | {number % (2 * len(setup.deck))}

    return open_facts


LEAKS: dict[str, tuple[object, str, object]] = {
    "what others draw": (ChinaFiling, "conceal", lambda self, text: (text, None)),
    "a card of the first hands": (ChinaFiling, "open_facts", with_another(4)),
    "a card of the pile": (ChinaFiling, "open_facts", with_another(40)),
    "the second order": (ChinaFiling, "open_facts", with_another(-3)),
}


@pytest.mark.no_cover
@pytest.mark.parametrize("leak", by_day(LEAKS, slow={"what others draw", "a card of the pile"}))
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*LEAKS[leak])
    with pytest.raises(Differs):
        check(range(12))


UNTRACED = [pytest.param(seed, marks=pytest.mark.no_cover) for seed in range(1, 3 * SEEDS)]


@pytest.mark.parametrize("seed", [0, *UNTRACED])
def test_the_viewer_sees_in_the_file_what_it_saw_at_the_table(seed: int) -> None:
    """Every view and every event on the way is the same as in the match itself."""
    match = running(seed)
    for viewer in (PUBLIC, *range(len(match.players))):
        record, seen = read_match(record_to_bytes(redacted(record_from(match), viewer)))
        assert record.disclosure is (Disclosure.PUBLIC if viewer is PUBLIC else Disclosure.SEAT)
        assert seen.setup.hidden == {s for s in range(len(match.players)) if s != viewer}
        again: AnyMatch = Match(CHINA, seen.setup, seen.start_players)
        real: AnyMatch = Match(CHINA, match.setup, match.start_players)
        assert real.view(viewer) == again.view(viewer)
        for entry, other in zip(match.log, seen.log, strict=True):
            tell(real, entry)
            tell(again, other)
            assert real.view(viewer) == again.view(viewer)
            latest = max(0, len(real.steps) - 2)
            assert real.events(viewer, latest) == again.events(viewer, latest)
            if viewer == real.to_act:
                assert again.legal(viewer) == real.legal(viewer)
        assert real.events(viewer) == again.events(viewer)


NUMBERED = re.compile(rb'"(red|green|yellow|orange|purple) [0-9]+"')


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(6))
def test_no_number_of_a_card_stands_in_a_file_for_a_viewer(seed: int) -> None:
    """Nobody may tell by them which cards are left, before the reshuffle or after it."""
    whole = record_from(running(seed))
    assert len(NUMBERED.findall(record_to_bytes(whole))) == len(whole.setup.deck)
    for viewer in (PUBLIC, *range(len(whole.players))):
        assert not NUMBERED.search(record_to_bytes(redacted(whole, viewer)))


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(3))
def test_whole_and_redacted_files_come_back_equal(seed: int) -> None:
    match = running(seed)
    for disclosure in (Disclosure.SEALED, Disclosure.EVERYTHING):
        whole = record_from(match, disclosure)
        record, again = read_match(record_to_bytes(whole))
        assert record == whole
        assert again.log == match.log
        assert not again.setup.hidden
        assert first_difference(redacted(whole, 1), record) is None
    record = redacted(record_from(match), 0)
    assert read_match(record_to_bytes(record))[0] == record


def test_the_games_have_what_can_go_wrong() -> None:
    """Houses owed, second piles that are drawn from, and slots that are filled from them."""
    games = [record_from(running(seed)) for seed in range(12)]
    assert any(text.endswith(notation.OWED) for game in games for text in game.texts)
    events = [one for seed in range(12) for step in running(seed).steps for one in step.events]
    assert any(isinstance(one, CardDrawn) and one.pile == 2 for one in events)
    assert any(isinstance(one, OpenCardsFilled) and one.pile == 2 for one in events)
