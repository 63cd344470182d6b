"""The one registry of titles."""

import subprocess
import sys
from functools import partial

import pytest

from changcheng_qt.titles import TITLES, rules_of, title_named
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG

ROOMS = ("rules", "core", "words", "table")


def test_a_title_is_known_by_its_name() -> None:
    title = title_named("changcheng")
    assert title
    assert title.game is rules_of("changcheng").game is CHANG_CHENG
    assert title_named("toy") is None
    with pytest.raises(LookupError, match="toy"):
        rules_of("toy")


def test_all_that_a_title_shows_and_plays_has_one_name() -> None:
    for title in TITLES:
        shown = title.show(partial(title.open_box, None))
        assert title.game.name == shown.name == title.name
        assert title.rules.seat_counts == shown.seat_counts
        assert len(shown.colours) >= shown.seat_counts[-1]


def test_the_registry_imports_neither_rules_nor_qt() -> None:
    rooms = [f"changcheng_qt.titles.{one.name}.{room}" for one in TITLES for room in ROOMS]
    heavy = [*rooms, "changcheng_qt.ui", "PySide6"]
    program = f"import sys, changcheng_qt.titles; print([m for m in sys.modules if m in {heavy}])"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
