"""The bundle itself: its check passes where all is there, and names all that is taken away."""

import hashlib
import os
import shutil
import subprocess
import sysconfig
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from build import bundle as builder
from build import product
from trial.of_table import try_table
from trial.steps import require, step

DATA: Final = "_internal/changcheng_qt/_data"
QT: Final = "_internal/PySide6/Qt"
COMPILED: Final = str(sysconfig.get_config_var("EXT_SUFFIX"))
"""The ending of the name of a compiled module."""
LOSSES: Final = (
    f"{DATA}/resources/fonts/NotoSansCJKtc-Regular.otf",
    f"{DATA}/resources/changcheng/art/landscape-2B.webp",
    f"{DATA}/resources/changcheng/boards/board-4.json",
    f"{DATA}/resources/icons/changcheng-qt-48.png",
    f"{DATA}/resources/licences/LGPL-3.0.txt",
    f"{DATA}/resources/sounds/gate.wav",
    f"{DATA}/translations/changcheng_zh_CN.qm",
    f"{QT}/translations/qtbase_it.qm",
    f"{QT}/plugins/platforms/libqxcb.so",
    f"{QT}/plugins/platforms/libqwayland.so",
    f"{QT}/plugins/imageformats/libqwebp.so",
    f"{QT}/lib/libQt6Network.so.6",
    f"{QT}/lib/libQt6XcbQpa.so.6",
    f"_internal/changcheng_qt/bots/search{COMPILED}",
    f"_internal/changcheng_qt/native__mypyc{COMPILED}",
    f"{DATA}/compiled.txt",
    "_internal/_miniaudio.abi3.so",
)
"""One file of each kind; the check names it, or the plugin or module that asks for it."""
BARE: Final = {"PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "HOME": "/nonexistent"}
"""The environment that a Mac's desktop gives a program: no language, and here no home either."""
LONGEST: Final = 200
"""Seconds after which the check has broken its promise to end."""


def try_package(bundle: Path, _: Path) -> None:
    """Try a bundle, and copies of it, made of links, each of which lacks something."""
    with step("the bundle checks itself"):
        code, told = checked(bundle)
        require(code == 0 and told.endswith(", all there\n"), f"it gave {code}: {told}")
    with step("it needs neither variables nor a place that it can write to"):
        code, told = checked(bundle, *read_only(bundle), environ=BARE)
        require(code == 0, f"it gave {code}: {told}")
    try_table(bundle / product.COMMAND)
    build_again(bundle)
    for loss in LOSSES:
        with (
            step(f"it notices the loss of {Path(loss).name}"),
            tempfile.TemporaryDirectory(dir=bundle.parent) as place,
        ):
            copy = Path(place, bundle.name)
            shutil.copytree(bundle, copy, symlinks=True, copy_function=os.link)
            (copy / loss).unlink()
            code, told = checked(copy)
            name = Path(loss).name.removeprefix("lib").split(".")[0]
            require(code == 1 and name in told, f"it gave {code}: {told}")


def build_again(bundle: Path) -> None:
    """Build a bundle a second time from the wheel next to it."""
    (wheel,) = bundle.parent.glob("changcheng_qt-*-manylinux*.whl")
    with (
        step("built again, it has the same files"),
        tempfile.TemporaryDirectory(dir=bundle.parent) as place,
    ):
        found = differing(bundle, builder.build(wheel, Path(place)))
        require(not found, f"these differ: {', '.join(sorted(found))}")


def differing(one: Path, other: Path) -> set[str]:
    """The files and links that are not the same in two folders."""
    first, second = content(one), content(other)
    return {str(path) for path in first.keys() | second if first.get(path) != second.get(path)}


def content(folder: Path) -> dict[Path, str]:
    """The files and links in a folder, each with its target or a hash of its content."""
    return {
        path.relative_to(folder): str(path.readlink())
        if path.is_symlink()
        else hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_symlink() or path.is_file()
    }


def checked(bundle: Path, *within: str, environ: Mapping[str, str] = os.environ) -> tuple[int, str]:
    """The exit code of a bundle's check of itself, and its output; started within another command,
    if one is given.
    """
    done = subprocess.run(
        [*within, bundle / product.COMMAND, "--smoke"],
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
        env={**environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    return done.returncode, done.stdout


def read_only(folder: Path) -> tuple[str, ...]:
    """The command within which a folder can only be read: as a Mac starts a download."""
    mount = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"'
    return ("unshare", "--mount", "sh", "-c", mount, str(folder))
