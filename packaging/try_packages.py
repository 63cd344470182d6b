"""``dev.py trial [KIND ...]``: tries the packages in ``dist/`` as players would.

Without a kind, all of them. Runs inside ``.venv``, as root, with a network for Debian's archive;
`packaging/trial` tells how.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from build import product
from checkout import ROOT, CannotContinue
from trial import of_appimage, of_bundle, of_deb, of_files, of_rpm, of_wheel, of_windows
from trial.steps import TrialFailed, require, step

INSTALLED: Final[dict[str, tuple[str, Callable[[Path, Path], None]]]] = {
    "bundle": (product.COMMAND, of_bundle.try_package),
    "deb": ("*.deb", of_deb.try_package),
    "rpm": ("*.rpm", of_rpm.try_package),
    "appimage": ("*.AppImage", of_appimage.try_package),
    "wheel": (
        f"*-cp{sys.version_info.major}{sys.version_info.minor}-manylinux*.whl",
        of_wheel.try_package,
    ),
    "windows": ("*-setup.exe", of_windows.try_package),
}
"""The name of a package of each kind, and the module that tries it."""
MOST_MEGABYTES: Final = {"deb": 50, "windows": 32}
"""The most megabytes that players download."""
KINDS: Final = ("files", *INSTALLED)


def main(arguments: list[str]) -> int:
    """Try the packages asked for; 1 if a test fails."""
    parser = argparse.ArgumentParser(prog="dev.py trial", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(KINDS)}")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the packages are")
    roots = Path(tempfile.gettempdir())
    parser.add_argument("--roots", type=Path, default=roots, help="a folder for 1 GB of systems")
    options = parser.parse_args(arguments)
    if unknown := set(options.kinds) - {*KINDS}:
        parser.error(f"no such kind: {', '.join(sorted(unknown))}")
    try:
        for kind in options.kinds or KINDS:
            check(kind, options.dist.resolve(), options.roots.resolve())
    except (CannotContinue, TrialFailed) as reason:
        print(f"\n{reason}", file=sys.stderr)
        return 1
    return 0


def check(kind: str, dist: Path, roots: Path) -> None:
    """Try all packages of one kind; systems are made in a folder, and removed."""
    roots.mkdir(parents=True, exist_ok=True)
    print(f"{kind}:", flush=True)
    if kind == "files":
        of_files.validate(dist)
    else:
        pattern, try_package = INSTALLED[kind]
        packages = sorted(dist.glob(pattern))
        if not packages:
            raise CannotContinue(f"No {pattern} in {dist}: python3 packaging/dev.py build {kind}")
        for package in packages:
            weigh(kind, package)
            try_package(package, roots)


def weigh(kind: str, package: Path) -> None:
    """Fail if a package is larger than one of its kind may be."""
    if kind in MOST_MEGABYTES:
        most, size = MOST_MEGABYTES[kind], package.stat().st_size / 1e6
        with step(f"it has at most {most} MB"):
            require(size <= most, f"{package.name} has {size:.1f} MB")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
