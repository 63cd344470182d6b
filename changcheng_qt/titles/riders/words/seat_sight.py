"""The state of a seat in words: points by source, hand, edicts, roads, yields and harbours."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, labelled, listed, plain, player_name
from changcheng_qt.titles.riders.rules.accounts import Source, points_by_source
from changcheng_qt.titles.riders.rules.closing import round_of
from changcheng_qt.titles.riders.rules.pieces import Edict, total
from changcheng_qt.titles.riders.rules.production import due
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.aid import hand_text, unknown_text
from changcheng_qt.titles.riders.words.chronicle import in_a_row
from changcheng_qt.titles.riders.words.names import goods_text
from changcheng_qt.titles.riders.words.places import harbour_rate
from changcheng_qt.titles.riders.words.result import points_terms
from changcheng_qt.titles.riders.words.sights import Sight

translate = QCoreApplication.translate

_NUMBERS = range(2, 13)
_HIDDEN = (Source.ACADEMY, Source.MARKET)
_LAST_ROUNDS = 6
"""From how many rounds before the end the last one is told."""


def seat_sight(seat: Seat, view: View, players: Sequence[Player], *, is_aided: bool) -> Sight:
    """Return the state of a seat, without anything that the viewer does not see; other hands only
    with aid, as far as they can be known.
    """
    rows = (
        *_points(seat, view),
        (_cards(seat, view, is_aided=is_aided), str(view.hand_counts[seat])),
        (_edicts(seat, view), str(view.edict_counts[seat])),
        (translate("RidersSeat", "Longest line of roads"), str(view.lines[seat])),
    )
    notes = [*_notes(seat, view)]
    if is_aided and view.hands[seat] is None and (unknown := unknown_text(view, seat)):
        notes.insert(0, unknown)
    return Sight(player_name(players, seat), rows, tuple(notes))


def _points(seat: Seat, view: View) -> Iterator[tuple[str, str]]:
    """Yield the public points as a sum, and their number; then the number with the own hidden
    ones.
    """
    known = points_by_source(view, seat)
    shown = {source: count for source, count in known.items() if source not in _HIDDEN}
    yield points_terms(shown) or translate("RidersSeat", "Points"), plain(view.points[seat])
    words, count = hidden_points(seat, view)
    if count:
        yield words, plain(view.points[seat] + count)


def hidden_points(seat: Seat, view: View) -> tuple[str, int]:
    """Return the points of a seat that are hidden from others and that the viewer knows, in words,
    and their number.
    """
    known = points_by_source(view, seat) if view.ending is None else {}
    hidden = {source: known[source] for source in _HIDDEN if known.get(source)}
    words = translate("RidersSeat", "With {points}", "hidden ones")
    return fill(words, points=points_terms(hidden)) if hidden else "", sum(hidden.values())


def numbers_of(view: View, seat: Seat) -> dict[str, int]:
    """Return the public numbers of a seat by their names in `numbers_text`."""
    return {
        "cards": view.hand_counts[seat],
        "edicts": view.edict_counts[seat],
        "soldiers": view.played[seat].count(Edict.SOLDIER),
        "road": view.lines[seat],
        "penalties": view.penalties[seat],
    }


def numbers_text(view: View, seat: Seat, player: str) -> str:
    """Return the points and the public numbers of a seat whose player has a name."""
    words = translate(
        "RidersPlayers",
        "{player}: points {score}; cards {cards}; edicts {edicts}; soldiers {soldiers}; "
        "road {road}; penalties {penalties}",
    )
    counts = {name: plain(count) for name, count in numbers_of(view, seat).items()}
    return fill(words, player=player, score=plain(view.scores[seat]), **counts)


def round_text(view: View) -> str:
    """Return the number of the round; near the last one also which that is."""
    now, last = round_of(view), int(view.options.rounds)
    if now > last - _LAST_ROUNDS:
        words = translate("RidersPlayers", "Round {number} of {last}")
        return fill(words, number=now, last=last)
    return fill(translate("RidersPlayers", "Round {number}"), number=now) if now else ""


def _cards(seat: Seat, view: View, *, is_aided: bool) -> str:
    cards = translate("RidersSeat", "Cards")
    is_told = is_aided or view.hands[seat] is not None
    goods = hand_text(view, seat) if is_told else ""
    return labelled(cards, goods) if goods else cards


def _edicts(seat: Seat, view: View) -> str:
    edicts, fresh = translate("RidersSeat", "Edicts"), view.fresh[seat]
    if not fresh:
        return edicts
    words = translate("RidersSeat", "{count} bought this turn", "edicts")
    return labelled(edicts, fill(words, count=fresh))


def _notes(seat: Seat, view: View) -> Iterator[str]:
    board = view.board
    yields = [
        labelled(str(number), goods_text(goods))
        for number in _NUMBERS
        if total(goods := due(board, view.buildings, view.entered, view.seats, number)[seat])
    ]
    if yields:
        yield fill(translate("RidersSeat", "Yields: {yields}."), yields=in_a_row(yields))
    own = {n for n, building in enumerate(view.buildings) if building and building.seat == seat}
    harbours = [
        harbour_rate(harbour)
        for harbour in board.harbours
        if own & set(harbour.corners) and harbour.sea != view.pirate
    ]
    if harbours:
        words = translate("RidersSeat", "Harbours: {harbours}.")
        yield fill(words, harbours=listed(list(dict.fromkeys(harbours))))
