"""All letters, as dataclasses for `engine.codec`, with their limits.

A letter is one JSON object within the limits of files (`saves.lines`). Each side keeps one letter
for the other, with all that the other lacks, and a newer one replaces it; so any letter may be
lost, come twice or late, and the next one makes it good.

| letter | sealed with | content |
|---|---|---|
| `Join` | the join key | the names of a guest's people, its key and titles |
| `Admitted` | the join key | the host's key, or why there is no seat |
| `Knock` | nothing | a guest without an invitation draws a code (`knocking`) |
| `Committed`, `Opened` | its join key | the host's key, sealed first, then open |
| `Up` | the channel | the entries that the guest has, its wishes, a line of chat |
| `Down` | the channel | the entries that the guest lacks, and the public facts about the table |

`Down.see` is a digest of the views of the guest's seats after all entries (`views`). `Up.deeds`
were meant for a log of `at` entries: a log only grows, so an old letter asks for nothing.
"""

from dataclasses import dataclass, field
from enum import Enum
from hashlib import blake2b
from typing import Any, Final, TypeVar

from changcheng_qt.engine.codec import CodecError, from_plain, to_plain
from changcheng_qt.engine.help import Help
from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.speech import Speech
from changcheng_qt.engine.texts import as_name, is_plain
from changcheng_qt.net.chat import LATEST, Line, Said
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.lines import DEEPEST, canonical, parse

T = TypeVar("T")

DEEPEST_LETTER: Final = DEEPEST + 3
"""A line of a file may be in an object of a letter, or in a pair in a list there."""
MOST_ENTRIES: Final = 40
MOST_DEEDS: Final = 8
MOST_ANSWERS: Final = 8
MOST_ASKS: Final = 4
"""How much may be asked of the table at a time."""
MOST_PEERS: Final = 12
"""How many guests a table has at most, onlookers among them."""
MOST_TITLES: Final = 16
MOST_SEATS: Final = 6
LONGEST_REASON: Final = 40
REMATCH: Final = 0
"""The number of a question that no host asks: whether there is to be a rematch. A guest's yes is
its wish, which does nothing to the match, and its no withdraws that.
"""
CODE: Final = 16
"""How many characters the code of an invitation has."""
LONGEST_VERSION: Final = 20
DIGEST: Final = 64
"""How many hexadecimal digits a commitment or a key has."""
PART: Final = 32
"""How many hexadecimal digits a part of the seed has."""


class Refusal(Enum):
    """Why a guest has no seat, or no longer."""

    OTHER_VERSION = "other_version"
    CODE_SPENT = "code_spent"
    SEAT_TAKEN = "seat_taken"
    TABLE_CLOSED = "table_closed"
    NOT_ADMITTED = "not_admitted"
    REMOVED = "removed"
    TOO_MUCH = "too_much"
    UPDATE_GUEST = "update_guest"
    """The host's program speaks a newer protocol; told by the guest's own program, as the next."""
    UPDATE_HOST = "update_host"


class Kind(Enum):
    """The kinds of deed; the last three need the agreement of every person at the table."""

    PLAY = "play"
    UNDO = "undo"
    REDO = "redo"
    NOTE = "note"
    HINT = "hint"
    SEAT = "seat"
    TAKE_BACK = "take_back"
    HELP = "help"
    ABANDON = "abandon"


@dataclass(frozen=True, slots=True)
class Deed:
    """The wish of a seat: a command, a note or the name of a person who takes the seat as text, the
    length to go back to, or another help.
    """

    kind: Kind
    seat: Seat
    text: str = ""
    length: int = 0
    help: Help | None = None

    def __post_init__(self) -> None:
        _require(is_plain(self.text), "text")
        _require((self.help is not None) == (self.kind is Kind.HELP), "help")


