"""``python -m tests.saves.renew_corpus``: write the files of the newest format in the corpus anew.

Only while that format is open, which is until a version that writes it is released: after that its
files are never touched again, and a change of the format is a format of its own.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

from changcheng_qt import assets
from changcheng_qt.engine.codec import to_plain
from changcheng_qt.engine.help import BEGINNERS, USUAL, Help
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.lines import read_lines
from changcheng_qt.saves.migrations import format_of
from changcheng_qt.saves.reading import FORMAT
from changcheng_qt.saves.record import Record, recording
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import read_match, record_to_bytes
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.commands import ExtendMap
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import Colour
from changcheng_qt.titles.changcheng.rules.setup import (
    ExtensionTime,
    Options,
    SetupChoices,
    draw_setup,
)
from tests.saves import corpus_china

CORPUS: Final = Path(__file__).parent / "corpus"
EXPECTED: Final = CORPUS / "expected.json"


def match_of(seed: int, seats: int, options: Options, help: Help = USUAL) -> AnyMatch:
    """Return a match that has not begun."""
    rng = Random(seed)
    choices = SetupChoices(tuple(Colour)[:seats], options=options, events=2)
    setup = draw_setup(choices, load_boards(assets.title_folder("changcheng") / "boards"), rng)
    names = ("P0", "梅", "P2", "P3")
    return Match(CHANG_CHENG, setup, [Player(name) for name in names[:seats]], help)


def play_on(match: AnyMatch, rng: Random) -> Iterator[None]:
    """Give legal commands by chance, one at a time, to the end of the game."""
    while (seat := match.to_act) is not None:
        match.submit(rng.choice(match.legal(seat)))
        yield


def finished(seed: int, seats: int, options: Options) -> AnyMatch:
    """Return a match played to its end."""
    match = match_of(seed, seats, options)
    for _ in play_on(match, Random(seed)):
        pass
    return match


def running(seed: int, options: Options) -> AnyMatch:
    """Return a match of three with every kind of record, which runs on after a board was added."""
    match = match_of(seed, 3, options, BEGINNERS)
    rng = Random(seed)
    match.seat_player(2, Player("P2", "club", 100))
    for number, _ in enumerate(play_on(match, rng)):
        if match.undo_barrier is None and number % 7 == 3:
            match.undo()
            match.redo()
        if number % 8 == 4 and match.hint_barrier(match.turn_seat) is None:
            match.note_hint(match.turn_seat)
        if number == 15:
            match.change_help(USUAL, (0, 1))
            match.change_help(BEGINNERS, (0, 1))
        if number == 20:
            match.abandon()
            match.take_back(len(match.steps) - 3, (0, 1))
            match.seat_player(2, Player("P2"))
        if isinstance(match.steps[-1].command, ExtendMap):
            break
    return match


def records() -> Iterator[tuple[str, Record]]:
    """Yield the files of the newest format by name."""
    yield from _of_changcheng()
    yield from corpus_china.records()


def _of_changcheng() -> Iterator[tuple[str, Record]]:
    at_once = Options(extension_time=ExtensionTime.AT_ONCE)
    clock = corpus_china.ticking(7)
    four = recording(
        finished(1, 4, Options()), Random(4), seed="four", seed_known=True, clock=clock
    )
    yield "finished-four", four.record(Disclosure.EVERYTHING)
    two = recording(finished(2, 2, at_once), Random(5))
    yield "finished-at-once", two.record(Disclosure.EVERYTHING)
    three = recording(running(3, at_once), Random(6), seed="three")
    yield "running-sealed", three.record()
    yield "running-seat", redacted(three.record(), 1)
    yield "running-public", redacted(three.record(), PUBLIC)


def told_of(record: Record, match: AnyMatch) -> dict[str, Any]:
    """What the tests expect of a file."""
    return {
        "help": to_plain(match.help),
        "names": [player.name for player in match.players],
        "entries": len(match.log),
        "steps": len(match.steps),
        "scores": list(match.outcome.scores) if match.outcome else None,
        "open": record.seed_known,
        "begun": record.begun,
        "played": record.played,
        **HIDDEN[match.game.name](match),
    }


def _threats(match: AnyMatch) -> dict[str, Any]:
    return {"threats": list(match.setup.threats)}


HIDDEN: Final[Mapping[str, Callable[[AnyMatch], dict[str, Any]]]] = {
    "changcheng": _threats,
    "china": corpus_china.cards_of,
}
"""What the tests expect of the hidden things of each title."""


def main() -> None:
    """Write the files, and what is expected of them; what is expected of older ones stays."""
    expected = json.loads(EXPECTED.read_text("utf-8"))
    for file in CORPUS.glob("*.changcheng"):
        if format_of(read_lines(file.read_bytes())) == FORMAT:
            file.unlink()
            expected.pop(file.stem, None)
    for name, record in records():
        content = record_to_bytes(record)
        (CORPUS / f"{FORMAT}-{name}.changcheng").write_bytes(content)
        expected[f"{FORMAT}-{name}"] = told_of(*read_match(content))
    text = json.dumps(dict(sorted(expected.items())), indent=2, ensure_ascii=False)
    EXPECTED.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
