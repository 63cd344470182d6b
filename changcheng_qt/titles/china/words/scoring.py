"""Points with their explanation: for each seat that scored, one line with the sum."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.titles.china.rules.events import AllianceScored, RegionScored, RoadsScored
from changcheng_qt.titles.china.rules.geography import Board
from changcheng_qt.titles.china.words.names import emissaries_text, houses_text, road_name

translate = QCoreApplication.translate


def region_lines(event: RegionScored, players: Sequence[Player]) -> tuple[tuple[Seat, str], ...]:
    """Return the reasons for the points of each seat for the houses of a region, most houses
    first.
    """
    seats = [seat for seat, count in enumerate(event.counts) if count]
    seats.sort(key=lambda seat: -event.counts[seat])
    return tuple((seat, _of_houses(event, seat, players)) for seat in seats)


def alliance_lines(
    event: AllianceScored, players: Sequence[Player]
) -> tuple[tuple[Seat, str], ...]:
    """Return the reasons for the points of each seat for an alliance."""
    total = emissaries_text(sum(map(sum, event.courts)))
    sentence = translate("ChinaScoring", "{player} leads in both courts: {emissaries} = {points}")
    return tuple(
        (
            seat,
            fill(
                sentence,
                player=player_name(players, seat),
                emissaries=total,
                points=_points(points),
            ),
        )
        for seat, points in enumerate(event.points)
        if points
    )


def road_lines(event: RoadsScored, board: Board) -> tuple[str, ...]:
    """Return the points of each line of a seat."""
    return tuple(
        fill(
            _line_sentence(is_doubled=points > len(line)),
            towns=road_name(board, line),
            houses=houses_text(len(line)),
            points=_points(points),
        )
        for line, points in zip(event.lines, event.points, strict=True)
    )


def _points(count: int) -> str:
    return translate("ChinaScoring", "%n point(s)", "", count)


def _line_sentence(*, is_doubled: bool) -> str:
    if is_doubled:
        return translate("ChinaScoring", "{towns}: {houses}, fortification ×2 = {points}")
    return translate("ChinaScoring", "{towns}: {houses} = {points}")


def _of_houses(event: RegionScored, seat: Seat, players: Sequence[Player]) -> str:
    count = event.counts[seat]
    higher = [other for other in event.counts if other > count]
    if sum(event.counts) == count:
        sentence = _alone(is_doubled=seat in event.doubled)
    elif not higher and event.counts.count(count) > 1:
        sentence = _tied(is_doubled=seat in event.doubled)
    elif not higher:
        sentence = _most(is_doubled=seat in event.doubled)
    else:
        sentence = _behind(is_doubled=seat in event.doubled)
    return fill(
        sentence,
        player=player_name(players, seat),
        houses=houses_text(count),
        counted=houses_text(min(higher, default=sum(event.counts))),
        points=_points(event.points[seat]),
    )


def _alone(*, is_doubled: bool) -> str:
    if is_doubled:
        return translate(
            "ChinaScoring", "{player}: {houses}, no others, fortification ×2 = {points}"
        )
    return translate("ChinaScoring", "{player}: {houses}, no others = {points}")


def _most(*, is_doubled: bool) -> str:
    if is_doubled:
        return translate(
            "ChinaScoring",
            "{player}: {houses}, the most – all {counted}, fortification ×2 = {points}",
        )
    return translate("ChinaScoring", "{player}: {houses}, the most – all {counted} = {points}")


def _tied(*, is_doubled: bool) -> str:
    if is_doubled:
        return translate(
            "ChinaScoring",
            "{player}: {houses}, tied for the most – all {counted}, fortification ×2 = {points}",
        )
    return translate(
        "ChinaScoring", "{player}: {houses}, tied for the most – all {counted} = {points}"
    )


def _behind(*, is_doubled: bool) -> str:
    if is_doubled:
        return translate(
            "ChinaScoring",
            "{player}: {houses} – the rank above has {counted}, fortification ×2 = {points}",
        )
    return translate("ChinaScoring", "{player}: {houses} – the rank above has {counted} = {points}")
