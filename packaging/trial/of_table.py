"""A table at which programs of one bundle play: one is the host, and a guest each comes over the
local network and over a post office with TLS, whose authority only that guest's system trusts.
"""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import system_libraries
from tests.net.broker import authority, broker, certificate, free_port
from trial import guest, inside
from trial.steps import require, step

NEEDED: Final = {"mosquitto": "mosquitto", "openssl": "openssl"}
WAYS: Final = ("lan", "post")
TRUSTED: Final = "SSL_CERT_FILE"
"""The variable that names the authorities which the system trusts."""
ENTRIES: Final = 12
"""How far the guests play."""
SECONDS: Final = 120
"""How long that may take."""


def try_table(program: Path) -> None:
    """Make programs play with each other; there must be ways between them."""
    absent = [package for name, package in NEEDED.items() if not shutil.which(name)]
    if absent:
        system_libraries.install(absent)
    with (
        step("a host and two guests play, over the local network and a post office with TLS"),
        tempfile.TemporaryDirectory() as place,
    ):
        folder = Path(place)
        club = authority(folder)
        with broker(folder, *certificate(folder, club)) as office:
            post = f"mqtts://{office.address}:{office.port}"
            with hosted(program, folder / "table", post, club) as invitations:
                play(program, folder, invitations, club)


@contextmanager
def hosted(program: Path, table: Path, post: str, club: Path) -> Iterator[list[str]]:
    """Host a table of two people, and give their invitations."""
    words = ("--lan", "--port", str(free_port()), "--post", post, "--authority", str(club))
    command = [str(program), "host", str(table), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as host:
        try:
            assert host.stdout is not None
            yield [host.stdout.readline().partition(": ")[2].strip() for _ in WAYS]
        finally:
            host.kill()


def play(program: Path, folder: Path, invitations: list[str], club: Path) -> None:
    """Connect a guest by each way, and play."""
    script = Path(guest.__file__)
    said = [folder / f"{way}.txt" for way in WAYS]
    guests = [
        inside.start(
            *(program, script, invitation, way, str(folder), str(ENTRIES)),
            variables={TRUSTED: str(club)},
            output=output,
        )
        for way, invitation, output in zip(WAYS, invitations, said, strict=True)
    ]
    try:
        for one in guests:
            one.wait(SECONDS)
    except subprocess.TimeoutExpired:
        for one in guests:
            one.kill()
    codes = [one.wait() for one in guests]
    told = " ".join(output.read_text("utf-8", "replace")[-2000:] for output in said)
    require(codes == [0, 0], f"the guests gave {codes}: {told}")
