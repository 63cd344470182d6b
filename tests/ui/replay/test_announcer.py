"""The speech while a replay goes on: every sentence of a step, each of them once."""

import pytest

from changcheng_qt.engine.seats import PUBLIC, Viewer
from tests.ui.replay.scene import ReplayShop
from tests.ui.shop import settle


@pytest.fixture
def spoken(shop: ReplayShop) -> list[str]:
    """Everything spoken from now on."""
    heard: list[str] = []
    shop.window.table.voice.spoken.connect(heard.append)
    return heard


@pytest.mark.parametrize("viewer", [PUBLIC, 0])
def test_every_step_is_spoken_as_it_is_shown(
    shop: ReplayShop, spoken: list[str], viewer: Viewer
) -> None:
    shop.replay.look_as(viewer)
    spoken.clear()
    shop.show.player.step(1)
    settle()
    assert len(spoken) == 1
    assert "work" in spoken[0]


def test_texts_of_the_bar_are_not_repeated(shop: ReplayShop, spoken: list[str]) -> None:
    for _step in range(shop.replay.last):
        shop.show.player.step(1)
        settle()
    sentences = [line for said in spoken for line in said.splitlines()]
    assert sentences
    assert all(one.startswith("Replay: ") for one in sentences)


def test_the_rest_of_a_step_is_spoken_too(shop: ReplayShop, spoken: list[str]) -> None:
    bar = shop.window.table.bar
    shop.show.player.step(1)
    bar.show_prompt("something else is shown", None)
    spoken.clear()
    settle()
    assert [one for one in spoken if "work" in one]


def test_steps_back_and_jumps_are_not_spoken_step_by_step(
    shop: ReplayShop, spoken: list[str]
) -> None:
    shop.show.player.jump(shop.replay.last)
    settle()
    shop.show.player.step(-1)
    settle()
    assert len(spoken) == 2
    assert all(one.startswith("Replay: ") for one in spoken)


def test_a_replay_that_is_left_tells_nothing(shop: ReplayShop, spoken: list[str]) -> None:
    shop.show.player.step(1)
    spoken.clear()
    shop.window.show_start(can_resume=False)
    settle()
    assert not [one for one in spoken if "work" in one]
