"""Facts are held open, sealed or left out; a broken seal is noticed."""

from random import Random

import pytest

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.facts import (
    Fact,
    Secrets,
    draw_salt,
    fact_at,
    fact_from_plain,
    fact_to_plain,
)
from changcheng_qt.saves.lines import RecordLine
from changcheng_qt.titles import TITLES

SALT = "0123456789abcdef" * 2
KEY = "fedcba9876543210" * 2
LINE = RecordLine({}, 7)


@pytest.mark.parametrize("value", [0, 4, "", "flood", "1A", "master_builder", "梅" * 40])
@pytest.mark.parametrize("key", ["", KEY])
def test_a_fact_comes_back_equal(value: FactValue, key: str) -> None:
    fact = fact_at("setup 3", SALT, value)
    plain = fact_to_plain(fact, "setup 3", key)
    assert fact_from_plain(LINE, plain, "setup 3", key, is_whole=True) == fact
    assert ("sealed" in plain) == bool(key)


def test_seals_of_like_values_are_as_long_and_differ_from_place_to_place() -> None:
    seals = {
        fact_to_plain(fact_at(place, SALT, value), place, KEY)["sealed"]
        for place in ("play 1", "play 2")
        for value in ("flood", "master_builder", 4)
    }
    assert len(seals) == 6
    assert len({len(seal) for seal in seals}) == 1


def test_a_commitment_depends_on_place_salt_and_value() -> None:
    facts = [
        fact_at(place, salt, value)
        for place in ("play 1", "play 2")
        for salt in (SALT, KEY)
        for value in (1, "1")
    ]
    assert len({fact.commitment for fact in facts}) == 8


def test_a_fact_left_out_comes_back_only_where_that_is_allowed() -> None:
    fact = fact_at("play 1", SALT, "flood").closed
    plain = fact_to_plain(fact, "play 1", "")
    assert fact_from_plain(LINE, plain, "play 1", "", is_whole=False) == fact
    with pytest.raises(SaveError) as caught:
        fact_from_plain(LINE, plain, "play 1", "", is_whole=True)
    assert (caught.value.problem, caught.value.line) == (Problem.MALFORMED, 7)


@pytest.mark.parametrize("commitment", ["", "ab" * 31, "AB" * 32, "g" * 64])
def test_a_commitment_is_64_hexadecimal_digits(commitment: str) -> None:
    with pytest.raises(SaveError) as caught:
        fact_from_plain(LINE, {"commitment": commitment}, "play 1", "", is_whole=False)
    assert caught.value.problem is Problem.MALFORMED


@pytest.mark.parametrize(
    "sealed",
    ["", "zz", "00" * 16, 7, *(f"{digit}" * 32 for digit in "0123456789abcdef")],
)
def test_a_broken_seal_is_refused(sealed: object) -> None:
    with pytest.raises(SaveError) as caught:
        fact_from_plain(LINE, {"salt": SALT, "sealed": sealed}, "a", KEY, is_whole=True)
    assert caught.value.problem is Problem.MALFORMED


def test_a_seal_with_other_white_space_or_values_is_refused() -> None:
    """Only seals as this program writes them are read: one value has one seal."""
    good = bytes.fromhex(fact_to_plain(fact_at("a", SALT, 4), "a", KEY)["sealed"])
    for text in (b" 4", b"4.0", b"[4]", b"true", b'"\\u0041"', b"4" + b" " * 20):
        padded = text.ljust(16)
        stream = bytes(one ^ other for one, other in zip(good, b"4".ljust(16), strict=True))
        wrong = bytes(one ^ other for one, other in zip(padded, stream * 2, strict=False)).hex()
        plain = {"salt": SALT, "sealed": wrong}
        with pytest.raises(SaveError):
            fact_from_plain(LINE, plain, "a", KEY, is_whole=True)


def test_salts_are_drawn_from_the_given_chance() -> None:
    assert draw_salt(Random(1)) == draw_salt(Random(1)) != draw_salt(Random(2))


def test_a_note_that_is_opened_changes_from_its_entry_on() -> None:
    filing = next(one for one in TITLES if one.name == "riders").game.filing
    secrets, note = Secrets(filing), fact_at("play 1", "00" * 16, "mine")
    secrets.add(RecordLine({"kind": "undo"}, 3), None)
    secrets.add(RecordLine({"kind": "note"}, 4), note.closed)
    secrets.add(RecordLine({"kind": "note"}, 5), None)
    assert secrets.settle() == 3
    assert secrets.found == [None, "", None]
    secrets.open(1, note)
    assert secrets.settle() == 1
    assert secrets.found == [None, "mine", None]
    secrets.open(1, note)
    assert secrets.settle() == 3


def test_a_secret_for_which_nothing_fits_is_reported() -> None:
    filing = next(one for one in TITLES if one.name == "changcheng").game.filing
    secrets = Secrets(filing)
    for number in range(100):
        secrets.add(RecordLine({"kind": "play", "seat": 0}, number), Fact("c" * 64))
    with pytest.raises(SaveError):
        secrets.settle()
