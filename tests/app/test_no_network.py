"""Only the carriers of `net` could use a network; nothing else in the program asks for one."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.patience import SECONDS
from tests.test_architecture import ROOT

FORBIDDEN = {
    *("aiohttp", "asyncio", "ftplib", "http", "imaplib", "poplib", "requests", "smtplib"),
    *("socket", "socketserver", "ssl", "telnetlib", "urllib", "webbrowser", "xmlrpc"),
    *("ifaddr", "paho", "truststore", "zeroconf"),
    *("PySide6.QtNetworkAuth", "PySide6.QtWebEngineCore", "PySide6.QtWebSockets"),
}
CARRIERS = {f"net/{name}.py" for name in ("beacons", "lan", "listing", "post", "post_trouble")}
"""The modules that send letters to other computers, list and find the tables there, and know the
errors of secure connections.
"""
LOCAL = {"QLocalServer", "QLocalSocket"}
"""The classes allowed from Qt's network module: they reach no further than this computer."""
OPENERS = {"QDesktopServices", "setOpenExternalLinks"}
"""The names by which a browser could do it."""

WATCHED = """
import sys
def watch(event, arguments):
    if event == "socket.__new__" and arguments[1] != 1 or event == "socket.getaddrinfo":
        sys.stderr.write(f"network: {event} {arguments[1:3]}\\n")
sys.addaudithook(watch)
"""
"""Put before a program that has no business there, such as that of the self-check."""
ASK = "import socket; socket.socket(socket.AF_INET)"


def reaching_out(source: str) -> Iterator[str]:
    """Everything in a module that could use a network."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names if is_forbidden(name.name))
            case ast.ImportFrom(module="PySide6.QtNetwork", names=names):
                yield from (name.name for name in names if name.name not in LOCAL)
            case ast.ImportFrom(module=str(module)):
                yield from [module] if is_forbidden(module) else []
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield from [name] if name in OPENERS else []
            case _:
                pass


def is_forbidden(module: str) -> bool:
    """Whether a module is for networks."""
    return module in FORBIDDEN or module.split(".")[0] in FORBIDDEN


def network_messages(code: str) -> str:
    """The messages about networks while a program runs in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", WATCHED + code],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    return done.stderr


def test_only_carriers_could_use_a_network() -> None:
    program = ROOT / "changcheng_qt"
    modules = sorted(program.rglob("*.py"))
    assert len(modules) > 100
    found = {
        path.relative_to(program).as_posix(): list(reaching_out(path.read_text("utf-8")))
        for path in modules
    }
    assert {path for path, names in found.items() if names} == CARRIERS


@pytest.mark.parametrize(
    "line",
    [
        "import socket",
        "import urllib.request as asking",
        "from urllib.parse import quote",
        "from http import client",
        "from PySide6.QtNetwork import QLocalSocket, QTcpSocket",
        "QDesktopServices.openUrl(address)",
        "label.setOpenExternalLinks(True)",
        "def late():\n    import ssl",
    ],
)
def test_a_planted_way_out_is_caught(line: str) -> None:
    assert len(list(reaching_out(line))) == 1


def test_the_local_socket_passes() -> None:
    assert not list(reaching_out("from PySide6.QtNetwork import QLocalServer, QLocalSocket"))


def test_asking_for_one_would_be_noticed() -> None:
    assert network_messages(ASK).startswith("network: socket.__new__")
