"""The summary of a game for lists, kept next to it, so that the game need not be played through
again.

A summary holds only public information. It belongs to the exact bytes of the game's file, whose
SHA-256 it contains: a summary of other bytes is ignored. It is a file of one line, read as strictly
as all files here; an invalid one is ignored and made again from the game. So nothing is lost with a
summary, and nothing waits for it to be on the disk.
"""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.engine.texts import as_name
from changcheng_qt.saves.atomic import write_for_now
from changcheng_qt.saves.disk import Disk
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.lines import chain, read_lines
from changcheng_qt.titles import title_named

SUMMARY: Final = "summary"
LARGEST: Final = 64 * 1024

_FIELDS: Final = {"kind", "of", "game", "over", "names", "glance"}


@dataclass(frozen=True, slots=True)
class Summary:
    """The public information about a game; `view` is the public's, reduced to a glance."""

    game: str
    is_over: bool
    names: tuple[str, ...]
    view: Any


def summary_of(match: AnyMatch) -> Summary:
    """Return the summary of a match as it is now, in the form in which it will be read."""
    game, names = match.game, tuple(player.name for player in match.players)
    glance = game.filing.glance_to_plain(match.view(PUBLIC))
    view = game.filing.view_from_glance(glance, len(names))
    return Summary(game.name, match.outcome is not None, names, view)


def summary_to_bytes(summary: Summary, content: bytes) -> bytes:
    """Return the file of a summary for a game's file of this content; raises ValueError if it holds
    more than public information.
    """
    title = title_named(summary.game)
    values = {
        "kind": SUMMARY,
        "of": sha256(content).hexdigest(),
        "game": summary.game,
        "over": summary.is_over,
        "names": list(summary.names),
        "glance": title.game.filing.glance_to_plain(summary.view) if title else None,
    }
    return b"".join(chain([values]))


def summary_from_bytes(kept: bytes, content: bytes) -> Summary | None:
    """Return the summary in its file, None unless it is valid and of a game's file with this
    content.
    """
    try:
        (values,) = read_lines(kept)
        return _summary(values, sha256(content).hexdigest())
    except (SaveError, ValueError):
        return None


def write_summary(disk: Disk, folder: Path, summary: Summary, content: bytes) -> None:
    """Keep a summary next to a game; raises OSError."""
    write_for_now(disk, folder / SUMMARY, summary_to_bytes(summary, content))


def read_summary(disk: Disk, folder: Path, content: bytes) -> Summary | None:
    """Return the summary next to a game whose file has this content, None if there is no valid
    one.
    """
    try:
        kept = disk.read(folder / SUMMARY, LARGEST)
    except OSError:
        return None
    return summary_from_bytes(kept, content)


def _summary(values: dict[str, Any], of: str) -> Summary:
    """Return the summary from plain values; raises ValueError."""
    if values.keys() != _FIELDS or values["kind"] != SUMMARY or values["of"] != of:
        raise ValueError("it is no summary of this game")
    title = title_named(values["game"]) if isinstance(values["game"], str) else None
    if title is None or type(values["over"]) is not bool:
        raise ValueError("its game is not known")
    names = _names(values["names"])
    view = title.game.filing.view_from_glance(values["glance"], len(names))
    return Summary(title.name, values["over"], names, view)


def _names(values: object) -> tuple[str, ...]:
    if not isinstance(values, list) or any(not isinstance(name, str) for name in values):
        raise ValueError("the names are no texts")
    if any(not name or as_name(name) != name for name in values):
        raise ValueError("a name is none")
    return tuple(values)
