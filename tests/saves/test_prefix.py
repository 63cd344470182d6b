"""The longest good beginning of a damaged file is found, and separated from the rest."""

from random import Random

import pytest

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.lines import chain, read_lines
from changcheng_qt.saves.record import Recorder, recording
from changcheng_qt.saves.savefile import read_match, read_prefix, record_to_bytes
from tests.saves.conftest import random_match


@pytest.fixture(scope="module")
def match() -> AnyMatch:
    return random_match(9, seats=3, steps=40)


@pytest.fixture(scope="module")
def content(match: AnyMatch) -> bytes:
    return record_to_bytes(recording(match, Random(1)).record())


def test_a_whole_file_is_all_good(match: AnyMatch, content: bytes) -> None:
    prefix = read_prefix(content)
    assert prefix.length == len(content)
    assert prefix.match.log == match.log


@pytest.mark.no_cover
def test_wherever_it_is_cut_the_whole_lines_are_good(match: AnyMatch, content: bytes) -> None:
    starts = [0]
    while (end := content.find(b"\n", starts[-1])) >= 0:
        starts.append(end + 1)
    for cut in range(starts[2], len(content), 61):
        prefix = read_prefix(content[:cut])
        assert prefix.length == max(start for start in starts if start <= cut)
        assert len(prefix.match.log) == starts.index(prefix.length) - 2
        assert prefix.match.log == match.log[: len(prefix.match.log)]


@pytest.mark.no_cover
def test_a_changed_byte_ends_the_good_part_at_its_line(content: bytes) -> None:
    for place in range(content.index(b"\n", content.index(b"\n") + 1) + 1, len(content), 101):
        spoilt = bytearray(content)
        spoilt[place] ^= 1
        prefix = read_prefix(bytes(spoilt))
        assert prefix.length == content.rindex(b"\n", 0, place) + 1


def test_a_move_against_the_rules_ends_the_good_part(content: bytes) -> None:
    values = read_lines(content)
    values.insert(20, {"kind": "take_back", "length": 999, "agreed": [0, 1, 2]})
    prefix = read_prefix(b"".join(chain(values)))
    assert len(prefix.match.log) == 18
    assert read_match(b"".join(chain(values))[: prefix.length])[1].log == prefix.match.log


@pytest.mark.parametrize("lines", [0, 1])
def test_without_a_setup_nothing_is_good(content: bytes, lines: int) -> None:
    rest = b"\n".join(content.split(b"\n")[:lines]) + b"\ndamaged\n" * (lines + 1)
    with pytest.raises(SaveError):
        read_prefix(rest.lstrip())


def test_a_file_that_ends_after_its_head_has_no_good_part(content: bytes) -> None:
    with pytest.raises(SaveError) as caught:
        read_prefix(content.split(b"\n")[0] + b"\n")
    assert caught.value.problem is Problem.CUT_OFF


def test_a_recorder_goes_on_with_the_facts_of_a_file(content: bytes) -> None:
    record, match = read_match(content)
    recorder = Recorder(record, match, Random(99))
    assert record_to_bytes(recorder.record()) == content
    rng = Random(3)
    for _ in range(20):
        assert match.to_act is not None
        match.submit(rng.choice(match.legal(match.to_act)))
    longer = record_to_bytes(recorder.record())
    assert longer.startswith(content)
    assert read_match(longer)[1].log == match.log


def test_a_recorder_keeps_the_seed() -> None:
    recorder = recording(random_match(9, steps=3), Random(1), seed="Pa", seed_known=True)
    record, match = read_match(record_to_bytes(recorder.record()))
    again = Recorder(record, match, Random(2))
    assert (again.seed, again.seed_known) == ("Pa", True)


def test_only_a_file_as_this_program_writes_it_is_gone_on_with() -> None:
    """Others are written again, and so is one with a line that left nothing in the log."""
    recorder = recording(random_match(9, seats=3), Random(1))
    sealed = read_lines(record_to_bytes(recorder.record()))
    *log, end = sealed
    assert end["kind"] == "end"
    told = read_lines(record_to_bytes(recorder.record(Disclosure.EVERYTHING)))
    files = {
        "sealed": sealed,
        "open": told,
        "without its end": log,
        "left when it was over": [*log, {"kind": "abandon"}, end],
    }
    foreign = {
        name: read_prefix(b"".join(chain(lines))).is_foreign for name, lines in files.items()
    }
    assert [name for name in foreign if not foreign[name]] == ["sealed"]
