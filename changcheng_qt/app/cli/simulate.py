"""Whole games between bots, one line each, without Qt and without waiting.

The lines: ``seed=1 seats=2 turns=26 scores=31,24 winners=0``, several winners with commas too. A
numeric seed counts up from game to game, any other text has the number of the game appended, so
every line can be played again by itself. Saved games are named after the number of their line.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Final, TextIO

from changcheng_qt.app.command_line import WRONG_ARGUMENTS, Asked, complain
from changcheng_qt.app.paths import user_folders
from changcheng_qt.bots import BOTS, usual_nodes
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.savefile import SUFFIX, write_file
from changcheng_qt.titles import rules_of
from changcheng_qt.titles.title import Box, Title

NOT_WRITTEN: Final = 1
WRONG_FILES: Final = 2
"""The exit code where files of the owner's cannot be used."""


def run(arguments: Asked, out: TextIO, complaints: TextIO) -> int:
    """Play the games of the arguments and write their lines; return the exit code."""
    title = arguments.title
    own = user_folders().own_files(title)
    seats = number_of_players(arguments, complaints)
    if seats is None:
        return WRONG_ARGUMENTS
    box = title.open_box(own)
    if box.fault:
        complain(complaints, f"{own}: {box.fault}")
        return WRONG_FILES
    for number, seed in enumerate(seeds(arguments.seed, arguments.games), start=1):
        match = new_match(title, box, arguments, seats, seed)
        play(match, seed)
        out.write(f"{line(match, seed)}\n")
        out.flush()
        if arguments.out:
            file = arguments.out / f"game-{number}{SUFFIX}"
            try:
                save(match, file, seed)
            except OSError as error:
                complain(complaints, f"{file}: {error.strerror}")
                return NOT_WRITTEN
    return 0


def seeds(first: str, games: int) -> Iterator[str]:
    """Yield the seed of each game."""
    for game in range(games):
        if first.isdecimal():
            yield str(int(first) + game)
        else:
            yield f"{first}-{game + 1}" if game else first


def number_of_players(arguments: Asked, complaints: TextIO) -> int | None:
    """Return how many players the arguments name, by default the fewest of the game; None, with a
    complaint, where the game is not for that number.
    """
    counts = arguments.title.rules.seat_counts
    seats: int = counts[0] if arguments.seats is None else arguments.seats
    if seats in counts:
        return seats
    wrong = f"{seats} is not a valid number of players"
    complain(complaints, f"{wrong} ({counts[0]} to {counts[-1]})")
    return None


def new_match(title: Title, box: Box, arguments: Asked, seats: int, seed: str) -> AnyMatch:
    """Return a game drawn from its seed, with the bots of the arguments."""
    draw = box.draw_any if arguments.options == "random" else box.draw_usual
    setup = draw(seats, Random(seed))
    names = arguments.bots
    controllers = [names[seat % len(names)] for seat in range(seats)]
    players = [
        Player(f"{name} {seat + 1}", name, usual_nodes(name, title.rules.simulations))
        for seat, name in enumerate(controllers)
    ]
    return Match(title.game, setup, players, luck=SeededLuck(seed))


def play(match: AnyMatch, seed: str) -> None:
    """Play to the end with the bots in the seats; the same seed gives the same game."""
    rules = rules_of(match.game.name)
    bots = {player.controller: BOTS[player.controller](rules) for player in match.players}
    while (seat := match.to_act) is not None:
        luck = Random(f"{seed}/{seat}/{match.step_count}")
        player = match.players[seat]
        nodes = player.nodes or usual_nodes(player.controller, rules.simulations)
        bot, view, legal = bots[player.controller], match.view(seat), match.legal(seat)
        match.submit(bot.choose(view, legal, nodes, luck))


def save(match: AnyMatch, file: Path, seed: str) -> None:
    """Write a game to a file, the same bytes for the same seed; raises OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    record = record_of(match, Random(f"{seed}/salts"), seed=seed, seed_known=True)
    write_file(RealDisk(), file, record)


def line(match: AnyMatch, seed: str) -> str:
    """Return the line of a finished game."""
    outcome = match.outcome
    if outcome is None:
        raise AssertionError("only a finished game has a line")
    turns = sum(1 for _ in groupby(match.steps, key=lambda step: step.turn_seat))
    return (
        f"seed={seed} seats={len(match.players)} turns={turns}"
        f" scores={_joined(outcome.scores)} winners={_joined(outcome.winners)}"
    )


def _joined(numbers: Sequence[int]) -> str:
    return ",".join(str(number) for number in numbers)
