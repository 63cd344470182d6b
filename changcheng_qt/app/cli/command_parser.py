"""The arguments of the program, with their help; imported only where there are any."""

import sys
import unicodedata
from argparse import Action, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

from changcheng_qt import __version__
from changcheng_qt.app.cli.host_arguments import add_host
from changcheng_qt.app.command_line import (
    NOTHING_SAID,
    PROGRAM,
    WRONG_ARGUMENTS,
    Asked,
    Subcommand,
    complain,
)
from changcheng_qt.bots import BOTS
from changcheng_qt.engine.texts import LONGEST_SEED, as_seed
from changcheng_qt.titles import TITLES, title_named
from changcheng_qt.titles.title import Title

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

    from changcheng_qt.app.cli.tournament import Entrant

OPTIONS_WITH_VALUE: Final = ("--lang", "--open")
_SUBCOMMANDS: Final = frozenset(one.value for one in Subcommand) - {Subcommand.WINDOW.value}


class _Parser(ArgumentParser):
    """Exits on invalid arguments with one line."""

    def error(self, message: str) -> NoReturn:
        complain(sys.stderr, message)
        sys.exit(WRONG_ARGUMENTS)

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        """Write help or version; a failure to write is not ignored."""
        (file or sys.stderr).write(message)


class _OneFile(Action):
    """Stores a file; a second one is invalid."""

    def __call__(
        self,
        parser: ArgumentParser,
        namespace: Namespace,
        values: Any,  # noqa: ANN401 - as in `Action`
        option_string: str | None = None,
    ) -> None:
        if getattr(namespace, self.dest) is not None:
            parser.error(f"one saved game at a time: {values}")
        setattr(namespace, self.dest, values)


def parse(arguments: Sequence[str]) -> Asked:
    """Return the parsed arguments; exits where they are invalid."""
    return _command_parser().parse_args(_with_open(arguments), Asked())


