"""Finished games as rows of CSV: one for each seat, with a heading, as RFC 4180 has it.

The columns: the file, the title, when it was played (UTC), how many seats; the seat, numbered from
0, its player, the kind of bot (empty for a person), the score, 1 where it won; the cost of its
errors in points; majorities held and missed by one; then points by source and cards played, a
column for each. Unknown values are empty. A text that a spreadsheet would read as a formula has an
apostrophe before it.
"""

import csv
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from io import StringIO
from typing import Any, Final

from changcheng_qt.statistics.names import Names
from changcheng_qt.statistics.played import PlayedGame, PlayedSeat

_HEADS: Final = (
    *("file", "game", "played", "seats", "seat", "player", "bot", "score", "won", "errors"),
    *("won_by_one", "lost_by_one"),
)
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
_NANO: Final = 10**9


def csv_text(games: Sequence[PlayedGame], names: Names) -> str:
    """Return games as CSV, with the names that people count as; rows of hidden ones are left
    out.
    """
    sources, cards = _columns(games)
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow((*_HEADS, *(f"points_{one}" for one in sources), *(f"card_{c}" for c in cards)))
    for game in games:
        for seat, who in enumerate(game.seats):
            name = names.shown(who.name) if who.is_human else who.name
            if name is not None:
                writer.writerow(map(_plain, _row(game, seat, name, sources, cards)))
    return text.getvalue()


def _columns(games: Iterable[PlayedGame]) -> tuple[list[str], list[str]]:
    told = [seat.figures for game in games for seat in game.seats if seat.figures]
    sources = {source for figures in told for source in figures.points}
    cards = {card for figures in told for card in figures.cards}
    return sorted(sources), sorted(cards)


def _row(
    game: PlayedGame, seat: int, name: str, sources: Sequence[str], cards: Sequence[str]
) -> Iterator[Any]:
    who = game.seats[seat]
    when = datetime.fromtimestamp(game.played // _NANO, UTC)
    yield from (game.key, game.title, f"{when:%Y-%m-%dT%H:%M:%SZ}", len(game.seats), seat, name)
    yield from ("" if who.is_human else who.controller, who.score, int(who.has_won))
    yield "" if who.error is None else f"{who.error:.2f}"
    yield from _told(who, sources, cards)


def _told(who: PlayedSeat, sources: Sequence[str], cards: Sequence[str]) -> Iterator[Any]:
    figures = who.figures
    if figures is None:
        yield from [""] * (2 + len(sources) + len(cards))
        return
    yield from (figures.won_by_one, figures.lost_by_one)
    yield from (figures.points.get(source, 0) for source in sources)
    yield from (figures.cards.get(card, 0) for card in cards)


def _plain(value: object) -> object:
    """Return a value that no spreadsheet reads as a formula."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
