"""Files of one game agree with each other, whichever parts they leave out; others do not."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Player, Viewer
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.facts import Disclosure, fact_at, play_place
from changcheng_qt.saves.record import Record, record_of, recording
from changcheng_qt.saves.redaction import first_difference, redacted
from changcheng_qt.saves.savefile import read_file, read_match, record_to_bytes
from changcheng_qt.titles.changcheng.rules.filing import CARD_WORDS
from tests.saves.conftest import random_match
from tests.saves.renew_corpus import CORPUS

FIRST_ENTRY = 3


def recorded(match: AnyMatch) -> Record:
    return record_of(match, Random(1), seed_known=False)


@cache
def running() -> Record:
    """The record of a game that goes on."""
    return recorded(random_match(4, seats=3, steps=60))


@pytest.mark.no_cover
@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1, 2])
def test_the_file_of_a_viewer_agrees_with_the_later_whole_game(viewer: Viewer) -> None:
    match = random_match(4, seats=3, steps=60)
    recorder = recording(match, Random(1))
    early, _ = read_match(record_to_bytes(redacted(recorder.record(), viewer)))
    rng = Random(2)
    while (seat := match.to_act) is not None:
        match.submit(rng.choice(match.legal(seat)))
    late = recorder.record(Disclosure.EVERYTHING)
    assert first_difference(early, late) is None
    assert first_difference(late, early) == len(early.entries) + 3, (
        "it goes on where the other ends"
    )


def test_files_for_several_viewers_agree_with_each_other() -> None:
    files = [redacted(running(), viewer) for viewer in (PUBLIC, 0, 1, 2)]
    assert all(first_difference(one, other) is None for one in files for other in files)


def test_another_secret_does_not_agree() -> None:
    """A card changed afterwards is found, though salts and hashes are good."""
    record = running()
    early = redacted(record, PUBLIC)
    number = next(n for n, fact in enumerate(early.entry_facts) if fact and fact.value is None)
    fact = record.entry_facts[number]
    assert fact
    others = [name for name in CARD_WORDS if name != fact.value]
    for other in others:
        facts = list(record.entry_facts)
        facts[number] = fact_at(play_place(number), fact.salt, other)
        changed = replace(record, entry_facts=tuple(facts))
        assert first_difference(early, changed) == FIRST_ENTRY + number


def test_another_draw_or_other_salts_do_not_agree() -> None:
    match = random_match(4, seats=3, steps=60)
    early = redacted(recorded(match), PUBLIC)
    assert first_difference(early, record_of(match, Random(9), seed_known=False)) == 2
    assert first_difference(early, recorded(random_match(5, seats=3, steps=60))) == 2


def test_other_names_or_another_choice_do_not_agree() -> None:
    early = recorded(random_match(4, seats=3, steps=20))
    renamed = random_match(4, seats=3, steps=19)
    renamed.seat_player(0, Player("X"))
    assert first_difference(early, recorded(renamed)) == 22


@cache
def of_corpus(name: str) -> Record:
    """The record of a file of the corpus."""
    return read_file(RealDisk(), CORPUS / f"{name}.changcheng")[0]
