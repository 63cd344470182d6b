"""Another program, written from the page of `saves` alone, reads the files of this one."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

CORPUS = Path(__file__).parent / "corpus"
Line = dict[str, Any]


def lines_of(name: str) -> list[Line]:
    """The values of a file's lines, its chain checked."""
    before, values = "0" * 64, []
    for line in (CORPUS / f"{name}.changcheng").read_bytes().split(b"\n")[:-1]:
        digest, text = line[:64].decode(), line[65:]
        assert sha256(f"{before} ".encode() + text).hexdigest() == digest
        before = digest
        values.append(json.loads(text))
    return values


def facts_of(values: list[Line]) -> dict[str, Line]:
    """The facts of a file by place."""
    setup, rest = values[1], values[2:]
    facts = {"seed": setup["seed"]}
    facts |= {f"setup {n}": fact for n, fact in enumerate(setup["facts"])}
    return facts | {f"play {n}": line["fact"] for n, line in enumerate(rest) if "fact" in line}


def opened(fact: Line, place: str, key: str) -> str:
    """The JSON of a sealed fact."""
    raw = bytes.fromhex(fact["sealed"])
    assert len(raw) % 16 == 0
    stream = b"".join(
        sha256(f"{key} {place} {block}".encode()).digest()[:16] for block in range(len(raw) // 16)
    )
    return bytes(one ^ other for one, other in zip(raw, stream, strict=True)).decode().rstrip(" ")


@pytest.mark.parametrize("form", [2, 3])
@pytest.mark.parametrize("name", ["running-public", "running-seat"])
def test_facts_left_out_of_a_file_can_be_checked_with_the_sealed_one(form: int, name: str) -> None:
    """The three files of the corpus are of one game."""
    name = f"{form}-{name}"
    whole = lines_of(f"{form}-running-sealed")
    sealed, told = facts_of(whole), facts_of(lines_of(name))
    assert sealed.keys() == told.keys()
    left_out = 0
    for place, fact in told.items():
        text = opened(sealed[place], place, whole[0]["key"])
        if "commitment" in fact:
            committed = sha256(f"{place} {sealed[place]['salt']} {text}".encode()).hexdigest()
            assert fact["commitment"] == committed
            left_out += 1
        else:
            assert (fact["salt"], json.dumps(fact["value"])) == (sealed[place]["salt"], text)
    assert 0 < left_out < len(told)


def test_open_facts_are_the_counters_of_the_box() -> None:
    values = [fact["value"] for fact in lines_of("2-finished-four")[1]["facts"]]
    assert sorted(values[:15]) == [2] * 5 + [3] * 5 + [4] * 5
    assert len(values) == 30 + len(lines_of("2-finished-four")[1]["setup"]["faces"]) // 2 - 1
