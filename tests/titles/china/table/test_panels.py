"""The side panel of China: players with the known facts about their hands; the place pointed at."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import PUBLIC, Player, Seat
from changcheng_qt.titles.china.rules.commands import TakeOpenCard
from changcheng_qt.titles.china.rules.events import RegionScored
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.setup import Hands, Options
from changcheng_qt.titles.china.table.geometry.places import (
    AlliancePlace,
    CourtPlace,
    RegionPlace,
    RoadPlace,
    TownPlace,
)
from changcheng_qt.titles.china.table.panels.inspector import Inspector
from changcheng_qt.titles.china.table.panels.player_rows import OpenHand, PlayerRow, hand_text
from changcheng_qt.titles.china.table.reveal.panel import ScoringPanel
from changcheng_qt.titles.china.table.reveal.stages import Counted, WalkScript
from changcheng_qt.titles.china.words.names import region_name
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.panels.words import NOTE
from changcheng_qt.ui.reveal.stages import StageReveal
from changcheng_qt.ui.reveal.walk import WalkReveal
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from screens.windows import load_fonts
from tests.planted import Fault, planted, with_and_without
from tests.titles.china.rules.play import random_setup
from tests.titles.china.table.map_table import SEATS
from tests.titles.china.table.matches import finished, match_of, one_step_back, play_until
from tests.titles.china.table.test_walk import region_just_filled
from tests.ui.flow.clockwork import HandClock
from tests.ui.reading.inked import inking


def bridge_after(steps: int, options: Options | None = None, seed: int = 5) -> MatchBridge:
    setup = replace(random_setup(Random(seed), 5), options=options or Options(fortifications=True))
    match: AnyMatch = Match(CHINA, setup, [Player(name) for name in SEATS])
    play_until(match, lambda played: len(played.steps) >= steps)
    bridge = MatchBridge(match)
    bridge.look_as(PUBLIC)
    return bridge


def test_every_row_tells_pieces_and_what_is_known_of_the_hand(qtbot: QtBot) -> None:
    bridge = bridge_after(60)
    rows = PlayerRows(bridge, Appearance(), PlayerRow)
    qtbot.addWidget(rows)
    assert len(rows.rows) == 5
    for seat, row in rows.rows.items():
        supply = bridge.view.supplies[seat]
        assert row.pieces.counts == (supply.houses, supply.emissaries, supply.fortifications)
        assert f"score {bridge.view.scores[seat]}" in row.accessibleName()
        assert SEATS[seat] in row.accessibleName()


def test_pieces_that_break_a_tie_take_the_crown_from_equal_points(qtbot: QtBot) -> None:
    match = finished(5, seed=5)
    assert match.outcome
    scores, winners = match.outcome.scores, match.outcome.winners
    assert scores.count(max(scores)) > len(winners)
    rows = PlayerRows(MatchBridge(match), Appearance(), PlayerRow)
    qtbot.addWidget(rows)
    assert crowned(rows) == list(winners)


def test_while_the_game_runs_all_with_the_most_points_have_a_crown(qtbot: QtBot) -> None:
    match = play_until(match_of(5, 5), lambda played: any(played.view(PUBLIC).scores), 5)
    scores = match.view(PUBLIC).scores
    rows = PlayerRows(MatchBridge(match), Appearance(), PlayerRow)
    qtbot.addWidget(rows)
    most = max(scores)
    assert crowned(rows) == [seat for seat in sorted(rows.rows) if scores[seat] == most]


def crowned(rows: PlayerRows[PlayerRow]) -> list[int]:
    """The seats whose score has a crown, as its tooltip tells."""
    return sorted(seat for seat, row in rows.rows.items() if "leads" in row.score.toolTip())


def test_without_fortifications_none_are_counted(qtbot: QtBot) -> None:
    rows = PlayerRows(bridge_after(0, Options()), Appearance(), PlayerRow)
    qtbot.addWidget(rows)
    assert all(len(row.pieces.counts) == 2 for row in rows.rows.values())
    assert not rows.grab().isNull(), "and they can be painted"


@pytest.mark.parametrize("hands", Hands)
def test_a_card_that_was_taken_lies_face_up_as_long_as_the_table_wants_it(
    qtbot: QtBot, hands: Hands
) -> None:
    bridge = bridge_after(0, Options(hands=hands))
    seat = bridge.view.to_act
    assert seat is not None
    rows = PlayerRows(bridge, Appearance(), PlayerRow)
    qtbot.addWidget(rows)
    assert "hand: 3 hidden card(s)" in rows.rows[seat].accessibleName()
    bridge.look_as(seat)
    while not any(isinstance(command, TakeOpenCard) for command in bridge.legal):
        assert bridge.submit(bridge.legal[0])
    taken = bridge.view.open[0]
    assert taken is not None
    assert bridge.submit(TakeOpenCard(0))
    assert bridge.view.shown[seat] == (taken,)
    assert hand_text((taken,), 0) in rows.rows[seat].accessibleName()


def test_hands_are_painted_and_described() -> None:
    assert hand_text((), 0) == "no cards"
    assert hand_text((Colour.RED,), 2) == "Red card, 2 hidden card(s)"


def test_open_hands_look_different_where_cards_are_known(qtbot: QtBot) -> None:
    hand = OpenHand(Appearance(), None)  # type: ignore[arg-type]
    qtbot.addWidget(hand)
    hand.resize(hand.sizeHint())
    pictures = []
    for shown in ((), (Colour.RED,), (Colour.GREEN,)):
        hand.show_cards(shown, 2)
        pictures.append(hand.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2]


def test_the_inspector_tells_of_no_place_before_one_is_pointed_at(qtbot: QtBot) -> None:
    bridge = bridge_after(0)
    inspector = Inspector(bridge, Appearance())
    qtbot.addWidget(inspector)
    inspector.show()
    height = inspector.sizeHint().height()
    names = {region_name(bridge.view.board, region) for region in range(9)}
    assert not any(words.isVisible() for numbers in inspector.numbers.values() for words in numbers)
    (heading,) = inspector.findChildren(Heading)
    assert heading.title not in names
    inspector.look_at(RegionPlace(0))
    assert heading.title in names
    assert inspector.sizeHint().height() == height, "and nothing below it moves"


def test_the_inspector_follows_what_is_pointed_at_and_keeps_it(qtbot: QtBot) -> None:
    bridge = bridge_after(90)
    inspector = Inspector(bridge, Appearance())
    qtbot.addWidget(inspector)
    view = bridge.view
    inspector.look_at(TownPlace(0))
    inspector.look_at(None)
    region = view.board.region_of(0)
    houses = [view.houses[space] for space in view.board.spaces_of[region]]
    for seat, numbers in inspector.numbers.items():
        assert numbers[0].text() == str(houses.count(seat))
        assert numbers[3].text() == str(view.courts[region][seat])


def test_of_a_scored_region_it_tells_the_points_that_were_scored(qtbot: QtBot) -> None:
    bridge = bridge_after(10_000)
    inspector = Inspector(bridge, Appearance())
    qtbot.addWidget(inspector)
    region = next(iter(bridge.view.scored))
    inspector.look_at(RegionPlace(region))
    steps = bridge.events(0)
    (scored,) = (
        event
        for step in steps
        for event in step
        if isinstance(event, RegionScored) and event.region == region
    )
    for seat, numbers in inspector.numbers.items():
        assert numbers[1].text() == str(scored.points[seat])
        assert numbers[2].text() == str(bridge.view.courts[region][seat])


def test_an_alliance_shows_both_courts_and_the_points(qtbot: QtBot) -> None:
    bridge = bridge_after(90)
    inspector = Inspector(bridge, Appearance())
    qtbot.addWidget(inspector)
    inspector.look_at(AlliancePlace(2))
    one, other = bridge.view.board.alliances[2]
    for seat, numbers in inspector.numbers.items():
        courts = (bridge.view.courts[one][seat], bridge.view.courts[other][seat])
        assert (numbers[0].text(), numbers[1].text()) == tuple(map(str, courts))
        assert numbers[3].text() == ""


def test_every_kind_of_place_can_be_looked_at(qtbot: QtBot) -> None:
    bridge = bridge_after(150)
    inspector = Inspector(bridge, Appearance())
    qtbot.addWidget(inspector)
    for place in (RegionPlace(4), CourtPlace(2), RoadPlace(3), TownPlace(7), AlliancePlace(0)):
        inspector.look_at(place)
        told = [name.accessibleName() for name in inspector.findChildren(type(inspector.note))]
        assert sum(map(bool, told)) >= len(SEATS)
    inspector.retranslate()


def test_the_next_person_begins_without_a_place(qtbot: QtBot) -> None:
    bridge = bridge_after(60)
    bridge.look_as(0)
    inspector = Inspector(bridge, Appearance())
    qtbot.addWidget(inspector)
    inspector.forget_at_hand_over()
    heading = inspector.findChild(Heading)
    assert heading is not None
    begun = heading.title, inspector.note.text()
    inspector.look_at(RegionPlace(2))
    at_region = heading.title, inspector.note.text()
    assert at_region != begun
    bridge.look_as(0)
    assert (heading.title, inspector.note.text()) == at_region, "the same viewer keeps the place"
    bridge.look_as(PUBLIC)
    assert (heading.title, inspector.note.text()) == begun
    bridge.look_as(1)
    assert (heading.title, inspector.note.text()) == begun
    inspector.look_at(RegionPlace(2))
    assert heading.title == at_region[0], "the same place again"


def test_other_eyes_see_the_same_place_in_a_replay(qtbot: QtBot) -> None:
    bridge = bridge_after(60)
    bridge.look_as(0)
    inspector = Inspector(bridge, Appearance())
    qtbot.addWidget(inspector)
    inspector.look_at(RegionPlace(2))
    heading = inspector.findChild(Heading)
    assert heading is not None
    shown = heading.title
    bridge.look_as(1)
    assert heading.title == shown


def large_headings(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("changcheng_qt.titles.china.table.panels.inspector._SLIM_TITLE", NOTE)


@with_and_without(large_headings)
def test_names_are_whole_next_to_the_numbers_at_twice_the_size(
    qtbot: QtBot, fault: Fault | None
) -> None:
    load_fonts()
    with planted(fault):
        appearance = Appearance()
        appearance.choose_scale(2)
        inspector = Inspector(bridge_after(0), appearance)
        qtbot.addWidget(inspector)
        inspector.look_at(RegionPlace(0))
        inspector.resize(410, 400)
        with inking() as ink:
            inspector.grab()
        assert ink.cut == set()


class Apart:
    """The panel of a region that was just filled, at a screen of some of three seats."""

    def __init__(self, qtbot: QtBot, *here: Seat, bots: Sequence[Seat] = ()) -> None:
        self._window = window = QWidget()
        qtbot.addWidget(window)
        self.match, last = one_step_back(region_just_filled())
        for seat in bots:
            self.match.seat_player(seat, Player("Claire", "novice"))
        self.bridge = MatchBridge(self.match, seats=frozenset(here))
        looks = Appearance()
        reveal = WalkReveal[Counted](WalkScript(), self.bridge, looks, HandClock(), window)
        self.panel = ScoringPanel(reveal, looks, window)
        window.show()
        self.play(last)

    def play(self, command: object) -> None:
        """Play a command, at whichever screen."""
        self.match.submit(command)
        self.bridge.take(self.match.log[-1])

    @property
    def says_that_others_wait(self) -> bool:
        assert self.panel.isVisible()
        return self.panel.awaited.isVisible()


def await_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(StageReveal, "is_awaited", False)


def await_anybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(StageReveal, "is_awaited", True)


@with_and_without(await_nobody, await_anybody)
def test_a_scoring_says_that_others_wait_for_those_who_read_it(
    qtbot: QtBot, fault: Fault | None
) -> None:
    with planted(fault):
        due = region_just_filled().turn_seat
        reader, third = (seat for seat in range(3) if seat != due)
        assert Apart(qtbot, due).says_that_others_wait
        assert Apart(qtbot, due, third).says_that_others_wait
        assert not Apart(qtbot, reader, third).says_that_others_wait
        assert not Apart(qtbot, due, reader, third).says_that_others_wait
        assert not Apart(qtbot, due, bots=(reader, third)).says_that_others_wait
        late = Apart(qtbot, reader)
        while late.match.to_act != reader:
            assert not late.says_that_others_wait
            late.play(late.match.legal(late.match.turn_seat)[0])
        assert late.says_that_others_wait
        assert late.panel.awaited.text() == "The game is waiting for you."
