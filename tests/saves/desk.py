"""A game played on a disk as autosave does it, without a window and in one thread."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from changcheng_qt.engine.help import BEGINNERS, PURISTS, USUAL
from changcheng_qt.engine.match import Abandoned, AnyMatch, Entry
from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.saves.atomic import write_whole
from changcheng_qt.saves.disk import SHARED_FILE, Disk
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.library import Library, Taken
from changcheng_qt.saves.record import Recorder, recording
from changcheng_qt.saves.savefile import JournalEncoder, record_to_bytes
from tests.saves.conftest import random_match

GAMES = Path("/kept/games")
_HELP = (BEGINNERS, USUAL, PURISTS)
MakeJournal = Callable[..., Any]


class Desk:
    """Somebody who plays: goes on with the newest game in a folder, or begins one."""

    def __init__(
        self,
        disk: Disk,
        rng: Random,
        make_journal: MakeJournal = Journal,
        folder: Path = GAMES,
    ) -> None:
        self.disk = disk
        self.rng = rng
        self.library = Library(disk, folder, rng)
        self.make_journal = make_journal
        self.safe = b""
        """The bytes reported to be on the disk, of the present game."""
        self.faults: list[OSError] = []

    def sit_down(self) -> None:
        """Go on with the game that is there, or begin another."""
        taken = self.library.take_newest()
        if taken and taken.recovered.match.outcome is None:
            self._go_on(taken)
        else:
            if taken:
                self.library.let_go(taken)
            self._begin()
        self.recorder.match.watch(self._on_entry)
        self._turn = self.match.turn_seat
        self.try_to(self.journal.mend)

    def _go_on(self, taken: Taken) -> None:
        found = taken.recovered
        self.recorder = Recorder(found.record, found.match, self.rng)
        self.encoder = JournalEncoder(self.recorder)
        whole = self.encoder.whole()
        self.journal = self.make_journal(
            self.disk, taken.folder, whole, found, taken.lock, self.library.new_folder_like
        )

    def _begin(self) -> None:
        self.safe = b""
        match = random_match(self.rng.randrange(1000), self.rng.randint(2, 4), steps=0)
        self.recorder = recording(match, self.rng)
        self.encoder = JournalEncoder(self.recorder)
        folder = self.library.new_folder()
        self.journal = self.make_journal(
            self.disk, folder, self.encoder.whole(), None, None, self.library.new_folder_like
        )

    @property
    def match(self) -> AnyMatch:
        return self.recorder.match

    def _on_entry(self, entry: Entry) -> None:
        lines = self.encoder.line(entry)
        self.try_to(lambda: self.journal.append(lines))
        if self.match.turn_seat != self._turn:
            self._turn = self.match.turn_seat
            self.try_to(self.journal.back_up)

    def try_to(self, write: Callable[[], object]) -> None:
        """Write, and take note whether all is on the disk."""
        try:
            write()
        except OSError as fault:
            self.faults.append(fault)
        else:
            self.safe = self.encoder.whole()

    def act(self) -> None:
        """Make one thing of any kind happen in the match."""
        match, rng, chance = self.match, self.rng, self.rng.random()
        if chance < 0.15 and match.undo_barrier is None:
            match.undo()
        elif chance < 0.2 and match.redo_barrier is None:
            match.redo()
        elif chance < 0.22 and match.steps:
            people = [seat for seat, player in enumerate(match.players) if player.is_human]
            length = max(0, len(match.steps) - rng.randint(1, 6))
            match.take_back(length, people) if people else None
        elif chance < 0.25:
            seat = rng.randrange(len(match.players))
            match.seat_player(seat, Player("Zoë", rng.choice((HUMAN, "greedy"))))
        elif chance < 0.26:
            self._change_help()
        elif chance < 0.28 and match.log and match.log[-1] != Abandoned():
            match.abandon()
        else:
            assert match.to_act is not None
            match.submit(rng.choice(match.legal(match.to_act)))

    def _change_help(self) -> None:
        """Change to another help by agreement of the people, if there are any."""
        people = [seat for seat, player in enumerate(self.match.players) if player.is_human]
        help = self.rng.choice([one for one in _HELP if one != self.match.help])
        self.match.change_help(help, people) if people else None

    def play(self, count: int) -> None:
        """Act n times, or until the game is over."""
        for _ in range(count):
            if match_is_over(self.match):
                return
            self.act()

    def export(self, file: Path) -> None:
        """Write the present game to a file of its own."""
        content = record_to_bytes(self.recorder.record())
        self.try_to(lambda: write_whole(self.disk, file, content, SHARED_FILE))


def match_is_over(match: AnyMatch) -> bool:
    """Return whether nobody can act any more."""
    return match.to_act is None
