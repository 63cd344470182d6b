"""Finished games as rows of CSV: one for each seat, with a heading, as RFC 4180 has it.

The columns: the file, the title, when it was played (UTC), how many seats; the seat, numbered from
0, its player, the kind of bot (empty for a person), the score, 1 where it won; the cost of its
errors in points, or the number of clear ones in a title that counts games won; then what the titles
count, points by source and cards played, a column for each. Unknown values are empty. A text that a
spreadsheet would read as a formula has an apostrophe before it.
"""

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from io import StringIO
from typing import Any, Final

from changcheng_qt.statistics.names import Names
from changcheng_qt.statistics.played import PlayedGame
from changcheng_qt.titles import rules_of
from changcheng_qt.verdicts.accounts import Figures

_HEADS: Final = (
    *("file", "game", "played", "seats", "seat", "player", "bot", "score", "won", "errors"),
)
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
_NANO: Final = 10**9


def csv_text(games: Sequence[PlayedGame], names: Names) -> str:
    """Return games as CSV, with the names that people count as; rows of hidden ones are left
    out.
    """
    columns = _columns(games)
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow((*_HEADS, *(f"{kind}{name}" for kind, name in columns)))
    for game in games:
        for seat, who in enumerate(game.seats):
            name = names.shown(who.name) if who.is_human else who.name
            if name is not None:
                writer.writerow(map(_plain, _row(game, seat, name, columns)))
    return text.getvalue()


def _kinds(figures: Figures) -> dict[str, Mapping[str, int]]:
    """Return the figures by the beginning of the names of their columns."""
    return {"": figures.counts, "points_": figures.points, "card_": figures.cards}


def _columns(games: Iterable[PlayedGame]) -> list[tuple[str, str]]:
    """Return the kind and name of each column for the figures of some games."""
    counted = [_kinds(seat.figures) for game in games for seat in game.seats if seat.figures]
    return [
        (kind, name)
        for kind in (counted[0] if counted else ())
        for name in sorted({name for kinds in counted for name in kinds[kind]})
    ]


def _row(
    game: PlayedGame, seat: int, name: str, columns: Sequence[tuple[str, str]]
) -> Iterator[Any]:
    who = game.seats[seat]
    when = datetime.fromtimestamp(game.played // _NANO, UTC)
    yield from (game.key, game.title, f"{when:%Y-%m-%dT%H:%M:%SZ}", len(game.seats), seat, name)
    yield from ("" if who.is_human else who.controller, who.score, int(who.has_won))
    counts_wins = rules_of(game.title).counts_wins
    yield "" if who.errors is None else f"{who.errors.figure(counts_wins=counts_wins):.2f}"
    kinds = _kinds(who.figures) if who.figures else None
    yield from (kinds[kind].get(name_of, 0) if kinds else "" for kind, name_of in columns)


def _plain(value: object) -> object:
    """Return a value that no spreadsheet reads as a formula."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
