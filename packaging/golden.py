"""``dev.py golden``: compares the screens of the gallery with their golden pictures, at two scales.

``dev.py golden --update [NAME …]`` renews the pictures of the screens that differ, or of those that
are named. A golden picture says how the program is meant to look, so another one needs a reason:
the command asks for it, and commits the pictures with it. Runs inside ``.venv``.

``dev.py golden --wine NAME …`` compares screens on Windows with those of this machine, at scale 1.
Qt blends letters lighter there unless their font has quadratic curves, so both are painted with
such fonts, made from those of the program.
"""

import argparse
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import under_wine
from art.quadratic import convert_folder
from changcheng_qt import assets
from checkout import BUILD, ROOT, CannotContinue
from golden_pictures import COMPARE, FONTS, GOLDEN, KEEP, SIZES, kept_at, pictured

WORKER: Final = Path(__file__).with_name("golden_pictures.py")
SUBJECT: Final = "Golden pictures: "
"""The beginning of the message of every commit with a golden picture; the reason follows."""
LONGEST_SUBJECT: Final = 72
LEAST_WORDS: Final = 3


def parse(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="dev.py golden", description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="these screens only")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--update", action="store_true", help="renew the pictures and commit them")
    kind.add_argument("--wine", action="store_true", help="compare Windows with this machine")
    parser.add_argument("--reason", default="", help="why they look different now")
    parser.add_argument(
        "--out",
        type=Path,
        default=BUILD / "golden",
        metavar="DIR",
        help="where the pictures of what differs go",
    )
    return parser.parse_args(arguments)


def asked_reason(given: str) -> str:
    """Return why there are to be other pictures; raises CannotContinue where nobody says it, or
    where the reason is too long for the subject of a commit.
    """
    reason = given or (
        input("Why do these screens look different now? ") if sys.stdin.isatty() else ""
    )
    if len(reason.split()) < LEAST_WORDS:
        raise CannotContinue('A golden picture needs a reason, in a sentence: --reason "…"')
    if len(SUBJECT + reason) > LONGEST_SUBJECT:
        most = LONGEST_SUBJECT - len(SUBJECT)
        raise CannotContinue(f"The reason has {len(reason)} characters; it may have {most}.")
    return reason


def screens(names: Sequence[str]) -> list[str]:
    """Return the named screens, all without a name; raises CannotContinue for an unknown one."""
    every = pictured()
    unknown = set(names) - set(every)
    if unknown:
        raise CannotContinue(f"There is no screen {', '.join(sorted(unknown))}.")
    return list(names or every)


def run_all(names: Mapping[int, Sequence[str]], out: Path, what: str) -> int:
    """Check or renew the pictures of some screens by scale, all scales at once; 0 if all is
    well.
    """
    running = [
        subprocess.Popen([sys.executable, WORKER, str(scale), out, what, *some], cwd=ROOT)
        for scale, some in names.items()
    ]
    return max(process.wait() for process in running)


def compare_with_windows(names: Sequence[str], out: Path) -> int:
    """Compare screens here with those under Wine; 1 if any of them differs."""
    shutil.rmtree(out / FONTS, ignore_errors=True)
    convert_folder(assets.font_files()[0].parent, out / FONTS)
    words = (WORKER, "1", out)
    here = subprocess.run([sys.executable, *words, KEEP, *names], cwd=ROOT, check=False)
    return here.returncode or under_wine.on_windows(*words, COMPARE, *names)


def commit(reason: str) -> int:
    """Commit the golden pictures, if there are other ones."""
    subprocess.run(["git", "add", "--", GOLDEN], cwd=ROOT, check=True)
    same = subprocess.run(
        ["git", "diff", "--cached", "--quiet", "--", GOLDEN], cwd=ROOT, check=False
    )
    if same.returncode == 0:
        print("All golden pictures are as they should be.")
        return 0
    message = f"{SUBJECT}{reason}"
    return subprocess.run(
        ["git", "commit", "--message", message, "--", GOLDEN], cwd=ROOT, check=False
    ).returncode


def main(arguments: list[str]) -> int:
    """Check the pictures, or renew and commit them; 1 if a screen differs or something failed."""
    options = parse(arguments)
    try:
        named = screens(options.names)
        names = {scale: kept_at(scale, named) for scale in SIZES}
        reason = asked_reason(options.reason) if options.update else ""
    except CannotContinue as problem:
        print(problem, file=sys.stderr)
        return 2
    if options.wine:
        return compare_with_windows(names[1], options.out)
    if not options.update:
        return run_all(names, options.out, "check")
    return run_all(names, options.out, "renew") or commit(reason)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
