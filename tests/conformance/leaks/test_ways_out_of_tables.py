"""Two games that a seat cannot tell apart are told the same outside the table of several computers
too: on the start page's strips and in its banner of a question, in the prompt that says who is
away, at the icon that shows notifications, whose words are compared elsewhere, and in what the
host's computer announces to its network, where guests ask for a rematch too early, and on the shelf
of a host whose guests would like one.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QSystemTrayIcon

from changcheng_qt.app.desks.table_desk import strip_words, strips_of
from changcheng_qt.app.tables import kept
from changcheng_qt.app.tables.company import TableCompany
from changcheng_qt.app.tables.executor import TableExecutor
from changcheng_qt.app.tables.front_door import HostBeacon
from changcheng_qt.app.tables.kept import OPEN_FOR, kept_tables, note_finished
from changcheng_qt.app.tables.lending import Lending, names_of
from changcheng_qt.app.tables.words import let_in_text
from changcheng_qt.app.waiting.notifying import TrayNotifier
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.net.beacons import Beacon
from changcheng_qt.net.invitations import LanAddress, invitation_text
from changcheng_qt.net.kept import OWN, SEAT, TABLE, TOLD, Folder, KeepsSeat, KeptTable
from changcheng_qt.net.keys import shown_code
from changcheng_qt.net.lan import LanHost
from changcheng_qt.net.letters import Deed, Kind
from changcheng_qt.net.peers import HERE_FOR, Peer
from changcheng_qt.saves.atomic import make_folders, write_whole
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.lines import LARGEST_FILE
from changcheng_qt.ui.net.left import TableCard, TableState
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.window import elsewhere
from changcheng_qt.ui.window.company_show import again_words
from changcheng_qt.ui.window.elsewhere import away_text, question_text
from changcheng_qt.ui.window.main_window import MainWindow
from tests.conformance.leaks.pairs import Tale, shortest_first
from tests.conformance.leaks.sample import LeakSample
from tests.conformance.leaks.test_tables import TRUTH, Dealt, secrets
from tests.conformance.samples import every_title
from tests.effort import effort
from tests.planted import Fault, planted

PAIRS = effort(sample=1, nightly=100)
TRIES = 8
TABLES = Path("/tables")

pytestmark = pytest.mark.usefixtures("listened_to")


class LeftTable(Dealt):
    """A table that a viewer has left after the last command."""

    def __init__(self, tale: Tale, viewer: Viewer) -> None:
        super().__init__(tale)
        self.begin()
        TRUTH.append(self.match)
        self.number = viewer if isinstance(viewer, int) else len(self.guests) - 1
        seat = self.match.to_act
        assert seat is not None
        self.guests[seat].do(Deed(Kind.PLAY, seat, self.match.text_of(tale.last)))
        self.deliver()

    def path(self, name: str) -> Path:
        return TABLES / name if name.startswith("guest") else super().path(name)

    def strips(self, window: MainWindow) -> list[str]:
        """The strips of the start page at each computer that the viewer may sit at."""
        cards = kept_tables(Library(self.disk, TABLES, Random(0)), (), 0.0)
        own = [card for card in cards if card.key == f"guest {self.number}"]
        assert own, "the table is among those that were left"
        return [
            str(strip_words(window, strip, _nothing, _nothing_of, _nothing).text)
            for strip in strips_of(own)
        ]

    def icon(self, tray: TrayNotifier) -> list[str]:
        """The tooltip of the icon of a notification."""
        tray.tell("Chang Cheng", "Your turn.", self.path(f"guest {self.number}"))
        return [tray._icon.toolTip()]  # noqa: SLF001

    def let_in(self) -> list[str]:
        """The sentence for a guest at the start page whom the host lets in."""
        guest = self.guests[self.number]
        return [let_in_text(guest.host, 1 + len(guest.others))]

    def question(self, owner: QObject) -> list[str]:
        """The banner at the start page after somebody else has asked everybody something; those who
        look on are not asked, and nobody is after the end.
        """
        if self.match.outcome is None:
            asking = 1 if self.number == 0 else 0
            self.guests[asking].do(Deed(Kind.ABANDON, asking))
            self.repair()
        return [question_text(self.screen(owner)) or "nothing"]

    def away(self, owner: QObject) -> list[str]:
        """The prompts for all seats after a while in which nobody else was heard of."""
        self.now += 2 * HERE_FOR
        self.guests[self.number].post()
        self.office.deliver()
        bridge = self.screen(owner)
        return [away_text(bridge, seat) for seat in range(self.seats)]

    def screen(self, owner: QObject) -> MatchBridge:
        """What the viewer's screen draws from."""
        guest = self.guests[self.number]
        executor = TableExecutor(guest)
        executor.bridge.company = TableCompany(guest, executor, owner, is_own=False)
        return executor.bridge

    def invitation(self) -> list[str]:
        """The invitation to watch that the host may copy during play; its code is random."""
        lending = Lending(self.host, (), self.invitation_of, lambda: self.host.roster.peers)
        return [lending.invite_to_watch()]

    def wish(self, owner: QObject) -> list[str]:
        """The banners at the viewer's computer, first as a guest's, then as the host's, once
        everybody's program has asked for a rematch in the middle of the game.
        """
        for guest in self.guests:
            guest.wish_again()
        self.repair()
        company = self.screen(owner).company
        assert isinstance(company, TableCompany)
        words = [again_words(company)]
        company.lending = Lending(self.host, (), self.invitation_of)
        words.append(again_words(company))
        return [one.text if one else "nothing" for one in words]

    def shelf(self) -> list[str]:
        """The row of the table that the viewer would have as its host, once it is over and all
        guests would like a rematch.
        """
        library, path = Library(self.disk, TABLES, Random(0)), TABLES / "own"
        seated, own = TABLES / f"guest {self.number}", path / OWN
        make_folders(self.disk, own)
        for name in (SEAT, TOLD):
            write_whole(self.disk, own / name, self.disk.read(seated / name, LARGEST_FILE))
        table = self.folder("host").read(TABLE, KeptTable)
        Folder(self.disk, path).write(TABLE, table)
        players = self.match.players
        names = (name for peer in self.host.roster.peers for name in names_of(peer, players))
        note_finished(library, path, (), OPEN_FOR, tuple(names))
        card = next(one for one in kept_tables(library, (), 0.0) if one.key == "own")
        assert card.state is TableState.WISHED
        return [card.state_text, card.heading(self.title.name)]

    def invitation_of(self, peer: Peer) -> str:
        text = invitation_text(peer.kept.code, [LanAddress("192.168.1.5")], len(peer.kept.seats))
        return text.replace(shown_code(peer.kept.code), "code")

    def beacon(self, owner: QObject) -> list[object]:
        """The record that tells guests where the table is: its keys are random, so each mark is
        replaced by its length.
        """
        carrier = LanHost(owner)
        carrier.open()
        beacon = HostBeacon(self.host, [carrier], owner)
        shining = beacon._beacon  # noqa: SLF001
        assert shining is not None
        told = {**shining.properties(), "at": ""}
        beacon.close()
        carrier.close()
        return [(name, len(value)) for name, value in told.items()]


