"""Both ends of the talk at a table: the host passes lines on, a guest has some on their way.

A guest has one line in its letter, and the next one once the host has heard it: it says the number
of the latest line that it heard of that guest, which both keep in their folders. So a letter that
comes again says nothing twice, also after a crash. The lines themselves are in memory alone; a
guest keeps only whom it has muted.
"""

from collections import deque
from collections.abc import Callable
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.speech import Speech
from changcheng_qt.net.chat import LATEST, Line, Said, may_say
from changcheng_qt.net.kept import MUTED, Folder, Muted
from changcheng_qt.net.peers import Clock, Peer

MOST_LINES: Final = 5
"""How many lines of a guest are passed on in `WITHIN`; those beyond are dropped."""
WITHIN: Final = 10.0
MOST_WAITING: Final = 3
MOST_SHOWN: Final = 50


class TalkAtHost:
    """The latest lines of a table."""

    def __init__(self, chat: Speech, clock: Clock) -> None:
        self.chat = chat
        self._clock = clock
        self._said: deque[Said] = deque(maxlen=LATEST)
        self._number = 0
        self._times: dict[str, deque[float]] = {}

    def hear(self, peer: Peer, line: Line, save: Callable[[], None]) -> bool:
        """Hear a line of a guest, once; return whether it is for all. Nobody speaks from a
        seat of others, types where only phrases are allowed, or says too much at a time.
        """
        kept = peer.kept
        if line.number <= kept.heard or kept.gone is not None:
            return False
        peer.change(heard=line.number)
        is_own = line.seat in kept.seats if kept.seats else line.seat is None
        if not is_own or not may_say(self.chat, line) or self._is_too_much(kept.code):
            return False
        save()
        self._number = max(self._number + 1, int(self._clock() * 1000))
        name = "" if kept.seats else kept.name
        self._said.append(Said(self._number, line.seat, name, line.phrase, line.text))
        return True

    def since(self, number: int) -> tuple[Said, ...]:
        """Return the lines that a guest lacks which has all up to a number."""
        return tuple(one for one in self._said if one.number > number)

    def _is_too_much(self, code: str) -> bool:
        times, now = self._times.setdefault(code, deque(maxlen=MOST_LINES)), self._clock()
        if len(times) == MOST_LINES and now - times[0] < WITHIN:
            return True
        times.append(now)
        return False


class TalkOfGuest:
    """The lines of a table as a guest has them, and those on their way from here."""

    def __init__(self, folder: Folder) -> None:
        """Begin without lines; raises `SaveError` for a folder that somebody changed."""
        self._folder = folder
        self.chat = Speech.OFF
        self.lines: deque[Said] = deque(maxlen=MOST_SHOWN)
        self.waiting: deque[Line] = deque()
        self.heard: Callable[[Said], object] = lambda said: None
        """Is called with each new line."""
        kept = folder.read(MUTED, Muted)
        self.muted: frozenset[Seat | str] = frozenset(kept.who if kept else ())
        """The seats, and the names of those who look on, of whom nothing is shown here."""
        self.known = 0
        """The number of the latest line here."""

    def mute(self, who: Seat | str, *, muted: bool) -> None:
        """Show nothing of somebody, or all again, also when the table is opened another day; raises
        OSError, and it counts until then.
        """
        self.muted = self.muted | {who} if muted else self.muted - {who}
        self._folder.write(MUTED, Muted(tuple(sorted(self.muted, key=str))))

    def say(self, number: int, seat: Seat | None, phrase: int | None, text: str) -> bool:
        """Send a line with a number; return whether it may be said, and there is room for it."""
        line = Line(number, seat, phrase, text)
        if not may_say(self.chat, line) or len(self.waiting) == MOST_WAITING:
            return False
        self.waiting.append(line)
        return True

    def hear(self, chat: Speech, heard: int, lines: tuple[Said, ...]) -> bool:
        """Hear of the host; return whether to answer: with the next line, or because one of
        them is new.
        """
        self.chat = chat
        before, known = len(self.waiting), self.known
        while self.waiting and self.waiting[0].number <= heard:
            self.waiting.popleft()
        for said in lines:
            if said.number > self.known:
                self.known = said.number
                self.lines.append(said)
                self.heard(said)
        return 0 < len(self.waiting) < before or self.known > known
