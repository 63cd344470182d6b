"""The trial of packages: its steps, and its care in the systems that it makes."""

import shutil
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

import try_packages
from tests.effort import by_night
from tests.net.broker import with_broker
from tests.test_documents import ROOT
from trial import (
    bots_games,
    inside,
    of_bundle,
    of_table,
    old_home,
    player,
    roots,
    screen,
    steps,
    windows_player,
)

if TYPE_CHECKING:
    from wine.prefix import Prefix


def test_a_step_tells_how_it_ended(capsys: pytest.CaptureFixture[str]) -> None:
    with steps.step("a wall is built"):
        steps.require(True, "no wall")
    with pytest.raises(steps.TrialFailed, match="no wall"), steps.step("another"):
        steps.require([], "no wall")
    assert capsys.readouterr().out.startswith("  a wall is built … well, ")


def test_waiting_without_success_ends_at_the_given_time() -> None:
    answers = iter([False, True])
    steps.wait_for(lambda: next(answers), 10, "never came")
    with pytest.raises(steps.TrialFailed, match="never came"):
        steps.wait_for(lambda: False, 0, "never came")


def test_commands_that_must_fail_may_not_go_well() -> None:
    assert roots.judged(["sh", "-c", "echo wall"], fails=False) == "wall\n"
    assert roots.judged(["sh", "-c", "echo wall; exit 3"], fails=True) == "wall\n"
    with pytest.raises(steps.TrialFailed, match="gave 0"):
        roots.judged(["true"], fails=True)
    with pytest.raises(steps.TrialFailed, match="gave 1"):
        roots.judged(["false"], fails=False)


def test_players_have_no_network_and_their_own_rights() -> None:
    root = roots.Root(Path("/a root"))
    words = root.player_command(["changcheng-qt", "--smoke"], {"DISPLAY": ":7"})
    assert "--net" in words
    assert f"--userspec={roots.PLAYER}:{roots.PLAYER} '/a root'" in words[-1]
    assert f"HOME={roots.HOME} DISPLAY=:7 changcheng-qt --smoke" in words[-1]
    online = roots.isolated(root.path, ["apt-get"], "0:0", {}, network=True)
    assert "--net" not in online


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such roots")
def test_a_root_is_of_the_oldest_release_unless_another_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(roots, "CACHE", tmp_path)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    for suite in ("bookworm", "trixie"):
        (tmp_path / f"{suite}.tar").touch()
    monkeypatch.delenv("CHANGCHENG_SUITE", raising=False)
    assert roots.packed_base(tmp_path).stem == "bookworm"
    monkeypatch.setenv("CHANGCHENG_SUITE", "trixie")
    assert roots.packed_base(tmp_path).stem == "trixie"


def test_a_window_is_one_that_people_see() -> None:
    listing = """
     0xa00005 "Chang Cheng": ("x.exe" "x.exe")  1272x760+4+23  +4+23
     0xa00006 "_q_titlebar": ("x.exe" "x.exe")  1280x27+0+0  +0+0
     0xa00003 (has no name): ("x.exe" "x.exe")  954x575+3+22  +3+22
     0xa00002 "Default IME": ("x.exe" "x.exe")  1x1+0+0  +0+0
     0xa00009 "Chang Cheng": ("y.exe" "y.exe")  1272x760+4+23  +4+23
"""
    assert screen.titled(listing, "x.exe") == ["0xa00005"]


HELLO = b"l\0\x0b\0\0\0\0\0\0\0\0\0"
"""The first bytes of a program of X11: small ends first, version 11.0, no word of admission."""


@pytest.mark.skipif(not shutil.which("Xvfb"), reason="needs xvfb")
def test_a_screen_takes_a_program_that_comes_as_the_last_one_goes() -> None:
    with screen.hidden_screen() as display:
        place = f"{roots.SOCKETS}/X{display.removeprefix(':')}"
        for _ in range(50):
            with socket.socket(socket.AF_UNIX) as program:
                program.settimeout(30)
                program.connect(place)
                program.sendall(HELLO)
                assert program.recv(1) == b"\x01"


def test_a_missing_package_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["deb", "--dist", str(tmp_path), "--roots", str(tmp_path)]
    assert try_packages.main(words) == 1
    assert "dev.py build deb" in capsys.readouterr().err


def test_a_package_that_is_too_large_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with (tmp_path / "large.deb").open("wb") as file:
        file.truncate(50_000_001)
    words = ["deb", "--dist", str(tmp_path), "--roots", str(tmp_path)]
    assert try_packages.main(words) == 1
    assert "large.deb has 50.0 MB" in capsys.readouterr().err


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(SystemExit):
        try_packages.main(["flatpak"])


