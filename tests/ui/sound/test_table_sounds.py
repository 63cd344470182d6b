"""When events are heard: as they are shown, once, and never on the way back."""

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.sound.catalogue import Sound, TitleSounds
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.seam.match_bridge import Change, Motion
from changcheng_qt.ui.sound.output import give_player
from changcheng_qt.ui.sound.table_sounds import APART, MOST, TableSounds
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import Shop
from tests.ui.sound.recording import Recorder

A, B, C, D, E = list(Sound)[:5]


@dataclass(frozen=True)
class Struck:
    """An event whose sound only its owner would know, but for `seen_by`."""

    sound: Sound | None
    private: Sound | None = None

    def seen_by(self, viewer: Viewer) -> "Struck":
        return Struck(self.sound)


class Part(QObject):
    """A bridge, a board and an object that reveals, all in one."""

    changed = Signal(object)
    advanced = Signal()
    refused = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.step_count = 0
        self.revealed: tuple[int, int] | None = None

    def step(self, *sounds: Sound | None) -> None:
        self.step_count += 1
        events = tuple(Struck(sound) for sound in sounds)
        self.changed.emit(Change(None, events, Motion.FORWARD))

    def reveal(self, *place: int) -> None:
        self.revealed = (place[0], place[1]) if place else None
        self.advanced.emit()


class Table:
    """One table, and who listens to it."""

    def __init__(self) -> None:
        self.part, self.recorder = Part(), Recorder()
        self.speed = 1.0
        anything: Any = self.part
        parts: Any = SimpleNamespace(reveals=self.part, controls=self.part)
        output: Any = self.recorder
        sounds = TitleSounds({Struck: lambda event: event.private or event.sound}, frozenset())
        self.sounds = TableSounds(
            sounds, anything, parts, output, lambda ms: round(ms * self.speed), self.part
        )


@pytest.fixture
def table(qapp: QApplication) -> Table:
    return Table()


def test_a_step_is_heard_at_once_and_in_order(table: Table) -> None:
    table.part.step(A, None, B)
    assert table.recorder.heard == [(A, 0), (B, APART)]


def test_with_a_match_on_the_table_the_player_gets_ready(table: Table) -> None:
    assert table.recorder.prepared == 1


def test_each_sound_is_heard_once_at_one_moment(table: Table) -> None:
    table.part.step(A, A, B, A)
    assert table.recorder.sounds == [A, B]


def test_a_limited_number_is_heard_at_one_moment(table: Table) -> None:
    table.part.step(*list(Sound)[: MOST + 2])
    assert len(table.recorder.heard) == MOST


def test_where_nothing_moves_all_is_heard_at_once(table: Table) -> None:
    table.speed = 0
    table.part.step(A, B)
    assert table.recorder.heard == [(A, 0), (B, 0)]


def test_sounds_wait_for_their_reveal(table: Table) -> None:
    table.part.revealed = (0, 1)
    table.part.step(A, B, C, D)
    assert table.recorder.sounds == [A, B]
    table.part.reveal(0, 2)
    assert table.recorder.sounds == [C]
    table.part.reveal(0, 2)
    assert table.recorder.sounds == []
    table.part.reveal()
    assert table.recorder.sounds == [D]


def test_steps_wait_for_those_before_them(table: Table) -> None:
    table.part.revealed = (0, 0)
    table.part.step(A, B)
    table.part.step(C)
    assert table.recorder.sounds == [A]
    table.part.reveal(0, 1)
    assert table.recorder.sounds == [B]
    table.part.reveal(1, 0)
    assert table.recorder.sounds == [C]


@pytest.mark.parametrize("motion", [Motion.BACK, Motion.JUMP])
def test_nothing_is_heard_on_the_way_back_or_of_a_jump(motion: Motion, table: Table) -> None:
    table.part.revealed = (0, 0)
    table.part.step(A, B)
    table.recorder.heard.clear()
    table.part.step_count = 0
    table.part.changed.emit(Change(None, (Struck(C),), motion))
    table.part.reveal()
    assert table.recorder.sounds == []


