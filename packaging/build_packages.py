"""``dev.py build [TARGET ...]``: makes the packages for players, in ``dist/``. Runs inside
``.venv``.

Without a target, everything for systems of this kind. The packages hold the bundle, which is made
again for each run; `packaging/build` has the details. On Linux ``build windows`` makes the wheel
and the installer for Windows under Wine; `packaging/wine` tells how. ``build wheels`` makes wheels
for the other Pythons that are supported, each for Linux and Windows.
"""

import argparse
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path

from build import appimage, bundle, wheel, wheels, windows
from checkout import ROOT, CannotContinue
from wine import bundle as of_windows

DIST = ROOT / "dist"
OF_BUNDLE = ("deb", "rpm", "appimage", "windows", "macos")
"""The modules in `packaging/build` that put the bundle into a package: each has a function
``build(bundle: Path, out: Path) -> Path`` that returns the file it made."""
TARGETS = ("wheel", "wheels", "bundle", *OF_BUNDLE)
ALL = {
    "linux": ("wheel", "bundle", "deb", "rpm", "appimage"),
    "win32": ("wheel", "bundle", "windows"),
    "darwin": ("wheel", "bundle", "macos"),
}
"""The packages that each system makes for its own kind."""


def main(arguments: list[str]) -> int:
    """Build the requested packages; 1 if one could not be built."""
    parser = argparse.ArgumentParser(prog="dev.py build", description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"{', '.join(TARGETS)} or all")
    parser.add_argument("--out", type=Path, default=DIST, help="the folder for what is made")
    options = parser.parse_args(arguments)
    if unknown := set(options.targets) - {*TARGETS, "all"}:
        parser.error(f"no such target: {', '.join(sorted(unknown))}")
    try:
        build(wanted(options.targets), options.out.resolve())
    except CannotContinue as reason:
        print(f"\n{reason}", file=sys.stderr)
        return 1
    return 0


def wanted(targets: list[str]) -> tuple[str, ...]:
    """The targets to build, in their order, each once."""
    if not targets or "all" in targets:
        return ALL.get(sys.platform, ("wheel",))
    return tuple(target for target in TARGETS if target in targets)


def build(targets: tuple[str, ...], out: Path) -> None:
    """Build targets into a folder, and list the results."""
    out.mkdir(parents=True, exist_ok=True)
    under_wine = {"windows"} if sys.platform.startswith("linux") else set()
    if here := tuple(target for target in targets if target not in {"wheels", *under_wine}):
        build_here(here, out)
    if under_wine & {*targets}:
        build_for_windows(out)
    if "wheels" in targets:
        build_other_wheels(out)


def build_here(targets: tuple[str, ...], out: Path) -> None:
    """Build targets for the kind of system that this one is."""
    wheels = timed(wheel.build, out), timed(wheel.build_compiled, out)
    if "wheel" in targets:
        for built in wheels:
            wheel.try_out(built)
    if targets == ("wheel",):
        return
    if "appimage" in targets:
        # Its libraries bring newer ones of the system, some of which are in the bundle.
        appimage.provide_tools()
    built_bundle = timed(bundle.build, wheels[1], out)
    for target in targets:
        if target in OF_BUNDLE:
            timed(import_module(f"build.{target}").build, built_bundle, out)


def build_for_windows(out: Path) -> None:
    """Build wheel and installer for Windows under Wine."""
    built = timed(of_windows.build_wheel, out)
    timed(windows.build, timed(of_windows.build_bundle, built), out)


def build_other_wheels(out: Path) -> None:
    """Build wheels for the other Pythons that are supported, for Linux and Windows."""
    for version, python in wheels.versions():
        inside = wheels.compiler(version, python)
        timed(partial(wheels.build, out, version, inside))
        timed(partial(of_windows.build_other_wheel, out, version, inside))


def timed(make: Callable[..., Path], *words: Path) -> Path:
    """Make something and tell its name, size and the time it took."""
    begun = time.monotonic()
    made = make(*words)
    print(f"{made}: {megabytes(made):.1f} MB, {time.monotonic() - begun:.0f} s", flush=True)
    return made


def megabytes(path: Path) -> float:
    """The size of a file, or of all files in a folder, in millions of bytes."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.lstat().st_size for file in files if not file.is_dir()) / 1e6


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
