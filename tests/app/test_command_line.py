"""The arguments of the program: those accepted, and refusals with one clear line and code 2."""

from pathlib import Path

import pytest

from changcheng_qt import __version__
from changcheng_qt.app.cli.command_parser import parse
from changcheng_qt.app.command_line import NOTHING_SAID, Asked, Subcommand


def test_the_window_is_the_default() -> None:
    arguments = parse([])
    assert (arguments.subcommand, arguments.lang, arguments.open) == (Subcommand.WINDOW, "", None)


def test_no_arguments_ask_for_what_the_parser_would_say() -> None:
    assert Asked(**NOTHING_SAID) == parse([])


def test_the_window_opens_a_file_in_a_language() -> None:
    arguments = parse(["--lang", "zh_TW", "--open", "game.ccsave"])
    assert (arguments.lang, arguments.open) == ("zh_TW", Path("game.ccsave"))


@pytest.mark.parametrize(
    ("words", "lang", "file"),
    [
        ("game.changcheng", "", "game.changcheng"),
        ("--lang fr game.changcheng", "fr", "game.changcheng"),
        ("--lang zh_HK game.changcheng", "zh_TW", "game.changcheng"),
        ("--smoke replay.changcheng", "", "replay.changcheng"),
        ("game.changcheng --lang fr", "fr", "game.changcheng"),
        ("-- game.changcheng", "", "game.changcheng"),
        ("--lang fr -- -game", "fr", "-game"),
        ("-- simulate", "", "simulate"),
    ],
)
def test_a_file_alone_is_opened_in_the_window(words: str, lang: str, file: str) -> None:
    arguments = parse(words.split())
    assert arguments.subcommand is Subcommand.WINDOW
    assert (arguments.lang, arguments.open) == (lang, Path(file))


def test_compare_takes_two_files() -> None:
    arguments = parse(["compare", "a", "b"])
    assert (arguments.subcommand, arguments.earlier, arguments.later) == (
        Subcommand.COMPARE,
        Path("a"),
        Path("b"),
    )


def test_simulate_takes_seats_seed_games_options_bots_and_a_folder() -> None:
    words = "simulate --seats 3 --seed x --games 9 --options random --bots greedy,random --out d"
    arguments = parse(words.split())
    assert arguments.subcommand is Subcommand.SIMULATE
    assert (arguments.seats, arguments.seed, arguments.games) == (3, "x", 9)
    assert (arguments.options, arguments.out) == ("random", Path("d"))
    assert arguments.bots == ("greedy", "random")


def test_replay_takes_a_file() -> None:
    arguments = parse(["replay", "game.ccsave", "--json"])
    assert (arguments.subcommand, arguments.file) == (Subcommand.REPLAY, Path("game.ccsave"))
    assert arguments.json


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--lang de", "unknown language: de (choose from en, it, fr, zh_TW, zh_CN)"),
        ("--lang klingon", "unknown language: klingon"),
        ("simulate --seats two", "two is not a number"),
        ("simulate --title go", "unknown game: go (choose from changcheng, china, riders)"),
        ("simulate --games 0", "0 is not a valid number of games"),
        ("simulate --bots clever", "unknown bot: clever (choose from random, greedy, novice"),
        ("tournament club", "AGAINST"),
        ("tournament club clever", "unknown bot: clever (choose from random, greedy, novice"),
        ("tournament club club --deals 0", "at least 1 is needed"),
        ("hint", "FILE"),
        ("hint f --nodes 40", "unrecognized arguments: --nodes 40"),
        ("replay", "FILE"),
        ("compare one", "LATER"),
        ("dance now", "one saved game at a time: now"),
        ("a.changcheng b.changcheng", "one saved game at a time: b.changcheng"),
        ("--open a b", "one saved game at a time: b"),
        ("-- a b", "one saved game at a time: b"),
        ("a simulate", "one saved game at a time: simulate"),
        ("--ope a", "unrecognized arguments: --ope"),
        (f"simulate --seed {'x' * 65}", "a seed is 1 to 64 characters of plain text"),
        (f"simulate --seed {'梅' * 27}", "a seed is 1 to 64 characters of plain text"),
        ("simulate --seed wall\u200b", "a seed is 1 to 64 characters of plain text"),
        ("simulate --seed \ud83d", "a seed is 1 to 64 characters of plain text"),
    ],
)
def test_wrong_arguments_are_told_apart(
    words: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        parse(words.split())
    assert left.value.code == 2
    told = capsys.readouterr()
    assert complaint in told.err
    assert told.err.startswith("changcheng-qt: ")
    assert (told.err.count("\n"), told.out) == (1, "")


@pytest.mark.parametrize("seed", ["", " ", "a\tb", "\u202e", " wall"])
def test_a_seed_is_plain_text(seed: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse(["simulate", "--seed", seed])
    assert left.value.code == 2
    assert "a seed is 1 to 64 characters of plain text" in capsys.readouterr().err


def test_an_accented_seed_is_the_same_from_every_keyboard() -> None:
    assert parse(["simulate", "--seed", "e\u0301"]).seed == "\u00e9"


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"changcheng-qt {__version__}\n"
