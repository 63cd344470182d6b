"""The player: sounds come from a thread of its own, and where none can come nothing else does."""

import time
from collections.abc import Callable

import pytest

from changcheng_qt.sound import player as player_module
from changcheng_qt.sound.catalogue import Sound
from changcheng_qt.sound.device import Cut, NoDevice
from changcheng_qt.sound.player import Player, samples_of

PATIENCE = 60.0


class HandCard:
    """A card that asks for samples when the test says so."""

    def __init__(self, cut: Cut) -> None:
        self.cut = cut
        self.done: list[str] = []

    def start(self) -> None:
        self.done.append("start")

    def rest(self) -> None:
        self.done.append("rest")

    def close(self) -> None:
        self.done.append("close")


class Drawer:
    """Where cards come from."""

    def __init__(self) -> None:
        self.cards: list[HandCard] = []
        self.is_empty = False
        self.asked = 0

    def open(self, cut: Cut) -> HandCard:
        self.asked += 1
        if self.is_empty:
            raise NoDevice("nothing here")
        self.cards.append(HandCard(cut))
        return self.cards[-1]


def wait_for(happened: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.002)


def test_a_sound_is_played_by_another_thread() -> None:
    drawer = Drawer()
    player = Player(drawer.open)
    assert not drawer.asked  # nothing is loaded before there is something to be heard
    player.play(Sound.BLOCK)
    wait_for(lambda: drawer.cards and drawer.cards[0].done)
    heard = memoryview(drawer.cards[0].cut(500)).cast("h").tolist()
    assert heard == samples_of(Sound.BLOCK)[:500].tolist()
    player.close()
    assert drawer.cards[0].done == ["start", "close"]


def test_the_card_rests_while_nothing_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_module, "QUIET", 0.02)
    drawer = Drawer()
    player = Player(drawer.open)
    player.play(Sound.FIGURE)
    wait_for(lambda: drawer.cards and drawer.cards[0].done)
    time.sleep(0.1)
    assert drawer.cards[0].done == ["start"]  # there is still something to be heard
    drawer.cards[0].cut(100_000)
    wait_for(lambda: drawer.cards[0].done == ["start", "rest"])
    player.play(Sound.FIGURE)
    wait_for(lambda: drawer.cards[0].done == ["start", "rest", "start"])
    player.close()


def test_nothing_is_loaded_while_muted() -> None:
    drawer = Drawer()
    player = Player(drawer.open)
    player.set_volume(0)
    player.prepare()
    player.play(Sound.END)
    player.close()
    assert not drawer.asked


def test_without_a_card_all_is_silent_until_the_next_match() -> None:
    drawer = Drawer()
    drawer.is_empty = True
    player = Player(drawer.open)
    for _ in range(3):
        player.play(Sound.END)
    wait_for(lambda: drawer.asked and player._thread and not player._thread.is_alive())  # noqa: SLF001
    player.play(Sound.END)
    assert drawer.asked == 1
    drawer.is_empty = False
    player.prepare()
    wait_for(lambda: drawer.cards)
    player.play(Sound.BLOCK)
    wait_for(lambda: drawer.cards[0].done)
    player.close()
    assert drawer.asked == 2


def test_a_card_that_goes_away_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(card: HandCard) -> None:
        card.done.append("gone")
        raise NoDevice("unplugged")

    monkeypatch.setattr(HandCard, "start", gone)
    drawer = Drawer()
    player = Player(drawer.open)
    player.play(Sound.BLOCK)
    wait_for(lambda: drawer.cards and drawer.cards[0].done == ["gone", "close"])
    player.play(Sound.BLOCK)
    player.close()
    assert drawer.asked == 1


def test_a_missing_file_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        return f"/nowhere/{name}.wav"

    monkeypatch.setattr("changcheng_qt.assets.sound_file", missing)
    drawer = Drawer()
    player = Player(drawer.open)
    player.play(Sound.BLOCK)
    wait_for(lambda: player._thread and not player._thread.is_alive())  # noqa: SLF001
    player.close()
    assert not drawer.asked


def test_a_player_that_never_played_can_be_closed() -> None:
    Player().close()
