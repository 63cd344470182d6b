"""The result of a roll in lines: the goods of each seat, then everything short or blocked; after a
seven who gives up how many cards.
"""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import capitalised, fill, listed, player_name
from changcheng_qt.i18n.telling import Line
from changcheng_qt.titles.riders.rules.events import Event
from changcheng_qt.titles.riders.rules.goods_events import GoodsProduced, SupplyShort
from changcheng_qt.titles.riders.rules.pieces import total
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.names import good_in_sentence, goods_text
from changcheng_qt.titles.riders.words.places import short_hex_name

translate = QCoreApplication.translate


def roll_lines(happened: Sequence[Event], view: View, players: Sequence[Player]) -> list[Line]:
    """Return the goods by player from the events of a roll, right after it; nothing for a seven."""
    lines = [line for event in happened for line in _lines(event, view, players)]
    return [Line(translate("RidersRoll", "Who got what")), *lines] if lines else []


def seven_text(view: View, players: Sequence[Player]) -> str:
    """Return how many cards each seat still has to give up after a seven, in a sentence."""
    first, *others = view.turn.discarding
    gives_up = translate("RidersRoll", "{player} gives up {count}", "cards, after a seven")
    of_others = translate("RidersRoll", "{player} {count}", "cards, after a seven")
    clauses = [(first, gives_up), *((seat, of_others) for seat in others)]
    shares = [
        fill(words, player=player_name(players, seat), count=view.turn.owed[seat])
        for seat, words in clauses
    ]
    return fill(translate("RidersRoll", "A seven: {shares}."), shares=listed(shares))


def _lines(event: Event, view: View, players: Sequence[Player]) -> Iterator[Line]:
    match event:
        case GoodsProduced(goods, blocked):
            for seat, own in enumerate(goods):
                if total(own):
                    yield Line(goods_text(own), seat)
            for land in blocked:
                words = translate("RidersRoll", "{hex}: riders", "they block it")
                yield Line(capitalised(fill(words, hex=short_hex_name(view.board, land))))
            if not any(map(total, goods)) and not blocked:
                yield Line(translate("RidersBreach", "Nobody gets any."))
        case SupplyShort():
            yield Line(_short(event, view, players))
        case _:
            pass


def _short(event: SupplyShort, view: View, players: Sequence[Player]) -> str:
    """Return how much the supply lacked, and who gets the rest of it."""
    paid, good = sum(event.paid), good_in_sentence(event.good)
    lacked = sum(event.due) - (paid or view.supply[event.good])
    if not paid:
        words = translate("RidersRoll", "{good}: {count} short, nobody gets any")
        return capitalised(fill(words, good=good, count=lacked))
    words = translate("RidersRoll", "{good}: {count} short, {player} gets the rest")
    player = player_name(players, event.paid.index(paid))
    return capitalised(fill(words, good=good, count=lacked, player=player))
