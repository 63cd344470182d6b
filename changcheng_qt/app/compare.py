"""Two saved games on the command line: are they one game, though either may hide things?

What one seat was given during a game can so be checked against the whole game afterwards: a card or
a counter that was changed in between does not fit its commitment.
"""

from pathlib import Path
from typing import TextIO

from changcheng_qt.app.command_line import Asked, complain
from changcheng_qt.app.replay import WRONG_FILE
from changcheng_qt.saves.comparison import first_difference
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.savefile import read_file

DIFFERENT = 1


def run(arguments: Asked, out: TextIO, complaints: TextIO) -> int:
    """Compare the files that the arguments name; return the exit code."""
    records: list[Record] = []
    for file in (arguments.earlier, arguments.later):
        try:
            records.append(_record(file))
        except SaveError as error:
            complain(complaints, f"{file}: {error}")
            return WRONG_FILE
    line = first_difference(*records)
    if line is None:
        out.write("same game\n")
        return 0
    out.write(f"different games: the files differ from line {line} on\n")
    return DIFFERENT


def _record(file: Path) -> Record:
    record, _ = read_file(RealDisk(), file)
    return record
