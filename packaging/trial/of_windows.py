"""The installer for Windows under wine, with a stand-in for the program.

The program itself cannot be built here; what is tried is all that the installer does.
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

import system_libraries
from build import product, windows
from trial.steps import require, step, wait_for

CLASSES: Final = r"HKCU\Software\Classes"
UNINSTALL: Final = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall"
STAND_IN: Final = 'Unicode true\nOutFile "{file}"\nSilentInstall silent\nSection\nSectionEnd\n'
LANGUAGES: Final = {"zh_TW": 1028, "zh_CN": 2052, "it": 1040, "fr": 1036, "en": 1033}
"""The numbers of the languages on Windows."""
SECONDS: Final = 60
"""How long the uninstaller may go on after it seems to have ended."""
GAME: Final = "AppData/Local/changcheng_qt/games/1/log"


class Wine:
    """A Windows of its own in a folder."""

    def __init__(self, folder: Path) -> None:
        self._environ = {
            **{name: value for name, value in os.environ.items() if name != "DISPLAY"},
            "WINEPREFIX": str(folder),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "LC_ALL": "C.UTF-8",
        }
        self.run("wineboot", "--init")
        self.user = next(path for path in (folder / "drive_c/users").iterdir() if is_user(path))

    def run(self, *words: str | Path) -> "subprocess.CompletedProcess[str]":
        """Run a program of Windows to its end."""
        command = ["wine", *map(str, words)]
        return subprocess.run(
            command, env=self._environ, capture_output=True, text=True, check=False, timeout=300
        )

    def registry(self, key: str) -> str:
        """What the registry has under a key; empty if there is no such key."""
        result = self.run("reg", "query", key, "/s")
        return "" if result.returncode else result.stdout

    def close(self) -> None:
        """Wait until nothing of it runs any more."""
        subprocess.run(["wineserver", "-k", "-w"], env=self._environ, check=False)


def is_user(path: Path) -> bool:
    """Whether a folder is the home of the one user that wine makes."""
    return path.is_dir() and path.name != "Public"


def try_installer(folder: Path) -> None:
    """Build an installer around a stand-in, install it silently, and uninstall it."""
    provide_wine()
    with tempfile.TemporaryDirectory(prefix="changcheng-wine-", dir=folder) as place:
        with step("an installer around a stand-in"):
            installer = windows.build(stand_in(Path(place)), Path(place))
        with step("a Windows of wine"):
            wine = Wine(Path(place, "wine"))
        try:
            live(wine, installer)
        finally:
            wine.close()


def provide_wine() -> None:
    """See to it that wine is there."""
    if not shutil.which("wine"):
        system_libraries.install(["wine", "wine64"])


def stand_in(folder: Path) -> Path:
    """A bundle with a program of Windows that does nothing."""
    bundle = folder / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / "_internal/library.dll").write_text("stands in", encoding="utf-8")
    script = folder / "stand_in.nsi"
    script.write_text(STAND_IN.format(file=bundle / f"{product.COMMAND}.exe"), encoding="utf-8")
    subprocess.run([windows.makensis(), "-V1", "-XTarget amd64-unicode", script], check=True)
    return bundle


def live(wine: Wine, installer: Path) -> None:
    """The whole life of an installation."""
    program = wine.user / "AppData/Local/Programs" / product.COMMAND
    game = wine.user / GAME
    game.parent.mkdir(parents=True)
    game.write_text("a game", encoding="utf-8")
    before = state(wine)
    for language, number in LANGUAGES.items():
        with step(f"silent installation, {language}"):
            install(wine, installer, language, number)
            require((program / f"{product.COMMAND}.exe").is_file(), f"nothing in {program}")
    with step("a saved game belongs to the program"):
        check_association(wine)
    with step("silent uninstallation"):
        # What is started goes on from a copy of itself, so that it can delete itself.
        require(wine.run(program / "uninstall.exe", "/S").returncode == 0, "it failed")
        wait_for(lambda: not program.exists(), SECONDS, f"{program} is still there")
    with step("nothing is left but the games"):
        differing = sorted(state(wine) ^ before)
        require(not differing, f"left behind or changed: {', '.join(differing)}")
        require(game.read_text("utf-8") == "a game", "the game has changed")


def install(wine: Wine, installer: Path, language: str, number: int) -> None:
    """Install in a language, as if it had been chosen the last time, over what is there."""
    key = rf"{UNINSTALL}\{product.COMMAND}"
    wine.run("reg", "add", key, "/v", "Language", "/d", str(number), "/f")
    require(wine.run(installer, "/S").returncode == 0, "the installer failed")
    names = [path.stem for path in wine.user.rglob("Programs/*.lnk")]
    require(names == [product.NAME[language]], f"the menu has {names}")


def check_association(wine: Wine) -> None:
    """A double click on a saved game starts the program, by what the registry says."""
    ending = wine.registry(rf"{CLASSES}\{product.SUFFIX}")
    require(product.APP_ID in ending and product.MIME_TYPE in ending, ending)
    kind = wine.registry(rf"{CLASSES}\{product.APP_ID}")
    require(rf'{product.COMMAND}\{product.COMMAND}.exe" "%1"' in kind, kind)
    require(
        product.COMMAND in wine.registry(rf"{UNINSTALL}\{product.COMMAND}"), "cannot be removed"
    )


def state(wine: Wine) -> frozenset[str]:
    """What can be left behind: files of the user's, and what the registry says of programs."""
    # The uninstaller's copy of itself goes when Windows is started again.
    paths = [path for path in wine.user.rglob("*") if "Temp" not in path.parts]
    told = wine.registry(CLASSES).splitlines() + wine.registry(UNINSTALL).splitlines()
    # The folder of uninstallers is Windows's own, if an empty one here.
    known = {UNINSTALL.replace("HKCU", "HKEY_CURRENT_USER"), ""}
    return frozenset({*map(str, paths), *map(str.strip, told)} - known)
