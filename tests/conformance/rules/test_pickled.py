"""The game of each title goes to other processes by its place."""

import pickle
from copy import deepcopy

import pytest

from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_a_game_arrives_as_itself(title: Title) -> None:
    assert pickle.loads(pickle.dumps(title.game)) is title.game
    assert deepcopy(title.game) is title.game
