"""How much better one bot plays than another: one of them alone against copies of the other, each
deal once from every seat, over all cores. No Qt.

Theory of operation. Luck is large in a game of hidden cards, so a deal is played from every seat,
and intervals are taken over deals, whose games are alike. A game follows from the deal, the seat
and the seed alone, so games can be played in any order, and the missing ones later: a file of
results has the contest in its first line, then a line for each finished game. An unfinished game is
played again from its beginning.
"""

import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any, Final, Self, TextIO

from changcheng_qt.app.cli.simulate import number_of_players, save
from changcheng_qt.app.command_line import WRONG_ARGUMENTS, Asked, complain
from changcheng_qt.bots import BOTS, usual_nodes
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.atomic import write_whole
from changcheng_qt.saves.disk import SHARED_FILE, RealDisk
from changcheng_qt.saves.savefile import SUFFIX
from changcheng_qt.titles import rules_of, title_named
from changcheng_qt.titles.title import Title

NOT_WRITTEN: Final = 1
_RANDOM: Final = "random"
"""The kind of bot that weighs nothing."""
SURE: Final = 1.96
"""How many standard errors on either side make a 95 % interval."""
_MOST_ON_WINDOWS: Final = 60
"""Processes that a pool can wait for there."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A kind of bot and its nodes; 0 nodes are those of its level, a random bot uses none."""

    kind: str
    nodes: int

    @classmethod
    def named(cls, text: str) -> Self:
        """Return the entrant of a text such as `club` or `club:300`; raises ValueError."""
        kind, colon, nodes = text.partition(":")
        if kind not in BOTS or (colon and not (nodes.isdecimal() and int(nodes))):
            raise ValueError(text)
        return cls(kind, int(nodes) if colon else 0)

    def of(self, title: Title) -> Self:
        """Return the entrant with the nodes of its level in a title, unless it has its own."""
        if self.kind == _RANDOM:
            return replace(self, nodes=0)
        usual = usual_nodes(self.kind, title.rules.simulations)
        return replace(self, nodes=self.nodes or usual)

    @property
    def name(self) -> str:
        """Its name in results."""
        return f"{self.kind}:{self.nodes}" if self.nodes else self.kind


@dataclass(frozen=True, slots=True)
class Contest:
    """The two entrants: the first one alone, at a table of `seats` seats. `options` is usual or
    any.
    """

    title: str
    alone: str
    against: str
    seats: int
    seed: str
    options: str


