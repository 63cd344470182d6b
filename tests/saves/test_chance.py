"""Chance in files: outcomes are in the commands, and the seed is a fact like others."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.luck import NothingToDraw, SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.saves import reading
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.record import Record, Recorder, record_of, recording
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import read_match, record_to_bytes
from tests.engine.matches import ANNA, BEN, CLEO
from tests.toy.entry import TOY
from tests.toy.rules import FAIR, TOY_GAME

SEED = "a seed of nobody"


@pytest.fixture(autouse=True)
def toy_in_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "title_named", lambda name: TOY if name == "toy" else None)


def kept(*commands: str, seed: str = SEED) -> tuple[AnyMatch, Recorder]:
    """A match at a fair, and its recorder."""
    match: AnyMatch = Match(TOY_GAME, FAIR, (ANNA, BEN, CLEO))
    recorder = recording(match, Random(1), seed=seed)
    for command in commands:
        match.submit(command)
    return match, recorder


def texts(match: AnyMatch) -> list[Any]:
    return [step.command for step in match.steps]


def test_a_recorded_match_draws_from_the_seed_of_its_record() -> None:
    match, _ = kept("roll")
    assert texts(match) == [f"roll {1 + SeededLuck(SEED).draw('roll', 0, 6)}"]


def test_a_match_without_a_seed_has_chance_of_its_own() -> None:
    """The salt is as good as a seed: nobody knows it, and the file holds it."""
    rolls = set()
    for number in range(9):
        match: AnyMatch = Match(TOY_GAME, FAIR, (ANNA, BEN, CLEO))
        recorder = recording(match, Random(number))
        match.submit("roll")
        rolls.add(texts(match)[0])
        record, _ = read_match(record_to_bytes(recorder.record()))
        again: AnyMatch = Match(TOY_GAME, FAIR, (ANNA, BEN, CLEO))
        Recorder(replace(record, entries=()), again, Random(0))
        again.submit("roll")
        assert texts(again) == texts(match)
    assert len(rolls) > 1


def test_a_file_that_is_read_draws_nothing_and_goes_on_as_it_would_have() -> None:
    match, recorder = kept("roll 1", "rob 1")
    record, again = read_match(record_to_bytes(recorder.record()))
    assert texts(again) == texts(match)
    with pytest.raises(NothingToDraw):
        again.submit("rob 2")
    Recorder(record, again, Random(2))
    for one in (match, again):
        one.submit("rob 1")
        one.submit("end")
        one.submit("roll")
    assert texts(again) == texts(match)


def with_command(record: Record, text: str) -> bytes:
    return record_to_bytes(replace(record, texts=(text, *record.texts[1:])))


def test_a_file_without_an_outcome_is_refused() -> None:
    match, _ = kept("roll 3")
    record = record_of(match, Random(0), seed_known=False)
    with pytest.raises(SaveError) as refused:
        read_match(with_command(record, "roll"))
    assert (refused.value.problem, refused.value.line) == (Problem.MALFORMED, 3)
    assert read_match(with_command(record, "roll 5"))


VIEWERS: tuple[tuple[Viewer, list[str]], ...] = (
    (0, ["roll 1", "rob 1 silk", "offer", "say ?", "say ?"]),
    (1, ["roll 1", "rob 1 silk", "offer", "say yes", "say ?"]),
    (2, ["roll 1", "rob 1 ?", "offer", "say ?", "say ?"]),
    (PUBLIC, ["roll 1", "rob 1 ?", "offer", "say ?", "say ?"]),
)


def disclosed(record: Record) -> list[str]:
    """The commands of a record, each with its secret where the record has it."""
    facts = zip(record.texts, record.entry_facts, strict=True)
    return [
        text.replace("?", str(fact.value)) if fact and fact.value else text for text, fact in facts
    ]


@pytest.mark.parametrize(("viewer", "told"), VIEWERS)
def test_a_file_for_one_viewer_has_neither_the_seed_nor_what_others_saw(
    viewer: Viewer, told: list[str]
) -> None:
    match, _ = kept("roll 1", "rob 1 silk", "offer", "say yes")
    whole = record_of(match, Random(0), seed=SEED, seed_known=False)
    cut = redacted(whole, viewer)
    assert disclosed(cut) == told[:4]
    assert cut.seed.value is None
    assert SEED.encode() not in record_to_bytes(cut)
    assert redacted(replace(whole, seed_known=True), viewer).seed.value == SEED


@pytest.mark.parametrize("viewer", [0, 1, 2, PUBLIC])
def test_answers_are_shown_to_all_once_the_last_is_in(viewer: Viewer) -> None:
    match, _ = kept("roll 1", "offer", "say yes", "say no", "deal 1", "end", "roll 2")
    cut = redacted(record_of(match, Random(0), seed_known=False), viewer)
    assert disclosed(cut)[2:4] == ["say yes", "say no"]


@pytest.mark.no_cover
@pytest.mark.parametrize("viewer", [0, 1, 2, PUBLIC])
@pytest.mark.parametrize("seed", range(12))
def test_every_file_for_one_viewer_replays(viewer: Viewer, seed: int) -> None:
    rng = Random(seed)
    match, _ = kept()
    for _ in range(60):
        command = rng.choice([one for one in match.legal(match.to_act or 0) if one != "fall"])
        match.submit(command)
    cut = redacted(record_of(match, Random(0), seed=SEED, seed_known=False), viewer)
    _, again = read_match(record_to_bytes(cut))
    assert [step.seat for step in again.steps] == [step.seat for step in match.steps]
    assert again.view(PUBLIC) == match.view(PUBLIC)
