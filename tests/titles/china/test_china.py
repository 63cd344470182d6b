"""China as the command line and the bots find it."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from changcheng_qt import assets
from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.titles.china import CHINA
from changcheng_qt.titles.china.entry import weight
from changcheng_qt.titles.china.rules.commands import EndTurn, Pass
from changcheng_qt.titles.china.rules.events import AllianceScored, RegionScored, RoadsScored
from changcheng_qt.titles.china.rules.setup import Options, Side
from changcheng_qt.titles.china.rules.turn import Stage
from changcheng_qt.titles.china.words.chronicle import event_text
from changcheng_qt.titles.title import UnusableFiles


def test_games_of_every_number_of_seats_are_drawn() -> None:
    box = CHINA.open_box(None)
    assert box.fault is None
    for seats in CHINA.rules.seat_counts:
        usual, wild = box.draw_usual(seats, Random(1)), box.draw_any(seats, Random(2))
        assert usual.seats == wild.seats == seats
        assert usual.side is (Side.B if seats == 5 else Side.A)
        again = box.draw_again(wild, 2, Random(3))
        assert (again.first, again.options, again.side) == (2, wild.options, wild.side)
        assert CHINA.rules.first_seat(again) == 2


def test_the_rules_answer_the_questions_of_the_table() -> None:
    rules, box = CHINA.rules, CHINA.open_box(None)
    assert rules.passes(Pass())
    assert not rules.passes(EndTurn())
    assert rules.forced([Pass()]) is None
    setup = box.draw_usual(3, Random(1))
    assert rules.scores(CHINA.game.new(setup)) == (0, 0, 0)
    players = [Player(name) for name in ("Ann", "Bo", "Cy")]
    view = Match(CHINA.game, setup, players).view(0)

    def counted(event: object) -> str:
        return CHINA.words.counted(event, view, players)

    region = RegionScored(0, (2, 1, 0), (), (3, 2, 0))
    assert counted(region) == event_text(region, view, players)
    assert "Ann" in counted(region)
    assert "Bo" in counted(RoadsScored(1, ((0, 1, 2, 3),), (4,)))
    assert counted(AllianceScored(0, ((), ()), (0, 0, 0)))
    assert counted(Pass()) == ""


def test_without_its_map_the_title_cannot_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assets, "title_folder", lambda title: tmp_path / title)
    with pytest.raises(UnusableFiles, match="cannot be read") as caught:
        CHINA.open_box(None)
    assert caught.value.words() == str(caught.value)


def test_how_much_there_is_to_think_about_follows_from_what_the_public_sees() -> None:
    rng = Random(4)
    found: dict[Stage, list[float]] = {stage: [] for stage in Stage}
    for _ in range(3):
        setup = CHINA.open_box(None).draw_any(3, rng)
        setup = replace(setup, options=Options(fortifications=True))
        match = Match(CHINA.game, setup, [Player(name) for name in ("Ann", "Bo", "Cy")])
        while (seat := match.to_act) is not None:
            view = match.view(PUBLIC)
            assert {weight(match.view(one)) for one in range(3)} == {weight(view)}
            found[view.stage].append(weight(view))
            match.submit(rng.choice(match.legal(seat)))
        found[Stage.OVER].append(weight(match.view(PUBLIC)))
    assert all(found.values())
    assert all(0 <= one <= 1 for weights in found.values() for one in weights)
    assert set(found[Stage.TURN_END]) == set(found[Stage.OVER]) == {0}
    assert max(found[Stage.PLACING]) > max(found[Stage.TAKING]) > max(found[Stage.HOUSE_OWED])
