"""Invitations, keys and passwords stay in the folder of their table: no title of a window, no
setting, no printed line and no report of an error has them.
"""

import sys
from collections.abc import Sequence
from types import TracebackType

import pytest
from PySide6.QtWidgets import QApplication

from changcheng_qt.app import notices
from changcheng_qt.app.tables.kept_ways import KeptWays
from changcheng_qt.engine.speech import Speech
from changcheng_qt.net.chat import Said
from changcheng_qt.net.guest import Guest
from changcheng_qt.net.letters import Deed, Kind
from changcheng_qt.net.talking import TalkOfGuest
from changcheng_qt.ui.net.guest_rows import GuestCard
from changcheng_qt.ui.net.lobby import LobbyDialog
from changcheng_qt.ui.net.opening import OpenTableDialog
from changcheng_qt.ui.net.ways import Office, Ways
from changcheng_qt.ui.seam.title import PlainChoices
from changcheng_qt.ui.window.talk_show import TalkShow
from tests.app.tables.test_talk import talk_of
from tests.app.tables.windows import Two, click, end, first, room_of
from tests.planted import Fault, planted, with_and_without

PASSWORD = "lantern-festival"
SAID = "nightingale"
"""A word that somebody types."""
NOBODY = "127.0.0.1:9"
"""An address at which no post office is."""


def all_output(two: Two, capfd: pytest.CaptureFixture[str], secrets: Sequence[str]) -> str:
    """All output outside the tables' own folders, once an error has named the secrets."""
    try:
        raise ValueError(*secrets)
    except ValueError as error:
        report = notices.report_of_error(type(error), error.__traceback__)
    titles = [widget.windowTitle() for widget in QApplication.topLevelWidgets()]
    lists = [str(one.window.dialogs.last_games) for one in (two.host, two.guest)]
    files = [file for file in two.path.glob("*/config/**/*") if file.is_file()]
    kept = [file.read_text("utf-8", "replace") for file in files]
    return "\n".join((report, *titles, *lists, *kept, *capfd.readouterr()))


def entitle_by_invitation(patch: pytest.MonkeyPatch) -> None:
    whole = LobbyDialog.show_guests

    def show(self: LobbyDialog, cards: Sequence[GuestCard], *, is_ready: bool) -> None:
        whole(self, cards, is_ready=is_ready)
        self.setWindowTitle(cards[0].invitation)

    patch.setattr(LobbyDialog, "show_guests", show)


def print_invitation(patch: pytest.MonkeyPatch) -> None:
    whole = LobbyDialog.show_guests

    def show(self: LobbyDialog, cards: Sequence[GuestCard], *, is_ready: bool) -> None:
        whole(self, cards, is_ready=is_ready)
        sys.stderr.write(cards[0].invitation)

    patch.setattr(LobbyDialog, "show_guests", show)


def report_message(patch: pytest.MonkeyPatch) -> None:
    def report(kind: type[BaseException], _trace: TracebackType | None) -> str:
        return f"{kind.__name__}: {sys.exc_info()[1]}"

    patch.setattr(notices, "report_of_error", report)


def keep_password(patch: pytest.MonkeyPatch) -> None:
    whole = Ways.to_plain

    def to_plain(self: Ways) -> PlainChoices:
        return {**whole(self), "password": self.office.password if self.office else ""}

    patch.setattr(Ways, "to_plain", to_plain)


@with_and_without(entitle_by_invitation, print_invitation, report_message)
def test_invitations_and_keys_are_printed_nowhere(
    two: Two, fault: Fault | None, capfd: pytest.CaptureFixture[str]
) -> None:
    with planted(fault):
        lobby = two.open()
        invitation = first(lobby).card.invitation
        in_lobby = all_output(two, capfd, [invitation])
        assert invitation not in in_lobby
        two.begin(lobby)
        table = room_of(two.guest).laid.table
        assert table is not None
        seat = table.guest._kept  # noqa: SLF001
        secrets = (invitation, seat.code, seat.private)
        heard = all_output(two, capfd, secrets)
        assert not [secret for secret in secrets if secret in heard]


def entitle_by_chat(patch: pytest.MonkeyPatch) -> None:
    whole = TalkShow.refresh

    def refresh(self: TalkShow) -> None:
        whole(self)
        self._table.window().setWindowTitle("".join(one.text for one in self._talk.lines))

    patch.setattr(TalkShow, "refresh", refresh)


def save_chat(patch: pytest.MonkeyPatch) -> None:
    """Keep each line as a note of the game."""
    whole = Guest.say

    def say(self: Guest, seat: int | None, phrase: int | None, text: str = "") -> bool:
        if text and seat is not None:
            self.do(Deed(Kind.NOTE, seat, text))
        return whole(self, seat, phrase, text)

    patch.setattr(Guest, "say", say)


def print_chat(patch: pytest.MonkeyPatch) -> None:
    whole = TalkOfGuest.hear

    def hear(self: TalkOfGuest, chat: Speech, heard: int, lines: tuple[Said, ...]) -> bool:
        sys.stderr.write("".join(one.text for one in lines))
        return whole(self, chat, heard, lines)

    patch.setattr(TalkOfGuest, "hear", hear)


def files_of(two: Two) -> bytes:
    """All that both programs have written: settings, games, and the folders of tables."""
    return b"\n".join(file.read_bytes() for file in two.path.rglob("*") if file.is_file())


@with_and_without(entitle_by_chat, save_chat, print_chat, report_message)
def test_chat_is_printed_and_kept_nowhere(
    two: Two, fault: Fault | None, capfd: pytest.CaptureFixture[str]
) -> None:
    with planted(fault):
        click(two.ask(two.host).tables[0])
        dialog = two.host.window.dialogs.shown
        assert isinstance(dialog, OpenTableDialog)
        dialog.speech.setCurrentIndex(dialog.speech.findData(Speech.FREE.value))
        dialog.show_count(2)
        click(dialog.start)
        two.begin(two.lobby)
        two.wait(lambda: talk_of(two.guest).speech is Speech.FREE)
        assert talk_of(two.guest).say(None, SAID)
        two.wait(lambda: bool(talk_of(two.host).lines))
        two.play(2)
        heard = all_output(two, capfd, [SAID, repr(talk_of(two.host).lines[0])])
        assert SAID not in heard
        for one in (two.host, two.guest):
            end(one)
        kept = files_of(two)
        two.host, two.guest = two.start("host"), two.start("guest")
        assert kept
        assert SAID.encode() not in kept


@with_and_without(keep_password, report_message)
def test_passwords_are_printed_nowhere(
    two: Two, fault: Fault | None, capfd: pytest.CaptureFixture[str]
) -> None:
    with planted(fault):
        dialog = two.order(office=Office(NOBODY, "club", PASSWORD))
        two.wait(dialog.start.isEnabled)
        assert PASSWORD not in all_output(two, capfd, [PASSWORD])


def test_the_ways_to_a_table_print_no_invitation() -> None:
    """It has the code, and the password of a post office."""
    ways = KeptWays(f"7K4M-QX2P-9D3T-H6WB@club:{PASSWORD}@post.example.org")
    assert PASSWORD not in repr(ways)
    assert "7K4M" not in repr(ways)
