"""The guide of a turn: steps done, actions ruled out, and those still possible."""

import gc
from dataclasses import replace
from weakref import ref

import pytest
from PySide6.QtGui import QFontDatabase, QFontMetrics
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.app.cli.saved_games import speaking
from changcheng_qt.assets import font_files
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Player, Viewer
from changcheng_qt.i18n.languages import LANGUAGES
from changcheng_qt.titles.changcheng import LESSONS
from changcheng_qt.titles.changcheng.rules.commands import (
    Command,
    EndTurn,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
)
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, Supply
from changcheng_qt.titles.changcheng.rules.setup import Opening, Options
from changcheng_qt.titles.changcheng.rules.turn import Turn
from changcheng_qt.titles.changcheng.table.panels.action_line import ActionLine, standing_text
from changcheng_qt.titles.changcheng.table.panels.turn_guide import (
    TurnGuide,
    hint_text,
    obstacle_text,
)
from changcheng_qt.titles.changcheng.table.panels.turn_guide_model import (
    OFFERS,
    GuideRow,
    Hint,
    Obstacle,
    Standing,
    guide,
    obstacle_to,
)
from changcheng_qt.titles.changcheng.words.commands import TurnAction
from changcheng_qt.ui.panels.words import NOTE
from tests.lessons.walking import begin, walk
from tests.titles.changcheng.table.playing import (
    bridge_of,
    completed_with,
    match_of,
    plain_looks,
    play,
    worked_setup,
)

OPEN, BEGUN, DONE, OUT = Standing.OPEN, Standing.BEGUN, Standing.DONE, Standing.RULED_OUT
SINGLES, CARDS, BOTH, DOUBLE, TOWER = TurnAction
NARROWEST = 260
"""Pixels for a hint in a window of 1024 x 720."""


def standings(match: AnyMatch, viewer: Viewer = 0) -> dict[TurnAction, Standing]:
    shown = guide(match.view(viewer), match.legal(viewer))
    return {row.action: row.standing for row in shown.rows}


def hints(match: AnyMatch, viewer: Viewer = 0) -> tuple[Hint, ...]:
    return guide(match.view(viewer), match.legal(viewer)).hints


def without_opening(seats: int = 3) -> AnyMatch:
    return match_of(worked_setup(seats, options=Options(opening=Opening.NOBODY)))


def test_everything_is_open_at_the_beginning_of_a_turn() -> None:
    assert set(standings(without_opening()).values()) == {OPEN}


def test_the_opening_is_none_of_the_five() -> None:
    match = match_of(worked_setup(3))
    assert set(standings(match).values()) == {OUT}
    assert hints(match) == (Hint.OPENING,)


@pytest.mark.parametrize(
    ("commands", "expected"),
    [
        ((PlaceSingle(0),), {SINGLES: BEGUN}),
        ((PlaceSingle(0), PlaceSingle(5)), {SINGLES: DONE}),
        ((PlayCard(ActionCard.FLOOD, 0),), {CARDS: BEGUN, BOTH: BEGUN}),
        ((PlayCard(ActionCard.FLOOD, 0), PlaceSingle(1)), {BOTH: DONE}),
        (
            (PlayCard(ActionCard.FLOOD, 0), PlayCard(ActionCard.BUILDER, 1)),
            {CARDS: DONE},
        ),
        ((PlaceDouble(3, 4),), {DOUBLE: DONE}),
        ((PlaceTower(7),), {TOWER: DONE}),
    ],
)
def test_steps_done_rule_out_the_other_actions(
    commands: tuple[Command, ...], expected: dict[TurnAction, Standing]
) -> None:
    match = play(without_opening(), *commands)
    assert standings(match) == dict.fromkeys(TurnAction, OUT) | expected


def test_the_count_follows_the_pieces() -> None:
    match = play(without_opening(), PlaceSingle(0))
    row = guide(match.view(0), match.legal(0)).row(SINGLES)
    assert (row.placed, row.of) == (1, 2)


def test_somebody_elses_turn_shows_what_was_done_and_no_more() -> None:
    match = play(without_opening(), PlayCard(ActionCard.FLOOD, 0))
    assert standings(match, PUBLIC) == dict.fromkeys(TurnAction, OUT) | {
        CARDS: BEGUN,
        BOTH: BEGUN,
    }


def test_a_spent_double_is_ruled_out() -> None:
    match = play(without_opening(2), PlaceDouble(3, 4), EndTurn(), PlaceTower(10), EndTurn())
    assert standings(match)[DOUBLE] is OUT
    assert standings(match)[TOWER] is OPEN