def test_the_viewer_of_the_screen_makes_no_difference(table: Table) -> None:
    """Another viewer comes as a jump to the same position: the reveal goes on, and its sounds."""
    table.part.revealed = (0, 0)
    table.part.step(A, B)
    table.part.changed.emit(Change(None))
    table.part.reveal()
    assert table.recorder.sounds == [A, B]


def test_an_event_is_heard_as_the_public_sees_it(table: Table) -> None:
    table.part.step_count = 1
    table.part.changed.emit(Change(None, (Struck(A, private=B),), Motion.FORWARD))
    table.sounds.play_events([Struck(C, private=D)])
    assert table.recorder.sounds == [A, C]


def test_while_bots_play_out_only_the_end_is_heard(table: Table) -> None:
    table.sounds.is_hushed = True
    table.part.step(A, B)
    table.part.step(A, Sound.END)
    assert table.recorder.sounds == [Sound.END]


def test_a_closed_table_is_silent(table: Table) -> None:
    table.sounds.close()
    table.part.step(A)
    table.part.reveal()
    table.part.refused.emit(None)
    assert table.recorder.sounds == []


@pytest.fixture
def recorder(shop: Shop) -> Recorder:
    made = Recorder()
    give_player(shop.window, made)
    return made


def test_a_match_in_a_window_is_heard(shop: Shop, recorder: Recorder) -> None:
    shop.play("hb")
    assert recorder.prepared == 1
    shop.submit("end")
    assert recorder.sounds == [Sound.END]


def test_undo_is_silent_and_redo_is_not(shop: Shop, recorder: Recorder) -> None:
    bridge = shop.play("h")
    shop.submit("end")
    assert recorder.sounds == [Sound.END]
    assert bridge.undo()
    assert recorder.sounds == []
    assert bridge.redo()
    assert recorder.sounds == [Sound.END]


def test_the_gate_is_heard_as_it_opens_and_closes(shop: Shop, recorder: Recorder) -> None:
    shop.play("hh", GateReason.LOADED)
    assert recorder.sounds == []  # a gate that was there from the start has not closed
    assert shop.flow is not None
    shop.flow.lift_gate()
    assert recorder.sounds == [Sound.GATE]
    shop.submit("end")
    assert recorder.sounds == [Sound.END, Sound.GATE]


def test_a_refusal_is_heard(shop: Shop, recorder: Recorder) -> None:
    bridge = shop.play("h")
    assert not bridge.undo()
    assert recorder.sounds == [Sound.REFUSAL]
    shop.title.controls.refused.emit(Barrier.NOT_DECIDING)
    assert recorder.sounds == [Sound.REFUSAL]


def stay_hushed(patch: pytest.MonkeyPatch) -> None:
    def hush(sounds: TableSounds, is_hushed: bool) -> None:
        sounds.__dict__["is_hushed"] = is_hushed or sounds.is_hushed

    hushed = property(lambda sounds: sounds.__dict__.get("is_hushed", False), hush)
    patch.setattr(TableSounds, "is_hushed", hushed, raising=False)


@with_and_without(stay_hushed)
def test_steps_after_playing_out_was_stopped_are_heard(qtbot: QtBot, fault: Fault | None) -> None:
    with planted(fault):
        shop, recorder = Shop(), Recorder()
        give_player(shop.window, recorder)
        bridge = shop.play("bb")
        play_out = shop.window.table_actions["play_out"]
        play_out.trigger()
        assert not bridge.undo()
        assert recorder.sounds == []
        play_out.trigger()
        assert not bridge.undo()
        assert recorder.sounds == [Sound.REFUSAL]
        shop.close()


def test_a_match_that_has_left_the_table_is_silent(shop: Shop, recorder: Recorder) -> None:
    bridge = shop.play("h")
    shop.window.show_start(can_resume=True)
    recorder.heard.clear()
    bridge.submit("end")
    assert recorder.sounds == []


def test_the_last_round_is_heard_again(shop: Shop, recorder: Recorder) -> None:
    bridge = shop.play("hb")
    shop.submit("end")
    shop.submit("end")
    assert bridge.turn_seat == 0
    recorder.heard.clear()
    show = shop.window.match_show
    assert show is not None
    show.last_round.begin()
    shop.clock.pass_time(5_000)
    assert Sound.END in recorder.sounds
