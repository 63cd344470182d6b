"""The volume: chosen in the menu or in Settings, muted by M, remembered."""

from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.looks.preferences import USUAL_VOLUME, VOLUMES, Preferences
from changcheng_qt.ui.sound.output import give_player
from changcheng_qt.ui.window.kept import WindowMemory
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import Shop, settle
from tests.ui.sound.recording import Recorder


@pytest.fixture
def recorder(shop: Shop) -> Recorder:
    made = Recorder()
    give_player(shop.window, made)
    return made


def test_the_usual_volume_is_in_force_at_first(shop: Shop, recorder: Recorder) -> None:
    assert shop.window.preferences["volume"].in_force() == USUAL_VOLUME
    assert recorder.volume == pytest.approx((USUAL_VOLUME / 100) ** 2)


def test_every_volume_is_louder_than_the_one_before(shop: Shop, recorder: Recorder) -> None:
    found = []
    for volume, _ in shop.window.preferences["volume"].options:
        shop.window.preferences["volume"].choose(volume)
        found.append(recorder.volume)
    assert found == sorted(set(found))
    assert (found[0], found[-1]) == (0, 1)


def test_m_mutes_and_restores_the_volume(shop: Shop, recorder: Recorder) -> None:
    shop.window.preferences["volume"].choose(80)
    QTest.keyClick(shop.window, Qt.Key.Key_M)
    assert recorder.volume == 0
    assert shop.window.table_actions["mute"].isChecked()
    assert shop.window.preferences["volume"].in_force() == 0
    QTest.keyClick(shop.window, Qt.Key.Key_M)
    assert recorder.volume == pytest.approx(0.64)
    assert not shop.window.table_actions["mute"].isChecked()


def test_no_volume_is_the_same_as_muted(shop: Shop, recorder: Recorder) -> None:
    shop.window.preferences["volume"].choose(0)
    assert shop.window.table_actions["mute"].isChecked()
    shop.window.preferences["volume"].choose(40)
    assert not shop.window.table_actions["mute"].isChecked()
    assert recorder.volume == pytest.approx(0.16)


def take_no_volume_for_one(patch: pytest.MonkeyPatch) -> None:
    def choose(preferences: Preferences, volume: int) -> None:
        preferences.is_muted, preferences.volume = not volume, volume
        preferences.volume_chosen.emit()

    patch.setattr(Preferences, "_choose_volume", choose)


@with_and_without(take_no_volume_for_one)
def test_m_after_no_volume_restores_the_last_volume(qtbot: QtBot, fault: Fault | None) -> None:
    with planted(fault), closing(Shop()) as shop:
        recorder = Recorder()
        give_player(shop.window, recorder)
        shop.window.show()
        settle()
        for volume in (20, 0):
            shop.window.preferences["volume"].choose(volume)
        assert recorder.volume == 0
        QTest.keyClick(shop.window, Qt.Key.Key_M)
        assert recorder.volume == pytest.approx(0.04)
        assert shop.window.preferences["volume"].in_force() == 20
        assert not shop.window.table_actions["mute"].isChecked()


def test_volume_and_muting_survive_a_session(qtbot: QtBot) -> None:
    first = Shop()
    first.window.preferences["volume"].choose(20)
    first.window.table_actions["mute"].trigger()
    kept = first.window.kept
    first.close()
    second = Shop(kept)
    assert second.window.preferences["volume"].in_force() == 0
    assert second.window.table_actions["mute"].isChecked()
    second.window.table_actions["mute"].trigger()
    assert second.window.preferences["volume"].in_force() == 20
    second.close()


@pytest.mark.parametrize("volume", [-5, 7, 1000])
def test_a_volume_that_is_not_offered_becomes_the_usual(volume: int, qtbot: QtBot) -> None:
    shop = Shop(WindowMemory(volume=volume))
    assert shop.window.preferences["volume"].in_force() == USUAL_VOLUME
    shop.close()


def test_the_menu_offers_every_volume(shop: Shop) -> None:
    menu = shop.window.preferences.menu("volume")
    assert [action.text() for action in menu.actions()] == ["Off", *(f"{v}%" for v in VOLUMES)]
    assert [action.isChecked() for action in menu.actions()].index(True) == 3


def test_without_a_player_a_window_is_silent(shop: Shop) -> None:
    shop.play("hh")
    shop.submit("end")
