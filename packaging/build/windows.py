"""The installer for Windows, made by NSIS, which also runs on Linux.

The bundle must be one of Windows: PyInstaller makes it there, as ``packaging/ci/windows.yml`` does,
or on Linux under Wine (`packaging/wine`), where `trial.of_windows` tries the installer.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

import checkout
import system_libraries
from build import product, texts
from checkout import CannotContinue

SCRIPT: Final = Path(__file__).with_name("windows.nsi")
ICON: Final = checkout.ROOT / "resources/icons" / f"{product.COMMAND}.ico"
KEPT_OPEN: Final = Path(__file__).with_name("kept_open.py")
WINDOWS_PATH: Final = r"C:\Program Files (x86)\NSIS"
"""Where NSIS installs itself on Windows, which is on no PATH."""
LANGUAGES: Final = {
    "en": "English",
    "it": "Italian",
    "fr": "French",
    "zh_TW": "TradChinese",
    "zh_CN": "SimpChinese",
}
"""The names of our languages in NSIS."""


def runs_first(platform: str) -> list[str]:
    """The files that the program of a bundle runs first on a system."""
    return [str(KEPT_OPEN)] if platform == "win32" else []


def build(bundle: Path, out: Path) -> Path:
    """Make the installer of a bundle of Windows in a folder; return it."""
    if not (bundle / f"{product.COMMAND}.exe").is_file():
        raise CannotContinue(
            "The installer for Windows holds a bundle of Windows, which this one is not. That is "
            "built on Windows, or under Wine on Linux."
        )
    installer = out / f"{product.COMMAND}-{product.version()}-setup.exe"
    with tempfile.TemporaryDirectory(prefix="changcheng-nsis-") as folder:
        languages = Path(folder) / "languages.nsh"
        # The mark at the beginning tells NSIS that it is UTF-8.
        languages.write_text(language_strings(), encoding="utf-8-sig")
        told = {**values(bundle, installer), "LANGUAGES": str(languages)}
        words = [f"-DOUR_{name}={value}" for name, value in told.items()]
        if checkout.run(makensis(), "-V1", "-WX", *words, SCRIPT):
            raise CannotContinue("makensis could not build the installer (see above).")
    return installer


def makensis() -> str:
    """The compiler of installers, installed if need be and possible."""
    found = shutil.which("makensis") or shutil.which("makensis", path=WINDOWS_PATH)
    if not found:
        system_libraries.install(["nsis"])
        found = "makensis"
    return found


def values(bundle: Path, installer: Path) -> dict[str, str]:
    """The values for the script, by the name that follows ``OUR_``."""
    return {
        "APP_ID": product.APP_ID,
        "BUNDLE": str(bundle),
        "COMMAND": product.COMMAND,
        "ICON": str(ICON),
        "MAINTAINER": product.MAINTAINER,
        "MIME_TYPE": product.MIME_TYPE,
        "NAME": product.NAME[texts.ENGLISH],
        "OUTPUT": str(installer),
        "SUFFIX": product.SUFFIX,
        "VERSION": product.version(),
        **({} if sys.platform == "win32" else {"TARGET": "amd64-unicode"}),
    }


def language_strings() -> str:
    """The languages in NSIS's own words, then our texts in each of them."""
    lines = [f'!insertmacro MUI_LANGUAGE "{name}"' for name in LANGUAGES.values()]
    for language, name in LANGUAGES.items():
        words = texts.of(language).installer
        strings = {
            "program_name": product.NAME[language],
            "file_type": product.FILE_TYPE[language],
            "choose": words.choose,
            "running": words.running,
        }
        lines += [
            f'LangString {key} ${{LANG_{name.upper()}}} "{text}"' for key, text in strings.items()
        ]
    return "\n".join(lines) + "\n"
