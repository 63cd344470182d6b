"""What follows by counting: chances of hidden things, and what a province may be worth."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.i18n.phrases.changcheng.cards import card_name
from changcheng_qt.i18n.phrases.wording import fill, labelled, listed, side_by_side, signed

translate = QCoreApplication.translate

Threats: TypeAlias = Mapping[int, Fraction]
"""The chance of each value of a threat counter."""
Cards: TypeAlias = Mapping[ActionCard, Fraction]
"""The chance of each card that a face-down one may be."""
Limits: TypeAlias = tuple[int, int]
"""The worst and the best that a province may be worth."""


def percent(chance: Fraction) -> str:
    """Return a chance as a whole percentage."""
    number = QLocale().toString(round(100 * chance))
    return fill(translate("Counting", "{number}%", "a chance"), number=number)


def threat_text(chances: Threats) -> str:
    """Return the chances of a threat counter, which is no sentence."""
    value_with = translate("Counting", "{value} ({chance})", "what a threat may be, and how likely")
    values = [
        fill(value_with, value=signed(-value), chance=percent(chance))
        for value, chance in chances.items()
    ]
    return fill(translate("Counting", "Threat: {chances}"), chances=side_by_side(values))


def threat_facts(chances: Threats) -> list[str]:
    """Return the chances of a threat counter as a few words for each value."""
    return [labelled(signed(-value), percent(chance)) for value, chance in chances.items()]


def card_text(chances: Cards) -> str:
    """Return in a sentence which card a face-down one may be."""
    names, chance = [card_name(card) for card in chances], percent(next(iter(chances.values())))
    if len(names) == 1:
        return fill(translate("Counting", "This can only be: {card}."), card=names[0])
    if len(names) == len(ActionCard):
        return fill(translate("Counting", "Any action card ({chance} each)."), chance=chance)
    words = translate("Counting", "One of these: {cards} ({chance} each).")
    return fill(words, cards=listed(names), chance=chance)


def owners_cards_text(player: str, cards: Iterable[ActionCard]) -> str:
    """Return which cards a player may have in a province, which is no sentence."""
    words = translate("Counting", "{player} may have: {cards}", "face-down cards in a province")
    return fill(words, player=player, cards=listed([card_name(card) for card in cards]))


def worth_text(limits: Limits) -> str:
    """Return what a province may be worth by the cards there, in a sentence."""
    words = translate("Counting", "With these cards, worth {points} when complete.")
    return fill(words, points=span_text(limits))


def worth_fact(limits: Limits) -> str:
    """Return the same in a few words."""
    words = translate("Counting", "{points} when complete", "what a province may be worth")
    return fill(words, points=span_text(limits))


def span_text(limits: Limits) -> str:
    """Return from how many points to how many, once where these are the same."""
    worst, best = limits
    if worst == best:
        return str(worst)
    return fill(translate("Counting", "{worst} to {best}"), worst=worst, best=best)
