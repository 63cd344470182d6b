"""A saved match: its setup, its players and its log, with the salts of every hidden thing.

A `Record` is what a file holds and what a match can be rebuilt from. Salts are drawn once, when
something hidden comes into the log, from a source of chance that the caller gives.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from changcheng_qt.engine.game import Game, Outcome
from changcheng_qt.engine.match import AnyMatch, Entry, Played
from changcheng_qt.engine.seats import Player

SALT_BYTES: Final = 16


@dataclass(frozen=True, slots=True)
class Record:
    """What a file holds; `entry_salts` has a salt for each `Played` entry and an empty text for the
    others.
    """

    game: Game[Any, Any, Any, Any, Any, Any]
    setup: Any
    players: tuple[Player, ...]
    seed_known: bool
    setup_salts: tuple[str, ...]
    entries: tuple[Entry, ...]
    entry_salts: tuple[str, ...]
    outcome: Outcome | None = None


def draw_salt(rng: Random) -> str:
    """Return 32 hexadecimal digits."""
    return rng.randbytes(SALT_BYTES).hex()


def record_of(match: AnyMatch, rng: Random, *, seed_known: bool) -> Record:
    """Return the record of a match, its salts drawn from `rng`."""
    hidden = match.game.hidden_at_setup(match.setup)
    setup_salts = tuple(draw_salt(rng) for _ in range(hidden))
    return Record(
        game=match.game,
        setup=match.setup,
        players=match.start_players,
        seed_known=seed_known,
        setup_salts=setup_salts,
        entries=match.log,
        entry_salts=_salts(match.log, rng),
        outcome=match.outcome,
    )


def _salts(entries: Sequence[Entry], rng: Random) -> tuple[str, ...]:
    return tuple(draw_salt(rng) if isinstance(entry, Played) else "" for entry in entries)
