"""A person on another screen is notified when a seat here is to move, and of nothing hidden."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from changcheng_qt.app.main import Program
from changcheng_qt.app.tables import turn
from changcheng_qt.net.follower import Follower
from tests.app.tables.windows import Two, bridge_of, room_of
from tests.planted import Fault, planted, with_and_without

TOLD = "It's your turn at the table with Mei."


@pytest.fixture
def alerts(monkeypatch: pytest.MonkeyPatch) -> list[QWidget]:
    alerted: list[QWidget] = []
    monkeypatch.setattr(QApplication, "alert", alerted.append)
    return alerted


def follower_of(two: Two) -> Follower:
    table = room_of(two.guest).laid.table
    assert table is not None
    assert table.guest.follower is not None
    return table.guest.follower


def is_due(two: Two) -> bool:
    shown = follower_of(two).shown
    assert shown is not None
    return 1 in shown.deciders


def until_host(two: Two) -> None:
    """Play for the guest until it is the host's turn."""
    while is_due(two):
        two.play(1)


def until_guest(two: Two) -> None:
    """Play for the host until it is the guest's turn."""
    while not is_due(two):
        host, count = bridge_of(two.host), follower_of(two).have
        host.submit(host.legal[0])
        two.wait(lambda: follower_of(two).have > count)  # noqa: B023


def active(one: Program, patch: pytest.MonkeyPatch, *, is_active: bool) -> None:
    patch.setattr(one.window, "isActiveWindow", lambda: is_active)


def always_due(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turn, "_is_due", lambda _: True)


@with_and_without(always_due)
def test_a_turn_is_announced_on_another_screen(
    two: Two, alerts: list[QWidget], fault: Fault | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with planted(fault):
        active(two.guest, monkeypatch, is_active=False)
        two.begin()
        until_host(two)
        alerts.clear()
        two.guest.window.table_actions["abandon"].trigger()
        until_guest(two)
        assert two.guest.window.table.toast.text == TOLD
        assert alerts == [two.guest.window]


@pytest.mark.parametrize("is_active", [False, True])
def test_on_the_shown_table_only_a_window_behind_others_is_marked(
    two: Two, alerts: list[QWidget], monkeypatch: pytest.MonkeyPatch, is_active: bool
) -> None:
    active(two.guest, monkeypatch, is_active=is_active)
    active(two.host, monkeypatch, is_active=True)
    two.begin()
    until_host(two)
    alerts.clear()
    until_guest(two)
    assert two.guest.window.table.toast.text != TOLD
    assert alerts == ([] if is_active else [two.guest.window])