@dataclass(frozen=True, slots=True)
class Deeds:
    """Deeds in their order, the first of them meant for a log of `at` entries."""

    at: int
    deeds: tuple[Deed, ...]

    def __post_init__(self) -> None:
        _require(self.at >= 0 and len(self.deeds) <= MOST_DEEDS, "deeds")


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of a guest, for all its seats, to a question to the table."""

    number: int
    agrees: bool


@dataclass(frozen=True, slots=True, repr=False)
class Share:
    """A commitment to a guest's part of the seed, and the part once all have committed."""

    commitment: str
    part: str = ""

    def __post_init__(self) -> None:
        _require(_is_hex(self.commitment, DIGEST), "commitment")
        _require(not self.part or _is_hex(self.part, PART), "part")


@dataclass(frozen=True, slots=True)
class Up:
    """The letter of a guest at the table."""

    have: int
    deeds: Deeds = field(default_factory=lambda: Deeds(0, ()))
    answers: tuple[Answer, ...] = ()
    share: Share | None = None
    told: int = 0
    """The number of the latest line of chat that it has."""
    line: Line | None = None
    leaves: bool = False
    """Whether the guest leaves for good; it wishes nothing else then."""

    def __post_init__(self) -> None:
        _require(self.have >= 0 and self.told >= 0 and len(self.answers) <= MOST_ANSWERS, "up")


@dataclass(frozen=True, slots=True)
class Deal:
    """The things that are fixed before anybody can know the deal."""

    setup: object
    """A setup of the same choices, all of it open."""
    facts: tuple[int | str, ...]
    """The facts of that setup."""
    first: Seat | None
    """The seat that begins; None if it is drawn."""
    commitments: tuple[str, ...]
    """The commitments to the parts of the seed: the host's, then one of each guest once all have
    come.
    """
    round: int = 0
    """How many times it was done again because a guest had left meanwhile."""

    def __post_init__(self) -> None:
        _require(all(_is_hex(one, DIGEST) for one in self.commitments), "commitments")


@dataclass(frozen=True, slots=True)
class Asked:
    """Something that needs the agreement of all people; those in some seats have agreed."""

    number: int
    deed: Deed
    agreed: tuple[Seat, ...]

    def __post_init__(self) -> None:
        _require(_are_seats(self.agreed), "agreed")


@dataclass(frozen=True, slots=True)
class Refused:
    """Why the host did not do a deed, which was meant for a log of `at` entries."""

    at: int
    deed: str
    """The `name_of` of the deed."""
    why: str

    def __post_init__(self) -> None:
        _require(len(self.why) <= LONGEST_REASON and is_plain(self.why), "why")


@dataclass(frozen=True, slots=True)
class Present:
    """Whether the guest of some seats was heard of lately, or else when, in seconds since 1970."""

    seats: tuple[Seat, ...]
    name: str
    is_here: bool
    since: int
    has_left: bool = False
    """Whether the guest has left for good."""

    def __post_init__(self) -> None:
        _require(as_name(self.name) == self.name and _are_seats(self.seats), "person")


@dataclass(frozen=True, slots=True, repr=False)
class Down:
    """The letter of the host to a guest at the table; `moment` is larger in later ones. It has
    `head` and `deal` until the guest has an entry, and `parts` of the seed at the end.
    """

    moment: int
    start: int
    entries: tuple[tuple[object, tuple[tuple[str, str, int | str], ...]], ...]
    length: int
    see: str = ""
    head: tuple[object, object] | None = None
    deal: Deal | None = None
    parts: tuple[str, ...] = ()
    people: tuple[Present, ...] = ()
    asks: tuple[Asked, ...] = ()
    withdrawn: tuple[Deed, ...] = ()
    """The deeds for which somebody has asked and asks no more, since play went on."""
    refused: Refused | None = None
    gone: Refusal | None = None
    talk: Speech = Speech.OFF
    heard: int = 0
    """The number of the latest line of chat that the host has heard of this guest."""
    chat: tuple[Said, ...] = ()
    again: str = ""
    """The code of this guest's invitation to a rematch, empty without one."""

    def __post_init__(self) -> None:
        _require(len(self.again) in (0, CODE) and is_plain(self.again), "again")
        _require(len(self.chat) <= LATEST and self.heard >= 0, "chat")
        _require(len(self.people) <= MOST_PEERS, "people")
        _require(max(len(self.asks), len(self.withdrawn)) <= MOST_ASKS, "asks")
        _require(0 <= self.start <= self.length and len(self.entries) <= MOST_ENTRIES, "entries")
        _require(all(_is_hex(one, PART) for one in self.parts), "parts")


