"""The province or region under the pointer. For a scored province it shows its worth then and who
scored it: cards may have changed the majority that its walls show now.
"""

from dataclasses import replace
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout

from changcheng_qt.i18n.phrases.wording import fill, listed, player_names
from changcheng_qt.titles.changcheng.rules.events import ProvinceScored
from changcheng_qt.titles.changcheng.rules.forecast import (
    ProvinceForecast,
    RegionForecast,
    Worth,
    owners_of,
    province_forecast,
    region_forecast,
)
from changcheng_qt.titles.changcheng.rules.geography import Province, Region
from changcheng_qt.titles.changcheng.rules.pieces import Owner
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.panels.inspector_rows import PresenceRow, ValueColumn
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    PairTarget,
    ProvinceTarget,
    RegionTarget,
    SquareTarget,
    Target,
)
from changcheng_qt.titles.changcheng.words.counting import cards_texts, span_text, threat_text
from changcheng_qt.titles.changcheng.words.names import owner_name, province_name, region_name
from changcheng_qt.ui.panels import inspector
from changcheng_qt.ui.panels.words import unbroken
from changcheng_qt.ui.seam.bridge import counts_for
from changcheng_qt.ui.seam.match_bridge import Change, Motion

translate = QCoreApplication.translate

_BETWEEN: Final = "  ·  "

Place: TypeAlias = ProvinceTarget | RegionTarget


