"""The sure consequences of an action: of all its parts, in their own places, with "you" for nobody
but the seat itself.
"""

import re
from collections.abc import Sequence

import pytest

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.advice import told_by_name
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.telling import AtOnce
from changcheng_qt.titles.changcheng.rules.commands import (
    AddVirtualWall,
    CancelCard,
    Command,
    EndTurn,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RaiseValue,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.events import DoublePlaced, Event, TowerPlaced
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.words import telling
from changcheng_qt.titles.changcheng.words.at_once import at_once
from changcheng_qt.titles.changcheng.words.names import owners_named
from tests.bots.positions import placed, position, scoring, seen

PLAYERS = [Player("Bo"), Player("Lin"), Player("Mei")]


@pytest.fixture
def english(languages: Languages) -> None:
    languages.install("en")


def consequences(wall: str, *action: Command) -> AtOnce:
    """Return the sure consequences of an action on a wall."""
    return at_once(action, seen(position(wall)), PLAYERS)


BUILT = (
    ("r r g .", PlaceSingle(3), "4 is full: you score 6 points.", ""),
    ("r g g .", PlaceSingle(3), "4 is full: 6 points each – you and Lin.", ""),
    ("g g b .", PlaceSingle(3), "4 is full: Lin scores 6 points.", ""),
    ("g . . .", PlaceSingle(1), "4: you and Lin share the lead; worth 6 when full.", ""),
    (
        "g g . .",
        PlaceSingle(2),
        "4 (one square left): Lin leads, 2 walls to 1; worth 6 when full.",
        "",
    ),
    (
        "g g . .",
        PlaceTower(2),
        "The tower shelters you in 5. 4 (one square left): Lin leads, 2 walls to 1; worth",
        "",
    ),
    ("g g g .", PlaceDouble(3, 4), "3 points at once. 4 is full: Lin scores 6 points. 4: you", ""),
    ("", PlaceDouble(8, 9), "3 points at once. 5: you lead; worth 7 when full.", ""),
)


@pytest.mark.parametrize(("wall", "command", "does", "costs"), BUILT)
def test_first_comes_what_a_block_surely_does_in_its_place(
    english: None, wall: str, command: Command, does: str, costs: str
) -> None:
    said = consequences(wall, command)
    assert said.does.startswith(does)
    assert costs in said.costs


def test_a_tower_shelters_its_seat(english: None) -> None:
    assert consequences("g g . .", PlaceTower(2)).does.startswith("The tower shelters you in 5.")


def test_a_peek_that_comes_before_any_move_says_why(english: None) -> None:
    """It is a hint of its own, while the board has many places for the second wall."""
    assert consequences("r", Peek(0)).does == "It costs nothing, and may change your plan."


def test_a_province_is_named_once_and_last(english: None) -> None:
    """With the cards there, and so that a reason after it need not name it."""
    view = seen(position("r g . .", cards=(placed(1, ActionCard.FLOOD, 0),)))
    said = at_once([PlaceTower(2)], view, PLAYERS)
    lead = "4 (one square left): you lead; worth 6 when full, but 1 card there may change that."
    assert said.does.endswith(lead)
    assert said.does.count("4") == 1
    assert (said.named, consequences("", PlaceDouble(3, 4)).named) == ("4", "4")
    assert consequences("", EndTurn()).named == ""


def test_any_of_two_provinces_may_come_last(english: None) -> None:
    said = consequences("r", PlaceDouble(7, 8))
    assert (
        said.does
        == "3 points at once. 4: you lead; worth 6 when full. 5: you lead; worth 7 when full."
    )
    last = said.ending_with(lambda name: name == "4")
    assert (
        last.does
        == "3 points at once. 5: you lead; worth 7 when full. 4: you lead; worth 6 when full."
    )
    assert (said.named, last.named) == ("5", "4")
    assert said.ending_with(lambda name: name == "elsewhere") == said


WHOLE = (
    (
        "g g . .",
        (PlaceSingle(2), PlaceSingle(8)),
        "4 (one square left): Lin leads, 2 walls to 1;",
        "5: you lead;",
    ),
    (
        "g . . .",
        (PlayCard(ActionCard.FLOOD, 0), PlaceSingle(1)),
        "4: you and Lin share the lead; worth 6 when full. Raises or lowers",
        "",
    ),
    (
        "g g . .",
        (PlayCard(ActionCard.MASTER_BUILDER, 0), PlaceSingle(2)),
        "4 (one square left): counting this card, you lead; worth 6 when full. Counts as two",
        "",
    ),
    ("g g g .", (PlayCard(ActionCard.FLOOD, 0), PlaceSingle(3)), "4: Lin leads, 3 walls to 1;", ""),
    (
        "g . . .",
        (PlayCard(ActionCard.FLOOD, 0), PlayCard(ActionCard.BUILDER, 1)),
        "4: Lin leads; worth 6 when full.",
        "counting this card, you lead;",
    ),
)


@pytest.mark.parametrize(("wall", "action", "first", "then"), WHOLE)
def test_an_action_is_described_as_a_whole(
    english: None, wall: str, action: tuple[Command, ...], first: str, then: str
) -> None:
    """The first part alone has another text: the control."""
    said = consequences(wall, *action)
    assert said.does.startswith(first)
    assert then in said.does
    assert consequences(wall, action[0]) != said


def test_the_rule_of_a_card_stands_with_its_own_province(english: None) -> None:
    said = consequences(
        "g . . .", PlayCard(ActionCard.FLOOD, 0), PlayCard(ActionCard.BUILDER, 1)
    ).does
    assert said.index("4: Lin leads") < said.index("Raises or lowers") < said.index("counting")


def test_both_parts_of_an_action_expose_their_seat(english: None) -> None:
    """In one sentence, but for a threat whose value the seat knows."""
    action = [PlaceSingle(0), PlaceSingle(8)]
    assert consequences("", *action).costs == "The threats of 5 and 4 would hit you."
    knowing = at_once(action, seen(position(""), threats=[(0, 4)]), PLAYERS)
    assert knowing.costs == "The threat of 4 would hit you. In 5 you would lose 4 points."


def test_the_value_of_a_threat_is_named_only_to_a_seat_that_knows_it(english: None) -> None:
    state = position("")
    knowing = at_once([PlaceSingle(0)], seen(state, threats=[(0, 4)]), PLAYERS)
    assert knowing.costs == "In 5 you would lose 4 points."
    assert consequences("", PlaceSingle(0)).costs == "The threat of 5 would hit you."
    assert (
        consequences("", PlaceSingle(0)).risked,
        consequences("", PlaceDouble(4, 5)).risked,
    ) == ("5", "")
    again = at_once([PlaceSingle(1)], seen(position("r"), threats=[(0, 4)]), PLAYERS)
    assert again.costs == ""


@pytest.mark.parametrize(
    ("cards", "decision", "left"),
    [
        ((ActionCard.FLOOD, ActionCard.BUILDER, ActionCard.MANDARIN), RaiseValue(), 2),
        ((ActionCard.WARRIOR, ActionCard.MANDARIN), CancelCard(0, ActionCard.MANDARIN), 0),
        ((ActionCard.BUILDER,), AddVirtualWall(), 0),
    ],
)
def test_only_cards_that_are_still_to_come_may_change_a_scoring(
    english: None, cards: Sequence[ActionCard], decision: Command, left: int
) -> None:
    """Neither the card being resolved, nor those before it, which stay face up until the end."""
    spent = placed(1, ActionCard.TRAITOR, 0)
    here = [placed(0, card, 0) for card in cards]
    due = scoring(0, *((0, card) for card in cards))
    view = seen(position("r g g g", scoring=due, cards=(spent, *here)))
    said = at_once([decision], view, PLAYERS).does
    assert ("may change" in said) is (left > 0)
    assert left == 0 or f"{left} cards" in said


@pytest.mark.parametrize(
    ("scored", "also"),
    [(frozenset(), " 4: you and Lin share the lead; worth 6 when full."), (frozenset({1}), "")],
)
def test_a_swap_is_described_for_both_provinces(
    english: None, scored: frozenset[int], also: str
) -> None:
    """Swaps with other provinces were all told alike. One that was scored counts no more."""
    due = scoring(0, (0, ActionCard.MANDARIN))
    state = position("r g g g r r . .", scoring=due, scored=scored)
    said = at_once([SwapWalls(1, 4)], seen(state), PLAYERS)
    assert said.does == f"4: you and Lin share the lead; worth 6.{also}"
    assert (
        at_once([SwapWalls(0, 1)], seen(state), PLAYERS).does
        == "4: Lin leads, 3 walls to 1; worth 6."
    )


def test_a_swap_names_the_threats_that_it_brings(english: None) -> None:
    state = position("r g g g . b . .", scoring=scoring(0, (0, ActionCard.MANDARIN)))
    assert (
        at_once([SwapWalls(0, 5)], seen(state), PLAYERS).costs == "The threat of 4 would hit you."
    )


def test_a_neutral_wall_that_leads_alone_leaves_nobody_points(english: None) -> None:
    view = seen(position("n n r .", seats=2))
    assert "nobody scores there" in at_once([PlaceNeutral(3)], view, PLAYERS).does


def test_you_come_first_in_a_list(english: None) -> None:
    view = seen(position("r g . ."), seat=1)
    assert owners_named(view, [0, 1, 2], PLAYERS) == "you, Bo, and Mei"


@pytest.mark.parametrize(
    ("wall", "lead"),
    [
        ("n . . .", "4: the neutral walls lead; "),
        ("n r . .", "4 (one square left): the neutral walls lead, 2 walls to 1; "),
        ("r . . .", "4: you and the neutral walls share the lead; "),
    ],
)
def test_neutral_walls_are_no_player(english: None, wall: str, lead: str) -> None:
    view = seen(position(wall, seats=2))
    assert at_once([PlaceNeutral(3)], view, PLAYERS).does.startswith(lead)


def test_an_extra_wall_in_an_empty_province_is_no_lead_without_the_card(english: None) -> None:
    builder, flood = (
        consequences("", PlayCard(card, 0)).does for card in (ActionCard.BUILDER, ActionCard.FLOOD)
    )
    assert builder.startswith("4: counting this card, you lead; worth 6 when full. Raises")
    assert flood.startswith("4: nobody leads yet; worth 6 when full. Raises or lowers")


def test_nothing_is_sure_of_the_end_of_a_turn() -> None:
    assert consequences("", EndTurn()) == AtOnce()


def test_sure_consequences_have_words_in_every_language(language: str) -> None:
    said = [consequences(wall, one) for wall, one, _, _ in BUILT]
    said += [consequences(wall, *action) for wall, action, _, _ in WHOLE]
    for one in said:
        assert not {"{", "%n"} & set(one.does + one.costs)
    assert len({one.does for one in said}) == len(said)


YOU = re.compile(r"\b(you|your|vous|votre|vos|tu|ti|tuo)\b|你|您", re.IGNORECASE)


def test_to_others_the_seat_has_its_name(language: str) -> None:
    """But the rule of a card says "you" to everybody."""
    for wall, command, _, _ in BUILT:
        view = seen(position(wall), threats=[(0, 4)])
        own, named = (at_once([command], one, PLAYERS) for one in (view, told_by_name(view)))
        assert not YOU.search(named.does + named.costs)
        assert ("Bo" in named.does + named.costs) == (named != own)


def test_a_whole_game_without_a_double_or_tower_has_words(english: None) -> None:
    built: list[Event] = [DoublePlaced(0, 4, 5), TowerPlaced(1, 7, ())]
    assert telling.left_undone(built, 0) == "The tower was never placed."
    assert telling.left_undone(built, 1) == "The double wall was never placed."
    assert telling.left_undone([*built, TowerPlaced(0, 9, ())], 0) == ""
