"""The sentence in the bar: the current decision, worded for the viewer; and what the table answers
for the only person.

The deciding seat is addressed, everybody else gets a sentence about it that depends on public
information. Only the seat itself reads whether it could play an edict or has nothing left to do;
the version for the room is the public one.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import (
    fill,
    join_sentences,
    listed,
    player_name,
    player_names,
)
from changcheng_qt.titles.riders.rules.closing import round_of
from changcheng_qt.titles.riders.rules.commands import Command, EndTurn, Play
from changcheng_qt.titles.riders.rules.pieces import Supply
from changcheng_qt.titles.riders.rules.setup import PirateMove
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.commands import no_way_back
from changcheng_qt.titles.riders.words.names import goods_text
from changcheng_qt.titles.riders.words.result import victory_text

translate = QCoreApplication.translate

ROUNDS_TOLD = 5
"""From how many rounds before the last the round is shown."""


def prompt(view: View, players: Sequence[Player], legal: Sequence[Command] = ()) -> str:
    """Return the current decision in one sentence; `legal` are the commands of the viewer. Close to
    the last round its number follows.
    """
    return join_sentences((_decision(view, players, legal), _round(view)))


def _decision(view: View, players: Sequence[Player], legal: Sequence[Command]) -> str:
    if view.to_act is None:
        assert view.ending is not None, "nobody decides"
        return victory_text(players, view.ending, view.winners, view.best, view.points)
    if view.stage is Stage.ANSWERING:
        return _answering(view, players)
    if view.stage is Stage.DISCARDING:
        return _discarding(view, players)
    if view.viewer == view.to_act:
        return _own_step(view, legal)
    if view.stage is Stage.EXTRA_ROUND:
        return _extra_round(view, players)
    return _step_of_another(view, player_name(players, view.to_act))


def _round(view: View) -> str:
    most = view.options.rounds
    if view.to_act is None or round_of(view) < most - ROUNDS_TOLD:
        return ""
    words = translate("RidersPrompt", "Round {number} of {most}.")
    return fill(words, number=round_of(view), most=most)


def _answering(view: View, players: Sequence[Player]) -> str:
    """Return the offer, and the seats whose answers are not in, though rows may say that one is."""
    offer = view.turn.offer
    assert offer is not None, "an offer is open"
    left = offer.asked[len(offer.answers) :]
    own = translate("RidersPrompt", "{player} gives {give} for {want}: yes, no or other terms?")
    of_others = translate("RidersPrompt", "{player} gives {give} for {want}. Asked: {others}.")
    return fill(
        own if view.viewer in left else of_others,
        player=player_name(players, view.turn.seat),
        others=player_names(players, left),
        give=goods_text(offer.give),
        want=goods_text(offer.want),
    )


def _discarding(view: View, players: Sequence[Player]) -> str:
    """Return how many cards the viewer gives up, or who gives up how many, all at once."""
    turn, viewer = view.turn, view.viewer
    if isinstance(viewer, int) and viewer in turn.discarding:
        return translate("RidersPrompt", "A seven: give up %n card(s).", "", turn.owed[viewer])
    of_one = translate("Chronicle", "{player} {count}")
    counts = [
        fill(of_one, player=player_name(players, seat), count=turn.owed[seat])
        for seat in turn.discarding
    ]
    words = translate("RidersPrompt", "A seven – cards to give up: {counts}.")
    return fill(words, counts=listed(counts))


def _extra_round(view: View, players: Sequence[Player]) -> str:
    """Return all seats that may still build: they are asked at once."""
    words = translate("RidersPrompt", "Extra building round: {players} may build.")
    return fill(words, players=player_names(players, view.turn.still_building(view.seats)))


def _own_step(view: View, legal: Sequence[Command]) -> str:
    match view.stage:
        case Stage.FORTS | Stage.SETTLEMENTS | Stage.FIRST_ROADS:
            return _own_founding(view)
        case Stage.PIRATE | Stage.ROBBING:
            return _own_seven(view)
        case Stage.BEFORE_ROLL if any(isinstance(one, Play) for one in legal):
            return translate("RidersPrompt", "Your turn – roll, or play an edict first.")
        case Stage.BEFORE_ROLL:
            return translate("RidersPrompt", "Your turn – roll the dice.")
        case Stage.BUILDING if list(legal) == [EndTurn()]:
            return translate("Prompt", "No more moves – end your turn.")
        case Stage.BUILDING:
            return translate("RidersPrompt", "Trade and build, then end your turn.")
        case Stage.CHOOSING:
            return translate("RidersPrompt", "Choose a deal, or withdraw the offer.")
        case _:
            return _own_interruption(view)


def _own_founding(view: View) -> str:
    assert view.to_act is not None
    if view.stage is Stage.FORTS:
        return translate("RidersPrompt", "Found your border fort on a free site.")
    if view.stage is Stage.FIRST_ROADS:
        return translate("RidersPrompt", "Now lay a road from there.")
    if view.pieces[view.to_act].settlements == Supply().settlements - 1:
        return translate(
            "RidersPrompt",
            "Found your first settlement on any free corner (in gold: chances in 36).",
        )
    return translate(
        "RidersPrompt", "Found your second settlement: you receive a card for each hex around it."
    )


def _own_seven(view: View) -> str:
    match view.stage:
        case Stage.PIRATE if view.options.pirate is PirateMove.MUST:
            return translate("RidersPrompt", "A seven: move the pirate.")
        case Stage.PIRATE:
            return translate(
                "RidersPrompt", "A seven: move the pirate and take a card, or leave it."
            )
        case _:
            words = translate("RidersPrompt", "Take a card from a player, or none.")
            return join_sentences((words, no_way_back()))


def _own_interruption(view: View) -> str:
    turn = view.turn
    match view.stage:
        case Stage.RIDER_DUE:
            return translate("RidersPrompt", "Draw the rider that your building brings, or undo.")
        case Stage.SOLDIER:
            words = translate(
                "RidersPrompt",
                "Soldier, %n deed(s) left: shift or chase a rider, move the pirate, or finish.",
                "",
                turn.deeds,
            )
        case Stage.CORVEE:
            words = translate(
                "RidersPrompt", "Corvée: %n free road(s) left, or finish.", "", turn.free_roads
            )
        case _:
            words = translate("RidersPrompt", "Extra building round: build, or pass.")
    return words


def _step_of_another(view: View, player: str) -> str:
    words = {
        Stage.FORTS: translate("RidersPrompt", "{player} is founding a border fort."),
        Stage.SETTLEMENTS: translate("RidersPrompt", "{player} is founding a settlement."),
        Stage.FIRST_ROADS: translate("RidersPrompt", "{player} is laying a road."),
        Stage.BEFORE_ROLL: translate("RidersPrompt", "{player} is about to roll."),
        Stage.PIRATE: translate("RidersPrompt", "A seven: {player} decides about the pirate."),
        Stage.ROBBING: translate("RidersPrompt", "{player} may take a card."),
        Stage.RIDER_DUE: translate("RidersPrompt", "{player} is about to draw a rider."),
        Stage.CHOOSING: translate("RidersPrompt", "{player} is choosing a deal."),
        Stage.SOLDIER: translate("RidersPrompt", "{player} has played a soldier."),
        Stage.CORVEE: translate("RidersPrompt", "{player} has played a corvée."),
    }.get(view.stage, translate("Prompt", "It's {player}'s turn."))
    return fill(words, player=player)


def goods_prompt(is_asked: bool) -> str:
    """Return the prompt while goods of an edict are asked for, else nothing; it names no edict, for
    the bar is read aloud.
    """
    words = translate("RidersHand", "Choose the goods for the edict, or put it back.")
    return words if is_asked else ""


def refused_text(view: View, players: Sequence[Player], *, is_shunned: bool, is_never: bool) -> str:
    """Return the open offer, which the table refuses for the only person, and why."""
    offer = view.turn.offer
    assert offer is not None, "an offer is refused"
    words = translate(
        "RidersLone",
        "{player} offered {give} for {want}. You can't pay that, so your answer was No.",
    )
    if is_shunned:
        words = translate(
            "RidersLone",
            "{player} offered {give} for {want}. You want no more offers this turn, so your "
            "answer was No.",
        )
    elif is_never:
        words = translate(
            "RidersLone",
            "{player} offered {give} for {want}. Bots may never ask you, so your answer was No.",
        )
    player = player_name(players, view.turn.seat)
    return fill(words, player=player, give=goods_text(offer.give), want=goods_text(offer.want))


def not_taken_text(players: Sequence[Player], seat: Seat, proposers: Sequence[Seat]) -> str:
    """Return that a seat has not taken the counteroffers of some people, or of the only one, whom
    nobody need name.
    """
    words = translate("RidersLone", "{player} didn't take your counteroffer.")
    if proposers:
        words = translate("RidersLone", "{player} didn't take the terms proposed by {names}.")
    names = player_names(players, proposers)
    return fill(words, player=player_name(players, seat), names=names)
