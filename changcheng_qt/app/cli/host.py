"""A table on the command line: hosted without a window, and opened again where it stopped."""

import shlex
import signal
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from secrets import token_hex
from time import time
from typing import TYPE_CHECKING, Final, TextIO

from changcheng_qt.app.cli.saved_games import WRONG_FILE, speaking
from changcheng_qt.app.command_line import WRONG_ARGUMENTS, Asked, complain
from changcheng_qt.engine.help import USUAL
from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.net.extra import missing
from changcheng_qt.saves.atomic import make_folders
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.held import take_lock

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from changcheng_qt.app.tables.serving import Order, Place, ServedTable
    from changcheng_qt.net.carrier import Carrier
    from changcheng_qt.net.invitations import Way
    from changcheng_qt.net.lan import LanHost

LISTEN_EVERY: Final = 500
"""Milliseconds between two chances for the system's signals: Qt's loop gives Python none."""


def run(arguments: Asked, out: TextIO, complaints: TextIO) -> int:
    """Host the table in the folder of the arguments until somebody ends it; return the exit
    code.
    """
    if lacking := missing():
        complain(complaints, f"play between computers needs {', '.join(lacking)}")
        return WRONG_ARGUMENTS
    if len(arguments.players) not in arguments.title.rules.seat_counts:
        complain(complaints, f"{arguments.title.name} has no seats for {len(arguments.players)}")
        return WRONG_ARGUMENTS
    shared = [seat for seats in arguments.together for seat in seats]
    people = [seat for seat, kind in enumerate(arguments.players) if kind == HUMAN]
    if len({*shared}) < len(shared) or not {*shared} <= {*people}:
        complain(complaints, "only people share a computer, and each sits at one")
        return WRONG_ARGUMENTS
    try:
        with ExitStack() as stack, speaking(arguments.lang or "en"):
            return _host(arguments, out, complaints, stack)
    except (OSError, SaveError) as error:
        complain(complaints, f"{arguments.folder}: {error}")
        return WRONG_FILE


def _host(arguments: Asked, out: TextIO, complaints: TextIO, stack: ExitStack) -> int:
    from PySide6.QtCore import QCoreApplication, QObject

    from changcheng_qt.app.tables.serving import ServedTable
    from changcheng_qt.app.threads import Collector
    from changcheng_qt.net.several import Several

    place = place_of(arguments.folder)
    if place is None:
        complain(complaints, f"{arguments.folder}: another program hosts this table")
        return WRONG_FILE
    parent = QObject()
    stack.callback(parent.deleteLater)
    end_on_signals(parent)
    Collector(parent)
    lan, carriers, ways = _reached(arguments, parent, complaints)
    name = arguments.name or _name_in_network(lan)
    carrier = Several(carriers, parent)
    stack.callback(carrier.close)
    order = order_of(arguments)
    table = ServedTable(place, carrier, ways, arguments.title, order, name)
    stack.callback(table.close)

    def tell(text: str) -> None:
        out.write(f"{text}\n")
        out.flush()

    table.message.connect(tell)
    table.due.connect(lambda seat, name: _run_on_turn(arguments.on_turn, seat, name))
    table.begun.connect(lambda: _play_bots(table, stack))
    table.start()
    if lan is not None:
        _open_door(table, lan, arguments, tell, stack, complaints)
    return QCoreApplication.exec()


def order_of(arguments: Asked) -> "Order":
    """Return who plays: bots under the names of their kinds, people without names yet."""
    from changcheng_qt.app.tables.serving import Order
    from changcheng_qt.engine.speech import Speech

    players = [Player(f"{kind} {seat}", kind) for seat, kind in enumerate(arguments.players, 1)]
    together = tuple(tuple(sorted(seats)) for seats in arguments.together)
    return Order(tuple(players), USUAL, arguments.watch, Speech(arguments.chat), together)


def place_of(folder: Path) -> "Place | None":
    """Return a table's folder, locked for this program; None if another one has it."""
    from changcheng_qt.app.tables.serving import Place

    disk = RealDisk()
    make_folders(disk, folder)
    lock = take_lock(disk, folder)
    return None if lock is None else Place(disk, folder, lock, SystemRandom(), time)


