"""A prefix of Wine: a Windows of its own in a folder, and running things in it."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath
from typing import Final

import system_libraries
from checkout import CannotContinue

NEEDED: Final = ("wine", "wine64")
SECONDS: Final = 600
"""How long a program may run unless its caller says otherwise."""
QUIET: Final = "mscoree=;mshtml=;winemenubuilder.exe=d"
"""No offer to download .NET or a browser; and no entry in the menu of the machine's own desktop."""


class Prefix:
    """A Windows of its own in a folder."""

    def __init__(self, folder: Path, display: str | None = None) -> None:
        self.folder = folder
        home = folder / "home"
        home.mkdir(parents=True)
        shown = {} if display is None else {"DISPLAY": display}
        kept = {name: text for name, text in os.environ.items() if is_passed_on(name)}
        self.environ: Final = {
            **kept,
            **shown,
            "WINEPREFIX": str(folder / "prefix"),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": QUIET,
            "HOME": str(home),
            "LC_ALL": "C.UTF-8",
        }
        self.run("wineboot", "--init")
        self.run("winecfg", "-v", "win10")
        self.drive: Final = folder / "prefix" / "drive_c"
        if not self.drive.is_dir():
            raise CannotContinue(f"Wine could not make a Windows in {folder}.")
        self.user: Final = next(p for p in (self.drive / "users").iterdir() if is_user(p))

    def run(
        self,
        *words: str | Path,
        variables: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        seconds: float = SECONDS,
    ) -> "subprocess.CompletedProcess[str]":
        """Run a program of Windows to its end; both its streams are in ``stdout``."""
        output = subprocess.PIPE
        with self.start(*words, variables=variables, cwd=cwd, output=output) as running:
            try:
                told, _ = running.communicate(timeout=seconds)
            except subprocess.TimeoutExpired:
                running.kill()
                named = " ".join(command(words))
                raise CannotContinue(f"It did not end in {seconds} s: {named}") from None
        text = told.decode(errors="replace").replace("\r\n", "\n")
        return subprocess.CompletedProcess(running.args, running.returncode, text)

    def start(
        self,
        *words: str | Path,
        variables: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        output: int = subprocess.DEVNULL,
    ) -> "subprocess.Popen[bytes]":
        """Start a program of Windows, and go on; both its streams go to `output`, which may be a
        pipe, as its Python refuses files.
        """
        return subprocess.Popen(
            command(words),
            env={**self.environ, **passed_in(variables or {})},
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )

    def registry(self, key: str) -> str:
        """The registry's entry under a key; empty if there is no such key."""
        result = self.run("reg", "query", key, "/s")
        return "" if result.returncode else result.stdout

    def close(self) -> None:
        """End all that runs in it."""
        subprocess.run(["wineserver", "-k", "-w"], env=self.environ, check=False)


def is_passed_on(name: str) -> bool:
    """Whether programs of Windows get a variable of this process: none of Python's or the
    screen's.
    """
    return name != "DISPLAY" and not name.startswith(("PYTHON", "QT_", "WINE"))


def passed_in(variables: Mapping[str, str]) -> dict[str, str]:
    """Variables as Wine passes them in: it keeps those of Qt to itself, unless they are marked."""
    return {f"WINE{n}" if n.startswith("QT_") else n: text for n, text in variables.items()}


def command(words: tuple[str | Path, ...]) -> list[str]:
    """The command line that runs a program of Windows; paths are those that Windows sees."""
    return ["wine", *(windows_path(word) if isinstance(word, Path) else word for word in words)]


def windows_path(path: Path) -> str:
    """A path of this machine as Windows sees it, on the drive that has all of it."""
    return str(PureWindowsPath("Z:\\", *path.resolve().parts[1:]))


def is_user(path: Path) -> bool:
    """Whether a folder is the home of the one user that Wine makes."""
    return path.is_dir() and path.name != "Public"


@contextmanager
def fresh_prefix(folder: Path, display: str | None = None) -> Iterator[Prefix]:
    """A Windows in a folder, until it is left; on a screen if one is given."""
    provide()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="changcheng-wine-", dir=folder) as place:
        prefix = Prefix(Path(place), display)
        try:
            yield prefix
        finally:
            prefix.close()


def provide() -> None:
    """See to it that Wine is there."""
    if not sys.platform.startswith("linux"):
        raise CannotContinue("Wine is used on Linux only; on Windows, build and try natively.")
    if not shutil.which("wine"):
        print("The Windows program is built and tried under Wine: missing here.", flush=True)
        system_libraries.install([*NEEDED])
