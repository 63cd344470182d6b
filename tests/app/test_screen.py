"""Without a screen the program says so in one line, and nobody is led to a window nobody sees."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from changcheng_qt.app import screen
from changcheng_qt.app.screen import NoScreen, find_screen, is_seen
from tests.patience import SECONDS

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
NO_SCREEN = "changcheng-qt: there is no screen: neither DISPLAY nor WAYLAND_DISPLAY leads to one\n"
LISTENING = """
import sys
from pathlib import Path
import changcheng_qt.app.main as main
from changcheng_qt.__main__ import main as start
{planted}
go_on = main.go_on

def leave(front, folders, file):
    go_on(front, folders, file)
    print(Path(folders.socket).exists())
    front.window.close()

main.go_on = leave
start([])
"""
"""Tell whether the program listens for later starts."""

Answers = dict[str, bool]


def started(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the program where only these variables speak of screens."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE")
    environment = {key: value for key, value in os.environ.items() if key not in named}
    return subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        env={**environment, **variables},
    )


@LINUX
@pytest.mark.parametrize(
    ("words", "named"),
    [
        ((), {}),
        (("--smoke",), {"DISPLAY": "", "WAYLAND_DISPLAY": ""}),
        (("a.game",), {"DISPLAY": ":987", "WAYLAND_DISPLAY": "wayland-987"}),
        ((), {"WAYLAND_DISPLAY": "wayland-987", "XDG_SESSION_TYPE": "wayland"}),
    ],
)
def test_without_a_screen_it_says_so_and_ends(
    words: tuple[str, ...],
    named: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    source = str(Path.cwd())
    monkeypatch.chdir(tmp_path)
    done = started("-m", "changcheng_qt", *words, PYTHONPATH=source, **named)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", NO_SCREEN)


@LINUX
@pytest.mark.parametrize("words", [("simulate",), ("--version",), ("--help",)])
def test_commands_without_a_screen_run(words: tuple[str, ...]) -> None:
    done = started("-m", "changcheng_qt", *words)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.delenv("XDG_SESSION_TYPE", raising=False)
    return monkeypatch


@LINUX
@pytest.mark.parametrize(
    ("session", "x11", "wayland", "chosen"),
    [
        ("x11", True, True, None),
        ("x11", False, True, "wayland"),
        ("", True, False, None),
        ("", False, True, "wayland"),
        ("wayland", True, True, None),
        ("wayland", False, True, None),
        ("wayland", True, False, "xcb"),
    ],
)
def test_qt_is_given_a_screen_that_it_would_not_try(
    named: pytest.MonkeyPatch, session: str, x11: bool, wayland: bool, chosen: str | None
) -> None:
    named.setenv("XDG_SESSION_TYPE", session)
    named.setattr(screen, "_ANSWERS", {"xcb": lambda _: x11, "wayland": lambda _: wayland})
    find_screen()
    assert os.environ.get("QT_QPA_PLATFORM") == chosen
    os.environ.pop("QT_QPA_PLATFORM", None)


@LINUX
def test_where_no_server_answers_there_is_no_screen(named: pytest.MonkeyPatch) -> None:
    named.setattr(screen, "_ANSWERS", {"xcb": lambda _: False, "wayland": lambda _: False})
    with pytest.raises(NoScreen):
        find_screen()
    named.setenv("QT_QPA_PLATFORM", "offscreen")
    find_screen()


def test_only_platforms_with_a_screen_are_seen() -> None:
    assert not is_seen("offscreen")
    assert not is_seen("minimal")
    assert is_seen("xcb")
    assert is_seen("wayland")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are no files there")
@pytest.mark.parametrize(("planted", "listens"), [("", False), ("main.is_seen = bool", True)])
def test_a_window_that_nobody_sees_takes_nothing_over(
    planted: str, listens: bool, user_folders: Path
) -> None:
    code = LISTENING.format(planted=planted)
    done = started("-c", code, QT_QPA_PLATFORM="offscreen")
    assert (done.stdout, done.stderr) == (f"{listens}\n", "")
