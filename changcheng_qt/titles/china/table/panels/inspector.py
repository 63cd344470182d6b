"""The target of the pointer: a region with its houses and its court, or an alliance with the two
courts that it joins.

Its rows are the seats, in the order of a round; its columns are numbers, each with an explanation
under the pointer. A town shows its region, with a note of the line over it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, plain, player_name
from changcheng_qt.titles.china.rules.forecast import (
    AllianceForecast,
    RegionForecast,
    alliance_forecast,
    line_at,
    region_forecast,
)
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.geometry.places import (
    AlliancePlace,
    CourtPlace,
    Place,
    RegionPlace,
    RoadPlace,
    TownPlace,
)
from changcheng_qt.titles.china.words.names import alliance_name, region_name, room_text
from changcheng_qt.ui.panels import inspector
from changcheng_qt.ui.panels.words import (
    NOTE,
    ElidedWords,
    TextStyle,
    TypeFace,
    Words,
    give_tooltip,
)
from changcheng_qt.ui.widgets.seats import colours_in_order, seat_token

translate = QCoreApplication.translate

_NAME: Final = TextStyle(size=13.5)
_SLIM_TITLE: Final = TextStyle(size=10.5, role="text2")
"""The headings if everything is larger than usual, for names need the width."""
_NUMBER: Final = TextStyle(size=14, face=TypeFace.NUMBER)
_COLUMNS: Final = 4
_NONE: Final = "–"


@dataclass(frozen=True, slots=True)
class _Column:
    """A heading, its meaning in a sentence, and a number for each seat; None for no number."""

    title: str
    meaning: str
    numbers: Sequence[int | None]


@dataclass(frozen=True, slots=True)
class _Sight:
    """The content for a place."""

    title: str
    heading_note: str
    columns: tuple[_Column, ...]
    note: str


class Inspector(inspector.Inspector[Place, Place]):
    """Houses, points and emissaries by seat, of a region or an alliance."""

    def make_body(self) -> QGridLayout:
        appearance, colours = self.appearance, colours_in_order(self._bridge.view)
        self._titles = [Words(appearance, NOTE, self) for _ in range(_COLUMNS)]
        self._tokens = {seat: seat_token(appearance, colours[seat], 8, self) for seat in colours}
        self._names = {seat: ElidedWords(appearance, _NAME, self) for seat in colours}
        self.numbers = {
            seat: [Words(appearance, _NUMBER, self) for _ in range(_COLUMNS)] for seat in colours
        }
        self._grid = QGridLayout()
        self._fill_grid()
        return self._grid

    def restyle(self) -> None:
        super().restyle()
        px = self.appearance.px
        self._layout.setSpacing(px(2))
        is_slim = self.appearance.size > 1
        self._grid.setHorizontalSpacing(px(5 if is_slim else 7))
        for title in self._titles:
            title.use_style(_SLIM_TITLE if is_slim else NOTE)
        self._grid.setVerticalSpacing(px(1))

    def _fill_grid(self) -> None:
        self._grid.setColumnStretch(1, 1)
        for column, title in enumerate(self._titles):
            self._grid.addWidget(title, 0, 2 + column, Qt.AlignmentFlag.AlignRight)
        for row, seat in enumerate(self.numbers, 1):
            self._grid.addWidget(self._tokens[seat], row, 0)
            self._grid.addWidget(self._names[seat], row, 1)
            for column, number in enumerate(self.numbers[seat]):
                self._grid.addWidget(number, row, 2 + column, Qt.AlignmentFlag.AlignRight)

    def show_place(self, view: View, place: Place) -> None:
        players = self._bridge.players
        known = place, view.houses, view.courts, view.fortified, view.scored, players
        if known == self._shown_for:
            return
        self._shown_for = known
        sight = _sight_of(place, view)
        self._heading.set_title(sight.title, sight.heading_note)
        self.note.setText(sight.note)
        for number, title in enumerate(self._titles):
            column = sight.columns[number] if number < len(sight.columns) else None
            title.setText("" if column is None else column.title)
            give_tooltip(title, "" if column is None else column.meaning)
            for seat, numbers in self.numbers.items():
                numbers[number].setText("" if column is None else _written(column.numbers[seat]))
                give_tooltip(numbers[number], "" if column is None else column.meaning)
        self._name_seats(sight, players)

    def _name_seats(self, sight: _Sight, players: Sequence[Player]) -> None:
        """Name each seat, and give its row a sentence for screen readers."""
        for seat, name in self._names.items():
            name.setText(players[seat].name)
            numbers = [
                fill(
                    translate("ChinaInspector", "{column}: {number}"),
                    column=column.title,
                    number=_written(column.numbers[seat]),
                )
                for column in sight.columns
            ]
            said = translate("ChinaInspector", "{player} – {numbers}")
            name.setAccessibleName(
                fill(said, player=player_name(players, seat), numbers=", ".join(numbers))
            )


def _written(number: int | None) -> str:
    return _NONE if number is None else plain(number)


def _sight_of(place: Place, view: View) -> _Sight:
    match place:
        case AlliancePlace(alliance):
            return _alliance(view, alliance_forecast(view, alliance))
        case TownPlace(space):
            return _region(view, view.board.region_of(space), _line_note(view, space))
        case RoadPlace(road):
            one, other = view.board.roads[road]
            note = _line_note(view, one) or _line_note(view, other)
            return _region(view, view.board.region_of(one), note)
        case CourtPlace(region) | RegionPlace(region):
            return _region(view, region)


def _region(view: View, region: int, note: str = "") -> _Sight:
    sight = region_forecast(view, region)
    built = fill(
        translate("ChinaInspector", "{built} of {spaces} built"),
        built=sum(sight.houses),
        spaces=sight.spaces,
    )
    houses = _Column(
        translate("ChinaInspector", "Houses"),
        translate("ChinaInspector", "Houses in this region."),
        sight.houses,
    )
    court = _Column(
        translate("ChinaInspector", "Court"),
        translate("ChinaInspector", "Emissaries in this court."),
        view.courts[region],
    )
    note = join_sentences((_court(sight), note))
    return _Sight(region_name(view.board, region), built, (houses, *_points(sight), court), note)


def _points(sight: RegionForecast) -> tuple[_Column, ...]:
    """Return the worth of the region to each seat, scored, now and possible."""
    if sight.is_scored:
        scored = translate("ChinaInspector", "Points scored for this region.")
        return (_Column(translate("ChinaInspector", "Points"), scored, sight.now),)
    return (
        _Column(
            translate("ChinaInspector", "Now"),
            translate("ChinaInspector", "Points if the region were scored as it stands."),
            sight.now,
        ),
        _Column(
            translate("ChinaInspector", "Full"),
            translate(
                "ChinaInspector", "Points if this player built in every town that is still free."
            ),
            [_own(filled, seat) for seat, filled in enumerate(sight.filled)],
        ),
    )


def _own(filled: Sequence[int] | None, seat: int) -> int | None:
    return None if filled is None else filled[seat]


def _court(sight: RegionForecast) -> str:
    """Return whether the region is scored, and how many more emissaries fit."""
    scored = translate("ChinaInspector", "Scored.") if sight.is_scored else ""
    return join_sentences((scored, room_text(sight.room)))


def _line_note(view: View, space: int) -> str:
    """Return the line over a town that would score now, if any."""
    found = line_at(view, space)
    if found is None:
        return ""
    line, points = found
    return fill(
        translate("ChinaInspector", "Part of a line of {count} houses, worth {points}."),
        count=len(line),
        points=points,
    )


def _alliance(view: View, sight: AllianceForecast) -> _Sight:
    courts = tuple(
        _Column(
            region_name(view.board, court.region),
            translate("ChinaInspector", "Emissaries in this court."),
            court.emissaries,
        )
        for court in sight.courts
    )
    points = _Column(
        translate("ChinaInspector", "Points"),
        translate("ChinaInspector", "Points for leading in both courts, as they stand."),
        sight.points,
    )
    note = translate(
        "ChinaInspector", "Whoever leads in both courts scores 1 point for each emissary there."
    )
    return _Sight(alliance_name(view.board, sight.alliance), "", (*courts, points), note)
