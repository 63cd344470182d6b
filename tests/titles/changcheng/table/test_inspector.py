"""The facts shown about a province or region, and never more than the viewer may know."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.titles.changcheng.rules.commands import (
    AddVirtualWall,
    BeginScoring,
    BreakWall,
    EndTurn,
    LowerValue,
    Peek,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
)
from changcheng_qt.titles.changcheng.rules.events import ProvinceScored
from changcheng_qt.titles.changcheng.rules.forecast import (
    Presence,
    Worth,
    province_forecast,
    region_forecast,
)
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, ActionCard
from changcheng_qt.titles.changcheng.rules.setup import Opening, Options
from changcheng_qt.titles.changcheng.table.panels import inspector
from changcheng_qt.titles.changcheng.table.panels.inspector import Inspector
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    ProvinceTarget,
    RegionTarget,
    SquareTarget,
)
from tests.i18n import literals
from tests.planted import Fault, planted, with_and_without
from tests.titles.changcheng.table.playing import (
    being_scored,
    bridge_of,
    finished,
    match_of,
    one_step_back,
    open_game,
    picture,
    plain_looks,
    play,
    play_until,
    spoken,
    worked_setup,
)


def test_a_province_is_worth_its_walls_and_its_reputation() -> None:
    match = play(open_game(), PlaceSingle(0), PlaceSingle(5))
    view = match.view(PUBLIC)
    sight = province_forecast(view, 0)
    reputation = view.reputations[0]
    assert sight.now == Worth(1, reputation)
    assert sight.complete == Worth(4, reputation)
    assert (sight.occupied, sight.squares) == (1, 4)
    assert sight.leaders == (0,)


def test_a_tie_has_two_leaders() -> None:
    match = play(
        open_game(), PlaceSingle(0), PlaceSingle(5), EndTurn(), PlaceSingle(1), PlaceSingle(10)
    )
    assert province_forecast(match.view(PUBLIC), 0).leaders == (0, 1)


def test_an_empty_province_has_none() -> None:
    assert province_forecast(open_game().view(PUBLIC), 0).leaders == ()


@pytest.mark.parametrize(("compete", "leaders"), [(True, (0, NEUTRAL)), (False, (0,))])
def test_neutrals_lead_where_they_compete(compete: bool, leaders: tuple[int, ...]) -> None:
    match = play(
        open_game(2, neutrals_compete=compete), PlaceSingle(0), PlaceSingle(5), PlaceNeutral(1)
    )
    assert province_forecast(match.view(PUBLIC), 0).leaders == leaders


def test_cards_are_counted_by_owner_and_not_named() -> None:
    match = play(open_game(), PlayCard(ActionCard.FLOOD, 0), PlayCard(ActionCard.BUILDER, 1))
    presence = province_forecast(match.view(PUBLIC), 0).presences[0]
    assert presence == Presence(0, cards=1)


def test_a_scoring_shows_broken_and_virtual_walls() -> None:
    match = being_scored(ActionCard.TRAITOR, ActionCard.BUILDER, ActionCard.MANDARIN)
    play(match, BreakWall(0), AddVirtualWall())
    sight = province_forecast(match.view(PUBLIC), 0)
    assert sight.presences[0] == Presence(0, walls=1, broken=1, cards=1), "face up until the award"
    assert sight.presences[2] == Presence(2, walls=1, virtual=1, cards=1)
    assert sight.leaders == (2,)
    assert sight.now.walls == 3


def test_cards_change_the_worth_while_it_is_scored() -> None:
    match = being_scored(ActionCard.FLOOD, ActionCard.BUILDER, ActionCard.MANDARIN)
    play(match, LowerValue())
    assert province_forecast(match.view(PUBLIC), 0).now.change == -2
    assert province_forecast(match.view(PUBLIC), 1).now.change == 0


def test_a_tower_shelters_the_leaders() -> None:
    match = play(open_game(), PlaceTower(1))
    sight = region_forecast(match.view(PUBLIC), 0)
    assert sight.leaders == (0,)
    assert sight.sheltered == (0,)
    assert sight.losers == ()


def test_without_a_tower_the_leader_loses() -> None:
    match = play(open_game(), PlaceSingle(1), PlaceSingle(6))
    assert region_forecast(match.view(PUBLIC), 0).losers == (0,)


def test_a_peek_is_known_to_its_seat_alone() -> None:
    match = play(open_game(), PlaceSingle(1), PlaceSingle(6), Peek(0))
    assert match.view(0).known_threats[0] in (2, 3, 4)
    for viewer in (1, 2, PUBLIC):
        assert match.view(viewer).known_threats.get(0) is None
        assert region_forecast(match.view(viewer), 0).peeked == (0,)


def two_peeks(viewer: Viewer, qtbot: QtBot) -> list[Inspector]:
    """Inspectors of two games in which seat 0 saw different values."""
    panels: dict[int, Inspector] = {}
    for seed in range(1, 30):
        setup = worked_setup(3, seed=seed, options=Options(opening=Opening.NOBODY))
        match = play(match_of(setup), PlaceSingle(1), PlaceSingle(6), Peek(0))
        value = match.view(0).known_threats.get(0)
        assert value is not None
        if value not in panels:
            panels[value] = Inspector(bridge_of(match, viewer), plain_looks())
            panels[value].look_at(RegionTarget(0))
            qtbot.addWidget(panels[value])
        if len(panels) == 2:
            return list(panels.values())
    raise AssertionError("every game had the same threat")


@pytest.mark.parametrize("viewer", [1, 2, PUBLIC])
def test_a_peeked_value_shows_to_nobody_else(qtbot: QtBot, viewer: Viewer) -> None:
    first, second = two_peeks(viewer, qtbot)
    assert picture(first, 300) == picture(second, 300)
    assert spoken(first) == spoken(second)


def test_a_peeked_value_shows_to_its_seat(qtbot: QtBot) -> None:
    """The negative control of the test above."""
    first, second = two_peeks(0, qtbot)
    assert picture(first, 300) != picture(second, 300)
    assert spoken(first) != spoken(second)


def test_the_panel_follows_what_is_pointed_at_and_keeps_still(qtbot: QtBot) -> None:
    match = play(open_game(), PlaceSingle(1), PlaceSingle(6))
    panel = Inspector(bridge_of(match, PUBLIC), plain_looks())
    qtbot.addWidget(panel)
    height = panel.sizeHint().height()
    panel.look_at(SquareTarget(6))
    named = spoken(panel)
    assert panel.rows[0].presence.walls == 1
    panel.look_at(None)
    assert spoken(panel) == named
    panel.look_at(RegionTarget(2))
    assert panel.rows[0].presence.walls == 0
    assert spoken(panel) != named
    panel.look_at(ProvinceTarget(0))
    assert panel.rows[0].leads
    assert panel.sizeHint().height() == height


def test_the_panel_follows_the_game(qtbot: QtBot) -> None:
    bridge = bridge_of(open_game(), 0)
    panel = Inspector(bridge, plain_looks())
    qtbot.addWidget(panel)
    panel.look_at(ProvinceTarget(0))
    bridge.submit(PlaceSingle(0))
    assert panel.rows[0].presence.walls == 1
    bridge.undo()
    assert panel.rows[0].presence.walls == 0


def test_a_scored_province_has_no_leader_and_tells_who_scored_what(qtbot: QtBot) -> None:
    """Cards may have made it another's, and of another worth than its walls tell now."""
    match = play(open_game(), PlaceSingle(0), PlaceSingle(5), EndTurn())
    play(match, PlaceSingle(1), PlaceSingle(6), EndTurn(), PlaceSingle(2), PlaceSingle(10))
    play(match, EndTurn(), PlaceSingle(11), PlaceSingle(3))
    bridge = bridge_of(match, 0)
    panel = Inspector(bridge, plain_looks())
    qtbot.addWidget(panel)
    panel.look_at(ProvinceTarget(0))
    assert [row.leads for row in panel.rows] == [True, False, False]
    assert "Worth now" in panel.value.accessibleName()
    assert bridge.submit(BeginScoring(0))
    assert 0 in bridge.view.scored
    assert not any(row.leads for row in panel.rows)
    value = bridge.view.scores[0]
    assert panel.value.accessibleName().startswith(f"Was worth {value} 4 + ")
    assert [row.gain for row in panel.rows] == [value, None, None]
    assert [row.accessibleDescription() for row in panel.rows] == [f"scored {value}", "", ""]
    panel.look_at(ProvinceTarget(1))
    assert [row.gain for row in panel.rows] == [None, None, None]
    panel.look_at(RegionTarget(0))
    assert panel.rows[0].leads


