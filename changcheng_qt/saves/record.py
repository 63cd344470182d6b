"""A saved match: its setup, its players and its log, with every hidden thing in it as a fact.

A `Record` is the content of a file, from which a match can be rebuilt. Salts are drawn once, when
something hidden enters the log, from a source of chance that the caller passes in; a `Recorder`
keeps them as long as the match lives, so that all its files can be checked against each other.
"""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from changcheng_qt.engine.game import Game, Outcome
from changcheng_qt.engine.help import Help
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Entry, Match, Noted, Played
from changcheng_qt.engine.seats import PUBLIC, Player, Seat, Viewer
from changcheng_qt.engine.texts import is_secret
from changcheng_qt.saves.entries import follow
from changcheng_qt.saves.facts import (
    SEED_PLACE,
    Disclosure,
    Fact,
    draw_salt,
    fact_at,
    play_place,
    setup_place,
)
from changcheng_qt.saves.times import Clock, Timer, last_played, no_clock, second_of


@dataclass(frozen=True, slots=True)
class Record:
    """The content of a file; where facts are left out, setup and entries have stand-ins."""

    game: Game[Any, Any, Any, Any, Any, Any]
    begun: int
    """When the game was begun, in seconds since 1970; 0 if unknown."""
    setup: Any
    players: tuple[Player, ...]
    """The players at the beginning, by seat."""
    help: Help
    """The help at the beginning."""
    seed_known: bool
    """Whether people chose the seed, and may know the draws from it."""
    disclosure: Disclosure
    viewer: Seat | None
    """The seat whose knowledge is disclosed; None unless it is that of one seat."""
    key: str
    """Seals facts; empty where they are open."""
    seed: Fact
    setup_facts: tuple[Fact, ...]
    entries: tuple[Entry, ...]
    entry_facts: tuple[Fact | None, ...]
    """A fact for each entry with a secret, None for the others."""
    texts: tuple[str, ...]
    """The command of each entry as in the file, with a gap for a secret; empty for other entries.
    """
    times: tuple[int, ...]
    """The time of each entry in seconds since 1970, 0 for one without."""
    outcome: Outcome | None = None

    @property
    def played(self) -> int:
        """When the game was last played, as `begun`."""
        return last_played(self.begun, self.times)

    def dated(self, second: int) -> "Record":
        """Return the record, which has no times, as that of a game last played then."""
        if not self.times:
            return replace(self, begun=second)
        return replace(self, times=(*self.times[:-1], second))

    @property
    def timeless(self) -> "Record":
        """The record without its times."""
        return replace(self, begun=0, times=(0,) * len(self.times))

    @property
    def viewers(self) -> tuple[Viewer, ...] | None:
        """The viewers of its replay; None for all, where nothing is left out."""
        if self.disclosure.is_whole:
            return None
        return (PUBLIC,) if self.viewer is None else (PUBLIC, self.viewer)


class Recorder:
    """The record of a live match, which grows with it."""

    def __init__(
        self, record: Record, match: AnyMatch, rng: Random, clock: Clock = no_clock
    ) -> None:
        """Continue the complete record of a match, in a sitting that begins now; salts of future
        entries are drawn from `rng`, the chance of the match from the seed of the record. A match
        without a seed draws from the salt of the empty one, which nobody knows either.
        """
        self.match = match
        self.key = record.key or draw_salt(rng)
        self._record = record
        self._rng = rng
        self._facts = list(record.entry_facts)
        self._texts = list(record.texts)
        self._times = list(record.times)
        self._timer = Timer(clock)
        match.luck = SeededLuck(str(record.seed.value) or record.seed.salt)
        match.watch(self._note)

    @property
    def seed(self) -> str:
        """Return the seed of the setup, empty where it is unknown."""
        return str(self._record.seed.value)

    @property
    def seed_fact(self) -> Fact:
        """Return the seed as a `Record` has it."""
        return self._record.seed

    @property
    def seed_known(self) -> bool:
        """Return whether people chose the seed."""
        return self._record.seed_known

    def line(self, number: int) -> tuple[str, Fact | None]:
        """Return the text and the fact of an entry of the log, as in a `Record`."""
        return self._texts[number], self._facts[number]

    def time(self, number: int) -> int:
        """Return the time of an entry of the log, as in a `Record`."""
        return self._times[number]

    def record(self, disclosure: Disclosure = Disclosure.SEALED) -> Record:
        """Return the whole record, sealed or open."""
        return replace(
            self._record,
            disclosure=disclosure,
            key=self.key if disclosure is Disclosure.SEALED else "",
            entries=self.match.log,
            entry_facts=tuple(self._facts),
            texts=tuple(self._texts),
            times=tuple(self._times),
            outcome=self.match.outcome,
        )

    def _note(self, entry: Entry) -> None:
        text, fact = _line_of(self.match, entry, len(self._facts), self._rng)
        self._texts.append(text)
        self._facts.append(fact)
        self._times.append(self._timer.time(ends_game=self.match.outcome is not None))


def recording(
    match: AnyMatch,
    rng: Random,
    *,
    seed: str = "",
    seed_known: bool = False,
    clock: Clock = no_clock,
) -> Recorder:
    """Start to record a match from its beginning; raises ValueError for a seed that `is_secret`
    refuses.
    """
    record = _sealed_record(match, rng, seed, seed_known=seed_known)
    return Recorder(replace(record, begun=second_of(clock)), match, rng, clock)


def record_of(match: AnyMatch, rng: Random, *, seed: str = "", seed_known: bool) -> Record:
    """Return the record of a match, all of it open and without times, its salts drawn from
    `rng`.
    """
    sealed = _sealed_record(match, rng, seed, seed_known=seed_known)
    return replace(sealed, disclosure=Disclosure.EVERYTHING, key="")


def _sealed_record(match: AnyMatch, rng: Random, seed: str, *, seed_known: bool) -> Record:
    """Return the record of a match; its entries so far are replayed."""
    if not is_secret(seed):
        raise ValueError("no file could hold this seed")
    key, seed_salt = draw_salt(rng), draw_salt(rng)
    setup_facts = tuple(
        fact_at(setup_place(number), draw_salt(rng), value)
        for number, value in enumerate(match.game.filing.facts_of(match.setup))
    )
    then = Match(match.game, match.setup, match.start_players, match.start_help)
    lines = []
    for number, entry in enumerate(match.log):
        follow(then, entry)
        lines.append(_line_of(then, entry, number, rng))
    return Record(
        game=match.game,
        begun=0,
        setup=match.setup,
        players=match.start_players,
        help=match.start_help,
        seed_known=seed_known,
        disclosure=Disclosure.SEALED,
        viewer=None,
        key=key,
        seed=fact_at(SEED_PLACE, seed_salt, seed),
        setup_facts=setup_facts,
        entries=match.log,
        entry_facts=tuple(fact for _, fact in lines),
        texts=tuple(text for text, _ in lines),
        times=(0,) * len(lines),
        outcome=match.outcome,
    )


def _line_of(match: AnyMatch, entry: Entry, number: int, rng: Random) -> tuple[str, Fact | None]:
    """Return the text and the fact of an entry that has just happened, as in a `Record`."""
    if isinstance(entry, Noted):
        return "", fact_at(play_place(number), draw_salt(rng), entry.text)
    if not isinstance(entry, Played):
        return "", None
    filing, step = match.game.filing, match.latest
    text, secret = filing.conceal(filing.as_played(match.text_of(entry.command), step.events))
    return text, None if secret is None else fact_at(play_place(number), draw_salt(rng), secret)
