"""The sentence in the bar: the current decision, worded for the viewer.

The seat in turn is addressed, everybody else gets a sentence about it that depends on public
information: the number of placed pieces and of cards in hand. Only the seat itself reads whether
its cards can pay for another piece; the version for the room depends on the pieces on the map
alone.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.titles.china.rules import commands
from changcheng_qt.titles.china.rules.commands import Command
from changcheng_qt.titles.china.rules.forecast import region_forecast
from changcheng_qt.titles.china.rules.pieces import HAND
from changcheng_qt.titles.china.rules.state import TWICE
from changcheng_qt.titles.china.rules.turn import Stage
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.words.names import region_name, town_name
from changcheng_qt.titles.china.words.result import victory_text

translate = QCoreApplication.translate

_PLACEMENTS = (commands.PlaceHouse, commands.SendEmissary, commands.PlaceFortification)


def prompt(view: View, players: Sequence[Player], legal: Sequence[Command] = ()) -> str:
    """Return in one sentence the current decision; `legal` are the commands of the viewer."""
    return _prompt(view, players, can_place=_can_place(legal))


def prompt_aloud(view: View, players: Sequence[Player]) -> str:
    """Return that sentence in the version for the room."""
    return _prompt(view, players, can_place=_has_room(view))


def _prompt(view: View, players: Sequence[Player], *, can_place: bool) -> str:
    if view.to_act is None:
        pieces = [supply.pieces for supply in view.supplies]
        return victory_text(players, view.winners, view.scores, pieces)
    if view.viewer == view.to_act:
        return _own_step(view, can_place=can_place)
    return _step_of_another(view, player_name(players, view.to_act))


def _own_step(view: View, *, can_place: bool) -> str:
    match view.stage:
        case Stage.HOUSE_OWED:
            return fill(
                translate("ChinaPrompt", "Now build a house on your fortification in {town}."),
                town=_owed_town(view),
            )
        case Stage.TAKING:
            return _own_taking(view)
        case Stage.TURN_END:
            return _own_turn_end(view)
        case _ if is_last_round(view):
            return _own_last_turn(view, can_place=can_place)
        case _:
            return _own_placing(view, can_place=can_place)


def _step_of_another(view: View, player: str) -> str:
    if view.stage is Stage.HOUSE_OWED:
        sentence = translate("ChinaPrompt", "{player} must build on the fortification in {town}.")
        return fill(sentence, player=player, town=_owed_town(view))
    if view.stage is Stage.TAKING:
        sentence = translate("ChinaPrompt", "{player} is taking cards.")
    else:
        sentence = translate("Prompt", "It's {player}'s turn.")
    return fill(sentence, player=player)


def is_last_round(view: View) -> bool:
    """Whether the pile has run out for the second time, so that nobody takes cards."""
    return view.exhausted == TWICE


def end_text(view: View) -> str:
    """Return why a game that is over has ended."""
    if is_last_round(view):
        return translate("ChinaPrompt", "The pile ran out for the second time.")
    return translate("ChinaPrompt", "Nobody can place another piece.")


def is_map_empty(view: View) -> bool:
    """Whether nobody has placed a piece yet: then the turn has one piece only."""
    return (
        not any(map(any, view.courts))
        and not view.fortified
        and not any(house is not None for house in view.houses)
    )


def _owed_town(view: View) -> str:
    assert view.turn.owed is not None, "a house is owed"
    return town_name(view.board, view.turn.owed)


def _can_place(legal: Sequence[Command]) -> bool:
    """Whether a piece can be placed; assumed to be so if the list is empty."""
    return not legal or any(isinstance(command, _PLACEMENTS) for command in legal)


def _has_room(view: View) -> bool:
    """Whether a piece could be placed with the right cards: assumed before the first one, then its
    region must have room for a second one.
    """
    turn = view.turn
    if turn.region is None:
        return True
    region, supply = region_forecast(view, turn.region), view.supplies[turn.seat]
    has_town = bool(region.free and supply.houses)
    has_court = bool(region.room and supply.emissaries)
    return turn.pieces < turn.most and (has_town or has_court)


def _own_placing(view: View, *, can_place: bool) -> str:
    if view.turn.region is None:
        if not can_place:
            return translate("ChinaPrompt", "You can't place a piece – swap a card.")
        if is_map_empty(view):
            return translate(
                "ChinaPrompt",
                "Your turn – place a piece, or swap a card. An empty region takes only one piece "
                "a turn.",
            )
        return translate(
            "ChinaPrompt", "Your turn – place one or two pieces in a region, or swap a card."
        )
    if not can_place:
        return _own_taking(view)
    sentence = translate("ChinaPrompt", "Place a second piece in {region}, or take cards.")
    return fill(sentence, region=region_name(view.board, view.turn.region))


def _own_taking(view: View) -> str:
    left = HAND - view.hand_counts[view.turn.seat]
    if left == 1:
        return translate("ChinaPrompt", "Take a card – an open one or the top one of the pile.")
    sentence = translate(
        "ChinaPrompt", "Take {count} cards, one by one – open ones or from the pile."
    )
    return fill(sentence, count=left)


def _own_turn_end(view: View) -> str:
    if is_last_round(view) and view.hand_counts[view.turn.seat] < HAND and view.turn.is_taking:
        return translate("ChinaPrompt", "The pile is used up – end your turn.")
    return translate("Prompt", "All done – end your turn.")


def _own_last_turn(view: View, *, can_place: bool) -> str:
    region = view.turn.region
    if region is None:
        if can_place:
            return translate(
                "ChinaPrompt", "The pile is used up – place one or two pieces, or pass."
            )
        return translate("ChinaPrompt", "You can't place a piece and must pass.")
    if not can_place:
        return translate("Prompt", "No more moves – end your turn.")
    sentence = translate("ChinaPrompt", "Place a second piece in {region}, or end your turn.")
    return fill(sentence, region=region_name(view.board, region))
