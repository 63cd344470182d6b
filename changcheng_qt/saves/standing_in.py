"""Secrets of commands that a file leaves out, before the commands are played (see `engine.filing`).

Which card can stand in for another depends on what is played before and after it on the same line,
undone lines included; so the lines are followed here once, without the rules.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from changcheng_qt.engine.filing import Filing, SecretPlay
from changcheng_qt.engine.seats import Seat
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.facts import Fact
from changcheng_qt.saves.fields import Fields

Latest: TypeAlias = Mapping[Seat, int]
"""By seat, the number of its latest secret play on a line."""


def secrets_of(
    filing: Filing[Any, Any, Any], entries: Sequence[Fields], facts: Sequence[Fact | None]
) -> list[str | None]:
    """Return for each entry its secret, a stand-in where that is left out, None where it has none;
    raises `SaveError` where nothing fits.
    """
    try:
        secrets = iter(filing.stand_ins(_plays(entries, facts)))
    except ValueError as error:
        raise SaveError(Problem.MALFORMED, detail=str(error)) from error
    return [next(secrets) if fact else None for fact in facts]


def _plays(entries: Sequence[Fields], facts: Sequence[Fact | None]) -> list[SecretPlay]:
    plays: list[SecretPlay] = []
    line: list[Latest] = [{}]
    place = 0
    for fields, fact in zip(entries, facts, strict=True):
        match fields.kind:
            case "play":
                line[place + 1 :] = [_after(line[place], fields, fact, plays)]
                place += 1
            case "undo":
                place = max(0, place - 1)
            case "redo":
                place = min(len(line) - 1, place + 1)
            case "take_back":
                place = max(0, min(place, fields.number("length")))
            case _:
                pass
    return plays


def _after(before: Latest, fields: Fields, fact: Fact | None, plays: list[SecretPlay]) -> Latest:
    """Append a play to those with a secret; return the latest of each seat after it."""
    if fact is None:
        return before
    seat = fields.number("seat")
    secret = None if fact.value is None else str(fact.value)
    plays.append(SecretPlay(secret, before.get(seat)))
    return {**before, seat: len(plays) - 1}
