"""China as the command line and the bots find it."""

from pathlib import Path
from random import Random

import pytest

from changcheng_qt import assets
from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.games.china.commands import EndTurn, Pass
from changcheng_qt.games.china.events import AllianceScored, RegionScored, RoadsScored
from changcheng_qt.games.china.setup import Side
from changcheng_qt.titles.china import CHINA
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


def test_what_the_table_asks_of_its_rules() -> None:
    rules, box = CHINA.rules, CHINA.open_box(None)
    assert rules.passes(Pass())
    assert not rules.passes(EndTurn())
    assert rules.forced([Pass()]) is None
    setup = box.draw_usual(3, Random(1))
    assert rules.scores(CHINA.game.new(setup)) == (0, 0, 0)
    players = [Player(name) for name in ("Ann", "Bo", "Cy")]
    view = Match(CHINA.game, setup, players).view(0)

    def counted(event: object) -> str:
        return rules.counted(event, view, players)

    assert counted(RegionScored(0, (2, 1, 0), (), (3, 2, 0))) == "Ann +3, Bo +2"
    assert counted(AllianceScored(0, ((), ()), (0, 0, 0))) == ""
    assert counted(RoadsScored(1, ((), ()), (4, 5))) == "Bo +9"
    assert counted(Pass()) == ""


def test_without_its_map_the_title_cannot_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assets, "title_folder", lambda title: tmp_path / title)
    with pytest.raises(UnusableFiles, match="cannot be read") as caught:
        CHINA.open_box(None)
    assert caught.value.words() == str(caught.value)
