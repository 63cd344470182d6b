"""A table whose game is over is among the games of both computers, offered no more, and its folder
is gone once nobody needs it; one that was left can be left for good.
"""

from pathlib import Path
from random import Random
from time import time

import pytest

from changcheng_qt.app.main import Program
from changcheng_qt.app.tables import kept
from changcheng_qt.app.tables.hosting import HostedTable
from changcheng_qt.app.tables.kept import kept_tables
from changcheng_qt.app.tables.words import refusal_text
from changcheng_qt.net.guest import Guest
from changcheng_qt.net.kept import Folder
from changcheng_qt.net.letters import Refusal
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.held import release, take_lock
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.recovery import FILE
from tests.app.tables.windows import Two, click, end, offered, only, room_of
from tests.planted import Fault, planted, with_and_without

FINISHED = "Finished. Mei may ask for a rematch."


def tables_of(one: Program) -> list[Path]:
    """The folders of the tables on a computer."""
    library = room_of(one)._means.autosave.library  # noqa: SLF001
    return [library.folder_of(key) for key in library.keys()]  # noqa: SIM118


def games_of(one: Program) -> int:
    """How many games are among those of a computer."""
    return len(one.session._tools.autosave.library.games())  # noqa: SLF001


def is_noted(one: Program) -> bool:
    """Whether it is noted on a computer that the games of its tables are over."""
    library = room_of(one)._means.autosave.library  # noqa: SLF001
    return all(kept.finished(library, path) for path in tables_of(one))


def test_a_finished_table_is_kept_as_a_game_and_gone(two: Two, late_files: Path) -> None:
    two.begin_late(late_files)
    two.play_out()
    host = room_of(two.host).laid.table
    assert isinstance(host, HostedTable)
    for one in (two.host, two.guest):
        two.wait(lambda: games_of(one) == 1)  # noqa: B023
    two.wait(lambda: not host.missing and is_noted(two.guest))
    for one in (two.host, two.guest):
        one.window.table_actions["abandon"].trigger()
        room_of(one).laid.leave()
        is_guest = one is two.guest
        rows = offered(two, one).left.rows.values()
        assert [row.state.text() for row in rows] == [FINISHED] * is_guest
        assert len(tables_of(one)) == is_guest
        assert games_of(one) == 1
    library = room_of(two.guest)._means.autosave.library  # noqa: SLF001
    later = time() + kept.OPEN_FOR
    assert len(kept_tables(library, (), later - 60)) == 1
    assert not kept_tables(library, (), later + 60)
    assert not tables_of(two.guest)


def test_a_finished_table_is_removed_and_its_game_stays(two: Two, late_files: Path) -> None:
    two.begin_late(late_files)
    two.play_out()
    two.wait(lambda: is_noted(two.guest))
    two.guest.window.table_actions["abandon"].trigger()
    room_of(two.guest).laid.leave()
    row = only(offered(two, two.guest))
    assert row.forget.text() == "Remove…"
    click(row.forget)
    assert row.question.text().endswith("The game stays among your saved games.")
    click(row.sure)
    two.wait(lambda: not tables_of(two.guest))
    assert games_of(two.guest) == 1


def test_a_guest_leaves_for_good_after_a_question(two: Two) -> None:
    two.begin()
    two.play(1)
    row = only(offered(two, two.guest))
    assert row.state.text().startswith(("Your turn since", "Waiting for Mei since"))
    click(row.forget)
    assert row.question.isVisible()
    click(row.stay)
    assert not row.question.isVisible()
    assert tables_of(two.guest)
    click(row.forget)
    click(row.sure)
    assert not two.guest.window.match_show
    two.wait(lambda: not tables_of(two.guest))
    assert not offered(two, two.guest).left.rows


