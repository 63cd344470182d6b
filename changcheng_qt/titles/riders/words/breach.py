"""A breach and the end of a game in words, part by part: headings and lines."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.titles.riders.rules.accounts import points_by_source
from changcheng_qt.titles.riders.rules.events import Event, RiderAssaulted, SectionBreached
from changcheng_qt.titles.riders.rules.goods_events import GoodsProduced
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Goods, Numeral, total
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.names import (
    capitalised,
    good_in_sentence,
    goods_text,
    riders_text,
    towers_text,
)
from changcheng_qt.titles.riders.words.places import ground_name, short_hex_name
from changcheng_qt.titles.riders.words.result import points_sum

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a row, of a seat or of nobody; a rider and goods are painted with it."""

    text: str
    seat: Seat | None = None
    rider: Numeral | None = None
    goods: Goods = NO_GOODS


@dataclass(frozen=True, slots=True)
class Row:
    """A row in words, with riders and towers painted before them."""

    title: str
    lines: tuple[Line, ...]
    riders: tuple[Numeral, ...] = ()
    towers: int = 0
    prince: Seat | None = None


def assault_row(event: SectionBreached, events: Sequence[Event], view: View) -> Row:
    """Return the assault that caused a breach, with its riders and towers."""
    words = translate("RidersBreach", "{riders} against {towers}")
    lines = [
        Line(
            fill(
                words,
                riders=riders_text(len(event.riders)),
                towers=towers_text(event.towers),
            )
        )
    ]
    for came in events:
        if isinstance(came, RiderAssaulted):
            words = translate("RidersBreach", "The last rider came from {ground}.")
            lines.append(Line(fill(words, ground=ground_name(view.board, came.ground))))
    title = translate("RidersBreach", "The assault")
    return Row(title, tuple(lines), event.riders, event.towers, event.seat)


def entry_row(event: SectionBreached, view: View) -> Row:
    """Return the hexes that riders entered."""
    words = translate("RidersBreach", "{hex} gives no {good}")
    lines = []
    for land, rider in dict(zip(event.hexes, event.riders, strict=True)).items():
        good = view.board.lands[land].terrain.good
        assert good is not None, "riders enter numbered hexes only"
        name = short_hex_name(view.board, land)
        text = capitalised(fill(words, hex=name, good=good_in_sentence(good)))
        lines.append(Line(text, rider=rider))
    lines.append(Line(translate("RidersBreach", "This lasts until soldiers have chased them.")))
    return Row(translate("RidersBreach", "They enter"), tuple(lines))


def wall_row(event: SectionBreached, view: View, players: Sequence[Player]) -> Row:
    """Return the loss of a section and its prince."""
    lost = event.towers - event.level
    words = translate("RidersBreach", "{before} − {lost} = {towers}")
    lines = [Line(fill(words, before=event.towers, lost=lost, towers=towers_text(event.level)))]
    title = translate("RidersBreach", "The section")
    if event.seat >= 0:
        words = translate("RidersBreach", "The section, and {player}")
        title = fill(words, player=player_name(players, event.seat))
        after = view.points[event.seat]
        words = translate("RidersBreach", "One penalty: {before} − 1 = %n point(s)", "", after)
        lines.append(Line(fill(words, before=after + 1), event.seat))
    words = translate("RidersBreach", "Breach {count} of {most}: at the last one, everyone loses.")
    lines.append(Line(fill(words, count=event.breaches, most=view.breaches_end)))
    return Row(title, tuple(lines), towers=event.level, prince=event.seat)


def goods_row(event: GoodsProduced, view: View, players: Sequence[Player]) -> Row:
    """Return the goods of a roll."""
    lines = tuple(
        Line(goods_text(goods), seat, goods=goods)
        for seat, goods in enumerate(event.goods)
        if total(goods)
    )
    nothing = (Line(translate("RidersBreach", "Nobody gets any.")),)
    return Row(translate("RidersBreach", "Goods for the roll"), lines or nothing)


def end_row(view: View) -> Row:
    """Return the points at the end of a game, of each seat by source."""
    order = sorted(range(view.seats), key=lambda seat: view.points[seat], reverse=True)
    lines = tuple(Line(points_sum(points_by_source(view, seat)), seat) for seat in order)
    return Row(translate("RidersBreach", "Points"), lines)
