"""Games of Riders at the Wall in files for each viewer, running and finished: every file replays to
its end, and shows its viewer the facts that the viewer knew and nothing else.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Player, Viewer
from changcheng_qt.saves import reading
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.facts import Disclosure, fact_at, play_place
from changcheng_qt.saves.record import Record, Recorder, recording
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import read_match, record_to_bytes
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.setup import Hands, Setup
from tests.effort import by_day
from tests.titles.riders.rules.cases import CASES
from tests.titles.riders.rules.fixed import setup_of, texts_of
from tests.titles.riders.rules.play import random_setup

ANSWERS = ("accept", "reject", "counter")


@pytest.fixture(autouse=True)
def riders_in_files(monkeypatch: pytest.MonkeyPatch) -> None:
    title = SimpleNamespace(name="riders", game=RIDERS)
    monkeypatch.setattr(reading, "title_named", lambda name: title if name == "riders" else None)


def begun(setup: Setup, rng: Random) -> tuple[AnyMatch, Recorder]:
    """A match of people before its first step, and its recorder."""
    players = [Player(f"P{seat}") for seat in range(setup.seats)]
    match: AnyMatch = Match(RIDERS, setup, players)
    return match, recording(match, rng, seed="nobody knows it")


def play(match: AnyMatch, texts: Sequence[str]) -> None:
    """Play commands given as texts."""
    for text in texts:
        match.submit(match.command_of(text))


def go_on(match: AnyMatch, rng: Random, steps: int) -> None:
    """Play some steps, each of a kind that is drawn first, and take some back."""
    for _ in range(steps):
        seat = match.to_act
        if seat is None:
            return
        legal: Sequence[object] = match.legal(seat)
        kind = rng.choice(list({type(command): None for command in legal}))
        match.submit(rng.choice([command for command in legal if type(command) is kind]))
        if rng.random() < 0.02 and match.to_act is not None:
            kept = rng.randrange(max(0, len(match.steps) - 9), len(match.steps))
            match.take_back(kept, tuple(range(len(match.players))))
        elif rng.random() < 0.1 and match.undo_barrier is None:
            match.undo()


def viewers(match: AnyMatch) -> list[Viewer]:
    """The public, and every seat."""
    return [PUBLIC, *range(len(match.players))]


def disclosed(record: Record) -> list[str]:
    """The commands of a record, each with its secret where the record has it."""
    facts = zip(record.texts, record.entry_facts, strict=True)
    return [
        RIDERS.filing.reveal(text, str(fact.value)) if fact and fact.value else text
        for text, fact in facts
    ]


def agrees(match: AnyMatch, record: Record, viewer: Viewer) -> None:
    """Assert that the file of a record for a viewer replays to the viewer's views of a match."""
    _, again = read_match(record_to_bytes(record))
    assert len(again.steps) == len(match.steps)
    assert again.to_act == match.to_act
    for one in {viewer, PUBLIC}:
        assert again.view(one) == match.view(one)
        assert again.events(one) == match.events(one)


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", by_day([3, 4, 5, 6], slow={4, 5}))
def test_a_random_game_with_steps_taken_back_replays_for_every_viewer(seats: int) -> None:
    rng = Random(seats)
    match, recorder = begun(random_setup(rng, seats), rng)
    for _ in range(2):
        go_on(match, rng, rng.randrange(80, 160))
        for viewer in viewers(match):
            agrees(match, redacted(recorder.record(), viewer), viewer)
    assert match.outcome is None


