"""No file does harm: it is played by the rules or refused with a `SaveError`, soon and cheaply."""

import subprocess
import sys
import tracemalloc
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.engine.game import USUAL_LIMITS
from changcheng_qt.saves.entries import PlayerRecord
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.lines import chain, read_lines
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.savefile import read_match, read_prefix, record_to_bytes
from tests.effort import by_day, effort
from tests.saves.conftest import random_match
from tests.saves.hostile import Line, chained, hostile, text_of
from tests.titles.china.rules.twins import running

FILES = effort(sample=250, nightly=1_000_000)
WHOLE_TO_PREFIX = 5
"""One file in this many is also read as a damaged journal."""
LONGEST = 2.0
"""Seconds of processor time."""
TIMED = """
import sys
from pathlib import Path
from time import process_time
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.savefile import read_match
content = Path(sys.argv[1]).read_bytes()
started = process_time()
try:
    read_match(content)
except SaveError:
    pass
print(process_time() - started)
"""
"""Reading in a process of its own, which nobody measures the coverage of meanwhile."""
LARGEST = 64 * 1024 * 1024


@pytest.fixture(scope="module")
def corpus() -> list[bytes]:
    """Short games, so that many can be read: at their beginning, and in full for a few; and the
    beginning of one of China.
    """
    short = [
        record_to_bytes(
            record_of(random_match(seed, 2 + seed % 3, steps), Random(1), seed_known=True)
        )
        for seed in range(3)
        for steps in (4, 12)
    ]
    kept = (Path(__file__).parent / "corpus").glob("*running*.changcheng")
    china = record_to_bytes(record_of(running(1), Random(1), seed_known=True)).splitlines(True)
    return short * 4 + [b"".join(china[:20])] + [file.read_bytes() for file in sorted(kept)]


def outcome_of(content: bytes) -> str:
    """The reader's verdict on a file."""
    try:
        read_match(content)
    except SaveError as error:
        depth = "head" if error.line in (None, 1) else "setup" if error.line == 2 else "log"
        return f"{error.problem.name} in the {depth}"
    return "played"


def attack(corpus: list[bytes], count: int) -> Counter[str]:
    """Read n hostile files whole and as a damaged journal; count the results."""
    met: Counter[str] = Counter()
    for seed in range(count):
        content = hostile(Random(seed), corpus)
        met[outcome_of(content)] += 1
        if seed % WHOLE_TO_PREFIX:
            continue
        try:
            prefix = read_prefix(content)
        except SaveError:
            continue
        if prefix.record.disclosure.is_whole:
            assert read_match(content[: prefix.length])[1].log == prefix.match.log
    return met


@pytest.mark.no_cover
def test_hostile_files_are_refused_or_played(
    corpus: list[bytes], state_counts: Callable[[str], None]
) -> None:
    met = attack(corpus, FILES)
    state_counts(f"{FILES} hostile files: {dict(met.most_common())}")
    for depth in ("head", "setup", "log"):
        assert sum(count for name, count in met.items() if depth in name) > FILES / 40
    assert met["AGAINST_RULES in the log"] > FILES / 100
    assert met["played"] >= FILES / 200


def test_a_careless_reader_is_found_out(
    corpus: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control: a reader that takes a name for a player raises another error."""
    monkeypatch.setattr(PlayerRecord, "player", property(lambda record: record.name))
    with pytest.raises((AttributeError, KeyError, AssertionError)):
        attack(corpus, 400)


def _undone_over_and_over(corpus: list[bytes]) -> bytes:
    match = random_match(1, seats=2, steps=1)
    values: list[Line] = read_lines(record_to_bytes(record_of(match, Random(1), seed_known=True)))
    return b"".join(chain([*values, *([{"kind": "undo"}, {"kind": "redo"}] * 4990)]))


def _taken_back_over_and_over(corpus: list[bytes]) -> bytes:
    match = random_match(1, seats=2)
    values = read_lines(record_to_bytes(record_of(match, Random(1), seed_known=True)))[:-1]
    back = {"kind": "take_back", "length": 0, "agreed": [0, 1]}
    again = [{"kind": "redo"}] * (len(values) - 2)
    return b"".join(chain([*values, *([back, *again] * 90)][:9990]))


def _played_in_part(corpus: list[bytes]) -> bytes:
    """One seat's file with as many cards left out as there can be lines."""
    kept = Path(__file__).parent / "corpus" / "2-running-public.changcheng"
    values = read_lines(kept.read_bytes())
    card = next(line for line in values if "commitment" in line.get("fact", {}))
    return b"".join(chain([*values[:2], *([card, {"kind": "undo"}] * 4000)]))


WORST: dict[str, Callable[[list[bytes]], bytes]] = {
    "undo and redo": _undone_over_and_over,
    "take back": _taken_back_over_and_over,
    "left out": _played_in_part,
    "nested": lambda corpus: chained([b'{"a":' + b"[" * 900_000 + b"]" * 900_000 + b"}"]),
    "keys": lambda corpus: chained(
        [text_of({f"k{n}": n for n in range(130_000)})],
    ),
    "numbers": lambda corpus: chained([b'{"a":' + b"9" * 2_000_000 + b"}"]),
    "names": lambda corpus: chained(
        [
            text_of(read_lines(corpus[0])[0]),
            text_of({**read_lines(corpus[0])[1], "players": [{}] * 300_000}),
        ]
    ),
    "faces": lambda corpus: chained(
        [
            text_of(read_lines(corpus[0])[0]),
            text_of(
                {
                    **read_lines(corpus[0])[1],
                    "facts": [{"salt": "0" * 32, "value": 1}] * 30_000,
                }
            ),
        ]
    ),
    "lines": lambda corpus: b"\n" * USUAL_LIMITS.size,
    "blank": lambda corpus: b"\0" * USUAL_LIMITS.size,
}
LIKE_OTHERS = {"take back", "left out", "keys", "names", "blank"}
"""Those that are read by night."""


@pytest.mark.no_cover
@pytest.mark.parametrize("name", by_day(WORST, slow=LIKE_OTHERS))
def test_the_worst_files_cost_little(corpus: list[bytes], name: str, tmp_path: Path) -> None:
    content = WORST[name](corpus)
    assert len(content) <= USUAL_LIMITS.size
    file = tmp_path / "worst"
    file.write_bytes(content)
    taken = subprocess.run(
        [sys.executable, "-c", TIMED, str(file)], capture_output=True, check=True
    ).stdout
    assert float(taken) < LONGEST
    tracemalloc.start()
    try:
        outcome_of(content)
        assert tracemalloc.get_traced_memory()[1] < LARGEST
    finally:
        tracemalloc.stop()
