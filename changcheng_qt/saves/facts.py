"""Hidden things in files: open, sealed against reading by accident, or left out with a commitment.

A seal is no lock: its key is in the head of the same file. It hides a secret from a player who
opens the file in a text editor, not from a determined one. A commitment does: it is the hash of a
value and of a salt that is not in the file, so that the few possible values cannot be tried out;
with the whole file it can be checked.

Secrets that are left out of commands have stand-ins before the commands are played (see
`engine.filing`). Which card can stand in for another depends on the plays before and after it on
the same line, undone lines included; so the lines are followed here once, without the rules.
"""

import json
import re
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from hashlib import sha256
from random import Random
from typing import Any, Final, TypeAlias

from changcheng_qt.engine.codec import to_plain
from changcheng_qt.engine.filing import FactValue, Filing, SecretPlay
from changcheng_qt.engine.seats import Seat
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.lines import RecordLine

SEED_PLACE: Final = "seed"
SALT_BYTES: Final = 16
BLOCK: Final = 16
"""A sealed value is padded to a multiple of this many bytes, so that its length reveals little."""
_JSON: Final = json.JSONEncoder(ensure_ascii=False)
"""Made once: `json.dumps` would make an encoder for every value."""
_SALT: Final = re.compile("[0-9a-f]{32}")
_DIGEST: Final = re.compile("[0-9a-f]{64}")

Latest: TypeAlias = Mapping[Seat, int]
"""By seat, the number of its latest secret play on a line."""


class Disclosure(Enum):
    """How much of the hidden things a file holds."""

    EVERYTHING = "everything"
    SEALED = "sealed"
    """All of them, not readable by eye."""
    SEAT = "seat"
    """Those that one seat has learnt."""
    PUBLIC = "public"
    """Those that all have learnt."""

    @property
    def is_whole(self) -> bool:
        """Whether the game can be resumed."""
        return self in (Disclosure.EVERYTHING, Disclosure.SEALED)


@dataclass(frozen=True, slots=True)
class Fact:
    """One hidden thing; salt is empty and value None where they are left out."""

    commitment: str
    salt: str = ""
    value: FactValue | None = None

    @property
    def closed(self) -> "Fact":
        """Return the fact with everything left out but the commitment."""
        return Fact(self.commitment)


@dataclass(frozen=True, slots=True)
class _Open:
    salt: str
    value: FactValue

    def __post_init__(self) -> None:
        require_salt(self.salt)


@dataclass(frozen=True, slots=True)
class _Sealed:
    salt: str
    sealed: str

    def __post_init__(self) -> None:
        require_salt(self.salt)


@dataclass(frozen=True, slots=True)
class _LeftOut:
    commitment: str

    def __post_init__(self) -> None:
        if not _DIGEST.fullmatch(self.commitment):
            raise ValueError("64 hexadecimal digits expected")


def require_salt(text: str) -> None:
    """Raise ValueError unless a text is a salt or a key."""
    if not _SALT.fullmatch(text):
        raise ValueError("32 hexadecimal digits expected")


def draw_salt(rng: Random) -> str:
    """Return 32 random hexadecimal digits, for a salt or a key."""
    return rng.randbytes(SALT_BYTES).hex()


def setup_place(number: int) -> str:
    """Return the place of a fact of the setup."""
    return f"setup {number}"


def is_of_setup(place: str) -> bool:
    """Return whether the fact of a place is one of the setup."""
    return place.startswith("setup ")


def play_place(number: int) -> str:
    """Return the place of the secret of a log's entry, a play or a note, counted from 0."""
    return f"play {number}"


def number_of(place: str) -> int:
    """Return the number in the place of a fact of the setup or of an entry."""
    return int(place.rpartition(" ")[2])


def fact_at(place: str, salt: str, value: FactValue) -> Fact:
    """Return a fact with its commitment."""
    text = f"{place} {salt} {_json(value)}"
    return Fact(sha256(text.encode()).hexdigest(), salt, value)


def fact_to_plain(fact: Fact, place: str, key: str) -> dict[str, Any]:
    """Return a fact as the value of a file; sealed if there is a key."""
    plain: dict[str, Any] = to_plain(_form_of(fact, place, key))
    return plain


def fact_from_plain(
    line: RecordLine, value: object, place: str, key: str, *, is_whole: bool
) -> Fact:
    """Return the fact from a value of a line; raises `SaveError`."""
    if isinstance(value, dict) and "commitment" in value:
        left_out = line.part(_LeftOut, value, place)
        if is_whole:
            raise line.wrong("this file must leave nothing out")
        return Fact(left_out.commitment)
    if key:
        sealed = line.part(_Sealed, value, place)
        return fact_at(place, sealed.salt, _unseal(line, sealed.sealed, place, key))
    known = line.part(_Open, value, place)
    return fact_at(place, known.salt, known.value)


