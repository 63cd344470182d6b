"""The sure consequences of an action in its own places, counted from the View of its seat, which is
"you" only to itself.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases import wording
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, sentence, side_by_side, told_of
from changcheng_qt.i18n.telling import AtOnce
from changcheng_qt.titles.china.rules import commands, forecast
from changcheng_qt.titles.china.rules.commands import Command
from changcheng_qt.titles.china.rules.geography import Region, Space
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.scoring import leaders
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.words import names
from changcheng_qt.titles.china.words.names import alliance_name, place_name, region_name

translate = QCoreApplication.translate


def at_once(action: Sequence[Command], view: View, players: Sequence[Player]) -> AtOnce:
    """Return the sure consequences of the commands of an action in their own places: points, who
    leads then, and the points there as things stand; for a card, the hand that it makes.
    """
    seat = view.to_act
    private = None if seat is None else view.private(seat)
    if seat is None or private is None:
        return AtOnce()
    teller = _Teller(view, seat, players)
    match action[0]:
        case commands.TakeOpenCard(slot):
            card = view.open[slot]
            return AtOnce(
                teller.held((*private.hand, *([card] if card is not None else []))), has_place=False
            )
        case commands.SwapCard(colour):
            rest = list(private.hand)
            rest.remove(colour)
            return AtOnce(teller.held(rest), has_place=False)
        case commands.DrawCard():
            chances = names.pile_text(view)
            unknown = translate("AtOnce", "The next card is up to luck.")
            return AtOnce(sentence(chances) if chances else unknown, has_place=False)
        case _:
            return teller.placed(action)


@dataclass(frozen=True, slots=True)
class _Teller:
    """Puts the effects of a seat's action on the map of a view into words."""

    view: View
    seat: Seat
    players: Sequence[Player]

    def placed(self, action: Sequence[Command]) -> AtOnce:
        """Return the consequences of all pieces together, which are in one region: the points they
        add to roads, the houses and the court there, and an alliance last.
        """
        spaces = [one.space for one in action if isinstance(one, commands.PlaceHouse)]
        forts = [one.space for one in action if isinstance(one, commands.PlaceFortification)]
        sent = [one.region for one in action if isinstance(one, commands.SendEmissary)]
        houses = (self.seat if at in spaces else one for at, one in enumerate(self.view.houses))
        after = replace(self.view, houses=tuple(houses))
        effects = [self._more_roads(after), *map(self._fortified, forts)]
        regions = [*map(after.board.region_of, spaces), *sent]
        if not regions:
            return AtOnce(join_sentences(effects))
        place = region_name(after.board, regions[0])
        court = self._at_court(self._court(sent)) if sent else ""
        effects.append(self._here(after, regions[0], court) if spaces else told_of(place, court))
        if not sent:
            return AtOnce(join_sentences(effects), named=place)
        courts = self._allied(after, sent)
        return replace(
            courts, does=join_sentences([*effects, courts.does]), named=courts.named or place
        )

    def held(self, cards: Sequence[Colour]) -> str:
        """Return the hand that a command leaves."""
        if not cards:
            return ""
        hand = names.colours_of_cards(sorted(cards))
        yours = translate("AtOnce", "You then hold {cards}.")
        theirs = translate("AtOnce", "{player} then holds {cards}.")
        return self._about((yours, theirs), cards=hand)

    def _more_roads(self, after: View) -> str:
        """Return the points that new houses add to roads; empty for none."""
        more = self._roads(after) - self._roads(self.view)
        yours = translate("AtOnce", "%n more point(s) for your roads as they stand.", "", more)
        theirs = translate("AtOnce", "%n more point(s) for {player}’s roads.", "", more)
        return self._about((yours, theirs)) if more > 0 else ""

    def _here(self, after: View, region: Region, court: str) -> str:
        """Return the leaders in the region of new houses, or its scores, and the fact about its
        court, if any.
        """
        sight, place = forecast.region_forecast(after, region), region_name(after.board, region)
        if sight.free == 0:
            scores = self._scores({one: n for one, n in enumerate(sight.now) if n})
            full = translate("AtOnce", "{place} is full and scores: {scores}.")
            then = told_of(place, court, place) if court else ""
            return join_sentences([fill(full, place=place, scores=scores), then])
        if sight.free == 1:
            place = fill(translate("AtOnce", "{place} (one town left)"), place=place)
        own, points = names.houses_text(sight.houses[self.seat]), _points(sight.now[self.seat])
        fact = self._about(self._houses(sight), own=own, points=points)
        both = translate("AtOnce", "{houses}; {court}", "facts about a region and its court")
        return told_of(place, fill(both, houses=fact, court=court) if court else fact)

    def _houses(self, sight: forecast.RegionForecast) -> tuple[str, str]:
        """Return the patterns for the houses of a region."""
        if sight.leaders == (self.seat,):
            return (
                translate("AtOnce", "you lead with {own}; {points} as it stands"),
                translate("AtOnce", "{player} leads with {own}; {points} as it stands"),
            )
        if self.seat in sight.leaders:
            return (
                translate("AtOnce", "you share the lead with {own}; {points} as it stands"),
                translate("AtOnce", "{player} shares the lead with {own}; {points} as it stands"),
            )
        return (
            translate("AtOnce", "you have {own}, not the most; {points} as it stands"),
            translate("AtOnce", "{player} has {own}, not the most; {points} as it stands"),
        )

    def _fortified(self, space: Space) -> str:
        text = translate("AtOnce", "A house at {place} will score double.")
        return fill(text, place=place_name(self.view.board, space))

    def _court(self, sent: Sequence[Region]) -> tuple[int, ...]:
        """Return a court after emissaries to it."""
        more = [len(sent) if one == self.seat else 0 for one in range(self.view.seats)]
        return tuple(map(sum, zip(self.view.courts[sent[0]], more, strict=True)))

    def _allied(self, view: View, sent: Sequence[Region]) -> AtOnce:
        """Return the effects of emissaries to a court on its alliances."""
        region, court = sent[0], self._court(sent)
        courts = (court if here == region else one for here, one in enumerate(view.courts))
        after = replace(view, courts=tuple(courts))
        before, then = forecast.alliances_of(view, region), forecast.alliances_of(after, region)
        gains = {
            one: [new.points[one] - old.points[one] for old, new in zip(before, then, strict=True)]
            for one in range(view.seats)
        }
        moved = {one: sum(gained) for one, gained in gains.items() if one != self.seat}
        taken = self._scores({one: -n for one, n in moved.items() if n < 0})
        given = self._scores({one: n for one, n in moved.items() if n > 0})
        text = translate("AtOnce", "Takes points from others’ alliances: {scores}.")
        sentences, name = [fill(text, scores=taken)] if taken else [], ""
        best = max(range(len(then)), key=lambda one: gains[self.seat][one])
        if gains[self.seat][best] > 0:
            yours = translate("AtOnce", "{place}: {points} for you as it stands.")
            theirs = translate("AtOnce", "{place}: {points} for {player} as it stands.")
            name = alliance_name(view.board, then[best].alliance)
            points = _points(then[best].points[self.seat])
            sentences.append(self._about((yours, theirs), place=name, points=points))
        text = translate("AtOnce", "Others’ alliances gain too: {scores}.") if given else ""
        return AtOnce(join_sentences(sentences), fill(text, scores=given), name)

    def _at_court(self, court: Sequence[int]) -> str:
        """Return the fact about a seat's emissaries in a court."""
        leading = leaders(court)
        if leading == {self.seat} and sum(court) == 1:
            both = (
                translate("AtOnce", "you lead at court with the only emissary"),
                translate("AtOnce", "{player} leads at court with the only emissary"),
            )
        elif leading == {self.seat}:
            both = (
                translate("AtOnce", "you lead at court with {own} of {all} emissaries"),
                translate("AtOnce", "{player} leads at court with {own} of {all} emissaries"),
            )
        elif self.seat in leading:
            both = (
                translate("AtOnce", "you share the lead at court with {own} of {all} emissaries"),
                translate(
                    "AtOnce", "{player} shares the lead at court with {own} of {all} emissaries"
                ),
            )
        else:
            both = (
                translate("AtOnce", "you have {own} of {all} emissaries at court, not the most"),
                translate(
                    "AtOnce", "{player} has {own} of {all} emissaries at court, not the most"
                ),
            )
        return self._about(both, own=court[self.seat], all=sum(court))

    def _about(self, both: tuple[str, str], **values: str | int) -> str:
        """Return the first of two patterns for the viewer's own seat, the second for another, with
        values and the name of the seat.
        """
        yours, theirs = both
        text = yours if self.view.viewer == self.seat else theirs
        return fill(text, player=wording.player_name(self.players, self.seat), **values)

    def _roads(self, view: View) -> int:
        return sum(forecast.roads_forecast(view, self.seat).points)

    def _scores(self, scores: Mapping[Seat, int]) -> str:
        """Return the points of some seats; the viewer is "you"."""
        text = translate("AtOnce", "{player} {points}")
        you = wording.you_in_list()
        return side_by_side(
            fill(
                text,
                player=you if seat == self.view.viewer else wording.player_name(self.players, seat),
                points=points,
            )
            for seat, points in scores.items()
        )


def _points(points: int) -> str:
    return translate("AtOnce", "%n point(s)", "a score in a sentence", points)
