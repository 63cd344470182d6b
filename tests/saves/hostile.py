"""Files made to do harm: bytes, JSON and values spoilt at random, their hashes made good again.

A file that is merely damaged is stopped by its hashes. To reach the deeper checks a mutation is
made on the text or on the values of a line and the chain is built again; the reader then has to
refuse it for its content, or to play it.
"""

import json
from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from changcheng_qt.saves.lines import FIRST_HASH, read_lines

Line = dict[str, Any]

TEXTS = (
    "",
    "x" * 201,
    "\u202eabc",
    "a\x00b",
    "\ud800",
    "<img src=x>",
    "1A.p1",
    "../../etc/passwd",
    "single 1A.1",
    "card ? 1A.p1",
    "card flood 9Z.p9",
    "swap 1A.1 1A.1",
    "take_back",
    "梅" * 200,
)
NUMBERS = (-1, 0, 1, 2, 3, 15, 99, 2**31, 2**53, 2**53 + 1, -(2**63), 10**40)
OTHERS: tuple[object, ...] = (None, True, False, [], {}, [[]], {"kind": "play"}, 1.5)


def chained(texts: Sequence[bytes]) -> bytes:
    """The file of some lines of JSON, valid or not, with good hashes."""
    before, lines = FIRST_HASH, []
    for text in texts:
        before = sha256(before.encode() + b" " + text).hexdigest()
        lines.append(before.encode() + b" " + text + b"\n")
    return b"".join(lines)


def text_of(value: object) -> bytes:
    """Canonical JSON, also of values that no file may hold."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return text.encode("utf-8", "surrogatepass")


@cache
def parsed(content: bytes) -> tuple[Line, ...]:
    """The lines of a good file; who changes one has to copy it."""
    return tuple(read_lines(content))


@cache
def texts(content: bytes) -> dict[int, bytes]:
    """The JSON of the lines of a good file, by the identity of the line."""
    return {id(line): text_of(line) for line in parsed(content)}


def rebuilt(values: Sequence[Any], content: bytes) -> bytes:
    """The file of lines of which many are still those of a good file."""
    known = texts(content)
    return chained([known.get(id(line)) or text_of(line) for line in values])


def hostile(rng: Random, corpus: Sequence[bytes]) -> bytes:
    """Draw one hostile file."""
    content = rng.choice(corpus)
    make = rng.choices(MAKERS, WEIGHTS)[0]
    return make(rng, content, corpus)


def _spoilt_bytes(rng: Random, content: bytes, corpus: Sequence[bytes]) -> bytes:
    spoilt = bytearray(content)
    for _ in range(rng.randint(1, 4)):
        here = rng.randrange(len(spoilt) + 1)
        there = min(len(spoilt), here + rng.choice((0, 1, 2, 64, 500)))
        spoilt[here:there] = rng.choice(
            (b"", rng.randbytes(rng.randint(1, 9)), b"\n", b" ", bytes(spoilt[:here][-80:]))
        )
    return bytes(spoilt)


def _spoilt_text(rng: Random, content: bytes, corpus: Sequence[bytes]) -> bytes:
    spoilt = list(texts(content).values())
    number = rng.randrange(len(spoilt))
    text = bytearray(spoilt[number])
    here = rng.randrange(len(text))
    text[here : here + rng.randint(0, 3)] = rng.choice(
        (
            b"",
            b"9" * 400,
            b"NaN",
            b"{",
            b"}",
            b'"',
            b"\\u0000",
            b"\xff",
            b"[" * 9,
            b",",
            b"1e9",
            b"-",
        )
    )
    spoilt[number] = bytes(text).replace(b"\n", b"")
    return chained(spoilt)


def _spoilt_values(rng: Random, content: bytes, corpus: Sequence[bytes]) -> bytes:
    values: list[Any] = list(parsed(content))
    for _ in range(rng.randint(1, 3)):
        _spoil(rng, values, _stray(rng, corpus))
    return rebuilt(values, content)


def _stray(rng: Random, corpus: Sequence[bytes]) -> Line:
    """A line of any file."""
    return rng.choice(parsed(rng.choice(corpus)))


def _spoil(rng: Random, values: list[Any], stray: Line) -> None:
    """Change something: a line as a whole, or a value anywhere within one."""
    lines: tuple[Callable[[int], object], ...] = (
        lambda n: values.insert(n, deepcopy(stray)),
        lambda n: values.insert(n, deepcopy(values[n])),
        lambda n: values.insert(n, {"kind": rng.choice(("undo", "redo", "abandon", "end"))}),
        lambda n: values.insert(
            n, {"kind": "take_back", "length": rng.randint(-1, 99), "agreed": [0, 1, 2, 3]}
        ),
        lambda n: values.insert(n, values.pop()),
        lambda n: values.pop(n) if len(values) > 1 else None,
    )
    number = rng.randrange(len(values))
    if rng.random() < 0.4:
        rng.choice(lines)(number)
        return
    values[number] = deepcopy(values[number])
    parent, key = values, number
    while isinstance(parent[key], dict | list) and parent[key] and rng.random() < 0.85:
        parent = parent[key]
        key = rng.choice(list(parent) if isinstance(parent, dict) else range(len(parent)))
    _change(rng, parent, key)


def _change(rng: Random, parent: Any, key: Any) -> None:  # noqa: ANN401
    match rng.randrange(4):
        case 0 if isinstance(parent, dict):
            del parent[key]
        case 1 if isinstance(parent, dict):
            parent[rng.choice(TEXTS)] = rng.choice(OTHERS)
        case 2:
            parent[key] = rng.choice((*TEXTS, *OTHERS))
        case _:
            parent[key] = rng.choice((*NUMBERS, *TEXTS))


MAKERS = (_spoilt_bytes, _spoilt_text, _spoilt_values)
WEIGHTS = (1, 2, 7)