@pytest.mark.no_cover
@pytest.mark.parametrize("game", by_day(range(len(CASES["games"])), slow={0, 3, 5, 6}))
def test_a_fixed_game_replays_for_every_viewer_and_tells_each_what_it_knew(game: int) -> None:
    match, recorder = begun(setup_of(game), Random(game))
    texts = texts_of(game)
    asked = [number for number, text in enumerate(texts) if text == "reject"]
    stop = asked[3 * len(asked) // 4]
    play(match, texts[:stop])
    whole = recorder.record()
    for viewer in viewers(match):
        record = redacted(whole, viewer)
        agrees(match, record, viewer)
        assert disclosed(record) == known_to(match, viewer, texts[:stop])
        assert not any(fact.value for fact in record.setup_facts)
        assert record.seed.value is None


def known_to(match: AnyMatch, viewer: Viewer, texts: list[str]) -> list[str]:
    """The commands of a game without undo, as a viewer knows them (RIDERS 12.4)."""
    is_open = match.setup.options.hands is Hands.OPEN
    last = max(number for number, text in enumerate(texts) if text.split()[0] not in ANSWERS)
    return [
        known_text(text, viewer, step.seat, is_shown=number < last, is_open=is_open)
        for number, (text, step) in enumerate(zip(texts, match.steps, strict=True))
    ]


def known_text(text: str, viewer: Viewer, seat: int, *, is_shown: bool, is_open: bool) -> str:
    """A command as a viewer knows it; `is_shown` of an answer once the last one is in."""
    match text.split():
        case ["rob", victim, _] if not is_open and viewer not in (seat, int(victim)):
            return f"rob {victim} ?"
        case ["buy", _] if viewer != seat:
            return "buy ?"
        case [word, *_] if word in ANSWERS and not is_shown and viewer != seat:
            return "answer ?"
        case _:
            return text


@pytest.mark.no_cover
def test_a_file_that_tells_too_much_would_be_noticed() -> None:
    match, recorder = begun(setup_of(0), Random(0))
    texts = texts_of(0)[:700]
    play(match, texts)
    assert any(text.startswith("rob") for text in texts)
    whole = replace(recorder.record(), disclosure=Disclosure.EVERYTHING, key="")
    for viewer in viewers(match):
        assert disclosed(whole) != known_to(match, viewer, texts)
        assert disclosed(redacted(whole, viewer)) == known_to(match, viewer, texts)


def test_while_answers_are_missing_each_seat_knows_only_its_own() -> None:
    texts = texts_of(0)
    stop = next(n for n, text in enumerate(texts) if text == "offer wool+wool clay") + 3
    match, recorder = begun(setup_of(0), Random(0))
    play(match, texts[:stop])
    assert match.to_act is not None
    seats = [step.seat for step in match.steps[-2:]]
    for viewer in viewers(match):
        told = disclosed(redacted(recorder.record(), viewer))[-2:]
        assert told == [
            text if seat == viewer else "answer ?"
            for text, seat in zip(texts[stop - 2 : stop], seats, strict=True)
        ]
    play(match, texts[stop : stop + 1])
    for viewer in viewers(match):
        assert disclosed(redacted(recorder.record(), viewer))[-3:] == texts[stop - 2 : stop + 1]


@pytest.mark.no_cover
@pytest.mark.parametrize("game", [0, 1])
def test_a_finished_game_tells_everything(game: int) -> None:
    match, recorder = begun(setup_of(game), Random(game))
    play(match, texts_of(game))
    assert match.outcome is not None
    for viewer in (PUBLIC, 1):
        record, again = read_match(record_to_bytes(redacted(recorder.record(), viewer)))
        assert record.disclosure is Disclosure.EVERYTHING
        assert disclosed(record) == texts_of(game)
        assert again.outcome == match.outcome
        assert again.view(EVERYONE) == match.view(EVERYONE)


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("roll 1 5", "roll"),
        ("roll 1 5", "roll 1 7"),
        ("buy soldier", "buy levy"),
        ("rob 2 wool", "rob 2 clay"),
        ("draw II", "draw"),
    ],
)
def test_a_file_with_an_outcome_that_cannot_be_is_refused(text: str, other: str) -> None:
    match, recorder = begun(setup_of(0), Random(0))
    texts = texts_of(0)
    play(match, texts[: texts.index(text) + 1])
    record = recorder.record(Disclosure.EVERYTHING)
    closed, secret = RIDERS.filing.conceal(other)
    facts, lines = list(record.entry_facts), list(record.texts)
    lines[-1] = closed
    facts[-1] = None if secret is None else fact_at(play_place(len(facts) - 1), "0" * 32, secret)
    spoilt = replace(record, texts=tuple(lines), entry_facts=tuple(facts))
    assert read_match(record_to_bytes(record))
    with pytest.raises(SaveError):
        read_match(record_to_bytes(spoilt))
