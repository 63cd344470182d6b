"""The sentence in the bar: the current decision, worded for the viewer.

The seat to act is addressed, everybody else gets a sentence about it. Where people share a screen,
another seat's decision is made on the public view; its owner is then addressed by name. The view
alone does not show whether an action can still be completed: with the list of legal commands the
sentence is more precise.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.result import victory
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.titles.changcheng.rules.pieces import EMPERORS_PER_EXTENSION, ActionCard
from changcheng_qt.titles.changcheng.rules.setup import Opening
from changcheng_qt.titles.changcheng.rules.turn import Piece, Scoring, Stage
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.titles.changcheng.words.names import (
    face_in_sentence,
    province_name,
    province_names,
    region_names,
)

translate = QCoreApplication.translate


def prompt(view: View, players: Sequence[Player], legal: Sequence[Command] = ()) -> str:
    """Return in one sentence the current decision."""
    if view.to_act is None:
        return _game_over(view, players)
    if view.scoring:
        return _decision(view, view.scoring, players)
    if view.viewer == view.to_act:
        return _own_step(view, legal)
    return _step_of_another(view, player_name(players, view.to_act))


def _own_step(view: View, legal: Sequence[Command]) -> str:
    match view.stage:
        case Stage.SCORING_DUE:
            return _own_scoring(view)
        case Stage.EXTENSION:
            return _own_extension(view)
        case Stage.TURN_END:
            return _own_turn_end(view, legal)
        case _:
            return _own_second_part(view, legal) if view.turn.acts else _own_action(view, legal)


def _step_of_another(view: View, player: str) -> str:
    match view.stage:
        case Stage.SCORING_DUE:
            sentence = translate("Prompt", "{player} is about to score {provinces}.")
        case Stage.EXTENSION:
            sentence = translate("Prompt", "{player} is adding a board to the wall.")
        case _:
            sentence = translate("Prompt", "It's {player}'s turn.")
    return fill(sentence, player=player, provinces=province_names(view.wall, view.due))


def _own_action(view: View, legal: Sequence[Command]) -> str:
    if view.is_opening:
        return _own_opening(view)
    choices = {type(command) for command in legal}
    if choices == {commands.Pass}:
        return translate("Prompt", "You have no moves left and must pass.")
    if choices == {commands.PlaceNeutral}:
        return translate("Prompt", "Your only move: place a neutral wall.")
    if (
        choices
        and choices <= {commands.PlaceSingle, commands.PlayCard}
        and not _completable(view, legal)
    ):
        if commands.PlayCard in choices:
            return translate("Prompt", "You can't complete an action: play one card.")
        return translate("Prompt", "You can't complete an action: place one wall.")
    if choices == {commands.PlayCard}:
        return translate("Prompt", "Your turn – choose a card.")
    if choices and commands.PlayCard not in choices:
        return translate("Prompt", "Your turn – choose a block.")
    return translate("Prompt", "Your turn – choose a block or a card.")


def _own_opening(view: View) -> str:
    if view.options.opening is Opening.EVERY_PLAYER:
        return translate("Prompt", "Your first turn: place just one wall.")
    return translate("Prompt", "First turn of the game: place just one wall.")


def _completable(view: View, legal: Sequence[Command]) -> bool:
    """Whether two of the legal commands look like one complete action.

    Towers' reservations are left out, so that an action may look completable that is not.
    """
    supply, cards = view.supplies[view.turn.seat].singles, view.hand_counts[view.turn.seat]
    of_singles = {
        view.wall.province_of[c.square] for c in legal if isinstance(c, commands.PlaceSingle)
    }
    of_cards = {command.province for command in legal if isinstance(command, commands.PlayCard)}
    two_singles = supply > 1 and len(of_singles) > 1
    two_cards = cards > 1 and len(of_cards) > 1
    return two_singles or two_cards or bool(supply and of_cards)


def _own_second_part(view: View, legal: Sequence[Command]) -> str:
    act = view.turn.acts[-1]
    place = province_names(view.wall, act.provinces)
    choices = {type(command) for command in legal} & {commands.PlaceSingle, commands.PlayCard}
    if act.piece is Piece.SINGLE:
        sentence = translate(
            "Prompt", "Now place a second wall – in any province except {province}."
        )
    elif choices == {commands.PlayCard}:
        sentence = translate(
            "Prompt", "Now play a second card – in any province except {province}."
        )
    elif choices == {commands.PlaceSingle}:
        sentence = translate("Prompt", "Now place a wall in {province}.")
    else:
        sentence = translate(
            "Prompt", "Now place a wall in {province}, or a second card in another province."
        )
    return fill(sentence, province=place)


def _own_turn_end(view: View, legal: Sequence[Command]) -> str:
    neutral = any(isinstance(command, commands.PlaceNeutral) for command in legal)
    peeks = sorted(command.region for command in legal if isinstance(command, commands.Peek))
    regions = region_names(view.wall, peeks)
    if neutral and regions:
        sentence = translate(
            "Prompt", "You may place a neutral wall and peek at {regions}, or end your turn."
        )
    elif neutral:
        sentence = translate("Prompt", "You may place a neutral wall, or end your turn.")
    elif regions:
        sentence = translate("Prompt", "You may peek at {regions}, or end your turn.")
    elif _extension_ahead(view):
        sentence = translate("Prompt", "End your turn – a board will be added.")
    elif view.turn.partial:
        sentence = translate("Prompt", "No more moves – end your turn.")
    else:
        sentence = translate("Prompt", "All done – end your turn.")
    return fill(sentence, regions=regions)


def _extension_ahead(view: View) -> bool:
    enough = view.emperors >= EMPERORS_PER_EXTENSION
    return enough and view.extensions < view.most_extensions


def _own_scoring(view: View) -> str:
    names = province_names(view.wall, view.due)
    if len(view.due) > 1:
        return fill(
            translate("Prompt", "{provinces} are complete – choose which to score first."),
            provinces=names,
        )
    return fill(translate("Prompt", "{province} is complete – score it."), province=names)


def _own_extension(view: View) -> str:
    if view.drawn is None:
        return translate(
            "Prompt", "Add a board: choose the board, its side and an end of the wall."
        )
    return fill(
        translate("Prompt", "You drew {board}: choose an end of the wall."),
        board=face_in_sentence(view.drawn.board, view.drawn.side),
    )


def _decision(view: View, scoring: Scoring, players: Sequence[Player]) -> str:
    decider, card = scoring.pending[0].owner, scoring.pending[0].card
    province = province_name(view.wall, scoring.province)
    if view.viewer == decider:
        return fill(_choice(card), province=province)
    if players[decider].is_human:
        return fill(
            translate("Prompt", "{player} – {choice}"),
            player=player_name(players, decider),
            choice=fill(_choice(card), province=province),
        )
    return fill(
        translate("Prompt", "{player} decides on the {card} in {province}."),
        player=player_name(players, decider),
        card=card_name(card),
        province=province,
    )


def _choice(card: ActionCard) -> str:
    return {
        ActionCard.WARRIOR: translate("Prompt", "Warrior: choose a card to cancel in {province}."),
        ActionCard.TRAITOR: translate(
            "Prompt", "Traitor: break a wall in {province}, or remove a bordering threat."
        ),
        ActionCard.FLOOD: translate("Prompt", "Flood: raise or lower {province}'s value by 2."),
        ActionCard.BUILDER: translate(
            "Prompt", "Builder: raise {province}'s value by 2, or add one extra wall."
        ),
        ActionCard.MASTER_BUILDER: translate(
            "Prompt", "Master Builder: add two extra walls in {province}."
        ),
        ActionCard.MANDARIN: translate(
            "Prompt", "Mandarin: swap a wall in {province} with another, or don't swap."
        ),
    }[card]


def _game_over(view: View, players: Sequence[Player]) -> str:
    best = max(view.scores)
    winners = [seat for seat, score in enumerate(view.scores) if score == best]
    return victory(players, winners, best)
