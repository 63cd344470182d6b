"""In every state of the table the program ends and starts again, a file is opened, a wrong one is,
the disk refuses. TABLE says what then happens to the game.

How many people look makes a difference to the gate alone. Every crowd meets every state in the
tests of the flow and of the window; here one of one person and one of bots stand for the rest.
"""

import errno
import os
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.desks.save_words import UnsafeBanner
from changcheng_qt.app.session import Session
from changcheng_qt.engine.help import BEGINNERS, PURISTS
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.record import recording
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.saves.savefile import read_file, write_file
from changcheng_qt.titles.changcheng.rules.commands import EndTurn, ExtendMap, Peek, PlaceSingle
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.screens import Gate, GateReason
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.title import GameOrder
from tests.app.plain_title import Stage
from tests.journeys.every_state import CROWDS
from tests.journeys.plan import Move, plan_of
from tests.saves.conftest import random_match
from tests.ui.toy_title import settle

SEED = "2"
MakeStage = Callable[[], Stage]
Sought = Callable[[Move, Move, Sequence[Player]], bool]
"""Whether a state is that between two moves, for those who play."""

STATES: dict[str, Sought] = {
    "own turn": lambda before, move, players: (
        before.turn_seat == move.turn_seat == move.seat
        and players[move.seat].is_human
        and isinstance(before.command, PlaceSingle)
    ),
    "peek open": lambda before, move, players: (
        isinstance(before.command, Peek) and players[before.seat].is_human
    ),
    "scoring by another person": lambda before, move, players: (
        move.is_foreign and players[move.seat].is_human
    ),
    "scoring by a bot": lambda before, move, players: (
        move.is_foreign and not players[move.seat].is_human
    ),
    "extension": lambda before, move, players: isinstance(move.command, ExtendMap),
    "board in mid-turn": lambda before, move, players: (
        isinstance(move.command, ExtendMap) and not isinstance(before.command, EndTurn)
    ),
    "a bot's turn": lambda before, move, players: (
        isinstance(before.command, EndTurn) and not players[move.seat].is_human
    ),
}
ATTACK, FINISHED = "Mongol attack", "finished"
MEETINGS = [
    *((state, Crowd.SEVERAL) for state in (*STATES, ATTACK, FINISHED)),
    ("own turn", Crowd.ONE),
    ("a bot's turn", Crowd.NOBODY),
]
at_every_meeting = pytest.mark.parametrize(
    ("state", "crowd"), MEETINGS, ids=[f"{state}-{crowd.name.lower()}" for state, crowd in MEETINGS]
)


def seat(make_stage: MakeStage, state: str, crowd: Crowd) -> Stage:
    """Bring a table into a state, and lift the gate where there is one."""
    stage = make_stage()
    players = tuple(map(Player, ("Mei", "Luca", "Claire"), CROWDS[crowd]))
    choices = {"extension_time": "at_once"} if state == "board in mid-turn" else {}
    stage.session.begin(
        GameOrder("changcheng", players, stage.title.colours[:3], seed=SEED, choices=choices)
    )
    match = the_match(stage)
    plan = plan_of(match, int(SEED))
    if state in STATES:
        pairs = enumerate(pairwise(plan), 1)
        number = next(n for n, (one, two) in pairs if STATES[state](one, two, players))
    else:
        number = len(plan) - 1
    for move in plan[:number]:
        match.submit(move.command)
    stage.session.resume()
    lift_gate(stage)
    if state not in STATES:
        assert the_bridge(stage).submit(plan[-1].command)
    if state == FINISHED:
        stage.session.show_result()
    settle()
    return stage


def the_match(stage: Stage) -> AnyMatch:
    """The match on the table."""
    assert stage.session.match
    return stage.session.match


def the_bridge(stage: Stage) -> MatchBridge:
    """What shows the match."""
    assert stage.window.match_show
    return stage.window.match_show.bridge


def lift_gate(stage: Stage) -> None:
    """Let the person whom the gate names look, if it is closed."""
    assert stage.session.flow
    if isinstance(stage.session.flow.screen, Gate):
        stage.session.flow.lift_gate()
    settle()


def file_of(stage: Stage) -> Path:
    """The file of the match on the table."""
    assert stage.session.folder
    return stage.session.folder / FILE


def is_same(match: AnyMatch, other: AnyMatch) -> bool:
    """Tell whether two matches are at the very same step, with the same things known."""
    viewers = (PUBLIC, EVERYONE, *range(len(match.players)))
    return match.log == other.log and all(match.view(v) == other.view(v) for v in viewers)


def check_gate(stage: Stage, crowd: Crowd, reason: GateReason) -> None:
    """Two or more people find the gate closed over the public view; others find none."""
    assert stage.session.flow
    screen = stage.session.flow.screen
    assert isinstance(screen, Gate) == (crowd is Crowd.SEVERAL)
    if isinstance(screen, Gate):
        assert screen.reason is reason
        assert the_bridge(stage).viewer is PUBLIC


@at_every_meeting
def test_whatever_happens_to_the_game(
    make_stage: MakeStage, tmp_path: Path, state: str, crowd: Crowd
) -> None:
    stage = seat(make_stage, state, crowd)
    refuse_wrong_files(stage, tmp_path)
    stage = close_and_open(make_stage, stage, crowd)
    assert stage.title.is_at_result == (state == FINISHED)
    lift_gate(stage)
    if the_match(stage).outcome is None:
        open_another_and_come_back(stage, crowd, tmp_path)
        lift_gate(stage)
        play_on_a_full_disk(stage)
    else:
        play_on_a_full_disk(stage)
        open_another_and_come_back(stage, crowd, tmp_path)


