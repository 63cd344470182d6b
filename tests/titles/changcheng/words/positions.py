"""Positions of every stage by name, each with the commands that are legal there."""

from dataclasses import replace

from changcheng_qt.titles.changcheng.rules.commands import (
    Command,
    EndTurn,
    Pass,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlayCard,
)
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.turn import (
    Act,
    Piece,
    RevealedCard,
    Scoring,
    Stage,
    Turn,
)
from changcheng_qt.titles.changcheng.rules.view import View
from tests.titles.changcheng.words.spoken import BOARDS, view

SINGLES = (PlaceSingle(0), PlaceSingle(6))
CARDS = (PlayCard(ActionCard.WARRIOR, 0), PlayCard(ActionCard.WARRIOR, 1))


def at(stage: Stage, turn: Turn | None = None, **changes: object) -> View:
    """The table's position at a stage after the opening, seen by the seat to act."""
    position = replace(view(), is_opening=False, stage=stage, turn=turn or Turn(0))
    return replace(position, **changes)  # type: ignore[arg-type]


def after(*acts: Act, done: bool = False, **more: object) -> Turn:
    return replace(Turn(0, acts=acts, action_done=done), **more)  # type: ignore[arg-type]


def deciding(card: ActionCard, owner: int) -> View:
    scoring = Scoring(1, (RevealedCard(owner, card, 3),))
    return at(Stage.DECISION, scoring=scoring, to_act=owner)


SINGLE = Act(Piece.SINGLE, (0,))
CARD = Act(Piece.CARD, (0,))
POSITIONS: dict[str, tuple[View, tuple[Command, ...]]] = {
    "opening": (replace(view(), is_opening=True), SINGLES),
    "action": (at(Stage.ACTION), (*SINGLES, *CARDS)),
    "blocks alone": (at(Stage.ACTION), (*SINGLES, PlaceDouble(2, 3))),
    "cards alone": (at(Stage.ACTION), CARDS),
    "half an action": (at(Stage.ACTION), SINGLES[:1]),
    "forced neutral": (at(Stage.ACTION), (PlaceNeutral(0),)),
    "pass": (at(Stage.ACTION), (Pass(),)),
    "second single": (at(Stage.ACTION, after(SINGLE)), SINGLES[1:]),
    "after a card": (at(Stage.ACTION, after(CARD)), (*SINGLES[:1], *CARDS[1:])),
    "second card": (at(Stage.ACTION, after(CARD)), CARDS[1:]),
    "single after a card": (at(Stage.ACTION, after(CARD)), SINGLES[:1]),
    "neutral": (at(Stage.TURN_END, after(SINGLE, done=True)), (PlaceNeutral(0), EndTurn())),
    "peek": (
        at(Stage.TURN_END, after(SINGLE, done=True, looks=(0, 1))),
        (Peek(1), Peek(0), EndTurn()),
    ),
    "neutral and peek": (
        at(Stage.TURN_END, after(SINGLE, done=True, looks=(0,))),
        (PlaceNeutral(0), Peek(0), EndTurn()),
    ),
    "end of turn": (at(Stage.TURN_END, after(SINGLE, done=True)), (EndTurn(),)),
    "end after half": (at(Stage.TURN_END, after(SINGLE, done=True, partial=True)), (EndTurn(),)),
    "a board comes": (at(Stage.TURN_END, after(SINGLE, done=True), emperors=3), (EndTurn(),)),
    "scoring": (at(Stage.SCORING_DUE, due=(0,)), ()),
    "two scorings": (at(Stage.SCORING_DUE, due=(0, 1)), ()),
    "extension": (at(Stage.EXTENSION), ()),
    "drawn extension": (at(Stage.EXTENSION, drawn=BOARDS[2].faces[0]), ()),
    "over": (at(Stage.OVER, to_act=None, scores=(9, 3, -2, 0)), ()),
    "shared": (at(Stage.OVER, to_act=None, scores=(9, 9, -2, 0)), ()),
    **{f"own {card.name}": (deciding(card, 0), ()) for card in ActionCard},
    **{f"other {card.name}": (deciding(card, 1), ()) for card in ActionCard},
    **{f"bot {card.name}": (deciding(card, 2), ()) for card in ActionCard},
}