class Secrets:
    """The secrets of a log that grows: a stand-in for each that is left out, None for an entry
    without one; a note that is left out is empty. Only secrets that are new, or may change, are
    looked at again.
    """

    def __init__(self, filing: Filing[Any, Any, Any]) -> None:
        """Begin with an empty log."""
        self._filing = filing
        self.found: list[str | None] = []
        """The secret of each entry, once it is settled."""
        self._plays: list[SecretPlay] = []
        self._entries: list[int] = []
        """The number of the entry of each play with a secret."""
        self._line: list[Latest] = [{}]
        """The latest secret play of each seat, after each step of the line of play."""
        self._place = 0
        self._changed: set[int] = set()
        self._is_settled = True

    def add(self, entry: RecordLine, fact: Fact | None) -> None:
        """Add an entry; raises `SaveError`."""
        self.found.append(None)
        match entry.kind:
            case "play":
                self._line[self._place + 1 :] = [self._after(entry, fact)]
                self._place += 1
            case "undo":
                self._place = max(0, self._place - 1)
            case "redo":
                self._place = min(len(self._line) - 1, self._place + 1)
            case "take_back":
                self._place = max(0, min(self._place, entry.field("length", int)))
            case "note" if fact is not None:
                self.found[-1] = _note_in(fact)
            case _:
                pass

    def open(self, number: int, fact: Fact) -> None:
        """Put the fact of an entry in the place of its commitment."""
        play = bisect_left(self._entries, number)
        if play < len(self._entries) and self._entries[play] == number:
            self._plays[play] = replace(self._plays[play], secret=str(fact.value))
            self._is_settled = False
        elif self.found[number] != (note := _note_in(fact)):
            self.found[number] = note
            self._changed.add(number)

    def settle(self) -> int:
        """Choose stand-ins; return the number of the first entry whose secret has changed, or the
        length of the log. Raises `SaveError` where nothing fits.
        """
        changed, self._changed = self._changed, set()
        if not self._is_settled:
            self._is_settled = True
            for number, secret in zip(self._entries, self._fitting(), strict=True):
                if self.found[number] != secret:
                    self.found[number] = secret
                    changed.add(number)
        return min(changed, default=len(self.found))

    def _fitting(self) -> Sequence[str]:
        try:
            return self._filing.stand_ins(self._plays)
        except ValueError as error:
            raise SaveError(Problem.MALFORMED, detail=str(error)) from error

    def _after(self, entry: RecordLine, fact: Fact | None) -> Latest:
        """Note the secret of a play; return the latest of each seat after it."""
        before = self._line[self._place]
        if fact is None:
            return before
        seat = entry.field("seat", int)
        secret = None if fact.value is None else str(fact.value)
        self._plays.append(SecretPlay(secret, before.get(seat)))
        self._entries.append(len(self.found) - 1)
        self._is_settled = False
        return {**before, seat: len(self._plays) - 1}


def secrets_of(
    filing: Filing[Any, Any, Any], entries: Sequence[RecordLine], facts: Sequence[Fact | None]
) -> list[str | None]:
    """Return for each entry its secret; raises `SaveError` where nothing fits."""
    secrets = Secrets(filing)
    for entry, fact in zip(entries, facts, strict=True):
        secrets.add(entry, fact)
    secrets.settle()
    return secrets.found


def _note_in(fact: Fact) -> str:
    return "" if fact.value is None else str(fact.value)


def _form_of(fact: Fact, place: str, key: str) -> _Open | _Sealed | _LeftOut:
    if fact.value is None:
        return _LeftOut(fact.commitment)
    if key:
        return _Sealed(fact.salt, _seal(fact.value, place, key))
    return _Open(fact.salt, fact.value)


def _seal(value: FactValue, place: str, key: str) -> str:
    text = _json(value).encode()
    text = text.ljust(-(-len(text) // BLOCK) * BLOCK)
    return _xored(text, place, key).hex()


def _unseal(line: RecordLine, seal: str, place: str, key: str) -> FactValue:
    try:
        value = json.loads(_xored(bytes.fromhex(seal), place, key))
    except ValueError as error:
        raise line.wrong("a seal is broken") from error
    if type(value) not in (int, str) or _seal(value, place, key) != seal:
        raise line.wrong("a seal is broken")
    sealed: FactValue = value
    return sealed


def _xored(text: bytes, place: str, key: str) -> bytes:
    """Return a text combined by exclusive or with the byte stream of a place and a key."""
    stream = b"".join(
        sha256(f"{key} {place} {block}".encode()).digest()[:BLOCK]
        for block in range(-(-len(text) // BLOCK))
    )
    mixed = int.from_bytes(text, "big") ^ int.from_bytes(stream[: len(text)], "big")
    return mixed.to_bytes(len(text), "big")


def _json(value: FactValue) -> str:
    return _JSON.encode(value)
