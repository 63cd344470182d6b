"""Whole games in the real window, by people who click at random and now and then take back."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import HUMAN, PUBLIC, Player
from changcheng_qt.titles import TITLES
from changcheng_qt.ui.flow.screens import Gate, Public
from changcheng_qt.ui.seam.title import GameOrder
from changcheng_qt.ui.window.match_show import MatchShow
from tests.app.conftest import QUIET, Build
from tests.effort import NIGHTLY
from tests.ui.shop import settle


def come_to_the_screen(show: MatchShow, seat: int) -> None:
    """Do all that a person must do to give a command."""
    flow = show.flow
    if isinstance(flow.screen, Gate):
        assert show.bridge.viewer is PUBLIC
        flow.lift_gate()
    if isinstance(flow.screen, Public) and show.bridge.decider is None:
        flow.look_at_notes(seat)
        flow.lift_gate()


def click_at_random(show: MatchShow, rng: Random) -> None:
    """Make the person who is due act, or hurry all other motions."""
    bridge = show.bridge
    seat = bridge.to_act
    if seat is None or not bridge.players[seat].is_human:
        show.hurry()
        return
    come_to_the_screen(show, seat)
    if show.bridge.decider != seat:
        return
    if rng.random() < 0.1:
        bridge.undo()
    else:
        bridge.submit(rng.choice(bridge.legal))


def does_something(show: MatchShow, match: AnyMatch, rng: Random, done: int) -> bool:
    """Click, and return whether more than n things have been done, or the game is over."""
    click_at_random(show, rng)
    return len(match.log) > done or show.bridge.to_act is None


@pytest.mark.skipif(not NIGHTLY, reason="a whole game in a window takes ten seconds")
@pytest.mark.parametrize(
    ("title", "kinds"),
    [
        (title.name, kinds)
        for title in TITLES
        for kinds in ("hh", "hb", "hbh", "hhhh", "hbhbh")
        if len(kinds) in title.rules.seat_counts
    ],
)
def test_a_whole_game_comes_to_its_end(
    program: Build, qtbot: QtBot, title: str, kinds: str
) -> None:
    players = tuple(
        Player(f"P{seat}", HUMAN if kind == "h" else "greedy") for seat, kind in enumerate(kinds)
    )
    running = program()
    running.window.resize(1280, 800)
    colours = running.window.titles[title].colours[: len(kinds)]
    running.session.begin(GameOrder(title, players, colours, seed=kinds))
    show, match = running.window.match_show, running.session.match
    assert show
    assert match
    rng = Random(kinds)
    while show.bridge.to_act is not None:
        qtbot.waitUntil(partial(does_something, show, match, rng, len(match.log)))
    settle()
    assert show.bridge.outcome
    assert not isinstance(show.flow.screen, Gate)


def has_gone_on(show: MatchShow, before: int) -> bool:
    return show.bridge.to_act is None or show.bridge.step_count > before


@pytest.mark.skipif(not NIGHTLY, reason="a whole game in a window takes ten seconds")
@pytest.mark.parametrize("kind", ["greedy", "novice"])
@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_a_game_of_bots_is_played_out_while_things_move(
    program: Build, qtbot: QtBot, title: str, kind: str
) -> None:
    players = tuple(Player(f"P{seat}", kind) for seat in range(3))
    running = program(replace(QUIET, motion="normal", bot_speed="normal"))
    colours = running.window.titles[title].colours[:3]
    running.session.begin(GameOrder(title, players, colours, seed=kind))
    show = running.window.match_show
    assert show
    running.window.table_actions["play_out"].trigger()
    while show.bridge.to_act is not None:
        before = show.bridge.step_count
        qtbot.waitUntil(partial(has_gone_on, show, before))
    settle()
    assert show.bridge.outcome
    assert not show.flow.bots.is_playing_out
