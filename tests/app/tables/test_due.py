"""The start page tells that tables wait for the people here, and leads there."""

import subprocess
import sys
from pathlib import Path

import pytest

from changcheng_qt.app.desks.table_desk import DUE
from changcheng_qt.app.main import Program
from changcheng_qt.app.tables import kept
from changcheng_qt.ui.net.left import TableCard, TableState
from changcheng_qt.ui.net.together import TogetherDialog
from changcheng_qt.ui.window.banner import BannerWords
from tests.app.tables.windows import Two, bridge_of, click, end
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import settle

IMPORTED = """
import sys
from pathlib import Path
from changcheng_qt.app.desks import table_desk
assert table_desk._due(Path(sys.argv[1]), None) == ()
own = "changcheng_qt.app.tables", "changcheng_qt.net", "changcheng_qt.ui.net", "nacl"
print([name for name in sys.modules if name.startswith(own)])
import changcheng_qt.app.tables.kept
networks = "changcheng_qt.net.lan", "changcheng_qt.net.post", "nacl", "paho", "zeroconf"
print([name for name in networks if name in sys.modules])
"""


def told(one: Program) -> BannerWords | None:
    """The start page's text about tables."""
    banners = one.window.table.banners
    return banners[DUE].words if DUE in banners else None


def looked(two: Two, one: Program) -> BannerWords | None:
    """The start page's text about tables after its check."""
    one.tables.look()
    rest(two, one)
    return told(one)


def rest(two: Two, one: Program) -> None:
    """Wait until a program does not check any more, as it does by itself when it starts."""
    two.wait(lambda: not one.tables._looking.is_busy)  # noqa: SLF001


def all_due(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(kept, "due_tables", kept.kept_tables)


@with_and_without(all_due)
def test_the_table_that_waits_for_somebody_here_is_opened_at_once(
    two: Two, fault: Fault | None
) -> None:
    with planted(fault):
        two.begin()
        two.play(1)
        two.wait(lambda: any(bridge.decider is not None for bridge in two.bridges))
        is_hosts = two.bridges[0].decider is not None
        for name in ("host", "guest"):
            end(getattr(two, name))
            setattr(two, name, two.start(name))
        due_here, other = (two.host, two.guest) if is_hosts else (two.guest, two.host)
        assert looked(two, other) is None
        words = looked(two, due_here)
        assert words is not None
        table = "Chang Cheng with Ana" if is_hosts else "Chang Cheng at Mei's table"
        assert words.text.startswith(f"{table} · Your turn since ")
        click(due_here.window.table.banners[DUE].buttons[0])
        two.wait(lambda: due_here.window.match_show is not None)
        assert bridge_of(due_here).step_count == 1
        assert told(due_here) is None


def test_several_tables_are_counted_and_listed(two: Two) -> None:
    cards = [TableCard(key, "china", ("Mei",), False, TableState.YOURS) for key in "12"]
    rest(two, two.guest)
    two.guest.tables._on_due(cards)  # noqa: SLF001
    words = told(two.guest)
    assert words is not None
    assert words.text == "It's your turn at 2 tables."
    click(two.guest.window.table.banners[DUE].buttons[0])
    assert isinstance(two.guest.window.dialogs.shown, TogetherDialog)


def test_the_notice_goes_when_it_is_read_or_a_game_begins(two: Two) -> None:
    window, tables = two.guest.window, two.guest.tables
    cards = [TableCard("1", "china", ("Mei",), False, TableState.YOURS)]
    rest(two, two.guest)
    tables._on_due(cards)  # noqa: SLF001
    click(window.table.banners[DUE].buttons[1])
    assert told(two.guest) is None
    tables._on_due(cards)  # noqa: SLF001
    assert told(two.guest) is not None
    window.table.start_page.hide()
    settle()
    assert told(two.guest) is None
    tables._on_due(cards)  # noqa: SLF001
    assert told(two.guest) is None


def test_a_look_imports_nothing_of_tables_without_any_and_no_network(tmp_path: Path) -> None:
    command = (sys.executable, "-c", IMPORTED, str(tmp_path / "tables"))
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["[]", "[]"]