@dataclass(frozen=True, slots=True)
class Edition:
    """The edition of a title that a program has."""

    title: str
    edition: int


@dataclass(frozen=True, slots=True)
class Join:
    """The first letter of a guest; `key` is its public key, `others` the names of people who play
    at its computer too.
    """

    program: str
    editions: tuple[Edition, ...]
    name: str
    key: str
    others: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _require(_is_hex(self.key, DIGEST) and len(self.editions) <= MOST_TITLES, "key")
        _require(all(as_name(one) == one != "" for one in (self.name, *self.others)), "name")
        _require(len(self.others) < MOST_SEATS, "others")
        _require(_is_version(self.program), "program")


@dataclass(frozen=True, slots=True)
class Admitted:
    """The first letter of a host: its public key, and the seats of the guest who has the other
    one; or a refusal.
    """

    program: str
    edition: Edition
    key: str
    guest: str
    """The public key of the guest who was let in: anybody else with the code was not."""
    seats: tuple[Seat, ...]
    refusal: Refusal | None
    host: str = ""
    """The host's name."""

    def __post_init__(self) -> None:
        _require(_is_hex(self.key, DIGEST), "key")
        _require(_is_version(self.program) and _are_seats(self.seats), "seats")
        _require(as_name(self.host) == self.host, "host")


@dataclass(frozen=True, slots=True)
class Knock:
    """The code that a guest without an invitation has drawn, for everybody to read."""

    code: str


@dataclass(frozen=True, slots=True)
class Committed:
    """A host's commitment to its public key."""

    commitment: str

    def __post_init__(self) -> None:
        _require(_is_hex(self.commitment, DIGEST), "commitment")


@dataclass(frozen=True, slots=True)
class Opened:
    """A host's public key, and the nonce of its commitment."""

    key: str
    nonce: str

    def __post_init__(self) -> None:
        _require(_is_hex(self.key, DIGEST) and _is_hex(self.nonce, DIGEST), "key")


def down_box(room: str) -> str:
    """Return the box of the host's letters in a room."""
    return f"{room}/down"


def up_box(room: str) -> str:
    """Return the box of the guest's letters in a room."""
    return f"{room}/up"


def to_bytes(letter: Join | Admitted | Knock | Committed | Opened | Up | Down) -> bytes:
    """Return a letter as text."""
    return canonical(to_plain(letter))


def read(kind: type[T], text: bytes) -> T | None:
    """Return the letter of a kind in a text, None if it is not one."""
    try:
        return from_plain(kind, parse(text, 1, deepest=DEEPEST_LETTER))
    except (SaveError, CodecError):
        return None


def name_of(deed: Deed) -> str:
    """Return a short name of a deed, for a letter of fixed length."""
    return blake2b(canonical(to_plain(deed)), digest_size=8).hexdigest()


def size_of(value: object) -> int:
    """Return how many bytes a plain value needs in a letter."""
    return len(canonical(to_plain(value)))


def _require(holds: Any, what: str) -> None:  # noqa: ANN401 - anything with a truth
    if not holds:
        raise ValueError(f"{what} cannot be")


def _is_version(text: str) -> bool:
    return is_plain(text) and len(text) <= LONGEST_VERSION


def _are_seats(seats: tuple[Seat, ...]) -> bool:
    return len(set(seats)) == len(seats) and set(seats) <= set(range(MOST_SEATS))


def _is_hex(text: str, length: int) -> bool:
    return len(text) == length and set(text) <= set("0123456789abcdef")
