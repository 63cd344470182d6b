"""Deductions by counting: chances of hidden things, and the possible worth of a province.

These texts are made from a View alone, and for its viewer alone.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import (
    fill,
    labelled,
    listed,
    percent,
    player_name,
    side_by_side,
    signed,
)
from changcheng_qt.titles.changcheng.rules.counting import card_chances, threat_chances, worth_range
from changcheng_qt.titles.changcheng.rules.geography import Province, Region
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.view import CardBack, View
from changcheng_qt.titles.changcheng.words.cards import card_name

translate = QCoreApplication.translate


def threat_text(view: View, region: Region) -> str:
    """Return the chances of a region's face-down counter, which is no sentence; empty where there
    are none.
    """
    value_with = translate("Counting", "{value} ({chance})", "what a threat may be, and how likely")
    values = [
        fill(value_with, value=signed(-value), chance=percent(chance))
        for value, chance in threat_chances(view, region).items()
    ]
    words = translate("Counting", "Threat: {chances}") if values else ""
    return fill(words, chances=side_by_side(values))


def threat_facts(view: View, region: Region) -> list[str]:
    """Return the chances of a region's face-down counter, in a few words for each value."""
    chances = threat_chances(view, region).items()
    return [labelled(signed(-value), percent(chance)) for value, chance in chances]


def card_text(view: View, back: CardBack) -> str:
    """Return the possible kinds of another seat's face-down card; empty for any other card."""
    if back not in view.cards or back.owner == view.viewer:
        return ""
    chances = card_chances(view, back)
    names, chance = [card_name(card) for card in chances], percent(_first(chances))
    if len(names) == 1:
        return fill(translate("Counting", "This can only be: {card}."), card=names[0])
    if len(names) == len(ActionCard):
        return fill(translate("Counting", "Any action card ({chance} each)."), chance=chance)
    words = translate("Counting", "One of these: {cards} ({chance} each).")
    return fill(words, cards=listed(names), chance=chance)


def cards_texts(view: View, province: Province, players: Sequence[Player]) -> list[str]:
    """Return which cards each other seat may have in a province, or may not if these are fewer;
    empty if it may be any. These are no sentences.
    """
    may = translate(
        "Counting", "{player}'s possible cards: {cards}", "face-down cards in a province"
    )
    may_not = translate("Counting", "{player}: all but {cards}", "face-down cards in a province")
    backs = [back for back in view.cards if back.province == province]
    said = []
    for owner in sorted({back.owner for back in backs} - {view.viewer}):
        here = (card_chances(view, back) for back in backs if back.owner == owner)
        cards = {card for chances in here for card in chances}
        others = set(ActionCard) - cards
        if others:
            words, named = (may, cards) if len(cards) <= len(others) else (may_not, others)
            names = listed([card_name(card) for card in sorted(named)])
            said.append(fill(words, player=player_name(players, owner), cards=names))
    return said


def worth_text(view: View, province: Province) -> str:
    """Return the possible worth of a province with its cards, in a sentence; empty without any."""
    span = span_text(view, province)
    words = translate("Counting", "With these cards, worth {points} when complete.")
    return fill(words, points=span) if span else ""


def worth_facts(view: View, province: Province) -> list[str]:
    """Return the possible worth of a province in a few words, if there are any cards."""
    span = span_text(view, province)
    words = translate("Counting", "{points} when complete", "what a province may be worth")
    return [fill(words, points=span)] if span else []


def span_text(view: View, province: Province) -> str:
    """Return the lowest and highest possible worth of a province with its cards, once if these are
    equal, empty without cards.
    """
    limits = worth_range(view, province)
    if limits is None or limits[0] == limits[1]:
        return "" if limits is None else str(limits[0])
    return fill(translate("Counting", "{worst} to {best}"), worst=limits[0], best=limits[1])


def _first(chances: Mapping[ActionCard, Fraction]) -> Fraction:
    return next(iter(chances.values()))
