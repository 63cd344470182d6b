"""The sure consequences of a command in its own place, counted from the View of its seat. They name
no seat but others: so they are the same to it and about it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.engine.tuples import put
from changcheng_qt.i18n.phrases.wording import (
    capitalised,
    fill,
    join_sentences,
    listed,
    player_names,
    sentence,
    side_by_side,
)
from changcheng_qt.i18n.telling import AtOnce
from changcheng_qt.titles.riders.rules import commands, forecast
from changcheng_qt.titles.riders.rules.advice import numbered
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.counting import holdings, unseen_edicts
from changcheng_qt.titles.riders.rules.geography import Corner, Ground, Hex, Road, Sea
from changcheng_qt.titles.riders.rules.pieces import (
    GREAT_HOST_LEAST,
    HAND_SAFE,
    LEVELS,
    LONG_ROAD_LEAST,
    VICTORY,
    Edict,
    Good,
)
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.affording import (
    BUILDS,
    Build,
    build_in_sentence,
    cost_of,
    paid_for,
)
from changcheng_qt.titles.riders.words.aid import edicts_text
from changcheng_qt.titles.riders.words.descriptions import chance_text
from changcheng_qt.titles.riders.words.names import edict_in_sentence, good_in_sentence, goods_text
from changcheng_qt.titles.riders.words.places import harbour_name, hex_name, pass_name
from changcheng_qt.titles.riders.words.sights import hex_in_sentence

translate = QCoreApplication.translate

_MUCH: Final = 0.05
"""The chance of a breach from which on ending the turn is said to risk it."""
_NEAR: Final = 2
"""How many points short of a victory a partner is said to be close to it."""


def at_once(action: Sequence[Command], view: View, players: Sequence[Player]) -> AtOnce:
    """Return the sure consequences of the commands of an action: points, yields, the Long Road, the
    chance of a breach, and the things that the hand can pay for; against them riders and cards at
    risk.
    """
    if view.to_act is None:
        return AtOnce()
    teller = _Teller(view, view.decider, players)
    effects = [*teller.done(action[0])]
    for following in action[1:]:
        effects += teller.built(following)
    return AtOnce(join_sentences(effects), join_sentences(teller.costs(action)))


def before_ending(
    ending: Command, view: View, legal: Sequence[Command], players: Sequence[Player]
) -> str:
    """Return the things to think of before a turn is ended, for beginners: those that can still be
    paid for, edicts to play, dangers, and rivals about to win; empty for any other command.
    """
    if not isinstance(ending, commands.EndTurn | commands.PassExtra):
        return ""
    teller = _Teller(view, view.decider, players)
    return join_sentences((*_still(legal), *teller.costs([ending]), *teller.rivals()))


def _still(legal: Sequence[Command]) -> Iterator[str]:
    """Yield the things that legal commands pay for, and the edicts that they play."""
    kinds = {type(one) for one in legal}
    if things := [build for kind, build in BUILDS.items() if kind in kinds]:
        words = translate("RidersAtOnce", "You can still pay for {things}.")
        if len(things) > 1:
            words = translate("RidersAtOnce", "You can still pay for any of these: {things}.")
        yield fill(words, things=side_by_side(map(build_in_sentence, things)))
    if edicts := [edict for kind, edict in commands.EDICT_OF.items() if kind in kinds]:
        words = translate("RidersAtOnce", "You can still play {edicts}.")
        yield fill(words, edicts=listed([edict_in_sentence(edict) for edict in edicts]))


@dataclass(frozen=True, slots=True)
class _Teller:
    """Puts the effects of a seat's command into words."""

    view: View
    seat: Seat
    players: Sequence[Player]

    def done(self, command: Command) -> Iterator[str]:
        """Yield the effects of a command."""
        yield from self.built(command)
        yield from paid_for(command, self.view, self.seat)
        match command:
            case commands.PlayLevy(good):
                yield self._levied(good)
            case commands.PlaySoldier():
                yield from self._hosted()
            case commands.ShiftRider(start, end):
                yield from self._shifted(start, end)
            case commands.ChaseRider(land):
                yield from self._chased(land)
            case commands.MovePirate(sea):
                yield from self._sailed(sea)
            case commands.Rob(victim):
                yield self._robbed(victim)
            case _:
                pass

    def built(self, command: Command) -> Iterator[str]:
        """Yield the effects of a building, a road, a tower or an edict."""
        match command:
            case commands.FoundFort(sector):
                yield from self._settled(self.view.board.sectors[sector].fort)
            case commands.FoundSettlement(corner):
                yield from self._settled(corner)
            case commands.BuildSettlement(corner):
                yield _points(1)
                yield from self._settled(corner)
            case commands.BuildCity(corner):
                yield _points(1)
                words = translate("RidersAtOnce", "Twice the goods: {yields}.")
                yield fill(words, yields=self._yields(corner))
            case commands.FoundRoad(road) | commands.BuildRoad(road):
                yield from self._laid(road)
            case commands.RaiseWall():
                yield from self._raised()
            case commands.BuyEdict():
                yield edicts_text(self.view)
                yield from _winning_edicts(self.view, self.seat)
            case _:
                pass

    def costs(self, action: Sequence[Command]) -> Iterator[str]:
        """Yield the reasons against an action: a rider that is drawn, corners that give more often,
        cards and a section at risk.
        """
        draws = (commands.BuildSettlement, commands.BuildCity)
        wins = self.view.known_points[self.seat] >= VICTORY - 1
        if any(isinstance(one, draws) for one in action) and any(self.view.bag) and not wins:
            yield translate("RidersAtOnce", "A rider is drawn.")
        if isinstance(action[0], commands.FoundSettlement):
            yield from self._outdone(action[0].corner)
        if (partner := self._partner(action[0])) is not None:
            yield from self._near_victory(partner, _NEAR)
        if isinstance(action[0], commands.EndTurn | commands.PassExtra):
            yield from self._risks()

    def rivals(self) -> Iterator[str]:
        """Yield the others who need one more point."""
        for seat in range(self.view.seats):
            if seat != self.seat:
                yield from self._near_victory(seat, 1)

    def _near_victory(self, seat: Seat, missing: int) -> Iterator[str]:
        """Yield the points of a seat that needs at most `missing` more to win."""
        points = self.view.points[seat]
        if points >= VICTORY - missing:
            words = translate("RidersAtOnce", "{player} has {points}.")
            player = player_names(self.players, [seat])
            yield fill(words, player=player, points=_count(points))

    def _partner(self, command: Command) -> Seat | None:
        """Return the seat with which a command exchanges cards."""
        if isinstance(command, commands.Accept):
            return self.view.turn.seat
        return command.seat if isinstance(command, commands.Deal) else None

    def _settled(self, corner: Corner) -> Iterator[str]:
        """Yield what a place gives, without the point: at the founding each place gives that."""
        view = self.view
        yield sentence(capitalised(self._yields(corner)))
        if fresh := forecast.new_goods(view, self.seat, corner):
            words = translate("RidersAtOnce", "New: {goods}.", "goods had nowhere else")
            yield fill(words, goods=listed([good_in_sentence(good) for good in fresh]))
        for number in view.board.harbours_at[corner]:
            yield sentence(capitalised(harbour_name(view.board.harbours[number])))

    def _yields(self, corner: Corner) -> str:
        """Return the goods at a corner, and how many rolls give any."""
        found = [
            hex_in_sentence(good, number) for good, number in forecast.yields_at(self.view, corner)
        ]
        words = translate("RidersAtOnce", "{goods} ({chance})")
        chance = chance_text(forecast.ways_at(self.view, corner))
        return fill(words, goods=listed(found), chance=chance)

    def _laid(self, road: Road) -> Iterator[str]:
        view, seat = self.view, self.seat
        length, bonus = forecast.line_with(view, road, seat), view.long_road
        is_longest = length >= LONG_ROAD_LEAST and length > max(view.lines)
        if is_longest and bonus.holder != seat:
            yield translate("RidersAtOnce", "The Long Road: 2 points.")
        elif length > view.lines[seat]:
            yield translate("RidersAtOnce", "Longest line: %n road(s).", "", length)
        for corner in view.board.ends[road]:
            if self._is_new_site(corner):
                words = translate("RidersAtOnce", "To a free corner: {yields}.")
                yield fill(words, yields=self._yields(corner))

    def _is_new_site(self, corner: Corner) -> bool:
        """Whether a settlement could stand on a corner that the seat has not reached yet."""
        board = self.view.board
        is_new = all(self.view.roads[one] != self.seat for one in board.roads_at[corner])
        return is_new and self._is_free(corner)

    def _is_free(self, corner: Corner) -> bool:
        """Whether a settlement could stand on a corner, roads aside."""
        board = self.view.board
        near = (corner, *board.neighbours[corner])
        is_free = all(self.view.buildings[one] is None for one in near)
        return is_free and corner not in board.fort_corners

    def _outdone(self, corner: Corner) -> Iterator[str]:
        """Yield how many corners give more often than one of the founding that has no number on the
        map.
        """
        free = tuple(filter(self._is_free, range(self.view.board.corners)))
        if corner not in numbered(self.view, free):
            ways = forecast.ways_at(self.view, corner)
            more = sum(forecast.ways_at(self.view, one) > ways for one in free)
            yield translate("RidersAtOnce", "%n free corner(s) give more often.", "", more)

    def _raised(self) -> Iterator[str]:
        view, sector = self.view, self.view.princes.index(self.seat)
        levels = put(view.levels, sector, view.levels[sector] + 1)
        fort, withstood = pass_name(view.board, sector), levels[sector] - len(view.waiting[sector])
        words = translate("RidersAtOnce", "{fort} then withstands %n more rider(s).", "", withstood)
        if levels[sector] == LEVELS:
            words = translate("RidersAtOnce", "{fort} then holds for ever.")
        yield fill(words, fort=fort)
        yield from self._safer(replace(view, levels=levels))

    def _safer(self, after: View) -> Iterator[str]:
        """Yield how the chance of a breach of the own section changes."""
        before, then = (self._breach_chance(view) for view in (self.view, after))
        if round(100 * before) != round(100 * then):
            words = translate(
                "RidersAtOnce", "A breach before the next turn: {after}% instead of {before}%."
            )
            yield fill(words, before=round(100 * before), after=round(100 * then))

    def _breach_chance(self, view: View) -> float:
        sector, rolls = view.princes.index(self.seat), forecast.rolls_before(view, self.seat)
        return float(forecast.breach_chance(view, sector, rolls))

    def _levied(self, good: Good) -> str:
        others = (seat for seat in range(self.view.seats) if seat != self.seat)
        least = sum(holdings(self.view, seat)[good].least for seat in others)
        return translate("RidersAtOnce", "At least %n card(s).", "", least)

    def _hosted(self) -> Iterator[str]:
        count, bonus = 1 + self.view.played[self.seat].count(Edict.SOLDIER), self.view.great_host
        if bonus.holder == self.seat:
            return
        missing = max(GREAT_HOST_LEAST, bonus.size + 1) - count
        if missing:
            yield translate(
                "RidersAtOnce", "The Great Host then takes %n more soldier(s).", "", missing
            )
        else:
            yield translate("RidersAtOnce", "The Great Host: 1 point.")

    def _shifted(self, start: Ground, end: Ground) -> Iterator[str]:
        gathered = self.view.gathered
        rider, rest = gathered[start][:1], gathered[start][1:]
        after = put(put(gathered, start, rest), end, gathered[end] + rider)
        yield from self._safer(replace(self.view, gathered=after))

    def _chased(self, land: Hex) -> Iterator[str]:
        view, here = self.view, self.view.board.lands[land]
        if len(view.entered[land]) == 1 and here.number is not None:
            cards = forecast.takers(view, land).get(self.seat, 0)
            words = translate(
                "RidersAtOnce", "{hex} gives again ({chance}): %n card(s) each time.", "", cards
            )
            if not cards:
                words = translate("RidersAtOnce", "{hex} gives again ({chance}), but not to you.")
            chance = chance_text(forecast.ways_to_roll(here.number))
            yield capitalised(fill(words, hex=hex_name(view.board, land), chance=chance))

    def _sailed(self, sea: Sea) -> Iterator[str]:
        view = self.view
        for harbour in view.board.harbours:
            owners = {
                one.seat
                for corner in harbour.corners
                if (one := view.buildings[corner]) is not None
            }
            if harbour.sea == sea and owners - {self.seat}:
                words = translate("RidersAtOnce", "Closes a harbour of {players}.")
                yield fill(words, players=player_names(self.players, sorted(owners - {self.seat})))

    def _robbed(self, victim: Seat) -> str:
        view = self.view
        words = translate(
            "RidersAtOnce",
            "{player}: %n card(s) in hand, {points}.",
            "",
            view.hand_counts[victim],
        )
        player = player_names(self.players, [victim])
        return fill(words, player=player, points=_count(view.points[victim]))

    def _risks(self) -> Iterator[str]:
        """Yield the dangers to a large hand and the section before the next turn."""
        view = self.view
        cards = view.hand_counts[self.seat]
        if cards > HAND_SAFE:
            chance = forecast.seven_chance(forecast.rolls_before(view, self.seat))
            words = translate(
                "RidersAtOnce",
                "%n card(s) in hand: a seven before the next turn ({chance}%) takes half.",
                "",
                cards,
            )
            yield fill(words, chance=round(100 * chance))
        if (breach := self._breach_chance(view)) >= _MUCH:
            words = translate(
                "RidersAtOnce",
                "{fort} may be breached before the next turn ({chance}%); the next tower costs "
                "{goods}.",
            )
            fort = pass_name(view.board, view.princes.index(self.seat))
            cost = goods_text(cost_of(view, self.seat, Build.TOWER))
            yield fill(words, fort=fort, chance=round(100 * breach), goods=cost)


def _points(points: int) -> str:
    return sentence(_count(points))


def _count(points: int) -> str:
    return translate("RidersAtOnce", "%n point(s)", "a score in a sentence", points)


def _winning_edicts(view: View, seat: Seat) -> Iterator[str]:
    unseen = unseen_edicts(view)
    winning = sum(count for edict, count in unseen.items() if edict.is_point)
    if winning and view.known_points[seat] >= VICTORY - 1:
        words = translate("RidersAtOnce", "Unseen edicts that win at once: {count} of {all}.")
        yield fill(words, count=winning, all=sum(unseen.values()))
