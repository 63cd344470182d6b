"""A breach, a levy and the end of a game in words, part by part: headings and lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import capitalised, fill, labelled, listed, player_name
from changcheng_qt.titles.riders.rules.accounts import points_by_source
from changcheng_qt.titles.riders.rules.events import Event, RiderAssaulted, SectionBreached
from changcheng_qt.titles.riders.rules.forecast import takers
from changcheng_qt.titles.riders.rules.goods_events import GoodsLevied, GoodsProduced
from changcheng_qt.titles.riders.rules.pieces import (
    LEVELS,
    NO_GOODS,
    Edict,
    Goods,
    Numeral,
    goods,
    total,
)
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.names import (
    edict_name,
    good_in_sentence,
    goods_text,
    riders_text,
    towers_text,
)
from changcheng_qt.titles.riders.words.places import ground_name, pass_name, short_hex_name
from changcheng_qt.titles.riders.words.result import points_sum, victory_text

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a row, of a seat or of nobody; a rider is painted before it, or goods with the
    hexes that gave them.
    """

    text: str
    seat: Seat | None = None
    rider: Numeral | None = None
    goods: Goods = NO_GOODS

    @property
    def sentence(self) -> str:
        """The line in words, its goods too."""
        return labelled(goods_text(self.goods), self.text) if total(self.goods) else self.text


@dataclass(frozen=True, slots=True)
class Signs:
    """Riders and the towers of a prince in a line, and their sum; the sentence says the same."""

    sum: str
    sentence: str
    prince: Seat
    towers: int
    sockets: int = 0
    """How many empty sockets follow the towers."""
    riders: tuple[Numeral, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """A row in words, with signs before them."""

    title: str
    lines: tuple[Line, ...]
    signs: Signs | None = None

    @property
    def sentences(self) -> list[str]:
        """The whole row in words."""
        signs = [] if self.signs is None else [self.signs.sentence]
        return [self.title, *signs, *(line.sentence for line in self.lines)]


class Part(Enum):
    """The parts of a breach, each with a row."""

    ASSAULT = "assault"
    ENTRY = "entry"
    WALL = "wall"
    GOODS = "goods"
    LEVY = "levy"
    END = "end"


def row_of(part: Part, events: Sequence[Event], view: View, players: Sequence[Player]) -> Row:
    """Return one part from its events, the last of which is its own, and the view after them."""
    match part, events[-1]:
        case Part.ASSAULT, SectionBreached() as event:
            return assault_row(event, events, view)
        case Part.ENTRY, SectionBreached() as event:
            return entry_row(event, view)
        case Part.WALL, SectionBreached() as event:
            return wall_row(event, view, players)
        case Part.GOODS, GoodsProduced() as event:
            return goods_row(event, view)
        case Part.LEVY, GoodsLevied() as event:
            return levy_row(event, players)
        case _:
            return end_row(view)


def assault_row(event: SectionBreached, events: Sequence[Event], view: View) -> Row:
    """Return the assault that caused a breach, with its riders and towers."""
    words = translate("RidersBreach", "{riders} against {towers}")
    count = len(event.riders)
    against = fill(words, riders=riders_text(count), towers=towers_text(event.towers))
    signs = Signs(
        f"{count} > {event.towers}", against, event.seat, event.towers, riders=event.riders
    )
    words = translate("RidersBreach", "The last rider came from {ground}.")
    lines = (
        Line(fill(words, ground=ground_name(view.board, came.ground)))
        for came in events
        if isinstance(came, RiderAssaulted)
    )
    return Row(translate("RidersBreach", "The assault"), tuple(lines), signs)


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
    lost, left = event.towers - event.level, event.level
    words = translate("RidersBreach", "{before} − {lost} = {towers}")
    loss = fill(words, before=event.towers, lost=lost, towers=towers_text(left))
    loss = loss if lost else towers_text(left)
    lines = []
    title = translate("RidersBreach", "The section")
    if event.seat >= 0:
        words = translate("RidersBreach", "The section, and {player}")
        title = fill(words, player=player_name(players, event.seat))
        after = view.points[event.seat]
        words = translate("RidersBreach", "One penalty: {before} − 1 = %n point(s)", "", after)
        lines.append(Line(fill(words, before=after + 1), event.seat))
    words = translate("RidersBreach", "Breach {count} of {most}: at the last one, everyone loses.")
    lines.append(Line(fill(words, count=event.breaches, most=view.breaches_end)))
    return Row(title, tuple(lines), Signs(loss, loss, event.seat, left, LEVELS - left))


def goods_row(event: GoodsProduced, view: View) -> Row:
    """Return the goods of a roll, with the hexes that gave them."""
    number = sum(view.turn.dice or ())
    lines = tuple(
        Line(_givers(view, number, seat, goods), seat, goods=goods)
        for seat, goods in enumerate(event.goods)
        if total(goods)
    )
    nothing = (Line(translate("RidersBreach", "Nobody gets any.")),)
    title = fill(translate("RidersBreach", "Goods for the {number}"), number=number)
    return Row(title, lines or nothing)


def _givers(view: View, number: int, seat: Seat, goods: Goods) -> str:
    """Return the hexes that gave a seat its goods; one that gave more than one card says so."""
    found = []
    for land in view.board.yielding[number]:
        good, due = view.board.lands[land].terrain.good, takers(view, land).get(seat, 0)
        count = 0 if good is None else min(due, goods[good])  # the supply may have been short
        if count and not view.entered[land]:
            name = short_hex_name(view.board, land)
            found.append(name if count == 1 else f"{name} ×{count}")
    return capitalised(listed(found))


def levy_row(event: GoodsLevied, players: Sequence[Player]) -> Row:
    """Return the cards that a seat took from each other one, and their sum."""
    given = [(seat, count) for seat, count in enumerate(event.cards) if seat != event.seat]
    lines = [Line(str(count), seat, goods=goods(*(event.good,) * count)) for seat, count in given]
    terms = " + ".join(str(count) for _, count in given)
    lines.append(Line(f"{terms} = {sum(event.cards)}", event.seat))
    return Row(player_name(players, event.seat), tuple(lines))


def breach_title(event: SectionBreached, view: View) -> str:
    """Return that a section is breached."""
    words = translate("RidersBreach", "{fort} is breached")
    return fill(words, fort=pass_name(view.board, event.sector))


def rolled_text(view: View, players: Sequence[Player]) -> str:
    """Return who has rolled what; empty if there was no roll."""
    turn = view.turn
    if turn.dice is None:
        return ""
    words, (one, other) = (
        translate("RidersBreach", "{player} rolled {one} + {other} = {sum}."),
        turn.dice,
    )
    name = player_name(players, turn.seat)
    return fill(words, player=name, one=one, other=other, sum=one + other)


def end_title(view: View, players: Sequence[Player]) -> str:
    """Return how the game has ended, once the view shows it."""
    if view.ending is None:
        return translate("RidersBreach", "The game is over.")
    return victory_text(players, view.ending, view.winners, view.best, view.points)


def levy_title(event: GoodsLevied) -> str:
    """Return the edict and its good."""
    return labelled(edict_name(Edict.LEVY), good_in_sentence(event.good))


def end_row(view: View) -> Row:
    """Return the points at the end of a game, of each seat by source."""
    order = sorted(range(view.seats), key=lambda seat: view.points[seat], reverse=True)
    lines = tuple(Line(points_sum(points_by_source(view, seat)), seat) for seat in order)
    return Row(translate("RidersBreach", "Points"), lines)
