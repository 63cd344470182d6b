"""A guest's way to a match: an invitation, or a seat given at a door, and the wait."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from changcheng_qt.app.desks.save_words import FULL, disk_error_text
from changcheng_qt.app.tables.joining import JoinedTable
from changcheng_qt.app.tables.kept import finished, kept_seat
from changcheng_qt.app.tables.kept_ways import KeptWays, keep_ways, kept_ways, trusting
from changcheng_qt.app.tables.words import (
    fewer_people_text,
    no_invitation_text,
    refusal_text,
    repeated_text,
    unsaved_seat_text,
    waiting_words,
)
from changcheng_qt.i18n.phrases.wording import join_sentences
from changcheng_qt.net.guest import take_seat
from changcheng_qt.net.invitations import read_invitation
from changcheng_qt.net.kept import SEAT, Folder, KeptSeat
from changcheng_qt.net.post_trouble import Trouble
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.ui.net.waiting import WaitingDialog

if TYPE_CHECKING:
    from collections.abc import Sequence

    from changcheng_qt.app.tables.laid import LaidTable
    from changcheng_qt.net.invitations import Way
    from changcheng_qt.saves.library import Library
    from changcheng_qt.ui.net.together import TogetherDialog
    from changcheng_qt.ui.seam.table import Choices

GOODBYE = 60_000
"""Milliseconds in which the other side of a table that was left may hear that it ends."""
OWN_NAME = "own_name"
"""The choice that remembers by which name the person here plays."""
OTHER_NAMES = "other_names"
"""The choice that remembers the names of those who played here too, each on a line."""


class GuestDesk(QObject):
    """Joins tables over a window."""

    def __init__(self, laid: LaidTable) -> None:
        """Lay a match that begins on the window's table."""
        super().__init__(laid)
        self._laid, self._window, self._means = laid, laid.window, laid.means
        self._appearance = laid.window.table.appearance
        self.unanswered = ""
        """The last invitation, as typed, unless a host has let its guest in or refused."""

    def join_invited(
        self, dialog: TogetherDialog, text: str, name: str, others: Sequence[str]
    ) -> None:
        """Join with an invitation as it was typed. If a seat for its code is kept here, the
        invitation tells where to reach the table now.
        """
        invitation = read_invitation(text)
        if invitation is None:
            dialog.refuse(no_invitation_text())
            return
        if len(others) >= invitation.people:
            dialog.refuse(fewer_people_text())
            return
        remember(self._window.choices, name, others)
        self.unanswered = text
        code, ways, _ = invitation
        if (waiting := self._laid.asked_with(code, ways)) is not None:
            self.come(waiting)
            return

        def join(found: tuple[Path, KeptSeat, KeptWays] | None) -> None:
            if self._window.dialogs.shown is not dialog:
                return
            path, seat, kept = found or self._new_place(code, name)
            if not seat.public:
                seat = replace(seat, name=name, others=tuple(others))
            trusted = kept.trusted(ways)
            try:
                keep_ways(self._means.folder(path), code, trusted)
                self.join(path, seat, trusted)
            except SaveError as fault:
                self._laid.say_fault(fault)
            except OSError as fault:
                dialog.refuse(disk_error_text(fault))

        find = partial(_kept_place, code=code)
        self._means.autosave.ask_library(find, join, self._laid.say_fault)

    def _new_place(self, code: str, name: str) -> tuple[Path, KeptSeat, KeptWays]:
        return self._means.autosave.library.new_folder(), take_seat(code, name), KeptWays("")

    def join_seated(self, seat: KeptSeat, ways: Sequence[Way]) -> None:
        """Sit down where a host has given a seat to somebody who asked at its door."""
        remember(self._window.choices, seat.name, seat.others)
        path = self._means.autosave.library.new_folder()
        try:
            keep_ways(self._means.folder(path), seat.code, ways)
            self.join(path, seat, ways)
        except OSError as fault:
            self._laid.say_fault(fault)

    def rematch(self, table: JoinedTable) -> None:
        """Sit down again with the people of a finished table if its host has asked for it, or else
        tell the host that people here would; a banner says so, and withdraws it.
        """
        guest = table.guest
        if guest.again:
            table.keep_over(0)
            self.join_seated(take_seat(guest.again, guest.name, guest.others), table.ways)
        elif guest.gone is not None:
            self._window.show_toast(refusal_text(guest.gone))
        else:
            guest.wish_again()
            table.changed.emit()

    def leave_for_good(self, path: Path) -> None:
        """Leave a table that is not open; a host who can be reached soon is informed, unless the
        game is over.
        """

        def read(library: Library) -> tuple[KeptSeat | None, KeptWays]:
            seat, ways = Folder(library.disk, path).read(SEAT, KeptSeat), kept_ways(library, path)
            if finished(library, path) is None:
                return seat, ways
            library.disk.remove_folder(path)
            return None, ways

        def leave(found: tuple[KeptSeat | None, KeptWays]) -> None:
            seat, ways = found
            try:
                if seat is not None:
                    table = JoinedTable(path, seat, ways.ways, self._means, self)
                    table.give_up(GOODBYE)
                    self._window.closing.connect(table.close)
            except (SaveError, OSError) as fault:
                self._laid.say_fault(fault)

        self._means.autosave.ask_library(read, leave, self._laid.say_fault)

    def join(self, path: Path, seat: KeptSeat, ways: Sequence[Way]) -> None:
        """Sit down at a table; raises `SaveError` and OSError."""
        self._laid.leave()
        table = self._laid.table = JoinedTable(path, seat, ways, self._means, self)
        table.changed.connect(partial(self._laid.follow_aside, table))
        table.changed.connect(partial(self._forget_answered, table))
        self.come(table)

    def come(self, table: JoinedTable) -> None:
        """Show the match of the open table, or the wait for it."""
        if table.guest.follower and table.guest.follower.shown:
            self._window.dialogs.close_all()
            self._laid.lay(table)
            return
        words, has_seat = partial(_words_of, table), partial(_has_seat, table)
        is_invited = bool(self.unanswered)
        lacks_authority = partial(_lacks_authority, table)
        waiting = WaitingDialog(
            words,
            self._appearance,
            self._window,
            has_seat,
            lacks_authority,
            is_invited=is_invited,
        )
        waiting.trusted.connect(partial(self._trust, table))
        waiting.corrected.connect(self._window.together_asked)
        waiting.left.connect(partial(self._laid.give_up, table))
        waiting.put_off.connect(partial(self._laid.set_aside, table))
        table.changed.connect(waiting.retranslate)
        table.changed.connect(partial(self._laid.follow, table.guest, waiting))
        self._window.dialogs.show(waiting)

    def _trust(self, table: JoinedTable, path: str) -> None:
        """Ask again at a table, with a file of the authority that vouches for its post office."""
        ways = trusting(table.ways, Path(path))

        def keep(library: Library) -> KeptSeat | None:
            folder = Folder(library.disk, table.path)
            keep_ways(folder, table.code, ways)
            return folder.read(SEAT, KeptSeat)

        def join(seat: KeptSeat | None) -> None:
            try:
                if seat is not None and self._laid.table is table:
                    self.join(table.path, seat, ways)
            except (SaveError, OSError) as fault:
                self._laid.say_fault(fault)

        self._means.autosave.ask_library(keep, join, self._laid.say_fault)

    def _forget_answered(self, table: JoinedTable) -> None:
        is_answered = table.guest.follower is not None or table.guest.gone is not None
        if is_answered and table is self._laid.table:
            self.unanswered = ""


