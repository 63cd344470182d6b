"""The lines of a file, line by line, as a record and the match it leads to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from changcheng_qt.engine.filing import UnknownOption
from changcheng_qt.engine.game import Game
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.engine.texts import as_seed, is_seed
from changcheng_qt.saves.entries import Log
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.facts import (
    Disclosure,
    Fact,
    fact_at,
    fact_from_plain,
    play_place,
    secrets_of,
    setup_place,
)
from changcheng_qt.saves.fields import Fields
from changcheng_qt.saves.record import SEED_PLACE, Record
from changcheng_qt.titles import title_named

FORMAT: Final = 3
HEAD_LINES: Final = 2
"""Head and setup, which every file has."""
_FIRST_ENTRY: Final = HEAD_LINES + 1
"""The line of the first entry, counted from 1."""


@dataclass(frozen=True, slots=True)
class _Head:
    """The first line."""

    game: Game[Any, Any, Any, Any, Any, Any]
    disclosure: Disclosure
    viewer: Seat | None
    key: str

    def fact(self, fields: Fields, place: str) -> Fact:
        """Return a fact of this file; raises `SaveError`."""
        return fact_from_plain(fields, place, self.key, is_whole=self.disclosure.is_whole)


class Reading:
    """Plays the lines of a file of the present format, one after the other.

    Every method raises `SaveError`; after that `record`, `match` and `taken` are those of the lines
    before the wrong one.
    """

    def __init__(self, values: Sequence[dict[str, Any]], written_in: int = FORMAT) -> None:
        """Read head and setup of a file that was written in a format, this one or an earlier."""
        self._head = _read_head(Fields(values[0], 1))
        if len(values) == 1:
            raise SaveError(Problem.CUT_OFF, 2)
        fields = Fields(values[1], 2)
        fields.expect("setup", "open", "players", "seed", "setup", "facts")
        self._seed_known = fields.truth("open")
        written = self._head.fact(fields.part("seed"), SEED_PLACE)
        self._seed = _as_seed(written)
        self._is_changed = written_in != FORMAT or self._seed != written
        self._setup_facts = tuple(
            self._head.fact(part, setup_place(number))
            for number, part in enumerate(fields.objects("facts"))
        )
        self.match = self._new_match(fields)
        self._log = Log(self.match, written_in)
        self._entry_facts: list[Fact | None] = []
        self._texts: list[str] = []
        self._to_come = [
            Fields(line, number) for number, line in enumerate(values[HEAD_LINES:], _FIRST_ENTRY)
        ]
        self._secrets = self._all_secrets()
        self.taken = HEAD_LINES

    @property
    def goes_on(self) -> bool:
        """Whether there is another line."""
        return self.taken - HEAD_LINES < len(self._to_come)

    def take(self) -> None:
        """Play the next line."""
        fields = self._to_come[self.taken - HEAD_LINES]
        fact, secret = next(self._secrets)
        before = len(self.match.log)
        self._log.read(fields, secret)
        if len(self.match.log) > before:
            self._entry_facts.append(fact)
            self._texts.append(fields.text("command") if fields.kind == "play" else "")
        elif fields.kind != "end":
            self._is_changed = True
        self.taken += 1

    @property
    def is_foreign(self) -> bool:
        """Return whether the lines taken so far are others than the file of a running game of this
        program would have.
        """
        is_sealed = self._head.disclosure is Disclosure.SEALED
        is_ended = self.match.outcome is not None
        return self._is_changed or not is_sealed or is_ended != self._log.is_closed

    @property
    def record(self) -> Record:
        """Return the record of the lines taken so far."""
        match, head = self.match, self._head
        return Record(
            game=head.game,
            setup=match.setup,
            players=match.start_players,
            seed_known=self._seed_known,
            disclosure=head.disclosure,
            viewer=head.viewer,
            key=head.key,
            seed=self._seed,
            setup_facts=self._setup_facts,
            entries=match.log,
            entry_facts=tuple(self._entry_facts),
            texts=tuple(self._texts),
            outcome=match.outcome,
        )

    def _new_match(self, fields: Fields) -> AnyMatch:
        game = self._head.game
        values = [fact.value for fact in self._setup_facts]
        try:
            setup = game.filing.setup_from_plain(fields.plain("setup"), values)
        except UnknownOption as error:
            raise SaveError(Problem.UNKNOWN_OPTION, fields.line, error.name) from error
        except ValueError as error:
            raise fields.wrong(str(error)) from error
        players = tuple(_read_player(player) for player in fields.objects("players"))
        if len(players) != game.seats(setup):
            raise fields.wrong("there is not one player for each seat")
        if self._head.viewer not in (None, *range(len(players))):
            raise SaveError(Problem.MALFORMED, 1, "the viewer is no seat")
        return Match(game, setup, players)

    def _all_secrets(self) -> Iterator[tuple[Fact | None, str | None]]:
        """Return fact and secret of each line to come, with stand-ins where secrets are left out;
        a whole file is looked at line by line as it is taken.
        """
        facts = map(self._fact, self._to_come)
        if self._head.disclosure.is_whole:
            return ((fact, None if fact is None else str(fact.value)) for fact in facts)
        known = list(facts)
        secrets = secrets_of(self._head.game.filing, self._to_come, known)
        return iter(list(zip(known, secrets, strict=True)))

    def _fact(self, fields: Fields) -> Fact | None:
        """Return the fact of a line, None where it has none."""
        if fields.kind != "play" or not fields.has("fact"):
            return None
        return self._head.fact(fields.part("fact"), play_place(fields.line - _FIRST_ENTRY))


def _read_head(fields: Fields) -> _Head:
    """Return what the head tells; refuse every format but this one before looking further."""
    if fields.kind != "head":
        raise SaveError(Problem.NOT_A_GAME, 1)
    format_number = fields.number("format")
    if format_number > FORMAT:
        raise SaveError(Problem.NEWER_FORMAT, 1, fields.text("program"))
    if format_number != FORMAT:
        raise SaveError(Problem.NOT_A_GAME, 1)
    disclosure = _disclosure(fields)
    further = {Disclosure.SEALED: ["key"], Disclosure.SEAT: ["viewer"]}.get(disclosure, [])
    fields.expect("head", "format", "game", "program", "discloses", *further)
    fields.text("program")
    name = fields.text("game")
    title = title_named(name)
    if title is None:
        raise SaveError(Problem.UNKNOWN_GAME, 1, name)
    return _Head(
        game=title.game,
        disclosure=disclosure,
        viewer=fields.number("viewer") if disclosure is Disclosure.SEAT else None,
        key=fields.salt("key") if disclosure is Disclosure.SEALED else "",
    )


def _disclosure(fields: Fields) -> Disclosure:
    try:
        return Disclosure(fields.text("discloses"))
    except ValueError as error:
        raise fields.wrong("what the file discloses is not told") from error


def _read_player(fields: Fields) -> Player:
    fields.expect(None, "name", "controller")
    return Player(fields.name("name"), fields.controller("controller"))


def _as_seed(fact: Fact) -> Fact:
    """Return the fact of a seed; one that no file may hold now, which was typed or pasted before
    there was a rule for seeds, is made to fit, with a commitment of its own.
    """
    if not isinstance(fact.value, str) or is_seed(fact.value):
        return fact
    return fact_at(SEED_PLACE, fact.salt, as_seed(fact.value))
