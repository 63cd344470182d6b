"""The program as people start it: the imports for each way to start it, and how it ends."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from changcheng_qt import __version__
from changcheng_qt.__main__ import main
from tests.patience import SECONDS

TELL_QT = """
import sys
from changcheng_qt.__main__ import main
code = main(sys.argv[1:])
qt = sorted(name for name in sys.modules if name.startswith(("PySide6", "shiboken6")))
print("Qt" if qt else "no Qt", file=sys.stderr)
sys.exit(code)
"""

NO_CONSOLE = """
import sys
sys.stdout = sys.stderr = None
from changcheng_qt.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


def start(*words: str) -> subprocess.CompletedProcess[str]:
    """Start the program as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "changcheng_qt", *words],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def imports(*words: str) -> str:
    """Return whether an errand imports Qt."""
    done = subprocess.run(
        [sys.executable, "-c", TELL_QT, *words],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    return done.stderr.splitlines()[-1]


def test_commands_without_texts_never_import_qt(tmp_path: Path) -> None:
    game = str(tmp_path / "game-1.changcheng")
    assert imports("simulate", "--out", str(tmp_path)) == "no Qt"
    assert imports("replay", game, "--json") == "no Qt"
    assert imports("compare", game, game) == "no Qt"
    assert imports("replay", game) == "Qt"


def test_the_check_for_qt_can_fail() -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"import PySide6.QtCore\n{TELL_QT}", "simulate"],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.stderr.splitlines()[-1] == "Qt"


def test_a_simulated_game_is_one_line() -> None:
    done = start("simulate", "--seats", "3", "--seed", "11")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("seed=11 seats=3 turns=")
    assert done.stdout.count("\n") == 1


def test_bots_choose_the_same_in_every_process() -> None:
    """With every seed that the process draws for its own hashes."""
    words = ("simulate", "--bots", "greedy", "--options", "random", "--seats", "4")
    told = {
        subprocess.run(
            [sys.executable, "-m", "changcheng_qt", *words],
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(told) == 1


def test_a_wrong_file_ends_with_code_2(tmp_path: Path) -> None:
    done = start("replay", str(tmp_path / "none.changcheng"))
    assert (done.returncode, done.stdout) == (2, "")
    told = f"{tmp_path / 'none.changcheng'}: cannot be read: No such file or directory\n"
    assert done.stderr == f"changcheng-qt: {told}"


def test_wrong_arguments_end_with_code_2() -> None:
    done = start("simulate", "--seats", "7")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert __version__ in capsys.readouterr().out


def test_a_program_without_a_console_still_runs(tmp_path: Path) -> None:
    """As the windows of Windows."""
    words = [sys.executable, "-c", NO_CONSOLE, "simulate", "--out", str(tmp_path)]
    done = subprocess.run(words, timeout=SECONDS, check=False)
    assert done.returncode == 0
    assert list(tmp_path.iterdir())


def test_a_reader_that_goes_away_is_no_traceback() -> None:
    """As with `| head -1`."""
    process = subprocess.Popen(
        [sys.executable, "-m", "changcheng_qt", "simulate", "--games", "9"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    assert process.stderr
    with process:
        process.stdout.readline()
        process.stdout.close()
        assert "Traceback" not in process.stderr.read()