class Inspector(inspector.Inspector[Target, Place]):
    """Walls and cards by colour; a province's value and majority, a region's threat and losers."""

    def make_body(self) -> QHBoxLayout:
        self._scored: dict[Province, ProvinceScored] = {}
        """The scorings up to the shown position, cached."""
        looks, owners = self.appearance, owners_of(self._bridge.view)
        self.rows = tuple(PresenceRow(looks, owner, self) for owner in owners)
        self.value = ValueColumn(looks, self)
        self._rows = QGridLayout()
        for place, row in enumerate(self.rows):
            self._rows.addWidget(row, place, 0)
        self._columns = QHBoxLayout()
        self._columns.addLayout(self._rows, 3)
        self._columns.addWidget(self.value, 2)
        return self._columns

    def place_of(self, target: Target) -> Place | None:
        """Return the province of a square, or the province or region itself."""
        match target:
            case SquareTarget(square) | PairTarget(square, _):
                view: View = self._bridge.view
                return ProvinceTarget(view.wall.province_of[square])
            case ProvinceTarget() | RegionTarget():
                return target
            case _:
                return None

    def restyle(self) -> None:
        super().restyle()
        px = self.appearance.px
        self._layout.setSpacing(px(1))
        self._rows.setVerticalSpacing(px(2))
        self._columns.setSpacing(px(8))

    def show_place(self, view: View, place: Place) -> None:
        """Show the present state of the place, of the westernmost province if its board was taken
        back.
        """
        if not _is_in_play(place, view):
            place = self._place = ProvinceTarget(view.wall.province_of[view.wall.west_to_east[0]])
        if isinstance(place, ProvinceTarget):
            self._show_province(view, place.province)
        else:
            self._show_region(view, place.region)

    def _show_province(self, view: View, province: Province) -> None:
        sight = province_forecast(view, province)
        around = [region_forecast(view, region) for region in sight.regions]
        scored = self._scoring_of(province) if province in view.scored else None
        counts = counts_for(self._bridge, view.viewer)
        span = span_text(view, province) if counts else ""
        counted = cards_texts(view, province, self._bridge.players) if counts else []
        shown = province, sight, around, scored, view.removed, view.known_threats, span, counted
        known = view.wall, view.stage is Stage.OVER, self._bridge.players
        if (shown, known) == self._shown_for:
            return
        self._shown_for = shown, known
        self._say_heading(province_name(view.wall, province), sight)
        self._show_presences(view, sight, () if scored else sight.leaders, scored)
        if scored is None:
            self.value.show_worth(sight, span)
        else:
            self.value.show_scored(Worth(scored.walls, scored.reputation, scored.change))
        nobody = translate("Inspector", "Nobody scored") if scored and not scored.winners else ""
        pairs = zip(sight.regions, around, strict=True)
        glances = [self._glance(view, region, forecast) for region, forecast in pairs]
        self._say_notes([nobody, *glances, *counted])

    def _scoring_of(self, province: Province) -> ProvinceScored | None:
        """Return the scoring of a province; that is public."""
        if province not in self._scored:
            events = [event for step in self._bridge.events() for event in step]
            self._scored = {e.province: e for e in events if isinstance(e, ProvinceScored)}
        return self._scored.get(province)

    def _show_region(self, view: View, region: Region) -> None:
        self._shown_for = None
        sight = region_forecast(view, region)
        self._say_heading(region_name(view.wall, region), sight)
        self._show_presences(view, sight, sight.leaders)
        self.value.show_threat(sight)
        counts = counts_for(self._bridge, view.viewer)
        counted = threat_text(view, region) if counts else ""
        notes = (self._losers(view, sight), self._sheltered(sight), self._peeked(sight))
        self._say_notes([counted, *notes])

    def _say_heading(self, name: str, sight: ProvinceForecast | RegionForecast) -> None:
        note = translate("Inspector", "{occupied} of {squares} squares")
        self._heading.set_title(name, fill(note, occupied=sight.occupied, squares=sight.squares))

    def _show_presences(
        self,
        view: View,
        sight: ProvinceForecast | RegionForecast,
        leaders: tuple[Owner, ...],
        scored: ProvinceScored | None = None,
    ) -> None:
        empty = sight.squares - sight.occupied
        gains = dict.fromkeys(scored.winners, scored.value) if scored else {}
        virtual = {one.owner: one.virtual for one in scored.tallies} if scored else {}
        for row, found in zip(self.rows, sight.presences, strict=True):
            presence = replace(found, virtual=virtual.get(found.owner, found.virtual))
            name = owner_name(self._bridge.players, presence.owner)
            row.show_presence(view, presence, name, empty, leads=presence.owner in leaders)
            row.show_gain(gains.get(presence.owner))

    def _say_notes(self, sentences: list[str]) -> None:
        """Show the notes that fit the lines whole; the tooltip has them all."""
        self.note.set_parts([sentence for sentence in sentences if sentence], _BETWEEN)

    def _glance(self, view: View, region: Region, sight: RegionForecast) -> str:
        """Return a region that borders a province in one line: the threat if it is known, and who
        would lose points or has lost them, or why nobody would.
        """
        threat = view.known_threats.get(region)
        named = sight.losers or sight.leaders
        if region in view.removed:
            words = translate("Inspector", "{region} (no threat)")
        elif not sight.leaders or (_is_attacked(view, region) and not sight.losers):
            words = translate("Inspector", "{region} {threat}")
        elif sight.losers:
            words = (
                translate("Inspector", "{region} {threat}: lost by {players}")
                if _is_attacked(view, region)
                else translate("Inspector", "{region} {threat}: {players} at risk")
            )
        elif set(sight.leaders) <= set(sight.sheltered):
            words = translate(
                "Inspector", "{region} {threat}: {players} lead(s), sheltered", "", len(named)
            )
        else:
            words = translate("Inspector", "{region} {threat}: nobody at risk")
        return fill(
            words.replace("{region} {threat}", unbroken("{region} {threat}")),
            region=region_name(view.wall, region),
            threat="−?" if threat is None else f"−{threat}",
            players=listed([owner_name(self._bridge.players, owner) for owner in named]),
        )

    def _losers_in(self, sight: RegionForecast) -> str:
        return player_names(self._bridge.players, sight.losers)

    def _losers(self, view: View, sight: RegionForecast) -> str:
        names = self._losers_in(sight)
        words = translate("Inspector", "Would lose: {players}", "", len(sight.losers))
        if _is_attacked(view, sight.region):
            words = translate("Inspector", "Points lost: {players}")
        return fill(words, players=names) if names else ""

    def _sheltered(self, sight: RegionForecast) -> str:
        names = player_names(self._bridge.players, sight.sheltered)
        words = translate("Inspector", "Sheltered by a tower: {players}")
        return fill(words, players=names) if names else ""

    def _peeked(self, sight: RegionForecast) -> str:
        names = player_names(self._bridge.players, sight.peeked)
        return fill(translate("Inspector", "Peeked: {players}"), players=names) if names else ""

    def _on_changed(self, change: Change) -> None:
        self._forget_scorings(change)
        super()._on_changed(change)

    def _forget_scorings(self, change: Change) -> None:
        """Drop scorings that have been undone, or may have been; a step without a scoring changes
        none.
        """
        if change.motion is Motion.JUMP or not self._scored.keys() <= set(change.view.scored):
            self._scored = {}


def _is_in_play(place: Place, view: View) -> bool:
    if isinstance(place, ProvinceTarget):
        return place.province in view.wall.provinces
    return place.region in view.wall.regions


def _is_attacked(view: View, region: Region) -> bool:
    """Return whether the Mongols have attacked a region and turned its threat up."""
    return view.stage is Stage.OVER and view.threats[region] is not None