def _reached(
    arguments: Asked, parent: "QObject", complaints: TextIO
) -> "tuple[LanHost | None, list[Carrier], list[Way]]":
    """Return the way in the local network, if there is one, all carriers of the table, open, and
    where guests meet it; raises OSError. With post offices alone Qt's network takes no memory.
    """
    from changcheng_qt.net.post import PostCarrier

    lan: LanHost | None = None
    carriers: list[Carrier] = []
    ways: list[Way] = []
    if arguments.lan or not arguments.post:
        from changcheng_qt.net import lan as network
        from changcheng_qt.net.carrier import PORT
        from changcheng_qt.net.invitations import LanAddress

        lan = network.LanHost(parent)
        lan.open(arguments.port or PORT)
        carriers.append(lan)
        ways.append(LanAddress(network.own_addresses()[0], lan.port))
    for office in arguments.post:
        post = PostCarrier(replace(office, authority=arguments.authority), parent)
        where = office.address
        post.troubled.connect(
            lambda trouble, where=where: complain(complaints, f"{where}: {trouble.value}")
        )
        carriers.append(post)
        ways.append(office)
    return lan, carriers, ways


def _name_in_network(lan: "LanHost | None") -> str:
    if lan is None:
        return ""
    from changcheng_qt.app.tables.callers import computer_name

    return computer_name()


def _open_door(
    table: "ServedTable",
    lan: "LanHost",
    arguments: Asked,
    tell: Callable[[str], None],
    stack: ExitStack,
    complaints: TextIO,
) -> None:
    """Show guests in the local network where the table is, and let people there ask for a seat, as
    long as somebody can answer.
    """
    from changcheng_qt.app.cli.typed_lines import TypedLines
    from changcheng_qt.app.tables.callers import Admits, Callers
    from changcheng_qt.app.tables.front_door import HostBeacon

    stack.callback(HostBeacon(table.host, [lan], table).close)
    callers = Callers(table, lan, Admits(arguments.admit))
    stack.callback(callers.close)
    callers.message.connect(tell)
    callers.open()
    if Admits(arguments.admit) is not Admits.COMPARED or not callers.is_open:
        return
    typed = TypedLines()
    typed.typed.connect(callers.hear)

    def on_ended() -> None:
        if callers.is_open:
            complain(complaints, "nobody can type digits here: people need an invitation")
        callers.close()

    typed.ended.connect(on_ended)
    stack.callback(typed.close)
    typed.start()


def _play_bots(table: "ServedTable", stack: ExitStack) -> None:
    from changcheng_qt.app.tables.bots import TableBots
    from changcheng_qt.app.workers.bot_runner import BotRunner
    from changcheng_qt.ui.flow.playhead import QtClock

    runner = BotRunner()
    stack.callback(runner.close)
    bots = TableBots(table.host, runner, token_hex(8), QtClock(), table)
    stack.callback(bots.close)


def _run_on_turn(command: str, seat: int, name: str) -> None:
    """Run the command of somebody's turn, and leave it alone."""
    if not command:
        return
    from PySide6.QtCore import QProcess, QProcessEnvironment

    program, *words = shlex.split(command)
    process = QProcess()
    environment = QProcessEnvironment.systemEnvironment()
    environment.insert("CHANGCHENG_SEAT", str(seat + 1))
    environment.insert("CHANGCHENG_PLAYER", name)
    process.setProcessEnvironment(environment)
    process.setProgram(program)
    process.setArguments(words)
    process.startDetached()


def end_on_signals(parent: "QObject") -> None:
    """End in order when the system or a person says so, even before Qt's loop runs: on Windows
    Ctrl+Break, too, and a closed console.
    """
    from PySide6.QtCore import QCoreApplication, QTimer

    numbers = {signal.SIGINT, signal.SIGTERM}
    if sys.platform == "win32":
        numbers.add(signal.SIGBREAK)
    for number in numbers:
        signal.signal(number, lambda *_: QTimer.singleShot(0, QCoreApplication.quit))
    timer = QTimer(parent, interval=LISTEN_EVERY)
    timer.timeout.connect(lambda: None)
    timer.start()