def _nothing() -> None:
    pass


def _nothing_of(_: str) -> None:
    pass


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is announced to the network of this computer, and no icon is shown."""
    monkeypatch.setattr(Beacon, "start", lambda _: None)
    monkeypatch.setattr(Beacon, "close", lambda _: None)
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", staticmethod(lambda: True))
    monkeypatch.setattr(QSystemTrayIcon, "show", lambda _: None)
    monkeypatch.setattr(QSystemTrayIcon, "showMessage", lambda *_: None)


def compare(sample: LeakSample, shown: MainWindow, most: int) -> Mapping[str, int]:
    """Compare all ways out of n pairs; return how many texts each of them has."""
    tray = TrayNotifier(lambda _: None, shown)
    words = Counter[str]()

    def ways_out(tale: Tale, viewer: Viewer) -> Iterator[tuple[str, list[str]]]:
        at = LeftTable(tale, viewer)
        yield "strips", at.strips(shown)
        yield "beacon", [str(one) for one in at.beacon(shown)]
        yield "icon", at.icon(tray)
        yield "let in", at.let_in()
        yield "question", at.question(shown)
        yield "away", at.away(shown)
        yield "invitation", at.invitation()
        yield "wish", at.wish(shown)
        yield "shelf", at.shelf()

    for pair in shortest_first(filter(sample.others_hide, sample.pairs()), most):
        real, twin = (dict(ways_out(one, pair.viewer)) for one in (pair.real, pair.twin))
        assert real == twin
        for way, found in real.items():
            words[way] += sum(map(bool, found))
    return words


@every_title("leaks")
def test_nothing_hidden_is_shown_outside_a_table(
    sample: LeakSample,
    dark_window_of: Callable[[LeakSample], MainWindow],
) -> None:
    words = compare(sample, dark_window_of(sample), PAIRS)
    assert all(count >= PAIRS for count in words.values()), words


def tell_in_heading(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableCard, "heading", lambda *_: str(secrets()))


def tell_whom_is_waited_for(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(kept, "_names", lambda *_: (str(secrets()),))


def tell_at_icon(patch: pytest.MonkeyPatch) -> None:
    whole = TrayNotifier.tell

    def tell(self: TrayNotifier, title: str, text: str, table: Path) -> bool:
        self._icon.setToolTip(str(secrets()))
        return whole(self, title, text, table)

    patch.setattr(TrayNotifier, "tell", tell)


def tell_in_beacon(patch: pytest.MonkeyPatch) -> None:
    whole = Beacon.properties

    def properties(self: Beacon) -> dict[str, str | bytes]:
        return {**whole(self), f"{secrets()}": ""}

    patch.setattr(Beacon, "properties", properties)


def tell_who_lets_in(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(KeepsSeat, "host", property(lambda _: str(secrets())))


def tell_who_asks(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(elsewhere, "player_name", lambda *_: str(secrets()))


def tell_who_is_away(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(elsewhere, "player_name", lambda *_: str(secrets()))


def tell_whom_watches(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Lending, "invite_to_watch", lambda _: str(secrets()))


def tell_on_shelf(patch: pytest.MonkeyPatch) -> None:
    whole = kept._waiting_card  # noqa: SLF001

    def telling(*given: Any) -> TableCard:  # noqa: ANN401 - as it is called
        card: TableCard = whole(*given)
        is_over = card.state is TableState.WISHED
        return replace(card, waited=(str(secrets()),)) if is_over else card

    patch.setattr(kept, "_waiting_card", telling)


def tell_who_wishes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableCompany, "wishing_again", property(lambda _: (str(secrets()),)))


@every_title("leaks", first_by_day=True)
@pytest.mark.parametrize(
    "fault",
    [
        tell_in_heading,
        tell_whom_is_waited_for,
        tell_at_icon,
        tell_in_beacon,
        tell_who_lets_in,
        tell_who_asks,
        tell_who_is_away,
        tell_whom_watches,
        tell_who_wishes,
        tell_on_shelf,
    ],
)
def test_a_leak_by_a_way_out_is_found(
    sample: LeakSample,
    fault: Fault,
    dark_window_of: Callable[[LeakSample], MainWindow],
) -> None:
    shown = dark_window_of(sample)
    with planted(fault):
        compare(sample, shown, TRIES)
