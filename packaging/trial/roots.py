"""Fresh Debian systems in folders, and running things in them. Only root can make them.

debootstrap makes one, which is kept packed in ``build/roots``; every trial unpacks its own.
"""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import checkout
import system_libraries
from checkout import CannotContinue
from trial.steps import TrialFailed, require

OLDEST: Final = "bookworm"
SUITE: Final = "CHANGCHENG_SUITE"
"""The release of Debian whose libraries all packages can use, and the variable for another."""
MIRROR: Final = "http://deb.debian.org/debian"
CACHE: Final = checkout.BUILD / "roots"
PLAYER: Final = 1000
"""The user and group by whom the program is run."""
HOME: Final = "/home/player"
SOCKETS: Final = "/tmp/.X11-unix"
"""Where programs find the screens of the machine."""


@dataclass(frozen=True, slots=True)
class Root:
    """A system in a folder."""

    path: Path

    @property
    def home(self) -> Path:
        """The player's home, seen from outside."""
        return self.path / HOME.lstrip("/")

    def install(self, *packages: str) -> None:
        """Install packages, of Debian or, by path, of ours."""
        words = ["apt-get", "install", "--yes", "--no-install-recommends", "-qq"]
        self.run(*words, "-o", "Dpkg::Use-Pty=0", *packages, network=True)

    def run(self, *words: str, network: bool = False, fails: bool = False) -> str:
        """Run a command as the system's root; return its output. It must succeed, or fail."""
        command = isolated(self.path, words, "0:0", {"HOME": "/root"}, network=network)
        return judged(command, fails=fails)

    def play(self, *words: str, variables: Mapping[str, str], fails: bool = False) -> str:
        """Run a command as the player, without a network; return its output."""
        return judged(self.player_command(words, variables), fails=fails)

    def start(self, *words: str, variables: Mapping[str, str]) -> subprocess.Popen[bytes]:
        """Start a command as the player; all that it starts ends when it is killed."""
        command = self.player_command(words, variables)
        quiet = subprocess.DEVNULL
        return subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)

    def player_command(self, words: Sequence[str], variables: Mapping[str, str]) -> list[str]:
        """The command line that runs something as the player."""
        user = f"{PLAYER}:{PLAYER}"
        return isolated(self.path, words, user, {"HOME": HOME, **variables}, network=False)


def judged(command: list[str], *, fails: bool) -> str:
    """Run a command that must succeed, or must fail; return its output."""
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    written = result.stdout + result.stderr
    if bool(result.returncode) != fails:
        raise TrialFailed(f"{shlex.join(command)}\ngave {result.returncode}:\n{written[-3000:]}")
    return written


def isolated(
    root: Path, words: Sequence[str], user: str, variables: Mapping[str, str], *, network: bool
) -> list[str]:
    """The command line that runs something in a root, in namespaces that end with it."""
    place = shlex.quote(str(root))
    told = {"PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "LC_ALL": "C.UTF-8"}
    told |= {"DEBIAN_FRONTEND": "noninteractive", "XDG_RUNTIME_DIR": "/tmp", **variables}
    settings = [f"{name}={value}" for name, value in told.items()]
    inside = ["chroot", f"--userspec={user}", str(root), "env", "-i", *settings, *words]
    script = (
        f"mount -t proc proc {place}/proc && mount -t tmpfs tmpfs {place}/dev/shm && "
        f"mkdir -p {place}{SOCKETS} {SOCKETS} && mount --bind {SOCKETS} {place}{SOCKETS} && "
        f"{shlex.join(inside)}"
    )
    apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
    return [*apart, *([] if network else ["--net"]), "sh", "-c", script]


@contextmanager
def fresh_root(folder: Path) -> Iterator[Root]:
    """A system with only the parts of every Debian, in a folder of its own until it is left."""
    packed = packed_base(folder)
    with tempfile.TemporaryDirectory(prefix="changcheng-root-", dir=folder) as place:
        path = Path(place)
        judged(["tar", "-xf", str(packed), "-C", place], fails=False)
        path.chmod(0o755)
        root = Root(path)
        root.home.mkdir(parents=True)
        os.chown(root.home, PLAYER, PLAYER)
        yield root


def packed_base(folder: Path) -> Path:
    """The system of debootstrap, packed; made when it is not there yet."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        raise CannotContinue(
            "The packages are tried in roots of their own: that takes Linux and root."
        )
    suite = os.environ.get(SUITE, OLDEST)
    packed = CACHE / f"{suite}.tar"
    if packed.is_file():
        return packed
    if not shutil.which("debootstrap"):
        system_libraries.install(["debootstrap"])
    print(f"Making a fresh {suite} with debootstrap; the first time this takes minutes", flush=True)
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="changcheng-base-", dir=folder) as place:
        judged(["debootstrap", "--variant=minbase", suite, place, MIRROR], fails=False)
        unfinished = packed.with_suffix(".partial")
        judged(["tar", "-cf", str(unfinished), "-C", place, "."], fails=False)
        unfinished.rename(packed)
    return packed


def traces(root: Root, word: str, but: Sequence[str] = ()) -> list[str]:
    """Every path in a root that has a word in its name, or in its content, except below some; logs
    and the files of apt are no trace of a program.
    """
    skipped = ("proc", "dev", "sys", "tmp", "var/log", "var/cache", *but)
    places = [root.path / place for place in skipped]
    found = []
    for folder, folders, files in walk(root.path):
        folders[:] = [name for name in folders if folder / name not in places]
        for path in (folder / name for name in [*folders, *files]):
            if path not in places and (word in path.name.casefold() or says(path, word)):
                found.append(str(path.relative_to(root.path)))
    return found


def walk(top: Path) -> Iterator[tuple[Path, list[str], list[str]]]:
    """Every folder with the names of its folders and files."""
    for folder, folders, files in os.walk(top):
        yield Path(folder), folders, files


def says(path: Path, word: str) -> bool:
    """Whether a plain file holds a word."""
    if path.is_symlink() or not path.is_file():
        return False
    return word.encode() in path.read_bytes()


def require_no_trace(root: Root, word: str, but: Sequence[str] = ()) -> None:
    """Fail if a root still has something of a program."""
    left = traces(root, word, but)
    require(not left, f"left behind: {', '.join(left[:20])}")