def remember(choices: Choices, name: str, others: Sequence[str]) -> None:
    """Offer these names the next time."""
    choices[OWN_NAME] = name
    if others:
        choices[OTHER_NAMES] = "\n".join(others)


def _kept_place(library: Library, code: str) -> tuple[Path, KeptSeat, KeptWays] | None:
    """Return the seat on this computer for the code of an invitation, its table's folder, and the
    ways to it, none if they cannot be read; None without a seat.
    """
    if (found := kept_seat(library, code)) is None:
        return None
    ways = KeptWays("")
    with suppress(SaveError, OSError):
        ways = kept_ways(library, found[0])
    return *found, ways


def people_invited(text: str) -> int:
    """Return the number of people that an invitation is for, while it is being typed."""
    invitation = read_invitation(text)
    return invitation.people if invitation else 1


def _has_seat(table: JoinedTable) -> bool:
    guest = table.guest
    return guest.follower is not None and guest.gone is None and guest.fault is None


def _lacks_authority(table: JoinedTable) -> bool:
    return table.trouble in (Trouble.UNKNOWN_AUTHORITY, Trouble.NO_AUTHORITY)


def _words_of(table: JoinedTable) -> tuple[str, str]:
    people = 1 + len(table.guest.others)
    if (fault := table.guest.fault) is not None:
        next_step = repeated_text(is_full=fault.errno in FULL)
        return unsaved_seat_text(people), join_sentences((disk_error_text(fault), next_step))
    is_admitted = table.guest.follower is not None
    here = [one.name for one in table.guest.people if one.seats and one.is_here]
    return waiting_words(table.reach, table.trouble, people, here, is_admitted=is_admitted)
