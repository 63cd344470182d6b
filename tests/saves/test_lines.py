"""Lines are chained, canonical and within limits."""

from hashlib import sha256

import pytest

from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.lines import FIRST_HASH, chain, read_lines

LARGEST_FILE = 2 * 1024 * 1024
MOST_LINES = 10_000
LARGEST_INTEGER = 2**53
"""The limits as the grammar page tells them."""


def line(text: str, before: str = FIRST_HASH) -> bytes:
    """Return a line of any JSON text with the right hash."""
    raw = text.encode("utf-8", "surrogatepass")
    return sha256(before.encode() + b" " + raw).hexdigest().encode() + b" " + raw + b"\n"


def problem_of(content: bytes) -> Problem:
    """Return the faults found in a content."""
    with pytest.raises(SaveError) as caught:
        read_lines(content)
    return caught.value.problem


def test_written_records_are_read() -> None:
    values = [{"a": 1, "b": [True, None, "墻 é"]}, {"c": {}}]
    assert read_lines(b"".join(chain(values))) == values


def test_a_line_is_hashed_over_the_line_before() -> None:
    first, second = chain([{"a": 1}, {"a": 1}])
    assert first == line('{"a":1}')
    assert second == line('{"a":1}', first[:64].decode())
    assert problem_of(second + first) is Problem.TAMPERED


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('{"b":1, "a":1}', Problem.NOT_CANONICAL),
        ('{"b":1,"a":1}', Problem.NOT_CANONICAL),
        ('{"a":"\\u0041"}', Problem.NOT_CANONICAL),
        ('{"a":1,"a":1}', Problem.MALFORMED),
        ('{"a":1.0}', Problem.MALFORMED),
        ('{"a":NaN}', Problem.MALFORMED),
        ('{"a":-Infinity}', Problem.MALFORMED),
        ("[1]", Problem.MALFORMED),
        ("{", Problem.MALFORMED),
        ('{"a":"' + "x" * 201 + '"}', Problem.MALFORMED),
        ('{"a":"\\u202e"}', Problem.MALFORMED),
        ('{"a":"\\ud800"}', Problem.MALFORMED),
        (f'{{"a":{LARGEST_INTEGER + 1}}}', Problem.MALFORMED),
        ('{"a":' + "[" * 8 + "]" * 8 + "}", Problem.MALFORMED),
        ('{"a":' + "[" * 99999 + "]" * 99999 + "}", Problem.MALFORMED),
    ],
)
def test_a_record_that_is_not_canonical_is_refused(text: str, problem: Problem) -> None:
    assert problem_of(line(text)) is problem


def test_the_limits_themselves_are_allowed() -> None:
    deepest = {"a": [[[[[[["x" * 200, -LARGEST_INTEGER]]]]]]]}
    assert read_lines(b"".join(chain([deepest]))) == [deepest]
    assert len(read_lines(b"".join(chain([{}] * MOST_LINES)))) == MOST_LINES


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", Problem.NOT_A_GAME),
        (b"no line end", Problem.NOT_A_GAME),
        (b"PK\x03\x04 something else\n", Problem.NOT_A_GAME),
        (line('{"a":1}') + b"junk\n", Problem.TAMPERED),
        (line('{"a":1}')[:-1] + b"\xff\n", Problem.TAMPERED),
        (line('{"a":1}') + b"junk", Problem.CUT_OFF),
        (b"x" * (LARGEST_FILE + 1), Problem.TOO_LARGE),
        (b"\n" * (MOST_LINES + 1), Problem.TOO_LONG),
        (b"".join(chain([{}] * (MOST_LINES + 1))), Problem.TOO_LONG),
    ],
)
def test_other_contents_are_refused(content: bytes, problem: Problem) -> None:
    assert problem_of(content) is problem


def test_bytes_that_are_no_utf8_are_refused() -> None:
    raw = b'{"a":"\xff"}'
    digest = sha256(FIRST_HASH.encode() + b" " + raw).hexdigest().encode()
    assert problem_of(digest + b" " + raw + b"\n") is Problem.MALFORMED


@pytest.mark.parametrize("key", ["name", "value", "sealed"])
@pytest.mark.parametrize("number", [1, 2])
def test_earlier_formats_may_have_names_and_seeds_of_any_kind(number: int, key: str) -> None:
    head = {"format": number}
    allowed = [head, {"facts": [{key: "x" * 4_000}, {key: "a\u202e\tb"}]}]
    assert read_lines(b"".join(chain(allowed))) == allowed
    for refused in ({key: "x" * 4_001}, {"other": "x" * 201}, {"other": "a\tb"}, {key: ["\t"]}):
        assert problem_of(b"".join(chain([head, refused]))) is Problem.MALFORMED


@pytest.mark.parametrize("head", [{"format": 3}, {"format": True}, {"format": "2"}, {}])
def test_other_formats_refuse_such_names(head: dict[str, object]) -> None:
    for value in ("x" * 201, "a\tb"):
        assert problem_of(b"".join(chain([head, {"name": value}]))) is Problem.MALFORMED
