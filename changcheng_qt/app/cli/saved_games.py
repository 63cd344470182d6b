"""Saved games on the command line: found, one printed step by step, or two compared.

Text has a line for each step: its number, the turn, the deciding seat, the command, and the scores
after it; below it everything that was scored, in the sentences of the report, for which it imports
QtCore. JSON has an object on each line, without Qt: first the game, then every step with its
events, then the result. A game that is not over is printed as the public knows it: no card face
down, no value that only one seat has seen.

The comparison of two files finds whether they are of one game, though either may hide things. So a
file made for one seat during a game can be checked against the whole game afterwards: a card or a
counter that was changed in between does not fit its commitment.
"""

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from changcheng_qt import assets
from changcheng_qt.app.command_line import PROGRAM, Asked, complain
from changcheng_qt.engine.codec import to_plain
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.redaction import first_difference
from changcheng_qt.saves.savefile import SUFFIX, read_file
from changcheng_qt.titles import rules_of, words_of

DIFFERENT = 1
WRONG_FILE = 2
_MINUS = "\N{MINUS SIGN}"
"""Command line numbers have an ASCII minus, which every terminal can print."""


def games(files: Sequence[Path]) -> Iterator[Path]:
    """Yield the given files, and the saved games in given folders; a folder that cannot be listed
    is yielded itself, as a file that cannot be read.
    """
    for file in files:
        if os.path.isdir(file):
            yield from sorted(_games_below(file))
        else:
            yield file


def _games_below(folder: Path) -> Iterator[Path]:
    refused: list[Path] = []
    walk = os.walk(folder, onerror=lambda error: refused.append(Path(error.filename)))
    for inside, _, names in walk:
        yield from (Path(inside, name) for name in names if _is_game(name))
    yield from refused


def _is_game(name: str) -> bool:
    """Return whether a file is a saved game by its name, whose case does not count on Windows."""
    return name.lower().endswith(SUFFIX)


def game_in(file: Path, complaints: TextIO) -> tuple[Record, AnyMatch] | None:
    """Return the saved game in a file; None, with a complaint, if it cannot be used."""
    try:
        return read_file(RealDisk(), file)
    except SaveError as error:
        complain(complaints, f"{file}: {error}")
        return None


def replay(arguments: Asked, out: TextIO, complaints: TextIO) -> int:
    """Print the saved game in the arguments; return the exit code."""
    game = game_in(arguments.file, complaints)
    if game is None:
        return WRONG_FILE
    _, match = game
    if arguments.json:
        out.writelines(f"{line}\n" for line in json_lines(match))
        return 0
    with speaking("en"):
        out.writelines(f"{line}\n" for line in text_lines(match))
    return 0


def compare(arguments: Asked, out: TextIO, complaints: TextIO) -> int:
    """Compare the files in the arguments; return the exit code."""
    records = []
    for file in (arguments.earlier, arguments.later):
        game = game_in(file, complaints)
        if game is None:
            return WRONG_FILE
        records.append(game[0])
    line = first_difference(*records)
    if line is None:
        out.write("same game\n")
        return 0
    out.write(f"different games: the files differ from line {line} on\n")
    return DIFFERENT


def text_lines(match: AnyMatch) -> Iterator[str]:
    """Yield the game as lines of text."""
    names = ", ".join(f"{seat} {player.name}" for seat, player in enumerate(match.players))
    yield f"{match.game.name}: {names}"
    for step, counted in zip(told_steps(match), _counted(match), strict=True):
        scores = " ".join(str(score) for score in step["scores"])
        who = f"{step['step']:4} turn {step['turn']:2} seat {step['seat']}"
        yield f"{who} {step['command']:28} {scores}"
        yield from counted
    if match.outcome:
        scores = ", ".join(str(score) for score in match.outcome.scores)
        winners = ", ".join(match.players[seat].name for seat in match.outcome.winners)
        yield f"scores {scores}; won by {winners or 'nobody'}"
    else:
        yield f"not over; seat {match.to_act} decides next"


def json_lines(match: AnyMatch) -> Iterator[str]:
    """Yield the game as lines of JSON."""
    players = [to_plain(player) for player in match.players]
    yield _json({"kind": "game", "game": match.game.name, "players": players})
    for step in told_steps(match):
        yield _json({"kind": "step", **step})
    if match.outcome:
        yield _json({"kind": "end", **to_plain(match.outcome)})


def told_steps(match: AnyMatch) -> Iterator[dict[str, Any]]:
    """Yield the public facts of each step, as plain values; scores and the deciding seat are those
    after it.
    """
    rules = rules_of(match.game.name)
    viewer = EVERYONE if match.outcome else PUBLIC
    turn, turn_seat = 0, None
    for number, (step, events) in enumerate(
        zip(match.steps, match.events(viewer), strict=True), start=1
    ):
        if step.turn_seat != turn_seat:
            turn, turn_seat = turn + 1, step.turn_seat
        text = match.game.command_to_text(step.before, step.command)
        yield {
            "step": number,
            "turn": turn,
            "turn_seat": step.turn_seat,
            "seat": step.seat,
            "command": text if match.outcome else match.game.filing.conceal(text)[0],
            "events": [{"event": type(event).__name__, **to_plain(event)} for event in events],
            "scores": list(rules.scores(step.after)),
            "to_act": match.game.to_act(step.after),
        }


def _counted(match: AnyMatch) -> Iterator[list[str]]:
    """Yield the lines below each step."""
    words = words_of(match.game.name)
    viewer = EVERYONE if match.outcome else PUBLIC
    view = match.view(viewer)
    for events in match.events(viewer):
        texts = (words.counted(event, view, match.players) for event in events)
        yield [f"{'':5}{text.replace(_MINUS, '-')}" for text in texts if text]


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Switch sentences to a language with its plurals, whatever the desktop's language."""
    from PySide6.QtCore import QCoreApplication, qInstallMessageHandler

    from changcheng_qt.i18n.languages import ENGLISH, Languages

    application = QCoreApplication.instance()
    if application is None:
        usual = qInstallMessageHandler(lambda *_: None)  # Nobody asked which locale there is.
        application = QCoreApplication([PROGRAM])
        qInstallMessageHandler(usual)
    languages = Languages(application, assets.translation_file)
    languages.install(code)
    try:
        yield
    finally:
        languages.install(ENGLISH.code)


def _json(values: dict[str, Any]) -> str:
    """Return values as JSON in ASCII, which is the same in every encoding."""
    return json.dumps(values)
