"""Setting up a machine: missing parts are found, and installed where we may, or named."""

import math
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest

import checkout
import environment
import play
import supported
import system_libraries
from checkout import CannotContinue
from environment import Stamp

Words = tuple[str, ...]


class Terminal:
    """Stands in for running commands: remembers them, and fails those with a given word."""

    def __init__(self) -> None:
        self.commands: list[Words] = []
        self.fails = ""
        self.variables: list[dict[str, str]] = []

    def run(self, *words: str | Path, variables: dict[str, str] | None = None) -> int:
        self.commands.append(tuple(map(str, words)))
        self.variables.append(variables or {})
        return int(bool(self.fails) and self.fails in self.commands[-1])


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    stand_in = Terminal()
    monkeypatch.setattr(checkout, "run", stand_in.run)
    return stand_in


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment that works, and in which nothing was installed yet."""
    monkeypatch.setattr(checkout, "ENVIRONMENT", tmp_path)
    monkeypatch.setattr(environment, "works", lambda _: True)
    return tmp_path


@pytest.fixture
def administrator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_libraries, "may_install", lambda: True)
    monkeypatch.setattr(system_libraries, "LOCKS", ())


HOLD = """
import fcntl, sys, time
file = open(sys.argv[1], "a")
fcntl.lockf(file, fcntl.LOCK_EX)
print("held", flush=True)
time.sleep(float(sys.argv[2]))
"""


@contextmanager
def locked(lock: Path, *, seconds: float) -> Iterator[int]:
    """Start a process that holds a lock as apt does; return its number."""
    command = [sys.executable, "-c", HOLD, str(lock), str(seconds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as holding:
        assert holding.stdout
        holding.stdout.readline()
        yield holding.pid
        holding.kill()


@pytest.mark.parametrize(
    ("version", "fits"), [((3, 10), False), ((3, 11), True), ((3, 13), True), ((3, 14), False)]
)
def test_the_supported_pythons(version: tuple[int, int], fits: bool) -> None:
    assert supported.is_supported(version) == fits


def test_the_project_file_names_the_same_pythons() -> None:
    project = (checkout.ROOT / "pyproject.toml").read_text("utf-8")
    newest = supported.NEWEST
    assert f'requires-python = ">=3.{supported.OLDEST[1]},<3.{newest[1] + 1}"' in project


def test_missing_libraries_are_found() -> None:
    wanted = {"libc.so.6": "libc6", "libnowhere.so.7": "nowhere7"}
    assert system_libraries.missing(wanted) == {"libnowhere.so.7": "nowhere7"}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="apt and X11 are of Linux")
class TestLinux:
    def test_an_administrator_gets_them_installed(
        self, terminal: Terminal, administrator: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        answers = iter([{"libnowhere.so.7": "nowhere7"}, {}])
        monkeypatch.setattr(system_libraries, "missing", lambda _: next(answers))
        system_libraries.provide({"libnowhere.so.7": "nowhere7"})
        update, install = terminal.commands
        assert update[:2] == ("apt-get", "update")
        assert install[:2] == ("apt-get", "install")
        assert install[-1] == "nowhere7"

    @pytest.fixture
    def lock(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """A lock that stands for those of apt."""
        lock = tmp_path / "lock"
        lock.touch()
        monkeypatch.setattr(system_libraries, "LOCKS", (str(tmp_path / "none"), str(lock)))
        monkeypatch.setattr(system_libraries, "_BETWEEN_LOOKS", 0.02)
        return lock

    def test_a_lock_of_apt_is_waited_for(
        self,
        terminal: Terminal,
        administrator: None,
        lock: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        free: list[bool] = []
        run = checkout.run

        def look(*words: str, **more: object) -> int:
            free.append(system_libraries.holder(str(lock)) is None)
            return run(*words)

        monkeypatch.setattr(checkout, "run", look)
        with locked(lock, seconds=1) as process:
            assert system_libraries.holder(str(lock)) == process
            system_libraries.install(["nowhere7"])
        assert free == [True, True]
        assert f"Waiting for process {process}" in capsys.readouterr().out
        assert all("DPkg::Lock::Timeout=120" in words for words in terminal.commands)

    def test_a_lock_that_is_taken_in_between_is_waited_for_too(
        self, terminal: Terminal, administrator: None, lock: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Apt fails over it, and is run again."""
        holders = iter([None, 7, 7, None])
        monkeypatch.setattr(system_libraries, "LOCKS", (str(lock),))
        monkeypatch.setattr(system_libraries, "holder", lambda _: next(holders, None))
        codes = iter([100, 0, 0])
        words: list[str] = []

        def run(*command: str, **more: object) -> int:
            words.append(command[1])
            return next(codes)

        monkeypatch.setattr(checkout, "run", run)
        system_libraries.install(["nowhere7"])
        assert words == ["update", "update", "install"]

    def test_a_lock_is_not_waited_for_without_end(
        self, terminal: Terminal, administrator: None, lock: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(system_libraries, "PATIENCE", 0.2)
        terminal.fails = "update"
        with locked(lock, seconds=60), pytest.raises(CannotContinue, match="apt-get failed"):
            system_libraries.install(["nowhere7"])

    @pytest.mark.parametrize("may", [True, False])
    def test_parts_for_screen_readers_are_only_installed_by_an_administrator(
        self, terminal: Terminal, monkeypatch: pytest.MonkeyPatch, may: bool
    ) -> None:
        absent = {"/nowhere/*/Atspi.typelib": "gir1.2-atspi-2.0", "/": "base-files"}
        monkeypatch.setattr(system_libraries, "FOR_TESTS", absent)
        monkeypatch.setattr(system_libraries, "may_install", lambda: may)
        system_libraries.provide_for_tests()
        installed = [words[-1] for words in terminal.commands if "install" in words]
        assert installed == (["gir1.2-atspi-2.0"] if may else [])

    def test_anyone_else_gets_the_exact_command(
        self, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(system_libraries, "may_install", lambda: False)
        with pytest.raises(CannotContinue, match="apt-get install --yes nowhere7"):
            system_libraries.provide({"libnowhere.so.7": "nowhere7"})
        assert terminal.commands == []

    @pytest.mark.parametrize("step", ["update", "install"])
    def test_a_failing_apt_is_reported(
        self, terminal: Terminal, administrator: None, step: str
    ) -> None:
        terminal.fails = step
        with pytest.raises(CannotContinue, match="apt-get failed"):
            system_libraries.provide({"libnowhere.so.7": "nowhere7"})

    def test_a_package_that_does_not_help_is_reported(
        self, terminal: Terminal, administrator: None
    ) -> None:
        with pytest.raises(CannotContinue, match=r"not found by the loader: libnowhere\.so\.7"):
            system_libraries.provide({"libnowhere.so.7": "nowhere7"})

    def test_a_window_needs_more_than_none(self) -> None:
        bare = system_libraries.wanted({})
        assert bare == dict(system_libraries.OFFSCREEN)
        assert "libxcb-cursor.so.0" in system_libraries.wanted({"DISPLAY": ":0"})
        assert "libwayland-cursor.so.0" in system_libraries.wanted({"WAYLAND_DISPLAY": "wayland-0"})

    @pytest.mark.parametrize(
        ("environ", "screen"),
        [({}, False), ({"DISPLAY": ""}, False), ({"DISPLAY": ":0"}, True)],
    )
    def test_a_screen_is_known_by_its_variables(
        self, environ: dict[str, str], screen: bool
    ) -> None:
        assert system_libraries.has_screen(environ) == screen


def test_the_program_is_installed_once(terminal: Terminal, venv: Path) -> None:
    python = environment.ready(tools=True)
    assert terminal.commands[0][:4] == (str(python), "-m", "pip", "install")
    assert terminal.commands[0][-1] == f"{checkout.ROOT}[dev,sound,net]"
    environment.ready(tools=True)
    environment.ready(tools=False)
    assert len(terminal.commands) == 1


def test_tools_are_added_to_an_environment_without_them(terminal: Terminal, venv: Path) -> None:
    environment.ready(tools=False)
    environment.ready(tools=True)
    assert [words[-1] for words in terminal.commands] == [
        f"{checkout.ROOT}[sound]",
        f"{checkout.ROOT}[dev,sound,net]",
    ]


def test_another_project_file_means_another_installation(
    terminal: Terminal, venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.ready(tools=True)
    monkeypatch.setattr(environment, "source_fingerprint", lambda: "changed")
    environment.ready(tools=True)
    assert len(terminal.commands) == 2


def test_a_failed_installation_is_tried_again(terminal: Terminal, venv: Path) -> None:
    terminal.fails = "pip"
    with pytest.raises(CannotContinue, match="pip could not install"):
        environment.ready(tools=False)
    assert Stamp.read(venv) is None
    terminal.fails = ""
    environment.ready(tools=False)
    assert Stamp.read(venv) is not None


@pytest.mark.parametrize("text", ["", "{", "[]", '{"source": "a", "other": 1}', "7"])
def test_a_damaged_stamp_counts_as_none(text: str, tmp_path: Path) -> None:
    (tmp_path / environment.STAMP).write_text(text, encoding="utf-8")
    assert Stamp.read(tmp_path) is None


def test_a_python_without_ensurepip_gets_it(
    terminal: Terminal, administrator: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    environment.create(tmp_path)
    assert terminal.commands[1][-1] == f"python3.{sys.version_info.minor}-venv"
    assert terminal.commands[2][1:3] == ("-m", "venv")


def test_the_checks_of_a_change_take_the_python_that_is_clearly_quicker(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not one that is about as quick, nor one without the headers for compiling; and only the
    checks do so.
    """
    seconds = {"slow": 1.0, "as quick": 0.9, "quick": 0.6, "quicker": 0.5, "bare": math.inf}
    name = f"python3.{sys.version_info.minor}"
    for folder in seconds:
        (tmp_path / folder).mkdir()
        (tmp_path / folder / name).touch()
    running = str(tmp_path / "slow" / name)
    monkeypatch.setattr(sys, "executable", running)
    monkeypatch.setattr(environment, "seconds_of", lambda python: seconds[Path(python).parent.name])
    for on_path, taken in (
        (["bare", "as quick", "none"], "slow"),
        (["as quick", "quicker", "quick"], "quicker"),
    ):
        monkeypatch.setattr(
            os, "get_exec_path", lambda on_path=on_path: map(tmp_path.joinpath, on_path)
        )
        assert environment.quickest() == str(tmp_path / taken / name)
    for variable, taken in (("true", "quicker"), ("", "slow")):
        monkeypatch.setenv("CI", variable)
        environment.create(tmp_path)
        assert terminal.commands[-1][0] == str(tmp_path / taken / name)


def test_a_python_is_timed_and_what_is_none_never_ends(tmp_path: Path) -> None:
    assert 0 < environment.seconds_of(sys.executable) < math.inf
    assert environment.seconds_of(str(tmp_path)) == math.inf
    assert (
        environment.seconds_of("/bin/true" if os.path.exists("/bin/true") else "none") == math.inf
    )


def test_the_running_environment_works_and_an_empty_one_does_not(tmp_path: Path) -> None:
    assert environment.works(Path(sys.executable))
    assert not environment.works(checkout.python_in(tmp_path))


@pytest.mark.parametrize(
    ("screen", "words"), [(True, ("-m", "changcheng_qt")), (False, ("packaging/demo.py", "--out"))]
)
def test_play_opens_the_window_or_has_bots_play(
    screen: bool,
    words: Words,
    terminal: Terminal,
    venv: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(system_libraries, "has_screen", lambda _: screen)
    monkeypatch.setattr(system_libraries, "provide", lambda _: None)
    monkeypatch.setattr(environment, "compile_stale_translations", lambda _: None)
    monkeypatch.setattr(play, "compiling_beside", lambda _: nullcontext({play.LETTER: "letter"}))
    out = tmp_path / "pictures"
    assert play.main(["--out", str(out)]) == 0
    assert terminal.commands[-1][1 : 1 + len(words)] == words
    assert (terminal.variables[-1].get("QT_QPA_PLATFORM") == "offscreen") == (not screen)
    assert (str(out) in terminal.commands[-1]) == (not screen)
    assert (terminal.variables[-1].get(play.LETTER) == "letter") == screen
    terminal.fails = words[-1]
    assert play.main(["--out", str(out)]) == 1
