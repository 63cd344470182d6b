"""A real post office for tests: Debian's mosquitto, with a throw-away authority where it is asked
for TLS.
"""

import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import SystemRandom
from time import monotonic, sleep

import pytest

from changcheng_qt.net.post import PostOffice
from tests.patience import SECONDS

HERE = "127.0.0.1"
PORTS = 20_000, 28_000
"""Below those that systems give out."""
with_broker = pytest.mark.skipif(not shutil.which("mosquitto"), reason="needs mosquitto")
NAME, PASSWORD = "club", "no secret"
NEW_KEY = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
"""A pair of keys is made in no time; those of RSA, as documented, take longer than their test."""


def free_port() -> int:
    """Return a port of this computer at which nobody listens, and that the system gives to nobody
    who connects: whoever tries to reach a broker that is away could else be given its port, and
    reach itself.
    """
    while True:
        port = SystemRandom().randrange(*PORTS)
        with socket.socket() as free, suppress(OSError):
            free.bind((HERE, port))
            return port


@contextmanager
def broker(folder: Path, *lines: str, port: int = 0) -> Iterator[PostOffice]:
    """Run a broker with these lines of configuration; its files are in the folder."""
    port = port or free_port()
    settings = [
        f"listener {port} {HERE}",
        *("persistence true", f"persistence_location {folder}/", "autosave_on_changes true"),
        *("autosave_interval 1", "set_tcp_nodelay true", "message_size_limit 270000", "user root"),
        *(lines or ("allow_anonymous true",)),
    ]
    (folder / "mosquitto.conf").write_text("\n".join(settings) + "\n")
    command = ["mosquitto", "-c", str(folder / "mosquitto.conf")]
    log = (folder / "mosquitto.log").open("ab")
    process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
    try:
        _wait_for(port, process)
        yield PostOffice(HERE, port, is_secure=False)
    finally:
        process.terminate()
        process.wait()
        log.close()


def _wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    until = monotonic() + SECONDS
    while monotonic() < until and process.poll() is None:
        try:
            socket.create_connection((HERE, port), 1).close()
        except OSError:
            sleep(0.02)
        else:
            return
    raise RuntimeError("The broker did not start.")


def passwords(folder: Path) -> Sequence[str]:
    """Return the lines for a broker that knows one name and its password."""
    file = folder / "passwords"
    subprocess.run(["mosquitto_passwd", "-b", "-c", file, NAME, PASSWORD], check=True)
    return f"password_file {file}", "allow_anonymous false"


def authority(folder: Path) -> Path:
    """Make an authority; return its certificate, whose key is next to it."""
    certificate = folder / "authority.pem"
    _openssl(
        *("req", "-x509", *NEW_KEY, "-days", "2", "-subj", "/CN=Club"),
        *("-keyout", folder / "authority.key", "-out", certificate),
    )
    return certificate


def certificate(folder: Path, signed_by: Path, address: str = HERE, days: int = 1) -> Sequence[str]:
    """Return the lines for a broker whose certificate an authority has signed for an address; with
    `days` below 0 it has expired.
    """
    key, asked, signed = folder / "own.key", folder / "own.csr", folder / "own.pem"
    _openssl(
        *("req", "-new", *NEW_KEY, "-subj", "/CN=post"),
        *("-keyout", key, "-out", asked),
    )
    names = folder / "names"
    names.write_text(f"subjectAltName=IP:{address}\n")
    _openssl(
        *("x509", "-req", "-in", asked, "-out", signed, "-extfile", names),
        *("-CA", signed_by, "-CAkey", signed_by.with_suffix(".key"), "-CAcreateserial"),
        *("-days", str(days)),
    )
    return f"certfile {signed}", f"keyfile {key}", "allow_anonymous true"


def _openssl(*words: str | Path) -> None:
    subprocess.run(["openssl", *words], check=True, capture_output=True)
