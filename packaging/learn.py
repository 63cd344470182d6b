"""``dev.py learn TITLE``: learns the estimate of a title from nothing, into its resources.

Bots play games against themselves for every number of seats, in pieces of ten games, as many at
once as there are processors. Finished pieces are kept in ``build/learn``: a run that was stopped
goes on with the first that is missing. Then weights are fitted to nine of ten games, and the others
show how good they are. On two processors that takes less than an hour. Pieces that another state of
the compiled modules played are not used: its bots may play other games. *Riders at the Wall* has no
learned estimate, but chances to win, which are fitted to ends of games and printed
(`learning.chances`).
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import checkout
import native
from changcheng_qt.assets import title_folder
from changcheng_qt.bots.advice import ADVISER
from changcheng_qt.bots.learned import CHECKSUM, FILE, FORMAT, checksum
from changcheng_qt.engine.core import Core
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles import TITLES, title_named
from changcheng_qt.titles.riders import RIDERS
from changcheng_qt.titles.title import Title
from learning.chances import Noted, fit, noted
from learning.fitting import Model, arrays, explained, in_integers, told_apart
from learning.samples import PLAYOUTS, Sample, Sibling, samples_of, searching_of

KEPT = checkout.BUILD / "learn"
SEED = "first"
GAMES = 1200
"""The games for each number of seats."""
PIECE = 10
"""How many of them are played in one go."""
HELD_OUT = 0.1
"""The part of the games, the last ones, that the fit leaves out."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Some games of a title, from a number on."""

    title: str
    seats: int
    seed: str
    first: int

    @property
    def path(self) -> Path:
        """Where its samples are kept, one a line."""
        name = f"{self.seats}-{self.first:05}.jsonl"
        return KEPT / self.title / self.seed / native.fingerprint() / name


def play(piece: Piece) -> Piece:
    """Play the games of a piece and keep their samples."""
    numbers = range(piece.first, piece.first + PIECE)
    title = titled(piece.title)
    games = (game(title, piece.seats, piece.seed, number) for number in numbers)
    lines = [json.dumps(asdict(sample)) + "\n" for samples in games for sample in samples]
    part = piece.path.with_suffix(".part")
    part.write_text("".join(lines), encoding="utf-8")
    part.replace(piece.path)
    return piece


def game(title: Title, seats: int, seed: str, number: int) -> Iterable[Sample | Noted]:
    """Play a game; return its samples to learn from."""
    if title is RIDERS:
        return noted(seats, seed, number)
    return samples_of(title, seats, seed, number)


def titled(name: str) -> Title:
    """Return a title; raises LookupError."""
    title = title_named(name)
    if title is None:
        raise LookupError(name)
    return title


def play_missing(pieces: Sequence[Piece], jobs: int) -> None:
    """Play the games that are not kept yet, and print the progress."""
    missing = [piece for piece in pieces if not piece.path.is_file()]
    for folder in {piece.path.parent for piece in missing}:
        folder.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    with get_context("spawn").Pool(jobs) as pool:
        for done, piece in enumerate(pool.imap_unordered(play, missing), 1):
            left = (time.monotonic() - begun) * (len(missing) - done) / done
            name = piece.path.relative_to(KEPT)
            print(f"{name}: {done} of {len(missing)}, {left / 60:.0f} min left", flush=True)


def records(pieces: Sequence[Piece]) -> Iterator[dict[str, Any]]:
    """Yield the records in the files of played pieces, one a line."""
    for piece in pieces:
        yield from map(json.loads, piece.path.read_text("utf-8").splitlines())


def samples(pieces: Sequence[Piece]) -> Iterator[Sample]:
    """Yield the samples of pieces that have been played."""
    for sample in records(pieces):
        yield Sample(sample["seat"], [Sibling(**sibling) for sibling in sample["siblings"]])


def any_position(title: Title, seats: int) -> Core:
    """Return a position with n seats."""
    rng = Random(SEED)
    players = [Player(f"{seat + 1}", "greedy", 0) for seat in range(seats)]
    match: AnyMatch = Match(title.game, title.open_box(None).draw_usual(seats, rng), players)
    seat = match.to_act or 0
    drawn = searching_of(title).draw(match.view(seat), match.legal(seat), 1, ADVISER, rng)
    return drawn.positions[0]


def learned(title: Title, pieces: Sequence[Piece]) -> Mapping[str, Any]:
    """Return the estimate for one number of seats, and print how good it is."""
    seats = pieces[0].seats
    found = list(samples(pieces))
    fitted = round(len(found) * (1 - HELD_OUT))
    model = Model(arrays(found, any_position(title, seats)), seats)
    model.fit(fitted)
    others = np.flatnonzero(model.data.samples >= fitted)
    good = explained(model.estimated(others), model.data.points[others])
    apart = told_apart(model, others)
    print(
        f"{seats} seats: {len(model.data.samples)} positions; in games that were held out "
        f"{good:.3f} of the variance explained, siblings correlated {apart:.3f}",
        flush=True,
    )
    return in_integers(model)


def main(arguments: list[str]) -> int:
    """Learn; return the exit code."""
    parser = argparse.ArgumentParser(prog="dev.py learn", description=__doc__)
    parser.add_argument("title", choices=[title.name for title in TITLES])
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--games", type=int, default=GAMES, help="for each number of seats")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(arguments)
    title = titled(asked.title)
    firsts = range(0, asked.games, PIECE)
    pieces = {
        seats: [Piece(title.name, seats, asked.seed, first) for first in firsts]
        for seats in title.rules.seat_counts
    }
    every = [piece for some in pieces.values() for piece in some]
    play_missing(every, asked.jobs)
    if title is RIDERS:
        fit([Noted(**turn) for turn in records(every)])
        return 0
    data = {
        "format": FORMAT,
        "made": {"seed": asked.seed, "games": asked.games, "playouts": PLAYOUTS},
        "seats": {str(seats): learned(title, some) for seats, some in pieces.items()},
    }
    text = json.dumps({**data, CHECKSUM: checksum(data)}, separators=(",", ":"), sort_keys=True)
    (title_folder(title.name) / FILE).write_text(f"{text}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