@at_every_meeting
def test_help_that_people_agree_on_is_there_at_the_next_start(
    make_stage: MakeStage, state: str, crowd: Crowd
) -> None:
    """Wherever the game stands; not where there is nobody to agree, and not once it is over."""
    stage = seat(make_stage, state, crowd)
    match, bridge = the_match(stage), the_bridge(stage)
    view, people = bridge.view, [n for n, one in enumerate(match.players) if one.is_human]
    bridge.change_help(BEGINNERS, people)
    settle()
    agreed = BEGINNERS if people and match.outcome is None else PURISTS
    assert (bridge.help, bridge.view) == (agreed, view)
    assert the_match(close_and_open(make_stage, stage, crowd)).help == agreed


def refuse_wrong_files(stage: Stage, folder: Path) -> None:
    """A file that is no game, or not quite, changes nothing."""
    match, flow, kept = the_match(stage), stage.session.flow, file_of(stage).read_bytes()
    assert flow
    log, screen, viewer = match.log, flow.screen, the_bridge(stage).viewer
    for name, content in wrong_files(kept).items():
        file = folder / f"{name}.changcheng"
        file.write_bytes(content)
        stage.open(file)
        assert stage.toast.startswith(f"{file.name}: The file ")
        assert the_match(stage) is match
        assert stage.session.flow is flow
        assert (match.log, flow.screen, the_bridge(stage).viewer) == (log, screen, viewer)
        assert file_of(stage).read_bytes() == kept
        assert len(stage.kept_files()) == 1


def wrong_files(good: bytes) -> dict[str, bytes]:
    """Return contents that are no game, or not quite."""
    return {
        "no game": b"hello",
        "empty": b"",
        "cut off": good[:-5],
        "changed": good[:-70] + b"!" + good[-69:],
    }


def close_and_open(make_stage: MakeStage, before: Stage, crowd: Crowd) -> Stage:
    """It comes back to the very step."""
    match, file = the_match(before), file_of(before)
    before.window.close()
    assert before.window.dialogs.shown is None, "nothing is asked"
    after = make_stage()
    after.session.recover()
    assert is_same(read_file(RealDisk(), file)[1], match)
    assert is_same(the_match(after), match)
    assert the_bridge(after).outcome == match.outcome
    if match.outcome is None:
        check_gate(after, crowd, GateReason.RECOVERED)
    return after


def open_another_and_come_back(stage: Stage, crowd: Crowd, folder: Path) -> None:
    """Another file leaves the game as it was, and is left as it was."""
    match, kept = the_match(stage), file_of(stage).parent
    other = random_match(5, seats=3, steps=30)
    for number, kind in enumerate(CROWDS[crowd]):
        other.seat_player(number, Player(f"P{number}", kind))
    file = folder / "other.changcheng"
    record = recording(other, Random(1)).record(Disclosure.SEALED)
    write_file(RealDisk(), file, record)
    content = file.read_bytes()
    stage.open(file)
    assert is_same(the_match(stage), other)
    check_gate(stage, crowd, GateReason.LOADED)
    assert file.read_bytes() == content
    stage.session.go_on(kept)
    assert is_same(the_match(stage), match)
    if match.outcome is None:
        check_gate(stage, crowd, GateReason.LOADED)


def play_on_a_full_disk(stage: Stage) -> None:
    """Play goes on while the disk refuses, and everything is saved once it takes it."""
    match, bridge = the_match(stage), the_bridge(stage)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(os, "fdatasync", refuse)
        before = len(match.log)
        go_on(stage)
        assert len(match.log) == before + 1
        assert bridge.step_count == len(match.steps), "it is shown"
        assert stage.warning == "This game isn't being saved. The disk is full."
    bridge.seat_player(0, Player("Zoë", match.players[0].controller))
    assert stage.warning == ""
    assert is_same(read_file(RealDisk(), file_of(stage))[1], match)


def go_on(stage: Stage) -> None:
    """Do the next thing that can be done: a move, or another name once the game is over."""
    match, bridge = the_match(stage), the_bridge(stage)
    if match.to_act is None:
        bridge.seat_player(1, Player("Ada", match.players[1].controller))
    else:
        assert bridge.submit(match.legal(match.to_act)[0])
    settle()


def refuse(handle: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize(
    ("owner", "name"), [(Autosave, "keep"), (Session, "bring"), (UnsafeBanner, "_on_safe")]
)
def test_what_does_nothing_is_noticed(
    make_stage: MakeStage,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    owner: type,
    name: str,
) -> None:
    """The checks can fail: here a part of the program that one is about does nothing."""
    monkeypatch.setattr(owner, name, lambda *_, **__: None)
    stage = seat(make_stage, "own turn", Crowd.SEVERAL)
    checks: dict[type, Callable[[], object]] = {
        Autosave: lambda: close_and_open(make_stage, stage, Crowd.SEVERAL),
        Session: lambda: open_another_and_come_back(stage, Crowd.SEVERAL, tmp_path),
        UnsafeBanner: lambda: play_on_a_full_disk(stage),
    }
    with pytest.raises(AssertionError):
        checks[owner]()
