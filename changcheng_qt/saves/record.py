"""A saved match: its setup, its players and its log, with every hidden thing in it as a fact.

A `Record` is what a file holds and what a match can be rebuilt from. Salts are drawn once, when
something hidden comes into the log, from a source of chance that the caller gives; a `Recorder`
keeps them as long as the match lives, so that all files made of it can be checked against another.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from changcheng_qt.engine.game import Game, Outcome
from changcheng_qt.engine.match import AnyMatch, Entry, Match, Played
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.engine.texts import is_seed
from changcheng_qt.saves.entries import follow
from changcheng_qt.saves.facts import (
    Disclosure,
    Fact,
    draw_salt,
    fact_at,
    play_place,
    setup_place,
)

SEED_PLACE: Final = "seed"


@dataclass(frozen=True, slots=True)
class Record:
    """What a file holds; where facts are left out, setup and entries hold stand-ins.

    `seed_known` tells that people chose the seed and may know the draws by it; `viewer` is the seat
    whose knowledge is disclosed, None unless it is one seat's; `key` seals facts, empty where they
    stand open; `entry_facts` has a fact for each entry with a secret and None for the others.
    """

    game: Game[Any, Any, Any, Any, Any, Any]
    setup: Any
    players: tuple[Player, ...]
    seed_known: bool
    disclosure: Disclosure
    viewer: Seat | None
    key: str
    seed: Fact
    setup_facts: tuple[Fact, ...]
    entries: tuple[Entry, ...]
    entry_facts: tuple[Fact | None, ...]
    outcome: Outcome | None = None


class Recorder:
    """The record of a live match, which grows with it."""

    def __init__(
        self, match: AnyMatch, rng: Random, *, seed: str = "", seed_known: bool = False
    ) -> None:
        """Draw what a record of a match needs, now and with each entry to come; raises ValueError
        for a seed that `is_seed` refuses.
        """
        if not is_seed(seed):
            raise ValueError("no file could hold this seed")
        self.match = match
        self.seed_known = seed_known
        self.key = draw_salt(rng)
        self._rng = rng
        self._seed = fact_at(SEED_PLACE, draw_salt(rng), seed)
        values = match.game.filing.facts_of(match.setup)
        self._setup_facts = tuple(
            fact_at(setup_place(number), draw_salt(rng), value)
            for number, value in enumerate(values)
        )
        self._facts: list[Fact | None] = []
        then = Match(match.game, match.setup, match.start_players)
        for entry in match.log:
            self._note(then, entry)
            follow(then, entry)
        match.watch(lambda entry: self._note(match, entry))

    @classmethod
    def resumed(cls, record: Record, match: AnyMatch, rng: Random) -> "Recorder":
        """Go on with the record of a match, which holds everything."""
        recorder = cls(match, rng, seed_known=record.seed_known)
        recorder.key = record.key or recorder.key
        recorder._seed = record.seed
        recorder._setup_facts = record.setup_facts
        recorder._facts = list(record.entry_facts)
        return recorder

    @property
    def seed(self) -> str:
        """Return the seed that the setup was drawn from, empty where it is not known."""
        return str(self._seed.value)

    @property
    def facts(self) -> Sequence[Fact | None]:
        """Return the fact of each entry of the log, None where it has no secret."""
        return self._facts

    def record(self, disclosure: Disclosure = Disclosure.SEALED) -> Record:
        """Return the whole record, sealed or open."""
        match = self.match
        return Record(
            game=match.game,
            setup=match.setup,
            players=match.start_players,
            seed_known=self.seed_known,
            disclosure=disclosure,
            viewer=None,
            key=self.key if disclosure is Disclosure.SEALED else "",
            seed=self._seed,
            setup_facts=self._setup_facts,
            entries=match.log,
            entry_facts=tuple(self._facts),
            outcome=match.outcome,
        )

    def _note(self, then: AnyMatch, entry: Entry) -> None:
        """Draw for an entry; places have their names in the match as it was then."""
        self._facts.append(self._fact(then, entry, len(self._facts)))

    def _fact(self, then: AnyMatch, entry: Entry, number: int) -> Fact | None:
        if not isinstance(entry, Played):
            return None
        _, secret = then.game.filing.conceal(then.text_of(entry.command))
        if secret is None:
            return None
        return fact_at(play_place(number), draw_salt(self._rng), secret)


def record_of(match: AnyMatch, rng: Random, *, seed: str = "", seed_known: bool) -> Record:
    """Return the record of a match, all of it in the open, its salts drawn from `rng`."""
    return Recorder(match, rng, seed=seed, seed_known=seed_known).record(Disclosure.EVERYTHING)