@dataclass(frozen=True, slots=True)
class Piece:
    """One game: a deal, and the seat of the bot that is alone; the file to keep it in, if any."""

    contest: Contest
    deal: int
    seat: int
    folder: Path | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game: scores by seat, the winners, and for the bot alone and the others the
    seconds of processor time and the number of their choices.
    """

    deal: int
    seat: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[float, float]
    choices: tuple[int, int]

    @property
    def share(self) -> float:
        """The share of the victory of the bot that is alone, 0 where all have lost."""
        return self.winners.count(self.seat) / max(1, len(self.winners))

    @property
    def margin(self) -> int:
        """By how many points the bot alone is ahead of the best of the others."""
        return self.scores[self.seat] - max(
            score for seat, score in enumerate(self.scores) if seat != self.seat
        )


def run(arguments: Asked, out: TextIO, complaints: TextIO) -> int:
    """Play the tournament of the arguments and write its result; return the exit code."""
    title = arguments.title
    seats = number_of_players(arguments, complaints)
    if seats is None:
        return WRONG_ARGUMENTS
    contest = Contest(
        title.name,
        arguments.alone.of(title).name,
        arguments.against.of(title).name,
        seats,
        arguments.seed,
        arguments.options,
    )
    try:
        found = kept_results(arguments.results, contest) if arguments.results else []
    except (ValueError, OSError) as error:
        fault = error.strerror if isinstance(error, OSError) else error
        complain(complaints, f"{arguments.results}: {fault}")
        return WRONG_ARGUMENTS
    played = {(result.deal, result.seat) for result in found}
    pieces = [
        Piece(contest, deal, seat, arguments.out)
        for deal in range(1, arguments.deals + 1)
        for seat in range(contest.seats)
        if (deal, seat) not in played
    ]
    try:
        for result in play_all(pieces, arguments.jobs or os.cpu_count() or 1):
            found.append(result)
            keep(arguments.results, contest, result)
    except OSError as error:
        complain(complaints, f"{error.filename}: {error.strerror}")
        return NOT_WRITTEN
    within = [result for result in found if result.deal <= arguments.deals]
    out.writelines(f"{line}\n" for line in summary(contest, within))
    return 0


def play_all(pieces: Sequence[Piece], jobs: int) -> Iterator[Result]:
    """Yield the results of games as they end, played side by side where there is more than one."""
    most = _MOST_ON_WINDOWS if sys.platform == "win32" else jobs
    jobs = min(jobs, most, len(pieces))
    if jobs < 2:
        yield from map(play, pieces)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play, pieces)


def play(piece: Piece) -> Result:
    """Play a game to its end; the same piece gives the same game."""
    contest = piece.contest
    title = title_named(contest.title)
    if title is None:
        raise LookupError(contest.title)
    box = title.open_box(None)
    draw = box.draw_any if contest.options == "any" else box.draw_usual
    entrants = [Entrant.named(contest.against)] * contest.seats
    entrants[piece.seat] = Entrant.named(contest.alone)
    players = [
        Player(f"{one.kind} {seat + 1}", one.kind, one.nodes) for seat, one in enumerate(entrants)
    ]
    deal = f"{contest.seed}/{piece.deal}"
    setup = draw(contest.seats, Random(deal))
    match: AnyMatch = Match(title.game, setup, players, luck=SeededLuck(deal))
    seed = f"{contest.seed}/{piece.deal}/{piece.seat}"
    seconds, choices = [0.0, 0.0], [0, 0]
    rules = rules_of(contest.title)
    bots = [BOTS[one.kind](rules) for one in entrants]
    while (seat := match.to_act) is not None:
        view, legal = match.view(seat), match.legal(seat)
        luck = Random(f"{seed}/{seat}/{match.step_count}")
        begun = process_time()
        command = bots[seat].choose(view, legal, entrants[seat].nodes, luck)
        side = int(seat != piece.seat)
        seconds[side] += process_time() - begun
        choices[side] += 1
        match.submit(command)
    if piece.folder:
        save(match, piece.folder / f"deal-{piece.deal}-seat-{piece.seat + 1}{SUFFIX}", seed)
    outcome = match.outcome
    if outcome is None:
        raise AssertionError("nobody acts in a finished game only")
    return Result(
        piece.deal,
        piece.seat,
        outcome.scores,
        outcome.winners,
        (seconds[0], seconds[1]),
        (choices[0], choices[1]),
    )


def kept_results(file: Path, contest: Contest) -> list[Result]:
    """Return the results in a file, none where it does not exist; a last line that was cut short is
    ignored. Raises ValueError where the file is of another contest, and OSError.
    """
    try:
        lines = file.read_text("utf-8").split("\n")[:-1]
    except FileNotFoundError:
        return []
    if not lines or _plain(lines[0]) != asdict(contest):
        raise ValueError("these results are of another tournament")
    return [_result(_plain(line)) for line in lines[1:]]


def keep(file: Path | None, contest: Contest, result: Result) -> None:
    """Append a result to a file, if there is one; the first line of the file is the contest."""
    if file is None:
        return
    kept = b""
    with suppress(FileNotFoundError):
        kept = file.read_bytes()
    whole = kept[: kept.rfind(b"\n") + 1] or _line(asdict(contest))
    write_whole(RealDisk(), file, whole + _line(asdict(result)), SHARED_FILE)


def _line(plain: dict[str, Any]) -> bytes:
    return f"{json.dumps(plain)}\n".encode()


def _plain(line: str) -> Any:  # noqa: ANN401 - JSON
    try:
        return json.loads(line)
    except ValueError:
        return None


def _result(plain: Any) -> Result:  # noqa: ANN401
    try:
        return Result(
            int(plain["deal"]),
            int(plain["seat"]),
            tuple(map(int, plain["scores"])),
            tuple(map(int, plain["winners"])),
            (float(plain["seconds"][0]), float(plain["seconds"][1])),
            (int(plain["choices"][0]), int(plain["choices"][1])),
        )
    except (LookupError, TypeError) as error:
        raise ValueError("not a file of results") from error


def summary(contest: Contest, results: Sequence[Result]) -> Iterator[str]:
    """Yield the lines about the results of a tournament so far."""
    deals = sorted({result.deal for result in results})
    whole = [
        games
        for deal in deals
        if len(games := [one for one in results if one.deal == deal]) == contest.seats
    ]
    yield (
        f"{contest.alone} alone against {contest.seats - 1} {contest.against}: "
        f"seats={contest.seats} deals={len(whole)} games={len(whole) * contest.seats} "
        f"seed={contest.seed} options={contest.options}"
    )
    if not whole:
        return
    shares = [100 * mean(one.share for one in games) for games in whole]
    margins = [mean(float(one.margin) for one in games) for games in whole]
    yield f"share {_spread(shares, '.1f')} % (equal strength: {100 / contest.seats:.1f})"
    yield f"margin {_spread(margins, '+.1f')} points"
    for side, name in enumerate((contest.alone, contest.against)):
        seconds = sum(one.seconds[side] for one in results)
        choices = sum(one.choices[side] for one in results)
        yield f"CPU a choice of {name}: {1000 * seconds / max(1, choices):.1f} ms"


def _spread(values: Iterable[float], form: str) -> str:
    """Return a mean with the half-width of its 95 % interval."""
    values = list(values)
    middle = f"{mean(values):{form}}"
    if len(values) < 2:
        return middle
    return f"{middle} +- {SURE * stdev(values) / len(values) ** 0.5:.1f}"