def test_after_the_action_one_may_peek() -> None:
    match = play(without_opening(), PlaceSingle(0), PlaceSingle(5))
    assert hints(match) == (Hint.MAY_PEEK,)


def test_the_end_is_named_where_nothing_else_is_left() -> None:
    cards = PlayCard(ActionCard.FLOOD, 0), PlayCard(ActionCard.BUILDER, 1)
    assert hints(play(without_opening(), *cards)) == (Hint.MAY_END,)


def test_with_two_players_a_neutral_may_follow() -> None:
    match = play(without_opening(2), PlaceSingle(0), PlaceSingle(5))
    assert Hint.MAY_NEUTRAL in hints(match)
    assert Hint.MUST_NEUTRAL not in hints(match)


@pytest.mark.parametrize("viewer", [1, PUBLIC])
def test_nobody_else_is_offered_what_the_seat_whose_turn_it_is_may_do(viewer: Viewer) -> None:
    cards = PlayCard(ActionCard.FLOOD, 0), PlayCard(ActionCard.BUILDER, 1)
    for begun in (without_opening(), without_opening(2)):
        match = play(begun, *cards)
        assert hints(match)
        assert EndTurn() in match.legal(viewer), "the public knows of it"
        assert hints(match, viewer) == ()


def test_a_completed_province_asks_nobody_else_for_its_scoring() -> None:
    match = completed_with(ActionCard.TRAITOR, ActionCard.FLOOD, ActionCard.BUILDER)
    assert hints(match, 1) == hints(match, PUBLIC) == ()


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_offers_nothing_that_it_refuses(name: str) -> None:
    match = begin(name)
    for step in walk(match):
        possible, legal = match.possible(match.learner), match.legal(match.learner)
        shown = guide(match.view(match.learner), possible, legal)
        offers = {OFFERS[hint] for hint in shown.hints if hint in OFFERS}
        accepted = {type(one) for one in possible if match.why_not(one) is None}
        assert offers <= accepted, step.say


def test_a_walk_through_lessons_meets_an_end_that_is_refused() -> None:
    """Otherwise the test above would show nothing."""
    assert any(
        Hint.MAY_END in guide(match.view(0), match.possible(0)).hints
        and EndTurn() not in match.legal(0)
        for match in map(begin, LESSONS)
        for _ in walk(match)
    )


def test_the_opening_is_named_to_everybody() -> None:
    assert hints(match_of(worked_setup(3)), 1) == (Hint.OPENING,)


def test_nothing_is_offered_while_a_bot_plays(qtbot: QtBot) -> None:
    bridge = bridge_of(without_opening(), 0)
    panel = TurnGuide(bridge, plain_looks())
    qtbot.addWidget(panel)
    for square in (0, 5):
        bridge.submit(PlaceSingle(square))
    assert panel.hint.text()
    bridge.seat_player(0, Player("Mei", "clever"))
    assert panel.hint.text() == ""
    assert panel.lines[SINGLES].accessibleDescription() == "done – It's Mei's turn."


def test_a_panel_that_nobody_holds_is_deleted(qapp: object) -> None:
    """A panel that is never deleted is retranslated and restyled in every later test."""
    panel = ref(TurnGuide(bridge_of(without_opening(), 0), plain_looks()))
    gc.collect()
    assert panel() is None


def test_a_neutral_that_must_be_placed_is_no_offer() -> None:
    match = without_opening(2)
    view = replace(match.view(0), supplies=(Supply(0, 0, 0),) * 2, hand_counts=(0, 0))
    shown = guide(view, [PlaceNeutral(0)])
    assert shown.hints == (Hint.MUST_NEUTRAL,)
    assert {row.standing for row in shown.rows} == {OUT}


def test_half_an_action_is_named_as_such() -> None:
    view = replace(without_opening().view(0), turn=Turn(0, 40), hand_counts=(0, 6, 6))
    assert guide(view, [PlaceSingle(0)]).hints == (Hint.PARTIAL,)
    assert guide(view, [PlaceSingle(0), PlaceSingle(5)]).hints == ()


def test_a_completed_province_asks_for_its_scoring() -> None:
    match = completed_with(ActionCard.TRAITOR, ActionCard.FLOOD, ActionCard.BUILDER)
    assert hints(match)[0] is Hint.SCORING_DUE


@pytest.mark.parametrize("hint", Hint)
def test_every_hint_has_a_sentence(hint: Hint) -> None:
    assert hint_text(hint).endswith(".")


@pytest.mark.parametrize("obstacle", Obstacle)
def test_every_obstacle_has_a_sentence(obstacle: Obstacle) -> None:
    assert obstacle_text(obstacle).endswith(".")