def _command_parser() -> ArgumentParser:
    """Return the parser of all arguments."""
    parser = _Parser(
        PROGRAM,
        allow_abbrev=False,
        usage="%(prog)s [options] [FILE]\n       %(prog)s COMMAND ...",
        description="Board games for people and bots, at one screen or at several computers. "
        "Given FILE, a saved game, it opens that.",
        epilog=f"See the options of a command with: {PROGRAM} COMMAND --help",
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.add_argument(
        "--lang", type=_language, metavar="CODE", help="interface language, such as fr or zh_TW"
    )
    parser.add_argument(
        "--open", action=_OneFile, metavar="FILE", type=Path, help="open a saved game"
    )
    parser.add_argument(
        "--smoke",
        action="store_true",
        help="check that the installation is complete, let the program play a little by itself, "
        "and exit with 0 if all is well",
    )
    parser.set_defaults(**NOTHING_SAID)
    subcommands = parser.add_subparsers(prog=PROGRAM, title="commands", metavar="COMMAND")
    _add_simulate(
        subcommands.add_parser("simulate", help="let bots play whole games; print a line for each")
    )
    _add_tournament(
        subcommands.add_parser(
            "tournament", help="measure how much better one bot plays than another"
        )
    )
    _add_hint(subcommands.add_parser("hint", help="name the best command in a saved game, and why"))
    _add_replay(
        subcommands.add_parser("replay", help="verify a saved game and print it step by step")
    )
    _add_compare(
        subcommands.add_parser("compare", help="check whether two files belong to the same game")
    )
    _add_problem(
        subcommands.add_parser("problem", help="prove problems, or find new ones in saved games")
    )
    _add_analyse(
        subcommands.add_parser(
            "analyse", help="show who knew what in a finished game, and what mistakes cost"
        )
    )
    _add_statistics(
        subcommands.add_parser("statistics", help="count each player's finished games in a folder")
    )
    host = subcommands.add_parser("host", help="host a table for players at several computers")
    _add_title(host)
    add_host(host)
    _add_waiting(
        subcommands.add_parser(
            "waiting", help="watch your tables, and notify you when it is your turn"
        )
    )
    return parser


def _add_title(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--title",
        type=_title,
        default=TITLES[0],
        metavar="NAME",
        help=f"the game: {', '.join(title.name for title in TITLES)}",
    )


def _add_seats(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--seats", type=_number, metavar="N", help="number of players (the fewest of the game)"
    )


def _add_simulate(parser: ArgumentParser) -> None:
    parser.set_defaults(subcommand=Subcommand.SIMULATE)
    _add_title(parser)
    _add_seats(parser)
    parser.add_argument(
        "--seed", type=_seed, default="1", help="seed of the first game, any text (%(default)s)"
    )
    parser.add_argument(
        "--games", type=_count, default=1, metavar="N", help="number of games (%(default)s)"
    )
    parser.add_argument(
        "--options",
        choices=("usual", "random"),
        default="usual",
        help="table options (%(default)s)",
    )
    parser.add_argument(
        "--bots",
        type=_bots,
        default=("random",),
        metavar="NAMES",
        help=f"comma-separated bots by seat, repeated as needed: {', '.join(BOTS)}",
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="save each game in this folder")


def _add_tournament(parser: ArgumentParser) -> None:
    parser.set_defaults(subcommand=Subcommand.TOURNAMENT)
    names = ", ".join(BOTS)
    for name, text in (
        ("alone", f"the bot to measure: {names}; club:200 searches with 200 simulations"),
        ("against", "the bot in all other seats"),
    ):
        parser.add_argument(name, type=_entrant, metavar=name.upper(), help=text)
    _add_title(parser)
    _add_seats(parser)
    parser.add_argument(
        "--deals",
        type=_positive,
        default=20,
        metavar="N",
        help="deals, each played from every seat (%(default)s)",
    )
    parser.add_argument(
        "--seed", type=_seed, default="1", help="seed of all deals, any text (%(default)s)"
    )
    parser.add_argument(
        "--options", choices=("usual", "any"), default="usual", help="table options (%(default)s)"
    )
    parser.add_argument(
        "--jobs", type=_positive, metavar="N", help="games at a time (one per core)"
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="save each game in this folder")
    parser.add_argument(
        "--results",
        type=Path,
        metavar="FILE",
        help="keep the results in this file, and go on from those in it",
    )


def _add_hint(parser: ArgumentParser) -> None:
    parser.set_defaults(subcommand=Subcommand.HINT)
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument(
        "--seat",
        type=_number,
        metavar="N",
        help="give the hint to this seat, which must be about to decide; the first is 0",
    )
    parser.add_argument(
        "--effort",
        type=_positive,
        default=100,
        metavar="PERCENT",
        help="effort in percent of a hint in the window, key H (%(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _add_replay(parser: ArgumentParser) -> None:
    parser.set_defaults(subcommand=Subcommand.REPLAY)
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument("--json", action="store_true", help="print one JSON object per step")


def _add_compare(parser: ArgumentParser) -> None:
    parser.set_defaults(subcommand=Subcommand.COMPARE)
    parser.add_argument(
        "earlier",
        type=Path,
        metavar="EARLIER",
        help="the earlier file; it may lack hidden information",
    )
    parser.add_argument(
        "later", type=Path, metavar="LATER", help="the other file, from the same moment or later"
    )


def _add_problem(parser: ArgumentParser) -> None:
    parser.set_defaults(subcommand=Subcommand.PROBLEM)
    deeds = parser.add_subparsers(dest="deed", required=True, title="commands", metavar="COMMAND")
    prove = deeds.add_parser("prove", help="prove problems; print their answers and the lead")
    prove.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a problem")
    find = deeds.add_parser("find", help="find problems; print the content of a file for each")
    find.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar="PATH",
        help="a saved game, or a folder with saved games",
    )
    find.add_argument(
        "--leaves",
        type=_positive,
        default=100_000,
        metavar="N",
        help="skip turns with this many leaves or more (%(default)s)",
    )


def _add_analyse(parser: ArgumentParser) -> None:
    parser.set_defaults(subcommand=Subcommand.ANALYSE)
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game that is over")
    parser.add_argument(
        "--seat", type=_number, metavar="N", help="show this seat alone; the first is 0"
    )
    parser.add_argument(
        "--nodes",
        type=_number,
        metavar="N",
        help="simulated games per decision; 0 leaves out what mistakes cost",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object per secret")


def _add_statistics(parser: ArgumentParser) -> None:
    parser.set_defaults(subcommand=Subcommand.STATISTICS)
    parser.add_argument("folder", type=Path, metavar="DIR", help="a folder with saved games")
    parser.add_argument("--csv", action="store_true", help="print one row of CSV per seat")


def _add_waiting(parser: ArgumentParser) -> None:
    parser.set_defaults(subcommand=Subcommand.WAITING)
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument(
        "--at-login", choices=("on", "off"), help="start it at each login, or not; then exit"
    )
    instead.add_argument("--stop", action="store_true", help="stop the one that is running")


def _with_open(arguments: Sequence[str]) -> list[str]:
    """Treat words as saved games, as desktops pass them: all but the options, and all behind `--`,
    unless the first word is a subcommand.
    """
    taken: list[str] = []
    words = iter(arguments)
    may_be_subcommand = True
    for word in words:
        if word == "--":
            return [*taken, *(f"--open={file}" for file in words)]
        if word.startswith("-"):
            taken.append(word)
            if word in OPTIONS_WITH_VALUE:
                taken.extend(islice(words, 1))
        elif may_be_subcommand and word in _SUBCOMMANDS:
            return [*taken, word, *words]
        else:
            taken.append(f"--open={word}")
            may_be_subcommand = False
    return taken


def _language(text: str) -> str:
    """Return the code of the best fitting language, empty for empty; only a named language waits
    for Qt.
    """
    if not text:
        return text
    from changcheng_qt.i18n.languages import LANGUAGES, language_of

    language = language_of(text)
    if language is None:
        codes = ", ".join(each.code for each in LANGUAGES)
        raise ArgumentTypeError(f"unknown language: {text} (choose from {codes})")
    return language.code


def _title(text: str) -> Title:
    title = title_named(text)
    if title is None:
        names = ", ".join(title.name for title in TITLES)
        raise ArgumentTypeError(f"unknown game: {text} (choose from {names})")
    return title


def _number(text: str) -> int:
    if not text.isdecimal():
        raise ArgumentTypeError(f"{text} is not a number")
    return int(text)


def _positive(text: str) -> int:
    number = _number(text)
    if not number:
        raise ArgumentTypeError("at least 1 is needed")
    return number


def _seed(text: str) -> str:
    """Return a text as a seed, in composed letters; nothing else of it is changed."""
    seed = as_seed(text)
    if not seed or seed != unicodedata.normalize("NFC", text):
        raise ArgumentTypeError(f"a seed is 1 to {LONGEST_SEED} characters of plain text")
    return seed


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text} is not a valid number of games")
    return int(text)


def _entrant(text: str) -> "Entrant":
    from changcheng_qt.app.cli.tournament import Entrant

    try:
        return Entrant.named(text)
    except ValueError:
        raise ArgumentTypeError(f"unknown bot: {text} (choose from {', '.join(BOTS)})") from None


def _bots(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    if unknown := [name for name in names if name not in BOTS]:
        raise ArgumentTypeError(
            f"unknown bot: {', '.join(unknown)} (choose from {', '.join(BOTS)})"
        )
    return names
