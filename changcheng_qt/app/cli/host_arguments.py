"""The arguments of a table without a window."""

from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path
from typing import TYPE_CHECKING

from changcheng_qt.app.command_line import Subcommand
from changcheng_qt.bots import BOTS
from changcheng_qt.engine.seats import HUMAN
from changcheng_qt.engine.texts import as_name

if TYPE_CHECKING:
    from changcheng_qt.net.post import PostOffice


def add_host(parser: ArgumentParser) -> None:
    """Add all but the title."""
    parser.set_defaults(subcommand=Subcommand.HOST)
    parser.add_argument(
        "folder",
        type=Path,
        metavar="DIR",
        help="the table's folder; a new folder opens a new table",
    )
    _add_people(parser)
    _add_network(parser)
    _add_post(parser)
    parser.add_argument(
        "--on-turn",
        default="",
        metavar="COMMAND",
        help="run this when somebody who is away must move",
    )


def _add_people(parser: ArgumentParser) -> None:
    """Add who sits at the table, and what they may do."""
    parser.add_argument(
        "--players",
        type=_players,
        default=(HUMAN, HUMAN),
        metavar="KINDS",
        help=f"comma-separated players by seat: {', '.join((HUMAN, *BOTS))} (human,human)",
    )
    parser.add_argument(
        "--together",
        type=_together,
        action="append",
        default=[],
        metavar="SEATS",
        help="seats of people who share a computer, such as 2,3: one invitation for them",
    )
    parser.add_argument(
        "--watch", action="store_true", help="also invite somebody who only watches"
    )
    parser.add_argument(
        "--chat",
        choices=("off", "phrases", "free"),
        default="phrases",
        help="what people may say at the table (%(default)s)",
    )


def _add_network(parser: ArgumentParser) -> None:
    """Add the way in the local network."""
    parser.add_argument(
        "--lan",
        action="store_true",
        help="let guests in the local network find this table and connect to this computer; the "
        "default without --post",
    )
    parser.add_argument(
        "--admit",
        choices=("invited", "compared", "anyone"),
        default="compared",
        help="who gets a seat in the local network: only people with an invitation; also those "
        "whose six digits you type; or anyone who asks (%(default)s)",
    )
    parser.add_argument(
        "--name",
        type=_name,
        metavar="NAME",
        help="the host's name in the list of tables (this computer's name)",
    )
    parser.add_argument(
        "--port",
        type=int,
        default=0,
        metavar="N",
        help="the port for guests in the local network (the usual one)",
    )


def _add_post(parser: ArgumentParser) -> None:
    """Add post offices."""
    parser.add_argument(
        "--post",
        type=_post,
        action="append",
        default=[],
        metavar="URL",
        help="a post office, such as mqtts://name:password@post.example.org, or @FILE with it",
    )
    parser.add_argument(
        "--authority",
        type=Path,
        metavar="FILE",
        help="certificates of the post office's own authority",
    )


def _name(text: str) -> str:
    if not as_name(text):
        raise ArgumentTypeError("this is not a name")
    return as_name(text)


def _together(text: str) -> tuple[int, ...]:
    numbers = text.split(",")
    if not all(one.isdecimal() for one in numbers):
        raise ArgumentTypeError("name seats by their numbers, such as 2,3")
    return tuple(int(one) - 1 for one in numbers)


def _players(text: str) -> tuple[str, ...]:
    kinds = tuple(text.split(","))
    known = (HUMAN, *BOTS)
    if unknown := [kind for kind in kinds if kind not in known]:
        raise ArgumentTypeError(
            f"unknown player: {', '.join(unknown)} (choose from {', '.join(known)})"
        )
    if HUMAN not in kinds:
        raise ArgumentTypeError("a table needs a person")
    return kinds


def _post(text: str) -> "PostOffice":
    """Return a post office by its address, or by a file that holds it, for it may have a
    password.
    """
    from changcheng_qt.net.invitations import read_way
    from changcheng_qt.net.post import PostOffice

    try:
        address = Path(text[1:]).read_text("utf-8").strip() if text.startswith("@") else text
    except (OSError, UnicodeDecodeError) as error:
        raise ArgumentTypeError(f"{text[1:]} cannot be read") from error
    way = read_way(address)
    if not isinstance(way, PostOffice):
        raise ArgumentTypeError("this is not the address of a post office")
    return way