def test_extra_walls_that_won_a_province_stay_in_sight_after_its_scoring(qtbot: QtBot) -> None:
    """Else equal walls seem to have scored for one of two seats alone."""
    match = being_scored(ActionCard.FLOOD, ActionCard.MASTER_BUILDER, ActionCard.WARRIOR)
    bridge = bridge_of(play_until(match, lambda m: 0 in m.view(PUBLIC).scored), 0)
    panel = Inspector(bridge, plain_looks())
    qtbot.addWidget(panel)
    panel.look_at(ProvinceTarget(0))
    tallies = {row.presence.owner: row.presence.virtual for row in panel.rows}
    scored = next(e for step in bridge.events() for e in step if isinstance(e, ProvinceScored))
    assert tallies == {one.owner: one.virtual for one in scored.tallies}
    assert any(tallies.values())


def remember_scorings(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Inspector, "_forget_scorings", lambda *_: None)


@with_and_without(remember_scorings)
def test_a_scoring_that_was_taken_back_is_forgotten(qtbot: QtBot, fault: Fault | None) -> None:
    match = play(open_game(), PlaceSingle(0), PlaceSingle(5), EndTurn())
    play(match, PlaceSingle(1), PlaceSingle(6), EndTurn(), PlaceSingle(2), PlaceSingle(10))
    bridge = bridge_of(play(match, EndTurn()), 0)
    panel, before = Inspector(bridge, plain_looks()), bridge.step_count
    qtbot.addWidget(panel)
    with planted(fault):
        play(match, PlaceSingle(11), PlaceSingle(3), BeginScoring(0))
        panel.look_at(ProvinceTarget(0))
        assert [row.gain is None for row in panel.rows] == [False, True, True]
        assert bridge.take_back(before, (0, 1, 2))
        play(match, PlaceSingle(11), PlaceSingle(15), EndTurn(), PlaceSingle(19), PlaceSingle(3))
        assert bridge.submit(BeginScoring(0))
        assert [row.gain is None for row in panel.rows] == [True, False, True]


