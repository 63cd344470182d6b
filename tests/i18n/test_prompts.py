"""The sentence in the bar, for every stage and every viewer."""

from dataclasses import replace

import pytest

from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.i18n.languages import Languages
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
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, Supply
from changcheng_qt.titles.changcheng.rules.setup import Opening, Options
from changcheng_qt.titles.changcheng.rules.turn import (
    Act,
    Piece,
    RevealedCard,
    Scoring,
    Stage,
    Turn,
)
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.words.prompts import prompt
from tests.i18n.table import BOARDS, PLAYERS, view
from tests.i18n.test_vocabulary import told_apart, whole

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
OWN: dict[str, tuple[View, tuple[Command, ...]]] = {
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


def test_every_stage_has_a_prompt_of_its_own(language: str) -> None:
    assert {position.stage for position, _ in OWN.values()} == set(Stage)
    prompts = [prompt(position, PLAYERS, legal) for position, legal in OWN.values()]
    assert all(whole(text) for text in prompts)
    assert told_apart(prompts)


@pytest.mark.parametrize("code", ["it", "fr", "zh_TW", "zh_CN", "xx"])
def test_no_prompt_is_left_in_english(languages: Languages, code: str) -> None:
    languages.install("en")
    english = {prompt(position, PLAYERS, legal) for position, legal in OWN.values()}
    languages.install(code)
    assert not english & {prompt(position, PLAYERS, legal) for position, legal in OWN.values()}


@pytest.mark.parametrize("stage", [s for s in Stage if s not in (Stage.DECISION, Stage.OVER)])
def test_others_are_told_whose_turn_it_is(language: str, stage: Stage) -> None:
    for viewer in (1, PUBLIC):
        text = prompt(at(stage, viewer=viewer, due=(0,)), PLAYERS)
        assert whole(text)
        assert "Mei" in text


def test_the_public_view_calls_a_person_by_name_and_says_what_to_choose(
    languages: Languages,
) -> None:
    languages.install("en")
    asked = prompt(replace(deciding(ActionCard.FLOOD, 1), viewer=PUBLIC), PLAYERS)
    assert asked == "Luca – Flood: raise or lower Pb's value by 2."
    told = prompt(replace(deciding(ActionCard.FLOOD, 2), viewer=PUBLIC), PLAYERS)
    assert told == "Claire decides on the Flood in Pb."


@pytest.mark.parametrize("name", ["%1", "{province}", "{choice}", "<i>x</i>", "%n"])
def test_names_are_told_as_they_are(language: str, name: str) -> None:
    players = (Player(name), *PLAYERS[1:])
    assert name in prompt(at(Stage.ACTION, viewer=1), players)
    assert name in prompt(replace(deciding(ActionCard.FLOOD, 0), viewer=PUBLIC), players)
    assert name in prompt(OWN["over"][0], players)


@pytest.mark.parametrize(
    ("legal", "supply", "cards", "half"),
    [
        (SINGLES[:1], 14, 6, True),
        (SINGLES, 14, 6, False),
        (SINGLES, 1, 0, True),
        (CARDS, 0, 6, False),
        (CARDS, 0, 1, True),
        (CARDS[:1], 1, 1, False),
        ((), 14, 6, False),
    ],
)
def test_half_an_action_is_asked_for_only_when_nothing_whole_is_possible(
    languages: Languages, legal: tuple[Command, ...], supply: int, cards: int, half: bool
) -> None:
    languages.install("en")
    position = at(Stage.ACTION, supplies=(Supply(supply, 0, 0),) * 4, hand_counts=(cards,) * 4)
    assert prompt(position, PLAYERS, legal).startswith("You can't complete") is half


def test_an_added_board_is_announced_only_while_one_may_be_added(languages: Languages) -> None:
    languages.install("en")
    position = replace(OWN["a board comes"][0], extensions=1, most_extensions=1)
    assert prompt(position, PLAYERS) == "All done – end your turn."


@pytest.mark.parametrize(
    ("peeks", "offered"),
    [
        ((), "All done – end your turn."),
        ((Peek(1),), "You may peek at Rb, or end your turn."),
        ((Peek(1), Peek(0)), "You may peek at Ra and Rb, or end your turn."),
    ],
)
def test_only_regions_that_can_be_peeked_at_are_offered(
    languages: Languages, peeks: tuple[Command, ...], offered: str
) -> None:
    languages.install("en")
    position = at(Stage.TURN_END, after(SINGLE, done=True, looks=(0, 1)))
    assert prompt(position, PLAYERS, (*peeks, EndTurn())) == offered


@pytest.mark.parametrize(
    ("opening", "told"),
    [(Opening.FIRST_PLAYER, "First turn of the game"), (Opening.EVERY_PLAYER, "Your first turn")],
)
def test_the_first_turn_is_the_games_or_ones_own(
    languages: Languages, opening: Opening, told: str
) -> None:
    languages.install("en")
    position = replace(at(Stage.ACTION), is_opening=True, options=Options(opening=opening))
    assert prompt(position, PLAYERS) == f"{told}: place just one wall."


@pytest.mark.parametrize(
    ("legal", "said"),
    [
        ((*SINGLES, *CARDS), "choose a block or a card"),
        ((*SINGLES, PlaceDouble(2, 3)), "choose a block."),
        (CARDS, "choose a card."),
    ],
)
def test_only_what_can_be_chosen_is_named(legal: tuple[Command, ...], said: str) -> None:
    assert said in prompt(at(Stage.ACTION), PLAYERS, legal)
