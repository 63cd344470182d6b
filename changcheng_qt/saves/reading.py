"""Reads a file line by line, into a record and its match."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from changcheng_qt.engine.codec import UnknownName, to_plain
from changcheng_qt.engine.game import Game
from changcheng_qt.engine.help import PURISTS, Help
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.texts import as_seed, is_secret
from changcheng_qt.saves.entries import Log, PlayerRecord
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.facts import (
    SEED_PLACE,
    Disclosure,
    Fact,
    fact_at,
    fact_from_plain,
    play_place,
    require_salt,
    secrets_of,
    setup_place,
)
from changcheng_qt.saves.lines import RecordLine
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.times import is_time, without_time
from changcheng_qt.titles import title_named

FORMAT: Final = 4
DRAFT: Final = 4
"""The draft of the format that this program writes and reads; one more with each change of it, and
0 once the format is released.
"""
HEAD_LINES: Final = 2
"""Head and setup, which every file has."""
_FIRST_ENTRY: Final = HEAD_LINES + 1
"""The line of the first entry, counted from 1."""


@dataclass(frozen=True, slots=True)
class _Head:
    """The first line of a file, read."""

    game: Game[Any, Any, Any, Any, Any, Any]
    begun: int
    disclosure: Disclosure
    viewer: Seat | None
    key: str

    def fact(self, line: RecordLine, value: object, place: str) -> Fact:
        """Return a fact of this file; raises `SaveError`."""
        return fact_from_plain(line, value, place, self.key, is_whole=self.disclosure.is_whole)


@dataclass(frozen=True, slots=True)
class HeadRecord:
    """The first line of a file whose hidden things are open, or left out for all."""

    format: int
    draft: int
    game: str
    begun: int
    program: str
    discloses: Disclosure


@dataclass(frozen=True, slots=True)
class SealedHead(HeadRecord):
    """The first line of a file whose hidden things are sealed."""

    key: str

    def __post_init__(self) -> None:
        require_salt(self.key)


@dataclass(frozen=True, slots=True)
class SeatHead(HeadRecord):
    """The first line of a file with the knowledge of one seat."""

    viewer: Seat


_HEADS: Final[Mapping[Disclosure, type[HeadRecord]]] = {
    Disclosure.SEALED: SealedHead,
    Disclosure.SEAT: SeatHead,
}


@dataclass(frozen=True, slots=True)
class SetupRecord:
    """The second line of a file; the title reads setup and facts."""

    help: Help
    open: bool
    players: tuple[PlayerRecord, ...]
    seed: object
    setup: object
    facts: tuple[object, ...]


class Reading:
    """Plays the lines of a file of the present format, one after the other.

    Every method raises `SaveError`; after that `record`, `match` and `taken` are those of the lines
    before the bad one.
    """

    def __init__(self, values: Sequence[dict[str, Any]], written_in: int = FORMAT) -> None:
        """Read head and setup of a file; `written_in` is its original format, this one or an
        earlier.
        """
        self._head = _read_head(RecordLine(values[0], 1))
        if len(values) == 1:
            raise SaveError(Problem.CUT_OFF, 2)
        line = RecordLine({"help": to_plain(PURISTS), **values[1]}, 2)
        if line.kind != "setup":
            raise line.wrong("the setup is expected here")
        record = line.read(SetupRecord)
        self._seed_known = record.open
        written = self._head.fact(line, record.seed, SEED_PLACE)
        self._seed = _as_seed(written)
        self._is_changed = written_in != FORMAT or self._seed != written
        self._setup_facts = tuple(
            self._head.fact(line, fact, setup_place(number))
            for number, fact in enumerate(record.facts)
        )
        self.match = self._new_match(line, record)
        self._log = Log(self.match, written_in)
        self._entry_facts: list[Fact | None] = []
        self._texts: list[str] = []
        self._times: list[int] = []
        self._to_come = [
            RecordLine(line, number)
            for number, line in enumerate(values[HEAD_LINES:], _FIRST_ENTRY)
        ]
        self._secrets = self._all_secrets()
        self.taken = HEAD_LINES

    @property
    def goes_on(self) -> bool:
        """Whether there is another line."""
        return self.taken - HEAD_LINES < len(self._to_come)

    def take(self) -> None:
        """Play the next line."""
        line, at = without_time(self._to_come[self.taken - HEAD_LINES])
        fact, secret = next(self._secrets)
        before = self.match.entry_count
        self._log.read(line, secret)
        if self.match.entry_count > before:
            self._entry_facts.append(fact)
            self._texts.append(line.field("command", str) if line.kind == "play" else "")
            self._times.append(at)
        elif line.kind != "end":
            self._is_changed = True
        self.taken += 1

    @property
    def is_foreign(self) -> bool:
        """Return whether the lines so far differ from the file that this program would write for a
        running game.
        """
        is_sealed = self._head.disclosure is Disclosure.SEALED
        is_ended = self.match.outcome is not None
        return self._is_changed or not is_sealed or is_ended != self._log.is_closed

    @property
    def record(self) -> Record:
        """Return the record of the lines so far."""
        match, head = self.match, self._head
        return Record(
            game=head.game,
            begun=head.begun,
            setup=match.setup,
            players=match.start_players,
            help=match.start_help,
            seed_known=self._seed_known,
            disclosure=head.disclosure,
            viewer=head.viewer,
            key=head.key,
            seed=self._seed,
            setup_facts=self._setup_facts,
            entries=match.log,
            entry_facts=tuple(self._entry_facts),
            texts=tuple(self._texts),
            times=tuple(self._times),
            outcome=match.outcome,
        )

    def _new_match(self, line: RecordLine, record: SetupRecord) -> AnyMatch:
        game = self._head.game
        values = [fact.value for fact in self._setup_facts]
        try:
            setup = game.filing.setup_from_plain(record.setup, values)
        except UnknownName as error:
            raise SaveError(Problem.UNKNOWN_OPTION, line.number, error.name) from error
        except ValueError as error:
            raise line.wrong(str(error)) from error
        players = tuple(one.player for one in record.players)
        if len(players) != game.seats(setup):
            raise line.wrong("there is not one player for each seat")
        if self._head.viewer not in (None, *range(len(players))):
            raise SaveError(Problem.MALFORMED, 1, "the viewer is no seat")
        return Match(game, setup, players, record.help)

    def _all_secrets(self) -> Iterator[tuple[Fact | None, str | None]]:
        """Yield fact and secret of each remaining line, with stand-ins where secrets are left out;
        a whole file is read line by line as needed.
        """
        facts = map(self._fact, self._to_come)
        if self._head.disclosure.is_whole:
            return ((fact, None if fact is None else str(fact.value)) for fact in facts)
        known = list(facts)
        secrets = secrets_of(self._head.game.filing, self._to_come, known)
        return iter(list(zip(known, secrets, strict=True)))

    def _fact(self, line: RecordLine) -> Fact | None:
        """Return the fact of a line, None where it has none."""
        if line.kind not in ("play", "note") or "fact" not in line.values:
            return None
        return self._head.fact(line, line.values["fact"], play_place(line.number - _FIRST_ENTRY))


def _read_head(line: RecordLine) -> _Head:
    """Return the head; refuses every format and draft but this one before reading further."""
    if line.kind != "head":
        raise SaveError(Problem.NOT_A_GAME, 1)
    written_in = line.field("format", int)
    if written_in > FORMAT:
        raise SaveError(Problem.NEWER_FORMAT, 1, line.field("program", str))
    if written_in != FORMAT:
        raise SaveError(Problem.NOT_A_GAME, 1)
    if line.values.get("draft") != DRAFT:
        raise SaveError(Problem.OTHER_DRAFT, detail=line.field("program", str))
    head = line.read(_HEADS.get(line.field("discloses", Disclosure), HeadRecord))
    title = title_named(head.game)
    if title is None:
        raise SaveError(Problem.UNKNOWN_GAME, 1, head.game)
    if head.begun and not is_time(head.begun):
        raise line.wrong("begun is no time")
    return _Head(
        game=title.game,
        begun=head.begun,
        disclosure=head.discloses,
        viewer=head.viewer if isinstance(head, SeatHead) else None,
        key=head.key if isinstance(head, SealedHead) else "",
    )


def _as_seed(fact: Fact) -> Fact:
    """Return the fact of a seed; one that is invalid now, because it was typed before there was a
    rule for seeds, is converted, with a new commitment.
    """
    if not isinstance(fact.value, str) or is_secret(fact.value):
        return fact
    return fact_at(SEED_PLACE, fact.salt, as_seed(fact.value))
