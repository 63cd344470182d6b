"""Analyses kept next to their games in the data folder: whole ones, to be shown again at once, and
those that were left, to be continued.

They are never part of a file that is shared, and can be made again at any time: one that cannot be
read, or is of another version, game, budget or form of the program, is ignored.
"""

from contextlib import suppress
from pathlib import Path
from typing import Final

from changcheng_qt.saves.atomic import write_for_now
from changcheng_qt.saves.disk import Disk
from changcheng_qt.verdicts.cost import (
    VERSION,
    Analysis,
    Begun,
    begun_from_bytes,
    from_bytes,
    to_bytes,
)

LARGEST: Final = 32 * 1024 * 1024
"""The maximal size of such a file in bytes: some ten times as much as a long game of six seats
needs, which has 2,000 steps.
"""


def keep_analysis(disk: Disk, folder: Path, analysis: Analysis) -> None:
    """Keep an analysis in the folder of its game, in place of one that was left; raises OSError."""
    write_for_now(disk, _file(folder, analysis.nodes), to_bytes(analysis))
    with suppress(FileNotFoundError):
        disk.remove(_begun_file(folder, analysis.nodes))


def keep_begun(disk: Disk, folder: Path, begun: Begun) -> None:
    """Keep the results so far of an analysis; raises OSError."""
    write_for_now(disk, _begun_file(folder, begun.so_far.nodes), to_bytes(begun))


def kept_analysis(
    disk: Disk, folder: Path, game: str, nodes: int, *, compiled: bool
) -> Analysis | None:
    """Return the kept analysis of a game, by its digest and nodes; None if there is no good one."""
    try:
        found = from_bytes(disk.read(_file(folder, nodes), LARGEST))
    except (OSError, ValueError):
        return None
    return found if _is_of(found, game, nodes, compiled=compiled) else None


def kept_begun(disk: Disk, folder: Path, game: str, nodes: int, *, compiled: bool) -> Begun | None:
    """Return the unfinished analysis of a game; None if there is no good one."""
    try:
        found = begun_from_bytes(disk.read(_begun_file(folder, nodes), LARGEST))
    except (OSError, ValueError):
        return None
    return found if _is_of(found.so_far, game, nodes, compiled=compiled) else None


def analysis_written(disk: Disk, folder: Path, nodes: int) -> int:
    """Return when the analysis of a game with these nodes was written, in nanoseconds since 1970; 0
    if there is none.
    """
    try:
        return disk.changed(_file(folder, nodes))
    except OSError:
        return 0


def _is_of(found: Analysis, game: str, nodes: int, *, compiled: bool) -> bool:
    asked = (VERSION, game, nodes, compiled)
    return (found.version, found.game, found.nodes, found.compiled) == asked


def _file(folder: Path, nodes: int) -> Path:
    return folder / f"analysis-{nodes}"


def _begun_file(folder: Path, nodes: int) -> Path:
    return folder / f"analysis-{nodes}-begun"
