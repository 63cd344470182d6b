"""The licences of a bundle's contents besides the program, put where the About page finds them.

The texts for Qt and the fonts are in the wheel. Python, PyInstaller's starter and packages bring
theirs; the libraries of a Debian system that Qt asks for are listed with their packages and
versions, and the copyright file of each is next to the list.
"""

import re
import shutil
import subprocess
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from checkout import CannotContinue

USED: Final = (
    *("cffi", "ifaddr", "miniaudio", "paho_mqtt", "platformdirs", "pynacl", "truststore"),
    "zeroconf",
)
"""The packages in a bundle besides Qt's; the compiled halves of miniaudio and PyNaCl run on that of
cffi, and PyNaCl brings libsodium.
"""
TOLD_IN_WHEEL: Final = ("changcheng_qt", "pyside6_essentials", "shiboken6")
INSIDE: Final = Path("_internal", "changcheng_qt", "_data", "resources", "licences")
DOCUMENTS: Final = Path("/usr/share/doc")
LIST: Final = "Libraries.txt"
HEAD: Final = """\
Libraries of the system that this package was built on

They are used as Debian publishes them, each a shared library of its own that you may replace. The
licence of each is in the folder "libraries" beside this file; its source code, by the name and
version of the package, is at https://snapshot.debian.org/ and https://sources.debian.org/.

"""


def gather(bundle: Path, base: Path, packages: Path) -> None:
    """Put all licences into a bundle; raises `CannotContinue` where one cannot be found.

    Python's own modules are in `base`, and installed ones are somewhere in `packages`.
    """
    folder = bundle / INSIDE
    for name, source in brought_by_python(base, packages).items():
        shutil.copyfile(source, folder / name)
    files = [file for file in (bundle / "_internal").glob("*.so*") if is_of_system(file)]
    if files and shutil.which("dpkg-query"):
        gather_of_libraries(files, folder)


def untold(modules: Iterable[str], owners: Mapping[str, Iterable[str]]) -> list[str]:
    """The packages of modules whose licence is in no bundle; `owners` has the packages that bring a
    module, by its first name.
    """
    first_names = {name.partition(".")[0] for name in modules}
    brought = {owner for name in first_names for owner in owners.get(name, ())}
    told = {*USED, *TOLD_IN_WHEEL}
    return sorted(o for o in brought if re.sub("[-_.]+", "_", o).lower() not in told)


def is_of_system(library: Path) -> bool:
    """Whether a library in a bundle is neither Python's nor a link to another."""
    return not library.is_symlink() and "python" not in library.name


def brought_by_python(base: Path, packages: Path) -> dict[str, Path]:
    """The licence of Python and of the packages in the bundle, by the name that each file gets."""
    version = f"python{sysconfig.get_python_version()}"
    return {
        "Python.txt": first(
            "Python",
            (base / "LICENSE.txt", base.parent / "LICENSE.txt", DOCUMENTS / version / "copyright"),
        ),
        "PyInstaller.txt": first("PyInstaller", packages.glob("**/pyinstaller-*/**/COPYING*")),
        "libsodium.txt": first("libsodium", packages.glob("**/pynacl-*/**/LICENSE.libsodium.txt")),
        **{f"{name}.txt": first(name, _texts_of(name, packages)) for name in USED},
    }


def _texts_of(package: str, packages: Path) -> Iterator[Path]:
    """The files with the licence of a package, as the package calls them."""
    for name in ("LICENSE", "LICENSE.txt", "COPYING"):
        yield from packages.glob(f"**/{package}-*/**/{name}")


def first(what: str, places: Iterable[Path]) -> Path:
    """The first file that is there."""
    found = next((place for place in places if place.is_file()), None)
    if found is None:
        raise CannotContinue(f"The licence of {what} is not where it is looked for.")
    return found


def gather_of_libraries(files: list[Path], folder: Path) -> None:
    """List the Debian packages that libraries are from, and copy their copyright files."""
    packages = owners(said_of(f"*/{file.name}" for file in files))
    (folder / "libraries").mkdir(exist_ok=True)
    for package in packages:
        source = DOCUMENTS / package.partition(":")[0] / "copyright"
        shutil.copyfile(
            first(package, [source]), folder / "libraries" / f"{source.parent.name}.txt"
        )
    versions = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Package} ${Version}\\n", *packages],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    (folder / LIST).write_text(HEAD + versions, encoding="utf-8")


def said_of(patterns: Iterable[str]) -> str:
    """The output of dpkg about files; it complains of those without a package, as Python's own."""
    command = ["dpkg-query", "-S", *patterns]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def owners(said: str) -> list[str]:
    """The packages in the output of dpkg, one for each name of a file, each once."""
    by_file: dict[str, str] = {}
    for line in said.splitlines():
        packages, _, file = line.rpartition(": ")
        if packages and not packages.startswith("diversion"):
            by_file.setdefault(Path(file).name, packages.split(",")[0])
    return sorted(set(by_file.values()))
