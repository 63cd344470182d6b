"""The names of commands, on buttons, on legal targets for a screen reader and for Undo.

With hands hidden a label never names an open card, since the label of Undo remains visible. Only
`own_label`, which is for the deciding player, names the card that is still open.
"""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.wording import fill, quoted
from changcheng_qt.titles.china.rules import commands
from changcheng_qt.titles.china.rules.commands import Command, Placement
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.words.names import (
    are_taken_cards_named,
    card_in_sentence,
    colour_of_card,
    place_name,
    price,
    region_name,
)

translate = QCoreApplication.translate


def command_label(command: Command, view: View) -> str:
    """Return a short name for a command in a position where it is legal."""
    match command:
        case commands.TakeOpenCard(slot) if not are_taken_cards_named(view):
            return _numbered(slot)
        case _:
            return own_label(command, view)


def own_label(command: Command, view: View) -> str:
    """Return a short name for a command, for the deciding player only."""
    match command:
        case commands.PlaceHouse() | commands.SendEmissary() | commands.PlaceFortification():
            return _placement(command, view)
        case commands.SwapCard(colour):
            return fill(translate("ChinaCommand", "Swap {card}"), card=card_in_sentence(colour))
        case commands.TakeOpenCard(slot):
            card = view.open[slot]
            if card is None:
                return _numbered(slot)
            sentence = translate("ChinaCommand", "Take open card {number} ({colour})")
            return fill(sentence, number=slot + 1, colour=colour_of_card(card))
        case commands.DrawCard():
            return translate("ChinaCommand", "Draw from the pile")
        case commands.EndTurn():
            return translate("Command", "End turn")
        case commands.Pass():
            return translate("Command", "Pass")
        case _:
            assert_never(command)


def own_choice_in_sentence(command: Command, view: View) -> str:
    """Return a command within a sentence, for the deciding player only: pieces by name, the rest as
    on its button.
    """
    board = view.board
    match command:
        case commands.PlaceHouse(space, pay):
            text = translate("ChinaCommand", "a house in {place} for {cards}")
            place, region = place_name(board, space), board.region_of(space)
        case commands.SendEmissary(region, pay):
            text = translate("ChinaCommand", "an emissary to {place} for {cards}")
            place = region_name(board, region)
        case commands.PlaceFortification(space, pay):
            text = translate("ChinaCommand", "a fortification in {place} for {cards}")
            place, region = place_name(board, space), board.region_of(space)
        case _:
            return quoted(own_label(command, view))
    return fill(text, place=place, cards=price(board, region, pay))


def placement_title(command: Placement) -> str:
    """Return the title of a choice of payments for a piece."""
    match command:
        case commands.PlaceHouse():
            return translate("ChinaCommand", "Build a house")
        case commands.SendEmissary():
            return translate("ChinaCommand", "Send an emissary")
        case commands.PlaceFortification():
            return translate("ChinaCommand", "Place a fortification")
        case _:
            assert_never(command)


def drawing_note() -> str:
    """Return the note on the button that draws a card."""
    return translate("ChinaCommand", "You can't undo drawing a card.")


def _numbered(slot: int) -> str:
    return fill(translate("ChinaCommand", "Take open card {number}"), number=slot + 1)


def _placement(command: Placement, view: View) -> str:
    board = view.board
    match command:
        case commands.PlaceHouse(space, pay):
            return fill(
                translate("ChinaCommand", "House in {place} for {cards}"),
                place=place_name(board, space),
                cards=price(board, board.region_of(space), pay),
            )
        case commands.SendEmissary(region, pay):
            return fill(
                translate("ChinaCommand", "Emissary to {region} for {cards}"),
                region=region_name(board, region),
                cards=price(board, region, pay),
            )
        case commands.PlaceFortification(space, pay):
            return fill(
                translate("ChinaCommand", "Fortification in {place} for {cards}"),
                place=place_name(board, space),
                cards=price(board, board.region_of(space), pay),
            )
        case _:
            assert_never(command)
