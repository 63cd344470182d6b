"""The charts, and the bars of each."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from changcheng_qt.i18n.phrases.analysis import points_text
from changcheng_qt.i18n.phrases.engine import controller_text
from changcheng_qt.i18n.phrases.wording import fill, percent, plural_of
from changcheng_qt.i18n.telling import FeatChart, TitleWords
from changcheng_qt.statistics.played import PlayedGame
from changcheng_qt.statistics.sums import Appearance, Sums, Who, ordered
from changcheng_qt.ui.statistics.bars import COLOURS, Bar

translate = QCoreApplication.translate

_NANO_IN_MILLI: Final = 1_000_000
MOST_BARS: Final = 8
"""With more games than these, several share a bar."""


class ChartKind(Enum):
    """The kinds of charts."""

    WINS = "wins"
    SCORES = "scores"
    FEATS = "feats"
    ERRORS = "errors"
    CARDS = "cards"


AnyKind: TypeAlias = ChartKind | FeatChart
"""One of the charts of every title, or one that only a title has."""


@dataclass(frozen=True, slots=True)
class Chart:
    """The bars of a chart, the meanings of their colours, and the note if there are no bars."""

    bars: tuple[Bar, ...]
    meanings: tuple[str, ...] = ()
    empty: str = ""


def who_text(who: Who) -> str:
    """Return the name of a player: a person by name, bots by their kind."""
    return who.name if who.is_human else controller_text(who.controller)


def day_text(game: PlayedGame) -> str:
    """Return the day on which a game was played."""
    when = QDateTime.fromMSecsSinceEpoch(game.played // _NANO_IN_MILLI)
    return QLocale().toString(when.date(), QLocale.FormatType.ShortFormat)


def kinds_of(words: TitleWords) -> tuple[AnyKind, ...]:
    """Return the charts of a title."""
    return (*ChartKind, *words.feats().charts)


def kind_text(kind: AnyKind, words: TitleWords) -> str:
    """Return the name of a chart, in the words of a title."""
    if isinstance(kind, FeatChart):
        return kind.chart
    return {
        ChartKind.WINS: translate("Statistics", "Games won"),
        ChartKind.SCORES: translate("Statistics", "Where points came from"),
        ChartKind.FEATS: words.feats().chart,
        ChartKind.ERRORS: translate("Statistics", "Errors"),
        ChartKind.CARDS: translate("Statistics", "Cards played"),
    }[kind]


def chart_of(kind: AnyKind, sums: Sequence[Sums], who: Who | None, words: TitleWords) -> Chart:
    """Return a chart of everybody, or of one player."""
    chosen = [one for one in sums if who in (None, one.who)]
    if not chosen:
        return Chart((), empty=translate("Statistics", "No finished games yet."))
    if isinstance(kind, FeatChart):
        return (_totals if kind.is_of_all else _means)(chosen, kind.labels)
    make: Callable[[Sequence[Sums], TitleWords], Chart] = {
        ChartKind.WINS: _wins,
        ChartKind.SCORES: _scores,
        ChartKind.FEATS: _feats,
        ChartKind.ERRORS: _mean_errors if who is None else _errors_over_time,
        ChartKind.CARDS: _cards,
    }[kind]
    return make(chosen, words)


def _wins(sums: Sequence[Sums], words: TitleWords) -> Chart:
    return Chart(tuple(map(_wins_bar, sums)))


def _wins_bar(one: Sums) -> Bar:
    count = len(one.seats)
    if count == one.games:
        words = translate("Statistics", "{share} of {count} game(s)", "", count)
    else:
        words = translate("Statistics", "{share} of {count} seat(s)", "", count)
    value = fill(words, share=percent(one.share), count=count)
    return Bar(who_text(one.who), ((0, one.share),), value, one.interval, _keys(one.seats))


def _scores(sums: Sequence[Sums], words: TitleWords) -> Chart:
    names = words.source_names()
    sources = [name for name in names if any(name in one.mean_points for one in sums)]
    bars = []
    for one in sums:
        means = ordered(one.mean_points, sources)
        parts = tuple((sources.index(source), points) for source, points in means)
        value = fill(translate("Statistics", "{points} a game"), points=points_text(one.mean_score))
        bars.append(Bar(who_text(one.who), parts, value, None, _keys(one.seats)))
    return Chart(tuple(bars), tuple(names[source] for source in sources))


def _feats(sums: Sequence[Sums], words: TitleWords) -> Chart:
    return _means(sums, words.feats().labels)


def _totals(sums: Sequence[Sums], labels: Mapping[str, str]) -> Chart:
    counts = {feat: sum(one.count(feat) for one in sums) for feat in labels}
    every = sum(counts.values())
    bars = []
    for feat, label in labels.items() if every else ():
        games = _keys([seen for one in sums for seen in one.with_feat(feat)])
        bars.append(_count_bar(label, counts[feat], every, games))
    return Chart(tuple(bars), empty=translate("Statistics", "Nothing was counted in these games."))


def _means(sums: Sequence[Sums], labels: Mapping[str, str]) -> Chart:
    bars = []
    for one in sums:
        for number, (feat, label) in enumerate(labels.items()):
            mean = one.mean_counts.get(feat, 0.0)
            value = fill(translate("Statistics", "{count} a game"), count=points_text(mean))
            named = fill(label, player=who_text(one.who))
            colour = 2 * number % len(COLOURS)
            bars.append(Bar(named, ((colour, mean),), value, None, _keys(one.with_feat(feat))))
    return Chart(tuple(bars))


def _mean_errors(sums: Sequence[Sums], words: TitleWords) -> Chart:
    bars = [
        Bar(who_text(one.who), ((2, mean),), _error_text(mean, one), None, _keys(one.analysed))
        for one in sums
        if (mean := one.mean_error) is not None
    ]
    return Chart(tuple(bars), empty=_none_analysed())


def _errors_over_time(sums: Sequence[Sums], words: TitleWords) -> Chart:
    """Return the games of one player in order of time, several to a bar if there are many."""
    player, games = sums[0], sums[0].analysed
    size = -(-len(games) // MOST_BARS)
    bars = []
    for first in range(0, len(games), size or 1):
        group = games[first : first + size]
        mean = player.mean_error_in(group) or 0.0
        name, last = day_text(group[0].game), day_text(group[-1].game)
        if last != name:
            span = translate("Statistics", "{first} to {last}")
            name = fill(span, first=name, last=last)
        bars.append(Bar(name, ((2, mean),), _error_text(mean, player), None, _keys(group)))
    return Chart(tuple(bars), empty=_none_analysed())


def _cards(sums: Sequence[Sums], words: TitleWords) -> Chart:
    names = words.card_names()
    counts: dict[str, int] = {}
    for one in sums:
        for card, count in one.cards.items():
            counts[card] = counts.get(card, 0) + count
    every = sum(counts.values())
    bars = []
    for card, count in sorted(counts.items(), key=lambda item: -item[1]):
        bars.append(_count_bar(names.get(card, card), count, every, _with_card(sums, card)))
    return Chart(tuple(bars), empty=translate("Statistics", "No cards were played."))


def _count_bar(name: str, count: int, every: int, games: tuple[str, ...]) -> Bar:
    words = translate("Statistics", "{count} time(s), {share}", "", count)
    value = fill(words, count=QLocale().toString(count), share=percent(count / every))
    return Bar(name, ((3, count),), value, None, games)


def _with_card(sums: Sequence[Sums], card: str) -> tuple[str, ...]:
    seen = (one for each in sums for one in each.seats)
    return _keys([one for one in seen if one.seat.figures and _count(one.seat.figures.cards, card)])


def _count(cards: Mapping[str, int], card: str) -> int:
    return cards.get(card, 0)


def _error_text(points: float, of: Sums) -> str:
    """Return the words for the mean error over some games."""
    count = plural_of(points)
    if of.counts_wins:
        lost = translate("Statistics", "{points} clear errors a game", "", count)
    else:
        lost = translate("Statistics", "{points} points lost a game", "", count)
    return fill(lost, points=points_text(points))


def _none_analysed() -> str:
    return translate(
        "Statistics",
        "Errors are counted in games that have been analysed: open one, and choose “Why?”.",
    )


def _keys(games: Sequence[Appearance]) -> tuple[str, ...]:
    """Return the keys of games, the newest first, each once."""
    return tuple(dict.fromkeys(one.game.key for one in reversed(games)))
