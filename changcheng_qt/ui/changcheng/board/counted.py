"""What is said of places of the wall to a seat that has counting done for it."""

from collections.abc import Sequence

from changcheng_qt.engine.seats import Player
from changcheng_qt.games.changcheng.counting import card_chances, threat_chances, worth_range
from changcheng_qt.games.changcheng.geography import Province
from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.games.changcheng.view import CardBack, View
from changcheng_qt.i18n.phrases.changcheng.counting import (
    card_text,
    owners_cards_text,
    threat_text,
    worth_text,
)
from changcheng_qt.i18n.phrases.wording import player_name
from changcheng_qt.ui.changcheng.pointer.targets import ProvinceTarget, RegionTarget


def counted_of(view: View, place: object) -> str:
    """Return what follows of a region, a province or a face-down card; empty where nothing does, of
    anything else, and of the viewer's own cards.
    """
    match place:
        case RegionTarget(region) if chances := threat_chances(view, region):
            return threat_text(chances)
        case ProvinceTarget(province) if limits := worth_range(view, province):
            return worth_text(limits)
        case CardBack() if place in view.cards and place.owner != view.viewer:
            return card_text(card_chances(view, place))
        case _:
            return ""


def cards_counted(view: View, province: Province, players: Sequence[Player]) -> list[str]:
    """Return which cards each other seat may have in a province, where that is not any."""
    backs = [card for card in view.cards if card.province == province]
    said = []
    for owner in sorted({back.owner for back in backs} - {view.viewer}):
        here = (card_chances(view, back) for back in backs if back.owner == owner)
        cards = sorted({card for chances in here for card in chances})
        if len(cards) < len(ActionCard):
            said.append(owners_cards_text(player_name(players, owner), cards))
    return said
