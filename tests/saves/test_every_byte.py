"""Any change to a single byte of a file is noticed, and the first bad record is named.

Every byte of every file is changed in several ways, left out, and joined by another one, by day in
one of these ways; no byte is left to chance. That is possible because the reader's findings about a
line are remembered here: the lines before the change are the same each time.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from itertools import accumulate
from random import Random

import pytest

from changcheng_qt.engine.seats import Player
from changcheng_qt.saves import lines
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.lines import FIRST_HASH
from changcheng_qt.saves.record import Record, recording
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import read_match, record_to_bytes
from tests.effort import effort
from tests.saves.conftest import random_match

pytestmark = pytest.mark.no_cover

Change = Callable[[bytes, int], bytes]
"""A change to a content at a place."""


def running(disclosure: Disclosure) -> Record:
    """Return a short game that goes on, with a name that takes several bytes a sign."""
    match = random_match(4, seats=3, steps=12)
    match.seat_player(1, Player("Zoë 長城"))
    return recording(match, Random(1)).record(disclosure)


@pytest.fixture(params=["finished", "sealed", "one seat's"])
def content(request: pytest.FixtureRequest, finished: Record) -> bytes:
    """Return the content of a good file of each kind."""
    if request.param == "finished":
        return record_to_bytes(finished)
    if request.param == "sealed":
        return record_to_bytes(running(Disclosure.SEALED))
    return record_to_bytes(redacted(running(Disclosure.EVERYTHING), 1))


def other_bit(bit: int) -> Change:
    """Return the change of one bit."""
    return lambda content, place: put(content, place, bytes([content[place] ^ bit]))


def another(new: bytes, instead: bytes) -> Change:
    """Return the change to a byte, or to another one where it is that already."""
    return lambda content, place: put(
        content, place, instead if content[place : place + 1] == new else new
    )


def put(content: bytes, place: int, new: bytes) -> bytes:
    """Return a content with something else in place of a byte."""
    return content[:place] + new + content[place + 1 :]


def joined_by(new: bytes) -> Change:
    """Return the insertion of a byte before a place."""
    return lambda content, place: content[:place] + new + content[place:]


CHANGES: dict[str, Change] = {
    "next letter": other_bit(1),
    "other case": other_bit(0x20),
    "no letter": other_bit(0x80),
    "a digit": another(b"0", b"1"),
    "a line's end": another(b"\n", b" "),
    "left out": lambda content, place: put(content, place, b""),
    "a digit more": joined_by(b"0"),
    "a line's end more": joined_by(b"\n"),
    "a zero more": joined_by(b"\0"),
}

APART = effort(sample=len(CHANGES), nightly=1)
"""How far apart the bytes are that are changed in the same way."""
SOME = range(7, 9000, 301)
"""Places in the first half of a finished game's file, which is hashes and salts above all."""


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], object]:
    """Read a file as the program does."""
    monkeypatch.setattr(lines, "_read_line", cache(vars(lines)["_read_line"]))
    return read_match


@pytest.mark.no_cover
@pytest.mark.parametrize("name", CHANGES)
def test_every_single_byte_counts(
    content: bytes, read: Callable[[bytes], object], name: str
) -> None:
    places = range(list(CHANGES).index(name) % APART, len(content), APART)
    assert not list(unnoticed(content, read, CHANGES[name], places))


def test_bytes_added_after_the_end_are_found(
    content: bytes, read: Callable[[bytes], object]
) -> None:
    end = content.count(b"\n") + 1
    assert fault(read, content + b"0") == (Problem.CUT_OFF, end)
    assert fault(read, content + b"\n") == (Problem.TAMPERED, end)


def test_a_reader_that_trusts_every_hash_misses_some(finished: Record) -> None:
    """The control: a salt or name is as good as another where nobody compares hashes."""
    content = record_to_bytes(finished)
    change = CHANGES["next letter"]
    found = [fault(read_trustingly, change(content, place)) for place in SOME]
    assert found.count(None) > len(SOME) // 3
    assert None not in [fault(read_match, change(content, place)) for place in SOME]


def unnoticed(
    content: bytes, read: Callable[[bytes], object], change: Change, places: range
) -> Iterator[int]:
    """Yield the places at which a change is not found with its kind and place."""
    ends = list(accumulate(len(line) for line in content.splitlines(keepends=True)))
    for place in places:
        changed = change(content, place)
        number = bisect_right(ends, first_other(content, changed, place)) + 1
        if fault(read, changed) not in expected(number, len(ends)):
            yield place


def first_other(content: bytes, changed: bytes, place: int) -> int:
    """Return where a content differs first, which is after the place where a sign was doubled."""
    while changed[place : place + 1] == content[place : place + 1]:
        place += 1
    return place


def expected(number: int, last: int) -> set[tuple[Problem, int] | None]:
    """Return the possible verdicts on a change in a line: it was changed, in the first one that
    this is no game at all, and that the last one is cut off where its end is missing.
    """
    said: set[tuple[Problem, int] | None] = {(Problem.TAMPERED, number)}
    if number == 1:
        said.add((Problem.NOT_A_GAME, 1))
    if number == last:
        said.add((Problem.CUT_OFF, number))
    return said


def fault(read: Callable[[bytes], object], content: bytes) -> tuple[Problem, int | None] | None:
    """Return the fault and its place by a reader, None if it finds nothing."""
    try:
        read(content)
    except SaveError as error:
        return error.problem, error.line
    return None


def read_trustingly(content: bytes) -> object:
    """Read a file despite wrong hashes: each is made good first."""
    before, good = FIRST_HASH, b""
    for line in content.split(b"\n")[:-1]:
        text = line[len(FIRST_HASH) + 1 :]
        before = sha256(before.encode() + b" " + text).hexdigest()
        good += before.encode() + b" " + text + b"\n"
    return read_match(good)
