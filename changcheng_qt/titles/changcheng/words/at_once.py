"""The sure consequences of an action in its own places, counted from the View of its seat, which is
"you" only to itself.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, listed, player_name
from changcheng_qt.i18n.telling import AtOnce
from changcheng_qt.titles.changcheng.rules import commands, forecast, pieces
from changcheng_qt.titles.changcheng.rules.commands import Command, Decision
from changcheng_qt.titles.changcheng.rules.geography import Province, Region, Square
from changcheng_qt.titles.changcheng.rules.majority import Tally
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, Block, BlockKind, Owner
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.words.cards import card_rule
from changcheng_qt.titles.changcheng.words.names import owners_named, province_name, region_name

translate = QCoreApplication.translate

_VIRTUAL: Final = {
    ActionCard.BUILDER: pieces.BUILDER_WALLS,
    ActionCard.MASTER_BUILDER: pieces.MASTER_BUILDER_WALLS,
}
"""The extra walls that a card can give its owner."""


def at_once(action: Sequence[Command], view: View, players: Sequence[Player]) -> AtOnce:
    """Return the sure consequences of the commands of an action in their own places: points, the
    leaders after it and their points; and the threats that it exposes its seat to.
    """
    seat = view.to_act
    if seat is None:
        return AtOnce()
    teller = _Teller(view, seat, players)
    match action[0]:
        case commands.BeginScoring(province):
            return teller.alone(view, province)
        case commands.ExtendMap(board, side):
            face = next(one.face(side) for one in view.box if one.name == board)
            sizes = listed([str(area.squares) for area in face.provinces])
            return AtOnce(fill(translate("AtOnce", "Provinces of {sizes} squares."), sizes=sizes))
        case commands.Peek():
            return AtOnce(translate("AtOnce", "It costs nothing, and may change your plan."))
        case commands.RemoveThreat(region):
            return AtOnce(teller.spared(region))
        case first if view.scoring is None or not isinstance(first, Decision):
            return teller.done(action)
        case decision:
            after = forecast.left_by(forecast.decided(view, decision), decision)
            if isinstance(decision, commands.SwapWalls):
                return teller.swapped(after, view.scoring.province, decision)
            return teller.alone(after, view.scoring.province)


@dataclass(frozen=True, slots=True)
class _Part:
    """A block or card of an action: its squares, its province if it is a card."""

    squares: tuple[Square, ...] = ()
    block: Block | None = None
    card: ActionCard | None = None
    province: Province | None = None


def _part(command: Command, seat: Seat) -> _Part | None:
    """Return a command as a part of an action; None for one that puts nothing down."""
    match command:
        case commands.PlaceSingle(square):
            return _Part((square,), Block(BlockKind.SINGLE, seat))
        case commands.PlaceTower(square):
            return _Part((square,), Block(BlockKind.TOWER, seat))
        case commands.PlaceDouble(west, east):
            return _Part((west, east), Block(BlockKind.DOUBLE, seat))
        case commands.PlaceNeutral(square):
            return _Part((square,), Block(BlockKind.SINGLE, pieces.NEUTRAL))
        case commands.PlayCard(card, province):
            return _Part(card=card, province=province)
        case _:
            return None


@dataclass(frozen=True, slots=True)
class _Teller:
    """Puts the effects of a seat's action on the wall of a view into words."""

    view: View
    seat: Seat
    players: Sequence[Player]

    def done(self, action: Sequence[Command]) -> AtOnce:
        """Return the consequences of an action: those of its blocks; who then leads in each
        province, with the rule of the first card if the seat itself reads it, since that says
        "you"; the threats.
        """
        wall, after = self.view.wall, self.view
        parts = [part for one in action if (part := _part(one, self.seat)) is not None]
        for part in parts:
            if part.block is not None:
                after = forecast.built_on(after, part.squares, part.block)
        squares = [square for part in parts for square in part.squares]
        regions = dict.fromkeys(wall.region_of[square] for square in squares)
        costs = join_sentences(self._exposed(after, [*regions]))
        places = []
        for province, here in self._cards(parts).items():
            rule = ""
            if self._is_you and parts[0].card is not None and parts[0].province == province:
                rule = card_rule(parts[0].card, self.view.options)
            text = join_sentences([self.province(after, province, here), rule])
            places.append((province_name(wall, province), text))
        effects = join_sentences([*self._blocks(parts, after), *(text for _, text in places)])
        hit = [one for one in regions if self._is_new_loss(forecast.region_forecast(after, one))]
        risked = region_name(wall, hit[0]) if len(hit) == 1 else ""
        named = places[-1][0] if places else ""
        return AtOnce(effects, costs, named, risked, places=tuple(places))

    def _blocks(self, parts: Sequence[_Part], after: View) -> Iterator[str]:
        """Yield the points of a double, and a tower's region."""
        wall = self.view.wall
        for part in parts:
            if part.block is not None and part.block.kind is BlockKind.DOUBLE:
                points = wall.areas_touched(*part.squares)
                yield translate("AtOnce", "%n point(s) at once.", "", points)
            if part.block is not None and part.block.kind is BlockKind.TOWER:
                yield self._sheltered(after, wall.region_of[part.squares[0]])

    def _cards(self, parts: Sequence[_Part]) -> dict[Province, list[ActionCard]]:
        """Return the provinces of parts, in their order, with the cards among these."""
        provinces = dict[Province, list[ActionCard]]()
        for part in parts:
            here = [self.view.wall.province_of[square] for square in part.squares]
            for province in here if part.province is None else [part.province]:
                provinces.setdefault(province, []).extend([part.card] if part.card else [])
        return provinces

    def alone(self, view: View, province: Province) -> AtOnce:
        """Return the sure consequences for a province as the only ones."""
        return AtOnce(self.province(view, province), named=province_name(view.wall, province))

    def swapped(self, after: View, scored: Province, swap: commands.SwapWalls) -> AtOnce:
        """Return the consequences of two walls that change places: for the province that is being
        scored, and for the other one unless that was; and the threats.
        """
        wall, both = after.wall, (swap.here, swap.there)
        others = {wall.province_of[square] for square in both} - {scored} - after.scored
        places = [
            (province_name(wall, one), self.province(after, one)) for one in (scored, *others)
        ]
        regions = dict.fromkeys(wall.region_of[square] for square in both)
        costs = join_sentences(self._exposed(after, [*regions]))
        effects = join_sentences(text for _, text in places)
        return AtOnce(effects, costs, places[-1][0], places=tuple(places))

    def province(self, view: View, province: Province, own: Sequence[ActionCard] = ()) -> str:
        """Return the leaders of a province, the extra walls of `own` cards counted, and its
        worth; for a full one, the winners.
        """
        sight = forecast.province_forecast(view, province)
        extra = sum(_VIRTUAL.get(card, 0) for card in own)
        rows = [
            Tally(one.owner, one.walls, one.virtual + (extra if one.owner == self.seat else 0))
            for one in sight.presences
        ]
        leaders, others = list(forecast.holders_of(view, rows)), forecast.to_come(view, province)
        is_full = sight.occupied == sight.squares
        if is_full and view.scoring is None and not others and not own:
            return self._scored(sight, [owner for owner in leaders if owner != pieces.NEUTRAL])
        worth = translate("Prospect", "worth {value}", "read aloud")
        later = translate("AtOnce", "worth {value} when full")
        plain = translate(
            "AtOnce", "{place}: {lead}; {worth}.", "a province, who leads there, its worth"
        )
        counting = translate("AtOnce", "{place}: counting this card, {lead}; {worth}.")
        may = translate("AtOnce", "{worth}, but %n card(s) there may change that", "", others)
        value = fill(worth if is_full else later, value=sight.complete.value)
        return fill(
            counting if extra else plain,
            place=self._place(sight),
            lead=self._lead(leaders, rows),
            worth=fill(may, worth=value) if others else value,
        )

    def _place(self, sight: forecast.ProvinceForecast) -> str:
        """Return the name of a province; of one that the next block fills with that."""
        name = province_name(self.view.wall, sight.province)
        if sight.squares - sight.occupied != 1:
            return name
        return fill(translate("AtOnce", "{place} (one square left)"), place=name)

    def _lead(self, leaders: Sequence[Owner], rows: Sequence[Tally]) -> str:
        """Return who leads, within a sentence; for a seat that does not, but has walls there, by
        how many to how many.
        """
        if not leaders:
            return translate("AtOnce", "nobody leads yet")
        if leaders == [self.view.viewer]:
            return translate("AtOnce", "you lead")
        if leaders == [pieces.NEUTRAL]:
            lead = translate("AtOnce", "the neutral walls lead")
        else:
            one, several = (
                translate("AtOnce", "{players} leads"),
                translate("AtOnce", "{players} share the lead"),
            )
            neutral = translate("AtOnce", "the neutral walls", "among players, in a list")
            names = owners_named(self.view, leaders, self.players, neutral)
            lead = fill(several if len(leaders) > 1 else one, players=names)
        own = sum(row.total for row in rows if row.owner == self.seat)
        if self.seat in leaders or not own:
            return lead
        most = max(row.total for row in rows if row.owner in leaders)
        behind = translate("AtOnce", "{lead}, {most} walls to {own}", "by how many to how many")
        return fill(behind, lead=lead, most=most, own=own)

    def _scored(self, sight: forecast.ProvinceForecast, scorers: Sequence[Owner]) -> str:
        """Return who scores a full province without cards: nobody where neutral walls lead
        alone.
        """
        value = sight.now.value
        if not scorers:
            text = translate("AtOnce", "{place} is full: nobody scores there.")
        elif len(scorers) > 1:
            text = translate("AtOnce", "{place} is full: %n point(s) each – {players}.", "", value)
        elif scorers[0] == self.view.viewer:
            text = translate("AtOnce", "{place} is full: you score %n point(s).", "", value)
        else:
            text = translate("AtOnce", "{place} is full: {players} scores %n point(s).", "", value)
        return fill(
            text,
            place=province_name(self.view.wall, sight.province),
            players=owners_named(self.view, scorers, self.players),
        )

    @property
    def _is_you(self) -> bool:
        return self.view.viewer == self.seat

    def _about(self, text: str, *regions: Region) -> str:
        """Fill in regions and the name of the seat."""
        player = player_name(self.players, self.seat)
        places = listed([region_name(self.view.wall, region) for region in regions])
        return fill(text, place=places, player=player)

    def _sheltered(self, after: View, region: Region) -> str:
        if region in after.removed:
            return ""
        yours = translate("AtOnce", "The tower shelters you in {place}.")
        theirs = translate("AtOnce", "The tower shelters {player} in {place}.")
        return self._about(yours if self._is_you else theirs, region)

    def _exposed(self, after: View, regions: Sequence[Region]) -> Iterator[str]:
        """Yield the losses that the seat would newly have in regions if the Mongols attacked: one
        sentence for all threats that it has not seen.
        """
        sights = [forecast.region_forecast(after, region) for region in regions]
        hit = [one for one in sights if self._is_new_loss(one)]
        unseen = [one.region for one in hit if one.threat is None]
        if len(unseen) == 1:
            yours = translate("AtOnce", "The threat of {place} would hit you.")
            theirs = translate("AtOnce", "The threat of {place} would hit {player}.")
            yield self._about(yours if self._is_you else theirs, *unseen)
        elif unseen:
            yours = translate("AtOnce", "The threats of {place} would hit you.", "several regions")
            theirs = translate(
                "AtOnce", "The threats of {place} would hit {player}.", "several regions"
            )
            yield self._about(yours if self._is_you else theirs, *unseen)
        for one in hit:
            if one.threat is not None:
                lost = one.threat
                yours = translate("AtOnce", "In {place} you would lose %n point(s).", "", lost)
                theirs = translate(
                    "AtOnce", "In {place} {player} would lose %n point(s).", "", lost
                )
                yield self._about(yours if self._is_you else theirs, one.region)

    def _is_new_loss(self, then: forecast.RegionForecast) -> bool:
        """Whether the seat would lose points in a region, and would not before its action."""
        now = forecast.region_forecast(self.view, then.region)
        return self.seat in then.losers and self.seat not in now.losers

    def spared(self, region: Region) -> str:
        """Return who would lose points in a region without the removal of its threat."""
        sight = forecast.region_forecast(self.view, region)
        if not sight.losers:
            return self._about(
                translate("AtOnce", "Nobody would lose points in {place} now."), region
            )
        text = translate("AtOnce", "Spares those who would lose in {place}: {players}.")
        names = owners_named(self.view, sight.losers, self.players)
        return fill(text, place=region_name(self.view.wall, region), players=names)