PROGRAM = """#!{python}
import sys
from multiprocessing import spawn
sys.path[:0] = [{root!r}]
sys.frozen = True
spawn.freeze_support()
from changcheng_qt.__main__ import main
sys.exit(main())
"""
"""A program that takes work for its own processes as the one in a bundle does."""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "program"
    path.write_text(PROGRAM.format(python=sys.executable, root=str(ROOT)))
    path.chmod(0o755)
    return path


@pytest.mark.skipif(sys.platform != "linux", reason="as packages for Linux are tried")
def test_a_script_runs_inside_a_program(program: Path, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text("import os, sys\nprint(__name__, sys.frozen, sys.argv[1:])\nsys.exit(7)")
    output = tmp_path / "output"
    running = inside.start(program, script, "a wall", variables={}, output=output)
    assert running.wait(60) == 7
    assert output.read_text() == "__main__ True ['a wall']\n"


@by_night
@with_broker
def test_programs_play_at_a_table(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of_table.try_table(program)
    monkeypatch.setattr(of_table, "SECONDS", 15)
    monkeypatch.setattr(of_table, "TRUSTED", "NOBODY_TRUSTS")
    with pytest.raises(steps.TrialFailed, match="unknown authority"):
        of_table.try_table(program)


def test_an_old_home_must_be_kept_whole(tmp_path: Path) -> None:
    config, own = tmp_path / "config", tmp_path / "own"
    old_home.lay(config, own)
    old_home.require_kept(config, own)
    game = next(own.glob("games/c8*/game.changcheng"))
    game.write_bytes(b"".join(game.read_bytes().splitlines(keepends=True)[:-3]))
    with pytest.raises(steps.TrialFailed, match="c8d2c622112c5a96 is another game"):
        old_home.require_kept(config, own)
    old_home.lay(config, own)
    board = own / "boards/board-mine.json"
    board.write_bytes(board.read_bytes() + b" ")
    with pytest.raises(steps.TrialFailed, match=r"board-mine\.json has changed"):
        old_home.require_kept(config, own)
    (config / "settings.json").write_text('{"language": "en"}')
    with pytest.raises(steps.TrialFailed, match="other settings: advised, book_zoom"):
        old_home.require_kept(config, own)


@pytest.mark.parametrize(
    ("title", "finished"),
    [
        ("changcheng", "4-finished-four"),
        ("china", "4-china-three-finished"),
        ("riders", "4-riders-finished"),
    ],
)
def test_a_game_of_bots_is_over_when_its_file_ends_with_an_outcome(
    tmp_path: Path, title: str, finished: str
) -> None:
    path = tmp_path / "長城.changcheng"
    bots_games.write_new_game(path, title)
    begun = path.read_bytes()
    assert not bots_games.is_over(begun)
    assert not bots_games.steps(begun)
    with pytest.raises(steps.TrialFailed, match="begun is not valid"):
        bots_games.require_whole("begun", begun)
    whole = (ROOT / f"tests/saves/corpus/{finished}.changcheng").read_bytes()
    assert bots_games.is_over(whole)
    bots_games.require_whole("whole", whole)
    halved = whole[: len(whole) // 2] + whole[whole.rindex(b"\n", 0, -1) :]
    assert bots_games.is_over(halved)
    with pytest.raises(steps.TrialFailed, match="halved is not valid"):
        bots_games.require_whole("halved", halved)


def test_kept_games_are_read_while_a_window_replaces_them(tmp_path: Path) -> None:
    folder = tmp_path / "home/player" / player.GAMES / "1"
    folder.mkdir(parents=True)
    (folder / "game.changcheng").write_bytes(b"a wall")
    (folder / "gone").symlink_to("nothing")
    found = player.kept_games(roots.Root(tmp_path))
    assert found == {f"{player.GAMES}/1/game.changcheng": b"a wall"}


class Deaf:
    """A Windows whose window misses the first time that it is asked to close."""

    def __init__(self) -> None:
        self.asked = 0

    def run(self, *_: str) -> None:
        self.asked += 1

    def windows(self) -> list[str]:
        return ["0x1"] if self.asked < 2 else []


def test_a_window_that_misses_a_click_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    wine = Deaf()
    monkeypatch.setattr(windows_player, "CLICK", 0.0)
    monkeypatch.setattr(windows_player.Player, "windows", wine.windows)
    monkeypatch.setattr(windows_player.Player, "processes", wine.windows)
    windows_player.Player(cast("Prefix", wine), ":7", Path("program")).close()
    assert wine.asked == 2


def test_differences_between_two_builds_are_found(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for folder, text in ((one, "a wall"), (other, "a tower")):
        folder.mkdir()
        (folder / "same").write_text("same")
        (folder / "file").write_text(text)
        (folder / "link").symlink_to("same")
    assert of_bundle.differing(one, other) == {"file"}
    (other / "link").unlink()
    assert of_bundle.differing(one, other) == {"file", "link"}
    assert of_bundle.differing(one, one) == set()
