"""Files of earlier formats as those of the present one: a function from each format to the next.

A file is migrated after its hashes and its canonical form were checked and before anything in it is
believed; what a migration does not know of is left as it is, and refused by the reader. The corpus
in `tests/saves/corpus` has a file of each format; it must open for ever.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from changcheng_qt.saves.digest import sha256
from changcheng_qt.saves.fields import Fields

Values: TypeAlias = list[dict[str, Any]]

_SALT_DIGITS: Final = 32


def migrated(values: Values, newest: int) -> Values:
    """Return the lines of a file in the newest format; raises `SaveError` for lines that are not in
    the format that the file tells.
    """
    while (step := MIGRATIONS.get(_format(values))) and _format(values) < newest:
        values = step(values)
    return values


def _format(values: Values) -> int:
    number = values[0].get("format")
    return number if type(number) is int else 0


def _from_1(values: Values) -> Values:
    """Hidden things become facts; each had a salt, and so had all other commands.

    Format 1 knew of one title. It had one salt for the whole order of boards, and no seed.
    """
    head, *rest = values
    setup = [_setup_from_1(Fields(line, 2)) for line in rest[:1]]
    return [
        {**head, "format": 2, "discloses": "everything"},
        *setup,
        *(_entry_from_1(line, number) for number, line in enumerate(rest[1:], 3)),
    ]


def _setup_from_1(fields: Fields) -> dict[str, Any]:
    fields.expect("setup", "open", "players", "salts", "setup")
    part = fields.part("setup")
    hidden = [
        (value, name)
        for name in ("threats", "reputations", "extension_order")
        for value in part.items(name)
    ]
    salts = fields.items("salts")
    facts = [
        {"salt": salt if name != "extension_order" else _salt(salt, number), "value": value}
        for number, (value, name) in enumerate(hidden)
        for salt in [salts[min(number, len(salts) - 1)] if salts else ""]
    ]
    return {
        "kind": "setup",
        "open": fields.plain("open"),
        "players": fields.plain("players"),
        "seed": {"salt": _salt(salts[0] if salts else "", len(facts)), "value": ""},
        "setup": part.without("threats", "reputations", "extension_order"),
        "facts": facts,
    }


def _entry_from_1(line: dict[str, Any], number: int) -> dict[str, Any]:
    if line.get("kind") != "play":
        return line
    fields = Fields(line, number)
    fields.expect("play", "seat", "command", "salt")
    left, salt = fields.without("salt"), fields.salt("salt")
    match fields.text("command").split(" "):
        case ["card", card, province]:
            fact = {"salt": salt, "value": card}
            return {**left, "command": f"card ? {province}", "fact": fact}
        case _:
            return left


def _salt(salt: object, number: int) -> str:
    return sha256(f"{salt} {number}".encode()).hexdigest()[:_SALT_DIGITS]


MIGRATIONS: Final[dict[int, Callable[[Values], Values]]] = {1: _from_1}
