"""A record as the bytes of a file, and back; a file on disk written and read whole."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from changcheng_qt import __version__
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.games import game_named
from changcheng_qt.saves.entries import Log, entry_to_plain
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.fields import Fields
from changcheng_qt.saves.lines import LARGEST_FILE, chain, read_lines
from changcheng_qt.saves.record import Record

FORMAT: Final = 1
SUFFIX: Final = ".changcheng"


def record_to_bytes(record: Record) -> bytes:
    """Return the content of a file."""
    return b"".join(chain(_values(record)))


def bytes_to_record(content: bytes) -> Record:
    """Return the record in a file's content, every command replayed through the rules; raises
    `SaveError`.
    """
    return read_match(content)[0]


def read_match(content: bytes) -> tuple[Record, AnyMatch]:
    """Return the record in a file's content and the match it leads to; raises `SaveError`."""
    head, *rest = read_lines(content)
    name = _read_head(Fields(head, 1))
    game = game_named(name)
    if game is None:
        raise SaveError(Problem.UNKNOWN_GAME, 1, name)
    if not rest:
        raise SaveError(Problem.CUT_OFF, 2)
    fields = Fields(rest[0], 2)
    fields.expect("setup", "open", "players", "salts", "setup")
    try:
        setup = game.setup_from_plain(rest[0]["setup"])
    except ValueError as error:
        raise SaveError(Problem.MALFORMED, 2, str(error)) from error
    players = tuple(_read_player(player) for player in fields.objects("players"))
    if len(players) != game.seats(setup):
        raise SaveError(Problem.MALFORMED, 2, "there is not one player for each seat")
    log = Log(Match(game, setup, players))
    for number, value in enumerate(rest[1:], 3):
        log.read(Fields(value, number))
    record = Record(
        game=game,
        setup=setup,
        players=players,
        seed_known=fields.truth("open"),
        setup_salts=fields.salts("salts", game.hidden_at_setup(setup)),
        entries=log.match.log,
        entry_salts=tuple(log.salts),
        outcome=log.match.outcome,
    )
    return record, log.match


def write_file(path: Path, record: Record) -> None:
    """Write a record to a file."""
    path.write_bytes(record_to_bytes(record))


def read_file(path: Path) -> tuple[Record, AnyMatch]:
    """Return the record in a file and its match; raises `SaveError`, also when the file cannot be
    read.
    """
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise SaveError(Problem.UNREADABLE, detail=error.strerror or "") from error
    return read_match(content)


def _values(record: Record) -> Iterator[dict[str, Any]]:
    yield {"kind": "head", "format": FORMAT, "game": record.game.name, "program": __version__}
    yield {
        "kind": "setup",
        "open": record.seed_known,
        "players": [{"name": p.name, "controller": p.controller} for p in record.players],
        "salts": list(record.setup_salts),
        "setup": record.game.setup_to_plain(record.setup),
    }
    match = Match(record.game, record.setup, record.players)
    log = Log(match)
    for entry, salt in zip(record.entries, record.entry_salts, strict=True):
        yield entry_to_plain(match, entry, salt)
        log.follow(entry)
    if record.outcome:
        yield {
            "kind": "end",
            "scores": list(record.outcome.scores),
            "winners": list(record.outcome.winners),
        }


def _read_head(fields: Fields) -> str:
    """Return the name of the game; refuse every format but this one before looking further."""
    if fields.kind != "head":
        raise SaveError(Problem.NOT_A_GAME, 1)
    format_number = fields.number("format")
    if format_number > FORMAT:
        raise SaveError(Problem.NEWER_FORMAT, 1, fields.text("program"))
    if format_number != FORMAT:
        raise SaveError(Problem.NOT_A_GAME, 1)
    fields.expect("head", "format", "game", "program")
    fields.text("program")
    return fields.text("game")


def _read_player(fields: Fields) -> Player:
    fields.expect(None, "name", "controller")
    return Player(fields.name("name"), fields.text("controller"))
