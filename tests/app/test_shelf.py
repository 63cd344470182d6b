"""Running games on the disk: whatever ends the program, the log up to the last entry is there."""

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.app.shelf import FILE, Shelf
from changcheng_qt.app.titles import CHANG_CHENG
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.savefile import read_file
from tests.app.own_boards import BUNDLED

MakeShelf = Callable[[], Shelf]


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[MakeShelf]:
    made: list[Shelf] = []

    def make() -> Shelf:
        made.append(Shelf(tmp_path, Random(len(made))))
        return made[-1]

    yield make
    for one in made:
        one.close()


def new_match(seed: int = 1) -> AnyMatch:
    setup = CHANG_CHENG.draw_any(BUNDLED, 3, Random(seed))
    return Match(CHANG_CHENG.game, setup, [Player(name) for name in ("Ada", "Bo", "Cy")])


def play_some(match: AnyMatch, count: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(count):
        if match.to_act is None:
            return
        if match.undo_barrier is None and rng.random() < 0.2:
            match.undo()
        else:
            match.submit(rng.choice(match.legal(match.to_act)))


def the_file(folder: Path) -> Path:
    (file,) = folder.glob(f"*/{FILE}")
    return file


def test_every_entry_is_in_the_file_at_once(shelf: MakeShelf, tmp_path: Path) -> None:
    match = new_match()
    shelf().keep(match, seed_known=True)
    for _ in range(40):
        play_some(match, 1, len(match.log))
        record, again = read_file(the_file(tmp_path))
        assert again.log == match.log
        assert record.seed_known


def test_a_whole_game_is_kept(shelf: MakeShelf, tmp_path: Path) -> None:
    match = new_match()
    shelf().keep(match, seed_known=False)
    play_some(match, 2000)
    match.seat_player(0, Player("Zoë", "greedy"))
    again = read_file(the_file(tmp_path))[1]
    assert match.outcome == again.outcome is not None
    assert again.players == match.players


def test_another_match_has_a_folder_of_its_own(shelf: MakeShelf, tmp_path: Path) -> None:
    kept = shelf()
    first, second = new_match(1), new_match(2)
    kept.keep(first, seed_known=False)
    kept.keep(second, seed_known=False)
    play_some(first, 3)
    play_some(second, 5)
    logs = sorted(len(read_file(file)[1].log) for file in tmp_path.glob(f"*/{FILE}"))
    assert logs == [0, 5]


def test_the_game_played_last_is_found_and_gone_on_with(shelf: MakeShelf, tmp_path: Path) -> None:
    before = shelf()
    for number, seed in enumerate((1, 2)):
        match = new_match(seed)
        before.keep(match, seed_known=bool(number))
        play_some(match, 9)
        os.utime(max(tmp_path.glob(f"*/{FILE}"), key=os.path.getmtime), ns=(number, number))
    before.close()
    after = shelf()
    found = after.newest()
    assert found
    assert found.seed_known
    after.keep_found(found)
    play_some(found.match, 4)
    assert read_file(found.folder / FILE)[1].log == found.match.log
    assert len(list(tmp_path.iterdir())) == 2


def test_a_game_that_is_played_elsewhere_is_left_alone(shelf: MakeShelf) -> None:
    running = shelf()
    running.keep(new_match(), seed_known=False)
    assert shelf().newest() is None
    running.close()
    assert shelf().newest()


def test_an_empty_shelf_has_nothing(shelf: MakeShelf) -> None:
    assert shelf().newest() is None


def test_only_the_owner_may_look_in(shelf: MakeShelf, tmp_path: Path) -> None:
    shelf().keep(new_match(), seed_known=False)
    file = the_file(tmp_path)
    assert file.parent.stat().st_mode & 0o077 == 0
    assert file.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("kept", range(0, 200, 7))
def test_a_last_line_that_was_cut_short_is_left_out(
    shelf: MakeShelf, tmp_path: Path, kept: int
) -> None:
    match = new_match()
    running = shelf()
    running.keep(match, seed_known=False)
    play_some(match, 12)
    running.close()
    file = the_file(tmp_path)
    content = file.read_bytes()
    last = content.rindex(b"\n", 0, -1) + 1
    file.write_bytes(content[: min(len(content) - 1, last + kept)])
    found = shelf().newest()
    assert found
    assert found.match.log == match.log[:-1]


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EROFS])
@pytest.mark.parametrize("call", ["open", "write", "fsync"])
def test_a_disk_that_refuses_costs_no_entry_in_the_end(
    shelf: MakeShelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, code: int
) -> None:
    """Play goes on, it is told once each way, and the file is whole again with the next entry."""

    def refuse(*_: object) -> int:
        raise OSError(code, os.strerror(code))

    match, kept = new_match(), shelf()
    told: list[bool] = []
    kept.safe.connect(told.append)
    kept.keep(match, seed_known=False)
    play_some(match, 5)
    with monkeypatch.context() as patched:
        patched.setattr(os, call, refuse)
        play_some(match, 3, seed=2)
    assert told == [False]
    saved = read_file(the_file(tmp_path))[1].log
    assert saved == match.log[: len(saved)]
    play_some(match, 1, seed=3)
    assert told == [False, True]
    assert read_file(the_file(tmp_path))[1].log == match.log


def test_short_writes_are_written_to_their_end(
    shelf: MakeShelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, content: write(handle, bytes(content)[:7]))
    match = new_match()
    shelf().keep(match, seed_known=False)
    play_some(match, 5)
    assert read_file(the_file(tmp_path))[1].log == match.log


PLAY_UNTIL_KILLED = """
import sys
from pathlib import Path
from random import Random
from changcheng_qt.app.shelf import Shelf
from tests.app.test_shelf import new_match, play_some

match = new_match()
shelf = Shelf(Path(sys.argv[1]), Random(1))
shelf.keep(match, seed_known=False)
while True:
    play_some(match, 1, len(match.log))
    print(len(match.log), flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
@pytest.mark.parametrize("entries", [1, 17])
def test_a_killed_program_loses_nothing_that_was_shown(
    shelf: MakeShelf, tmp_path: Path, entries: int
) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", PLAY_UNTIL_KILLED, str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    with process:
        assert process.stdout
        shown = 0
        while shown < entries:
            shown = int(process.stdout.readline())
        process.send_signal(signal.SIGKILL)
    found = shelf().newest()
    assert found
    assert len(found.match.log) >= shown