@pytest.mark.parametrize("target", [ProvinceTarget, RegionTarget])
def test_places_on_a_board_taken_back_are_left(
    qtbot: QtBot, target: type[ProvinceTarget | RegionTarget]
) -> None:
    match, _ = one_step_back(finished())
    bridge = bridge_of(match, 0)
    panel = Inspector(bridge, plain_looks())
    qtbot.addWidget(panel)
    boards = len(bridge.view.wall.faces)
    panel.look_at(target(bridge.view.wall.regions[-1]))
    assert any(row.presence.walls for row in panel.rows)
    assert bridge.take_back(0, (0, 1, 2))
    assert len(bridge.view.wall.faces) < boards
    assert not any(row.presence.walls for row in panel.rows)


@pytest.mark.parametrize(
    ("wall", "words"), [(PlaceSingle(1), " at risk"), (PlaceTower(1), " lead(s), sheltered")]
)
def test_a_province_names_who_would_lose_in_its_regions_and_who_leads_where_nobody_would(
    qtbot: QtBot, wall: PlaceSingle | PlaceTower, words: str
) -> None:
    """Anybody who leads behind a tower loses nothing."""
    bridge = bridge_of(play(open_game(), wall), PUBLIC)
    panel = Inspector(bridge, plain_looks())
    qtbot.addWidget(panel)
    panel.look_at(ProvinceTarget(0))
    assert region_forecast(bridge.view, 0).leaders == (0,)
    assert f"−?: {bridge.players[0].name}{words}" in panel.note.text()


def test_after_the_game_a_province_names_who_lost_in_its_regions(qtbot: QtBot) -> None:
    bridge = bridge_of(finished(), PUBLIC)
    panel = Inspector(bridge, plain_looks())
    qtbot.addWidget(panel)
    said = []
    for province in bridge.view.wall.provinces:
        panel.look_at(ProvinceTarget(province))
        said.append(panel.note.text())
    assert any(": lost by " in text for text in said)
    assert not any("at risk" in text for text in said)


def test_a_region_names_whose_tower_shelters_them(qtbot: QtBot) -> None:
    bridge = bridge_of(play(open_game(), PlaceTower(1)), PUBLIC)
    panel = Inspector(bridge, plain_looks())
    qtbot.addWidget(panel)
    panel.look_at(RegionTarget(0))
    assert f"Sheltered by a tower: {bridge.players[0].name}" in panel.note.text()


def test_the_shield_of_a_region_is_whole(qtbot: QtBot) -> None:
    panel = Inspector(bridge_of(open_game(), PUBLIC), plain_looks())
    qtbot.addWidget(panel)
    panel.look_at(RegionTarget(0))
    panel.resize(300, panel.sizeHint().height())
    panel.show()
    shown = panel.value.grab().toImage()
    edges = {shown.pixelColor(x, shown.height() - 1).name() for x in range(shown.width())}
    assert len(edges) == 1


def test_the_lines_about_two_regions_are_not_cut_next_to_a_board_of_1024_pixels(
    qtbot: QtBot,
) -> None:
    match = play(open_game(4), PlaceSingle(0), PlaceSingle(5), EndTurn(), PlaceSingle(1))
    looks = plain_looks()
    looks.follow_window(QSize(1024, 720))
    inspector = Inspector(bridge_of(match, 0), looks)
    qtbot.addWidget(inspector)
    inspector.resize(292, inspector.sizeHint().height())
    inspector.show()
    note, text = (
        inspector.note,
        "Torghut −?: Luca leads, sheltered  ·  Khoshut −4: Mei at risk",
    )
    note.setText(text)
    note.grab()
    assert note.toolTip() == ""
    assert note.height() >= 2 * note.fontMetrics().lineSpacing()
    note.setText(f"{text}  ·  {text}")
    note.grab()
    assert note.toolTip() != ""


def test_one_who_would_lose_and_several_can_be_told_apart_by_translators() -> None:
    texts = list(literals.texts(Path(inspector.__file__).read_text("utf-8")))
    assert [text.plural for text in texts if text.source.startswith("Would lose")] == [True]
    assert not all(text.plural for text in texts)
