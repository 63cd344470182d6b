"""Files of earlier formats as those of the present one: a function from each format to the next.

A file is migrated after its hashes and its canonical form were checked and before its content is;
unknown values are left as they are, and refused by the reader. The corpus in `tests/saves/corpus`
has files of each format; those of a released version must open forever.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from changcheng_qt.engine.seats import HUMAN
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.lines import RecordLine
from changcheng_qt.saves.reading import DRAFT

Values: TypeAlias = list[dict[str, Any]]

OLDEST: Final = 2
"""The format of the first release; no file of an earlier one was ever published."""
NODES_OF_2: Final = 400
"""How many commands each bot weighed at most."""


def migrated(values: Values, newest: int) -> Values:
    """Return the lines of a file in the newest format; raises `SaveError` for lines that are not in
    the format of the head.
    """
    while (step := MIGRATIONS.get(format_of(values))) and format_of(values) < newest:
        values = step(values)
    return values


def format_of(values: Values) -> int:
    """Return the format in a file's head, 0 without one."""
    number = values[0].get("format")
    return number if type(number) is int else 0


def _from_2(values: Values) -> Values:
    """Migrate from format 2: boards were always added at the end of a turn; there was one title;
    all bots had the same nodes.
    """
    head, *rest = values
    is_ours = head.get("game") == "changcheng"
    setup = [_setup_from_2(line) if is_ours else line for line in rest[:1]]
    happened = [
        _player_from_2(line, number) if line.get("kind") == "player" else line
        for number, line in enumerate(rest[1:], 3)
    ]
    return [{**head, "format": 3}, *setup, *happened]


def _setup_from_2(values: dict[str, Any]) -> dict[str, Any]:
    line = RecordLine(values, 2)
    players = [
        _player_from_2(line.part(dict, player, "player"), line.number)
        for player in line.field("players", list)
    ]
    setup = line.field("setup", dict)
    options = line.part(dict, setup.get("options"), "options")
    if "extension_time" in options:
        raise SaveError(Problem.UNKNOWN_OPTION, line.number, "extension_time")
    options = {**options, "extension_time": "turn_end"}
    return {**values, "players": players, "setup": {**setup, "options": options}}


def _player_from_2(player: dict[str, Any], number: int) -> dict[str, Any]:
    if "nodes" in player:
        raise SaveError(Problem.MALFORMED, number, "nodes is unknown")
    is_human = player.get("controller") == HUMAN
    return {**player, "nodes": 0 if is_human else NODES_OF_2}


def _from_3(values: Values) -> Values:
    """Migrate from format 3: the second pile of China was made of the first discards of each
    colour, by a second order whose cards had no numbers; there were no drafts, and no file had
    times.
    """
    head, *rest = values
    for number, line in enumerate(values, 1):
        if later := {"at", "begun", "draft"} & line.keys():
            raise SaveError(Problem.MALFORMED, number, f"{min(later)} is unknown")
    is_china = head.get("game") == "china"
    setup = [_setup_of_china_from_3(line) if is_china else line for line in rest[:1]]
    return [{**head, "format": 4, "draft": DRAFT, "begun": 0}, *setup, *rest[1:]]


def _setup_of_china_from_3(values: dict[str, Any]) -> dict[str, Any]:
    line = RecordLine(values, 2)
    setup = line.field("setup", dict)
    if "second_pile" in setup:
        raise SaveError(Problem.UNKNOWN_OPTION, line.number, "second_pile")
    return {**values, "setup": {**setup, "second_pile": "first"}}


MIGRATIONS: Final[dict[int, Callable[[Values], Values]]] = {2: _from_2, 3: _from_3}
