"""Two programs in one process, each with folders of its own, and a table between their windows."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from secrets import token_hex
from shutil import copytree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from changcheng_qt.app.main import Program, build
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.tables import host_desk, ways
from changcheng_qt.app.tables.hosting import HostedTable
from changcheng_qt.app.tables.room import TableRoom
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.net import beacons, lan, listing
from changcheng_qt.net.invitations import LanAddress, Way
from changcheng_qt.ui.net.guest_rows import GuestRow
from changcheng_qt.ui.net.left import LeftTable
from changcheng_qt.ui.net.lobby import LobbyDialog
from changcheng_qt.ui.net.opening import OpenTableDialog
from changcheng_qt.ui.net.together import TogetherDialog
from changcheng_qt.ui.net.waiting import WaitingDialog
from changcheng_qt.ui.net.ways import Office, Ways, WaysForm
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.app.conftest import QUIET
from tests.net.broker import free_port
from tests.ui.fixtures import same_dress
from tests.ui.shop import settle


def click(button: QWidget) -> None:
    """Click a button by the mouse, once it is shown."""
    settle()
    assert button.isVisible()
    assert button.isEnabled(), button.toolTip()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def first(lobby: LobbyDialog) -> GuestRow:
    """The row of the first guest."""
    return next(iter(lobby.rows.values()))


def choose_post(form: WaysForm, office: Office) -> None:
    """Choose a post office as the only way, typed by hand."""
    form.in_network.setChecked(False)
    form.by_post.setChecked(True)
    QTest.keyClicks(form.address, office.address)
    QTest.keyClicks(form.login, office.name)
    QTest.keyClicks(form.password, office.password)
    form.authority.setText(office.authority)


class Two:
    """A host's and a guest's program; the process of a program's bots is started by the first
    question. No move is judged, for which it would be started at once, and think on.
    """

    def __init__(
        self, qapp: QApplication, qtbot: QtBot, path: Path, patch: pytest.MonkeyPatch
    ) -> None:
        self.qapp, self.qtbot, self.path, self.patch = qapp, qtbot, path, patch
        self.host, self.guest = self.start("host"), self.start("guest")

    def start(self, name: str) -> Program:
        """Start a program with the files of its last run."""
        kept = (self.path / name / part for part in ("config", "games", "own"))
        program = build(self.qapp, Folders(*kept), QUIET)
        self.patch.setattr(program.runner, "prepare", lambda _: None)
        self.patch.setattr(program.runner, "advise", lambda *_: 0)
        program.window.setUpdatesEnabled(False)
        program.window.show()
        settle()
        return program

    def close(self) -> None:
        """End both programs, unless a test has done so."""
        for one in (self.host, self.guest):
            if isValid(one.window):
                end(one)

    def ask(self, one: Program) -> TogetherDialog:
        """Ask for play with others, at the start page; the host has a name."""
        one.window.table.start_page.together_asked.emit()
        dialog = one.window.dialogs.shown
        assert isinstance(dialog, TogetherDialog)
        if one is self.host and not dialog.name.text():
            dialog.name.setText("Mei")
        return dialog

    def open(
        self, title: int = 0, seats: int = 2, *, has_bot: bool = False, office: Office | None = None
    ) -> LobbyDialog:
        """Open a table of a title, with one person here and all others elsewhere, or a bot last; in
        this network, or else at a post office.
        """
        dialog = self.order(title, seats, has_bot=has_bot, office=office)
        self.wait(lambda: self.host.window.dialogs.shown is not dialog)
        return self.lobby

    def order(
        self, title: int = 0, seats: int = 2, *, has_bot: bool = False, office: Office | None = None
    ) -> OpenTableDialog:
        """Choose all this, and ask for the table; return the dialog, which stays after a fault."""
        click(self.ask(self.host).tables[title])
        dialog = self.host.window.dialogs.shown
        assert isinstance(dialog, OpenTableDialog)
        dialog.show_count(seats)
        if has_bot:
            dialog.rows[seats - 1].controller.setCurrentIndex(2)
        if office is not None:
            choose_post(dialog.ways, office)
        click(dialog.start)
        return dialog

    @property
    def lobby(self) -> LobbyDialog:
        """The lobby of the host."""
        lobby = self.host.window.dialogs.shown
        assert isinstance(lobby, LobbyDialog)
        return lobby

    def join(self, invitation: str, name: str = "Ana") -> WaitingDialog:
        """Join with an invitation, as somebody who types it."""
        dialog = self.ask(self.guest)
        QTest.keyClicks(dialog.invitation, invitation)
        QTest.keyClicks(dialog.name, name)
        click(dialog.join)
        self.wait(lambda: self.guest.window.dialogs.shown is not dialog)
        waiting = self.guest.window.dialogs.shown
        assert isinstance(waiting, WaitingDialog)
        return waiting

    def begin(self, lobby: LobbyDialog | None = None) -> None:
        """Bring the guest to the table, of two people if there is none, and begin the match."""
        lobby = lobby or self.open()
        self.join(first(lobby).code.text())
        self.wait(first(lobby).yes.isVisible)
        click(first(lobby).yes)
        self.wait(lobby.begin.isEnabled)
        click(lobby.begin)
        self.wait(lambda: all(one.window.match_show for one in (self.host, self.guest)))

    def begin_late(self, files: Path) -> None:
        """Open a table of *Chang Cheng* for two whose game lacks only its last step, from files in
        a folder; if the folder is empty, play up to there and write them.
        """
        here = self.path / "host", self.path / "guest"
        if not files.exists():
            self.begin()
            self.play(_steps_left(hosted(self).host.match) - 1)
            self.wait(lambda: not hosted(self).missing)
        self.close()
        if not files.exists():
            for folder in here:
                copytree(folder, files / folder.name)
        else:
            for folder in here:
                copytree(files / folder.name, folder, dirs_exist_ok=True)
        self.host, self.guest = self.start("host"), self.start("guest")
        for one in (self.host, self.guest):
            click(only(offered(self, one)).go_on)
        self.wait(lambda: all(one.window.match_show for one in (self.host, self.guest)))

    def play(self, steps: int) -> None:
        """Choose the first legal command for the seat that is due, n times."""
        for _ in range(steps):
            self.wait(lambda: any(bridge.decider is not None for bridge in self.bridges))
            bridge = next(one for one in self.bridges if one.decider is not None)
            count = bridge.step_count
            bridge.submit(bridge.legal[0])
            self.wait(lambda: all(one.step_count > count for one in self.bridges))  # noqa: B023

    def play_out(self) -> None:
        """Play to the end of the game."""
        while self.bridges[0].outcome is None:
            self.play(1)

    @property
    def bridges(self) -> list[MatchBridge]:
        """The matches on both tables."""
        return [bridge_of(self.host), bridge_of(self.guest)]

    def wait(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds."""
        self.qtbot.waitUntil(holds)