@pytest.mark.parametrize("is_left", [False, True])
def test_a_host_closes_the_table_for_everybody(two: Two, is_left: bool) -> None:
    two.begin()
    two.play(1)
    if is_left:
        end(two.host)
        two.host = two.start("host")
    row = only(offered(two, two.host))
    click(row.forget)
    click(row.sure)
    banners = two.guest.window.table.banners
    closed = refusal_text(Refusal.TABLE_CLOSED)
    two.wait(lambda: "host" in banners and banners["host"].words.text == closed)
    two.wait(lambda: not offered(two, two.host).left.rows)
    row = only(offered(two, two.guest))
    assert (row.state.text(), row.forget.text()) == ("Closed by Mei", "Remove…")
    click(row.forget)
    click(row.sure)
    two.wait(lambda: not tables_of(two.guest))


def forgotten(patch: pytest.MonkeyPatch) -> None:
    keep = Guest._keep  # noqa: SLF001

    def keep_others(self: Guest, **changes: object) -> None:
        keep(self, **{name: value for name, value in changes.items() if name != "gone"})

    patch.setattr(Guest, "_keep", keep_others)


@with_and_without(forgotten)
def test_a_guest_knows_later_too_that_the_table_was_closed(two: Two, fault: Fault | None) -> None:
    with planted(fault):
        two.begin()
        host = room_of(two.host).laid
        assert host.table
        host.give_up(host.table)
        guest = room_of(two.guest).laid.table
        assert guest
        two.wait(lambda: guest.guest.gone is not None)
        end(two.guest)
        two.guest = two.start("guest")
        row = only(offered(two, two.guest))
        assert row.state.text() == "Closed by Mei"
        click(row.go_on)
        two.wait(lambda: two.guest.window.match_show is not None)
        banners = two.guest.window.table.banners
        assert banners["host"].words.text == refusal_text(Refusal.TABLE_CLOSED)


def everything_needed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(kept, "note_finished", lambda *_: None)


def never_missing(patch: pytest.MonkeyPatch) -> None:
    note = kept.note_finished
    patch.setattr(kept, "note_finished", lambda library, path, _: note(library, path, ()))


@with_and_without(everything_needed, never_missing)
def test_a_table_is_needed_until_every_guest_has_heard_once(
    tmp_path: Path, fault: Fault | None
) -> None:
    library = Library(RealDisk(), tmp_path, Random(1))
    path = library.new_folder()
    Folder(library.disk, path)
    now = 1_000.0
    with planted(fault):
        assert not kept.sweep(library, path, now)
        kept.note_finished(library, path, (1, 2))
        assert not kept.sweep(library, path, now)
        kept.note_finished(library, path, (2,))
        kept.note_finished(library, path, (1,))
        assert kept.sweep(library, path, now)
        assert not path.exists()


def begin_again_each_time(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(kept, "min", max, raising=False)


@with_and_without(begin_again_each_time)
def test_the_days_of_a_guest_do_not_begin_again(tmp_path: Path, fault: Fault | None) -> None:
    library = Library(RealDisk(), tmp_path, Random(1))
    path = library.new_folder()
    Folder(library.disk, path)
    with planted(fault):
        for until in (2_000, 3_000):
            kept.note_finished(library, path, (), until)
        assert not kept.sweep(library, path, 1_999)
        assert kept.sweep(library, path, 2_000)


def test_a_table_that_is_open_elsewhere_stays(tmp_path: Path) -> None:
    library = Library(RealDisk(), tmp_path, Random(1))
    path = library.new_folder()
    Folder(library.disk, path)
    kept.note_finished(library, path, ())
    (path / FILE).touch()
    lock = take_lock(library.disk, path)
    assert lock is not None
    assert not kept.sweep(library, path, 1_000)
    release(library.disk, lock.file)
    assert kept.sweep(library, path, 1_000)


def test_the_own_screen_writes_nothing_once_its_table_is_closed(two: Two) -> None:
    """The folder may be removed before the letter to the own screen arrives."""
    two.begin()
    laid = room_of(two.host).laid
    table = laid.table
    assert isinstance(table, HostedTable)
    laid.give_up(table)
    guest = room_of(two.guest).laid.table
    assert guest
    two.wait(lambda: guest.guest.gone is Refusal.TABLE_CLOSED)
    assert table.guest.gone is None
