"""Records go to files and come back whole; anything else is a `SaveError`."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.help import BEGINNERS, PURISTS, USUAL
from changcheng_qt.engine.match import HintTaken
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.lines import chain, read_lines
from changcheng_qt.saves.reading import DRAFT, FORMAT
from changcheng_qt.saves.record import Record, record_of
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import read_file, read_match, record_to_bytes, write_file
from tests.saves.conftest import random_match

Values = list[dict[str, Any]]


def values_of(record: Record) -> Values:
    """Return the parsed lines of a record's file."""
    return read_lines(record_to_bytes(record))


def refused(values: Values) -> SaveError:
    """Return the error that a file of these lines raises, hashes chained again."""
    with pytest.raises(SaveError) as caught:
        read_match(b"".join(chain(values)))
    return caught.value


@pytest.fixture(params=["finished", "eventful"])
def record(request: pytest.FixtureRequest) -> Record:
    """Return each of the sample records in turn."""
    found: Record = request.getfixturevalue(request.param)
    return found


def test_a_record_comes_back_equal(record: Record) -> None:
    assert read_match(record_to_bytes(record))[0] == record


def test_a_record_comes_back_from_the_disk(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.changcheng"
    write_file(RealDisk(), path, record)
    again, match = read_file(RealDisk(), path)
    assert again == record
    assert match.outcome == record.outcome
    assert match.log == record.entries


def test_a_missing_file_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        read_file(RealDisk(), tmp_path / "none.changcheng")
    assert caught.value.problem is Problem.UNREADABLE
    assert caught.value.line is None


def test_a_change_with_its_hash_made_good_still_has_to_be_legal(finished: Record) -> None:
    values = values_of(finished)
    values[2]["command"] = "double " + " ".join(["1A.1", "1A.2"])
    assert refused(values).problem in (Problem.AGAINST_RULES, Problem.MALFORMED)


@pytest.mark.parametrize("cut", [1, 20, 100])
def test_a_file_cut_short_inside_a_line_is_cut_off(finished: Record, cut: int) -> None:
    with pytest.raises(SaveError) as caught:
        read_match(record_to_bytes(finished)[:-cut])
    assert caught.value.problem is Problem.CUT_OFF


def test_a_file_cut_after_a_line_is_a_game_that_goes_on(finished: Record) -> None:
    record, match = read_match(b"".join(chain(values_of(finished)[:30])))
    assert record.outcome is None
    assert len(match.log) == 28


def change(path: str, value: object) -> Callable[[Values], None]:
    """Return a change of one field, `LINE.FIELD…`."""

    def apply(values: Values) -> None:
        line, *keys = path.split(".")
        target: Any = values[int(line)]
        for key in keys[:-1]:
            target = target[int(key) if key.isdigit() else key]
        target[int(keys[-1]) if keys[-1].isdigit() else keys[-1]] = value

    return apply


def drop(path: str) -> Callable[[Values], None]:
    """Return the removal of one field."""

    def apply(values: Values) -> None:
        line, key = path.split(".")
        del values[int(line)][key]

    return apply


def insert(line: int, value: dict[str, Any]) -> Callable[[Values], None]:
    """Return the insertion of a line."""
    return lambda values: values.insert(line, value)


FAULTS: dict[str, tuple[Callable[[Values], object], Problem]] = {
    "no head": (lambda values: values.pop(0), Problem.NOT_A_GAME),
    "kind is no text": (change("0.kind", 3), Problem.NOT_A_GAME),
    "newer format": (change("0.format", FORMAT + 1), Problem.NEWER_FORMAT),
    "older format": (change("0.format", 0), Problem.NOT_A_GAME),
    "earlier draft": (change("0.draft", DRAFT - 1), Problem.OTHER_DRAFT),
    "later draft": (change("0.draft", DRAFT + 1), Problem.OTHER_DRAFT),
    "no draft": (drop("0.draft"), Problem.OTHER_DRAFT),
    "no time for boards": (
        lambda values: values[1]["setup"]["options"].pop("extension_time"),
        Problem.MALFORMED,
    ),
    "unknown time for boards": (
        change("1.setup.options.extension_time", "soon"),
        Problem.UNKNOWN_OPTION,
    ),
    "time for boards is no text": (
        change("1.setup.options.extension_time", True),
        Problem.UNKNOWN_OPTION,
    ),
    "format no number": (change("0.format", True), Problem.MALFORMED),
    "unknown game": (change("0.game", "go"), Problem.UNKNOWN_GAME),
    "only a head": (lambda values: values.__delitem__(slice(1, None)), Problem.CUT_OFF),
    "no setup": (lambda values: values.pop(1), Problem.MALFORMED),
    "unknown field": (change("1.more", 1), Problem.MALFORMED),
    "open no truth": (change("1.open", 1), Problem.MALFORMED),
    "players no list": (change("1.players", {}), Problem.MALFORMED),
    "players of texts": (change("1.players", ["a", "b"]), Problem.MALFORMED),
    "a player too few": (lambda values: values[1]["players"].pop(), Problem.MALFORMED),
    "empty name": (change("1.players.0.name", ""), Problem.MALFORMED),
    "long name": (change("1.players.0.name", "x" * 4_001), Problem.MALFORMED),
    "name no text": (change("1.players.0.name", 4), Problem.MALFORMED),
    "facts too few": (lambda values: values[1]["facts"].pop(), Problem.MALFORMED),
    "salt no salt": (change("1.facts.3.salt", "f" * 31), Problem.MALFORMED),
    "table option unknown": (change("1.setup.options.tea", True), Problem.UNKNOWN_OPTION),
    "choice of an option unknown": (change("1.setup.options.sides", "c"), Problem.UNKNOWN_OPTION),
    "event card unknown": (change("1.setup.events", ["E"]), Problem.UNKNOWN_OPTION),
    "counters not of the box": (change("1.facts.0.value", 9), Problem.MALFORMED),
    "fact no number or text": (change("1.facts.0.value", True), Problem.MALFORMED),
    "fact left out": (change("1.facts.0", {"commitment": "0" * 64}), Problem.MALFORMED),
    "seed no object": (change("1.seed", ""), Problem.MALFORMED),
    "disclosure unknown": (change("0.discloses", "some"), Problem.MALFORMED),
    "a key without seals": (change("0.key", "0" * 32), Problem.MALFORMED),
    "sealed without a key": (change("0.discloses", "sealed"), Problem.MALFORMED),
    "a fact too many": (
        change("2.fact", {"salt": "0" * 32, "value": "flood"}),
        Problem.MALFORMED,
    ),
    "command unknown": (change("2.command", "castle 1A.1"), Problem.MALFORMED),
    "secret in the open": (
        lambda values: values[2].update(command="card flood 1A.p1"),
        Problem.MALFORMED,
    ),
    "command illegal": (change("2.command", "end"), Problem.AGAINST_RULES),
    "wrong seat": (lambda values: values[2].update(seat=5), Problem.AGAINST_RULES),
    "no seat": (drop("2.seat"), Problem.MALFORMED),
    "unknown kind": (insert(2, {"kind": "cheat"}), Problem.MALFORMED),
    "undo of nothing": (insert(2, {"kind": "undo"}), Problem.AGAINST_RULES),
    "undo with a field": (insert(2, {"kind": "undo", "x": 1}), Problem.MALFORMED),
    "seat that is none": (
        insert(2, {"kind": "player", "seat": 7, "name": "A", "controller": "human", "nodes": 0}),
        Problem.MALFORMED,
    ),
    "take back without agreement": (
        insert(3, {"kind": "take_back", "length": 0, "agreed": []}),
        Problem.AGAINST_RULES,
    ),
    "agreed of texts": (
        insert(3, {"kind": "take_back", "length": 0, "agreed": ["a"]}),
        Problem.MALFORMED,
    ),
    "hint with another field": (insert(2, {"kind": "hint", "seat": 0, "x": 1}), Problem.MALFORMED),
    "hint of no seat": (insert(2, {"kind": "hint", "seat": "0"}), Problem.MALFORMED),
    "hint for another seat": (
        lambda values: values.insert(2, {"kind": "hint", "seat": 1 - values[2]["seat"]}),
        Problem.AGAINST_RULES,
    ),
    "two hints for one choice": (
        lambda values: values.__setitem__(
            slice(2, 2), 2 * [{"kind": "hint", "seat": values[2]["seat"]}]
        ),
        Problem.MALFORMED,
    ),
    "hint where there are none": (
        lambda values: values.__setitem__(
            slice(1, 2),
            [
                {**values[1], "help": {**values[1]["help"], "hints": False}},
                {"kind": "hint", "seat": values[2]["seat"]},
            ],
        ),
        Problem.AGAINST_RULES,
    ),
    "help no object": (change("1.help", True), Problem.MALFORMED),
    "help in part": (lambda values: values[1]["help"].pop("hints"), Problem.MALFORMED),
    "help unknown": (change("1.help.tea", True), Problem.MALFORMED),
    "help no truth": (change("1.help.follows", 1), Problem.MALFORMED),
    "other scores": (change("-1.scores.0", 99), Problem.WRONG_RESULT),
    "end too early": (
        insert(5, {"kind": "end", "scores": [0, 0], "winners": [0]}),
        Problem.WRONG_RESULT,
    ),
    "goes on after the end": (lambda values: values.append({"kind": "undo"}), Problem.MALFORMED),
    "ends twice": (lambda values: values.append(dict(values[-1])), Problem.WRONG_RESULT),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faulty_records_are_refused_by_name(finished: Record, name: str) -> None:
    spoil, problem = FAULTS[name]
    values = json.loads(json.dumps(values_of(finished)))
    spoil(values)
    assert refused(values).problem is problem


PARTIAL_FAULTS: dict[str, tuple[Callable[[Values], object], Problem]] = {
    "viewer no seat": (change("0.viewer", 3), Problem.MALFORMED),
    "viewer missing": (drop("0.viewer"), Problem.MALFORMED),
    "sealed in part": (
        lambda values: values[1]["facts"].__setitem__(0, {"salt": "0" * 32, "sealed": "0" * 32}),
        Problem.MALFORMED,
    ),
    "more cards than a hand has": (
        lambda values: values.__setitem__(slice(2, None), [first_secret(values)] * 7),
        Problem.MALFORMED,
    ),
    "counter of which there are not so many": (
        lambda values: values[1]["facts"].__setitem__(
            slice(0, 6), [{"salt": "0" * 32, "value": 2}] * 6
        ),
        Problem.MALFORMED,
    ),
}


def first_secret(values: Values) -> dict[str, Any]:
    """Return the first card of another seat that was played."""
    return next(line for line in values if "commitment" in line.get("fact", {}))


@pytest.mark.parametrize("name", PARTIAL_FAULTS)
def test_faulty_files_of_one_seat_are_refused(name: str) -> None:
    match = random_match(4, seats=3, steps=60)
    record = redacted(record_of(match, Random(1), seed_known=False), 1)
    spoil, problem = PARTIAL_FAULTS[name]
    values = json.loads(json.dumps(values_of(record)))
    spoil(values)
    assert refused(values).problem is problem


def test_an_unknown_option_is_reported_by_name(finished: Record) -> None:
    values = json.loads(json.dumps(values_of(finished)))
    values[1]["setup"]["options"]["tea"] = True
    assert refused(values).detail == "tea"


def test_a_newer_file_is_reported_with_the_version_it_needs(finished: Record) -> None:
    values = json.loads(json.dumps(values_of(finished)))
    values[0].update(format=9, program="4.2")
    assert refused(values).detail == "4.2"


def test_a_file_of_another_draft_is_reported_with_the_version_that_wrote_it(
    finished: Record,
) -> None:
    values = json.loads(json.dumps(values_of(finished)))
    values[0].update(draft=DRAFT + 1, program="4.2")
    assert (refused(values).detail, refused(values).line) == ("4.2", None)


def test_players_may_be_renamed_after_the_end(finished: Record) -> None:
    rename = {"kind": "player", "seat": 0, "name": "Ada", "controller": "human", "nodes": 0}
    _, match = read_match(b"".join(chain([*values_of(finished), rename])))
    assert match.players[0].name == "Ada"


def test_an_error_says_what_and_where() -> None:
    error = SaveError(Problem.MALFORMED, 4, "seat must be a whole number")
    assert str(error) == "contains an invalid record in line 4: seat must be a whole number"
    assert str(SaveError(Problem.TOO_LARGE)) == "is too large to be a saved game"


def test_reading_tells_how_far_it_is(finished: Record) -> None:
    told: list[float] = []
    read_match(record_to_bytes(finished), told.append)
    assert told == sorted(told)
    assert told[-1] == 1


def test_a_file_that_tells_of_no_help_is_of_a_game_without_any(finished: Record) -> None:
    values = values_of(finished)
    assert values[1].pop("help") == {"follows": True, "hints": True, "warning": True}
    record, match = read_match(b"".join(chain(values)))
    assert record.help == match.help == PURISTS
    assert read_match(record_to_bytes(record))[0] == record


def test_hints_and_help_are_in_what_every_viewer_may_have(eventful: Record) -> None:
    (taken,) = (entry for entry in eventful.entries if isinstance(entry, HintTaken))
    for viewer in (PUBLIC, 0, 1, 2):
        cut, match = read_match(record_to_bytes(redacted(eventful, viewer)))
        assert (cut.help, match.help) == (BEGINNERS, USUAL)
        assert taken in cut.entries


def test_of_a_game_that_is_over_nothing_is_left_out(finished: Record) -> None:
    assert redacted(finished, PUBLIC) == finished