def _steps_left(match: AnyMatch) -> int:
    """How many steps a match takes to its end if the first legal command is chosen each time."""
    ahead = match.still()
    while (due := ahead.to_act) is not None:
        ahead.submit(ahead.legal(due)[0])
    return ahead.step_count - match.step_count


def offered(two: Two, one: Program) -> TogetherDialog:
    """The first question, once the tables that were left are shown."""
    dialog = two.ask(one)
    told: list[object] = []
    room_of(one)._means.autosave.ask_library(lambda _: None, told.append)  # noqa: SLF001
    two.wait(lambda: bool(told))
    return dialog


def only(dialog: TogetherDialog) -> LeftTable:
    """The only table that was left."""
    assert len(dialog.left.rows) == 1
    return next(iter(dialog.left.rows.values()))


def bridge_of(one: Program) -> MatchBridge:
    """The match on the table of a program."""
    assert one.window.match_show is not None
    return one.window.match_show.bridge


def room_of(one: Program) -> TableRoom:
    """The room of tables of a program."""
    return one.tables.room


def hosted(two: Two) -> HostedTable:
    """The table that the host has open."""
    table = room_of(two.host).laid.table
    assert isinstance(table, HostedTable)
    return table


def end(one: Program) -> None:
    """Close the window of a program, and free it."""
    one.window.close()
    one.languages.deleteLater()
    for other in one.others:
        other.deleteLater()
    one.window.deleteLater()
    settle()


def _at_port(port: int, chosen: Ways) -> list[Way]:
    """The chosen ways, with a port of this test's own in this network."""
    found = ways.chosen_ways(chosen)
    return [replace(way, port=port) if isinstance(way, LanAddress) else way for way in found]


def keep_apart(patch: pytest.MonkeyPatch, kind: str, port: int) -> None:
    """Have programs meet at the loopback of this computer, where tables of other tests are neither
    listed nor met at the same port.
    """
    patch.setattr(listing, "SERVICE", f"_cc-{kind}._tcp.local.")
    patch.setattr(beacons, "BEACON", f"_cc-at-{kind}._tcp.local.")
    patch.setattr(host_desk, "chosen_ways", partial(_at_port, port))
    for module in (ways, lan):
        patch.setattr(module, "own_addresses", lambda: ("127.0.0.1",))


@contextmanager
def two_programs(qapp: QApplication, qtbot: QtBot, path: Path) -> Iterator[Two]:
    """Run two programs, which meet at the loopback of this computer."""
    with same_dress(qapp), pytest.MonkeyPatch.context() as patch:
        keep_apart(patch, token_hex(3), free_port())
        two = Two(qapp, qtbot, path, patch)
        yield two
        two.close()