def obstacles(match: AnyMatch, viewer: Viewer = 0) -> dict[TurnAction, Obstacle | None]:
    """The obstacles to each action for spectators."""
    view = match.view(viewer)
    legal = match.legal(viewer) if isinstance(viewer, int) else ()
    return {row.action: obstacle_to(row, view) for row in guide(view, legal).rows}


def test_the_reason_against_an_action_is_known() -> None:
    match = without_opening()
    assert set(obstacles(match).values()) == {None}
    assert set(obstacles(match, 1).values()) == {Obstacle.NOT_YOURS}
    match.submit(PlaceSingle(0))
    found = obstacles(match)
    assert found[SINGLES] is None
    assert {found[action] for action in (CARDS, TOWER)} == {Obstacle.ANOTHER}
    match.submit(PlaceSingle(5))
    assert obstacles(match)[SINGLES] is Obstacle.DONE
    assert set(obstacles(match_of(worked_setup(3))).values()) == {Obstacle.OPENING}


def test_missing_pieces_are_told_from_missing_room() -> None:
    view = replace(without_opening().view(0), supplies=(Supply(14, 0, 1),) * 3)
    out = [GuideRow(action, OUT) for action in (TurnAction.DOUBLE, TOWER)]
    assert [obstacle_to(row, view) for row in out] == [Obstacle.NO_PIECES, Obstacle.NO_ROOM]


@pytest.mark.parametrize("standing", Standing)
def test_every_standing_has_a_word(standing: Standing) -> None:
    assert standing_text(standing)


def test_the_panel_says_what_it_shows(qtbot: QtBot) -> None:
    bridge = bridge_of(without_opening(), 0)
    panel = TurnGuide(bridge, plain_looks())
    qtbot.addWidget(panel)
    assert panel.lines[SINGLES].accessibleDescription() == "possible"
    bridge.submit(PlaceSingle(0))
    assert panel.lines[SINGLES].accessibleDescription() == "started"
    assert panel.lines[TOWER].accessibleDescription() == (
        "not possible now – You have started another action this turn."
    )
    bridge.undo()
    assert panel.lines[TOWER].accessibleDescription() == "possible"


def test_the_panel_keeps_its_height(qtbot: QtBot) -> None:
    bridge = bridge_of(without_opening(), 0)
    panel = TurnGuide(bridge, plain_looks())
    qtbot.addWidget(panel)
    before = panel.sizeHint().height()
    bridge.submit(PlaceSingle(0))
    assert panel.hint.text()
    assert panel.sizeHint().height() == before


def _neutral_may_follow(qtbot: QtBot, width: int) -> TurnGuide:
    """A panel of some width in which two hints have their moment."""
    bridge = bridge_of(without_opening(2), 0)
    panel = TurnGuide(bridge, plain_looks())
    qtbot.addWidget(panel)
    panel.resize(width, panel.sizeHint().height())
    panel.show()
    for square in (0, 5):
        bridge.submit(PlaceSingle(square))
    return panel


def test_a_second_hint_is_said_where_it_fits_whole(qtbot: QtBot) -> None:
    panel = _neutral_may_follow(qtbot, 900)
    assert panel.hint.text() == (
        "You may peek: press and hold the eye on a shield. You may add a neutral wall."
    )
    panel.resize(300, panel.height())
    assert panel.hint.text() == "You may peek: press and hold the eye on a shield."
    panel.resize(900, panel.height())
    assert panel.hint.text().endswith("You may add a neutral wall.")


def test_the_hint_begins_where_the_heading_does(qtbot: QtBot) -> None:
    panel = _neutral_may_follow(qtbot, 300)
    begin = panel.hint.mapTo(panel, panel.hint.contentsRect().topLeft()).x()
    assert begin == 16


def test_a_rule_that_is_too_long_for_its_line_takes_two(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    line = ActionLine(plain_looks(), TurnAction.TWO_CARDS, around)
    around.show()
    line.resize(400, 40)
    wide = line.sizeHint().height()
    line.resize(190, 40)
    assert line.sizeHint().height() > wide
    assert line.toolTip() == ""
    line.resize(120, 40)
    assert line.toolTip() != ""


@pytest.mark.parametrize("language", [one.code for one in LANGUAGES])
def test_each_hint_alone_fits_the_narrowest_side_panel(language: str, qtbot: QtBot) -> None:
    for file in font_files():
        QFontDatabase.addApplicationFont(str(file))
    metrics = QFontMetrics(plain_looks().text_font(NOTE.size))
    with speaking(language):
        cut = [text for text in map(hint_text, Hint) if metrics.horizontalAdvance(text) > NARROWEST]
    assert cut == [], [(t, metrics.horizontalAdvance(t)) for t in cut]
