"""The people at other computers in a screen of the gallery, and the notice of their tables."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QDateTime, QObject, QTime, Signal

from changcheng_qt.app.desks.table_desk import WaysBack
from changcheng_qt.engine.deeds import Abandon
from changcheng_qt.engine.match import Abandoned
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.engine.speech import Speech
from changcheng_qt.ui.net.left import TableCard, TableState
from changcheng_qt.ui.net.talk import TalkStrip
from changcheng_qt.ui.seam.company import Asking, OnWay
from changcheng_qt.ui.seam.talk import Phrase, Spoken, Talk, Who
from changcheng_qt.ui.window.banner import Banners
from screens.deeds import StagedWindow, put_in

HERE: Final[Seat] = 0
"""The seat at the screen."""


def since(hour: int, minute: int) -> int:
    """Return a time of today, in seconds since 1970."""
    return QDateTime(QDateTime.currentDateTime().date(), QTime(hour, minute)).toSecsSinceEpoch()


CHAT: Final = (
    Spoken(1, Phrase.HELLO),
    Spoken(2, Phrase.GOOD_LUCK),
    Spoken(HERE, Phrase.HELLO),
    Spoken(2, None, "Shall we play on until ten, or do you have to leave before that?"),
    Spoken(1, Phrase.BACK_SOON),
)


@dataclass(frozen=True, slots=True)
class News:
    """News of a table of several computers; one person is at this one."""

    host: str = ""
    is_host_here: bool = True
    on_way: OnWay | None = None
    away: Mapping[Seat, int] = field(default_factory=dict)
    """Since when the people of seats are away."""
    asked: tuple[Asking, ...] = ()
    lent: tuple[Seat, ...] = ()
    given_up: tuple[Seat, ...] = ()
    """The seats at one computer whose people were given up."""
    end: Callable[[], str] | None = None
    verdict: Callable[[], str] | None = None
    is_asked_again: bool = False
    wishing_again: tuple[str, ...] = ()
    wish: Callable[[], str] | None = None
    left: tuple[Seat, ...] = ()
    """The seats whose people have left for good."""
    invitation: str = ""
    """The invitation of somebody else to these seats."""
    speech: Speech = Speech.FREE
    lines: tuple[Spoken, ...] = CHAT
    watchers: tuple[str, ...] = ()


class StagedTalk(QObject):
    """A chat in which nothing more is said."""

    changed = Signal()
    spoke = Signal(object)
    unsent = 0

    def __init__(self, news: News, parent: QObject) -> None:
        """Begin with the news so far."""
        super().__init__(parent)
        self.speech, self.lines, self.watchers = news.speech, news.lines, news.watchers

    def say(self, phrase: Phrase | None, text: str = "") -> bool:
        """Say nothing."""
        return False

    def is_own(self, who: Who) -> bool:
        """Return whether somebody is at this screen."""
        return who == HERE

    def is_muted(self, who: Who) -> bool:
        """Mute nobody."""
        return False

    def mute(self, who: Who, *, muted: bool) -> None:
        """Mute nobody."""


class StagedCompany(QObject):
    """People at other computers who do nothing more."""

    changed = Signal()
    withdrawn = Signal(int)

    def __init__(self, news: News, parent: QObject) -> None:
        """Show this news, and no other."""
        super().__init__(parent)
        self._away, self._left, self._invitation = news.away, news.left, news.invitation
        self.host, self.is_host_here, self.on_way = news.host, news.is_host_here, news.on_way
        self.asked, self.end, self.verdict = news.asked, news.end, news.verdict
        self.lent, self.given_up = news.lent, news.given_up
        self.lent_here = tuple(seat for seat in news.lent if seat == HERE)
        self.is_asked_again, self.may_play_on, self.trouble = news.is_asked_again, True, None
        self.wishing_again, self.wish = news.wishing_again, news.wish
        self.talk: Talk = StagedTalk(news, self)

    def has_left(self, seat: Seat) -> bool:
        """Return whether somebody has left."""
        return seat in self._left

    def away_since(self, seat: Seat) -> int | None:
        """Return since when somebody is away."""
        return self._away.get(seat)

    def answer(self, number: int, *, agrees: bool) -> None:
        """Answer nothing."""

    def sit_down_again(self) -> None:
        """Come to no rematch."""

    def stay_away(self) -> None:
        """Stay away from no rematch."""

    @property
    def may_be_watched(self) -> bool:
        """Invite nobody to look on."""
        return False

    def invite_to_watch(self) -> str:
        """Return no invitation."""
        return ""

    def invitation_for(self, seat: Seat) -> str:
        """Return the invitation, which is the same for all seats."""
        return self._invitation if seat in self._left else ""

    def invite_for(self, seat: Seat) -> None:
        """Invite nobody."""

    def play_on(self) -> None:
        """Leave the game as it is."""

    def together_with(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats that were given up."""
        return self.given_up

    def let_bots_play(self, seats: Sequence[Seat]) -> None:
        """Lend no seat."""

    def take_seat_back(self, seat: Seat) -> None:
        """Take nothing back."""


def lend_own_seat(window: StagedWindow) -> None:
    """Have a bot play for the person here."""
    bridge = window.match.bridge
    bridge.seat_player(HERE, Player(bridge.players[HERE].name, "club"))


def leave_unfinished(window: StagedWindow) -> None:
    """Leave the game unfinished, as everybody has agreed."""
    bridge = window.match.bridge
    bridge.propose(Abandon())
    bridge.take(Abandoned())


def hear(window: StagedWindow) -> None:
    """Hear the latest line, which is shown next to its speaker."""
    company = window.match.bridge.company
    if company is None:
        raise LookupError("everybody is at this computer")
    company.talk.spoke.emit(company.talk.lines[-1])


def ask_to_invite(window: StagedWindow) -> None:
    """Ask whether people who are away are to be invited again."""
    window.child(Banners)["lent seats"].buttons[1].click()


def open_chat(window: StagedWindow) -> None:
    """Open the chat, with a new line next to the name of its speaker."""
    hear(window)
    window.child(TalkStrip).say.click()
    put_in(window)


def tell_turns(window: StagedWindow, count: int) -> None:
    """Show at the start page the ways to n tables, of which the first waits for somebody here."""
    name = window.titles.current.name
    cards = [
        TableCard("1", name, ("Mei", "Luca"), True, TableState.YOURS, since=since(8, 15)),
        TableCard("2", name, ("Mei",), False, waited=("Luca",), since=since(8, 5)),
        *(TableCard(str(number), name, ("Mei",), False) for number in range(3, count + 1)),
    ]
    WaysBack(window, lambda: None, lambda _: None).show(cards[:count])
