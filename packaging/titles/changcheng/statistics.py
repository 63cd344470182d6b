"""The statistics of people and bots who have played for a year: made up from a seed, at once."""

from random import Random
from typing import Final

from changcheng_qt.engine.seats import HUMAN
from changcheng_qt.statistics.index import Standing
from changcheng_qt.statistics.names import Names
from changcheng_qt.statistics.played import Errors, PlayedGame, PlayedSeat
from changcheng_qt.statistics.sums import DAY
from changcheng_qt.ui.statistics.charts import ChartKind
from changcheng_qt.ui.statistics.dialog import StatisticsDialog
from changcheng_qt.verdicts.accounts import LOST_BY_ONE, WON_BY_ONE, Figures
from screens.deeds import StagedWindow, put_in
from titles.changcheng.start import PLAYED, list_games

_NOW: Final = PLAYED * 1_000_000
_GAMES: Final = 60
_RENAMED: Final = 20
"""Since this game Mei writes her name with a capital."""
_SOURCES: Final = {"double": 3, "province": 24, "region": -6, "diplomacy": 3, "dominance": 2}
_CARDS: Final = ("warrior", "traitor", "flood", "builder", "master_builder", "mandarin")
_PEOPLE: Final = ("Mei", "Luca", "Élodie")
_BOTS: Final = (("Bao", "novice"), ("Lan", "club"), ("Tuo", "strong"))


def open_statistics(window: StagedWindow, kind: ChartKind, whose: int = 0) -> None:
    """Show the page with a chart, of everybody or of the player in a row."""
    dialog = _begin(window)
    dialog.show_found(games(), Names({"mei": "Mei"}), Standing.KEPT)
    dialog.overview.kind.setCurrentIndex(list(ChartKind).index(kind))
    dialog.overview.whose.setCurrentIndex(whose)
    put_in(window)


def open_names(window: StagedWindow) -> None:
    """Show which names count as one."""
    dialog = _begin(window)
    dialog.show_found(games(), Names({"mei": "Mei"}, frozenset({"Luca"})), Standing.REBUILT)
    dialog.names_button.click()
    put_in(window)


def wait_for_statistics(window: StagedWindow) -> None:
    """Show how far looking through the games is."""
    _begin(window).show_progress(312, 1000)
    put_in(window)


def games() -> tuple[PlayedGame, ...]:
    """Return the games, the oldest first."""
    rng = Random("statistics")
    return tuple(_game(rng, number) for number in range(_GAMES))


def _begin(window: StagedWindow) -> StatisticsDialog:
    list_games(window)
    return window.dialogs.statistics(_NOW)


def _game(rng: Random, number: int) -> PlayedGame:
    bots = rng.sample(_BOTS, rng.randint(0, 2))
    count = rng.randint(1, min(3, 4 - len(bots)))
    people = [(name, HUMAN) for name in rng.sample(_PEOPLE, count)]
    if number < _RENAMED:
        people = [("mei" if name == "Mei" else name, who) for name, who in people]
    players = [*people, *bots] if len(people) + len(bots) > 1 else [*people, _BOTS[0]]
    figures = [_figures(rng) for _ in players]
    scores = [sum(one.points.values()) for one in figures]
    is_analysed = rng.random() < 0.6
    seats = tuple(
        PlayedSeat(
            name,
            controller,
            score,
            score == max(scores),
            one,
            Errors(0, max(0.0, rng.gauss(9 - number / 10, 3))) if is_analysed else None,
        )
        for (name, controller), score, one in zip(players, scores, figures, strict=True)
    )
    played = _NOW - (_GAMES - number) * 6 * DAY
    return PlayedGame(str(number), str(number), "changcheng", played, seats)


def _figures(rng: Random) -> Figures:
    points = {source: round(rng.gauss(mean, 2)) for source, mean in _SOURCES.items()}
    cards = {card: rng.randint(0, 1) for card in _CARDS}
    counts = {name: rng.randint(0, 2) for name in (WON_BY_ONE, LOST_BY_ONE)}
    return Figures(points, counts, cards)
