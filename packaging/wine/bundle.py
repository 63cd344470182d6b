"""Wheel and bundle for Windows, made on Linux; `build.bundle` describes a bundle."""

import hashlib
from pathlib import Path
from typing import Final

import checkout
from build import bundle, licences, product, trimming, wheel, windows
from checkout import CannotContinue
from wine import gaps, interpreter, search
from wine.cache import CACHE, kept
from wine.prefix import Prefix, fresh_prefix, windows_path

PROGRAM: Final = f"{product.COMMAND}.exe"
PATIENCE: Final = 3600
"""Seconds that PyInstaller may take, on a busy machine as well."""
OFFSCREEN: Final = {"QT_QPA_PLATFORM": "offscreen"}


def build_wheel(out: Path) -> Path:
    """Make the wheel for Windows, with the search compiled, in a folder; return it."""
    with fresh_prefix(CACHE) as prefix:
        folder = search.build(interpreter.provide(), prefix)
    return wheel.run_tagged(out, folder, search.tag())


def build_other_wheel(out: Path, version: str, compiler: Path) -> Path:
    """Make the wheel for another Python on Windows, by an interpreter of its version."""
    with fresh_prefix(CACHE) as prefix:
        folder = search.build(interpreter.provide_bare(version), prefix, compiler)
    return wheel.run_tagged(out, folder, search.tag(version))


def wheel_in(dist: Path) -> Path:
    """The newest wheel for Windows in a folder."""
    wheels = sorted(dist.glob(f"*{search.tag()}.whl"))
    if not wheels:
        raise CannotContinue(f"No wheel for Windows in {dist}: dev.py build windows")
    return wheels[-1]


def build_bundle(built: Path, *run_first: Path) -> Path:
    """Make the bundle of a wheel for Windows; return its folder, which is not for keeps.

    Its program runs some files first, after that of the product: a trial may.
    """
    python = interpreter.provide()

    def make(work: Path) -> Path:
        return pack(built, python, work, run_first)

    modules = (bundle.__file__, trimming.__file__, licences.__file__)
    recipe = (*map(Path, modules), windows.KEPT_OPEN, bundle.SPECIFICATION, built)
    read = hashlib.sha256(b"".join(path.read_bytes() for path in (*recipe, *run_first)))
    kind = "trial" if run_first else "bundle"
    return kept(kind, f"{read.hexdigest()} {python.name}", make) / product.COMMAND


def pack(built: Path, python: Path, work: Path, run_first: tuple[Path, ...]) -> Path:
    """Make a bundle with PyInstaller under Wine, and run its check of itself."""
    print("Making the bundle for Windows under Wine; this takes minutes", flush=True)
    program = work / "program"
    interpreter.install(program, built, more=("--no-deps",))
    made = work / "made"
    variables = {"PYTHONPATH": windows_path(program), **bundle.variables_on("win32")}
    with fresh_prefix(CACHE) as prefix:
        gaps.fill(prefix)
        # -P: else the checkout, which is the working folder, is packed in the wheel's place.
        told = prefix.run(
            *(python / "python.exe", "-P", "-m", "PyInstaller", "--noconfirm"),
            *("--log-level", "WARN", "--distpath"),
            made,
            "--workpath",
            work / "work",
            bundle.SPECIFICATION,
            "--",
            *run_first,
            variables=variables,
            cwd=checkout.ROOT,
            seconds=PATIENCE,
        )
        if told.returncode:
            raise CannotContinue(f"PyInstaller could not make the bundle:\n{told.stdout}")
        licences.gather(made / product.COMMAND, python / "Lib", python / "Lib/site-packages")
        check(made / product.COMMAND, prefix)
    return made


def check(made: Path, prefix: Prefix) -> None:
    """See that a bundle passes its own check, and that nothing of a prefix is in it."""
    if found := [*made.rglob("icuuc*")]:
        raise CannotContinue(f"The bundle holds what only Wine needs: {found[0].name}")
    told = prefix.run(made / PROGRAM, "--smoke", "--lang", "zh_TW", variables=OFFSCREEN)
    if told.returncode:
        raise CannotContinue(f"The bundle does not pass its own check:\n{told.stdout}")
    print(told.stdout, end="", flush=True)
