"""Anybody who follows a link, a path or a command of README, CONTRIBUTING or `docs` finds it."""

from pathlib import Path

import pytest

import dev
from changcheng_qt.app.cli.command_parser import parse
from changcheng_qt.app.command_line import Subcommand
from tests.documents import (
    Page,
    broken_links,
    commands,
    missing_names,
    missing_paths,
    pages,
    texts_of_the_program,
    unknown_texts,
    wrong_command,
)

ROOT = Path(__file__).parents[1]
PAGES = {str(page.path.relative_to(ROOT)): page for page in pages(ROOT)}
TEXTS = texts_of_the_program(ROOT)
README_BYTES = 6_000

every_page = pytest.mark.parametrize("name", PAGES)


def planted(text: str) -> Page:
    """A page with a text in the place of README."""
    return Page(ROOT / "README.md", text)


@every_page
def test_links_lead_somewhere(name: str) -> None:
    assert broken_links(PAGES[name]) == []


@every_page
def test_paths_exist(name: str) -> None:
    assert missing_paths(PAGES[name], ROOT) == []


@every_page
def test_names_are_in_the_modules_where_they_are_said_to_be(name: str) -> None:
    assert missing_names(PAGES[name], ROOT) == []


@pytest.mark.parametrize("name", [name for name in PAGES if name != "CONTRIBUTING.md"])
def test_things_in_the_window_are_called_as_there(name: str) -> None:
    assert unknown_texts(PAGES[name], TEXTS) == []


def test_another_name_for_a_thing_in_the_window_is_noticed() -> None:
    text = "*Open a\ntable*, *Undo* and *Let a bot play for Ben* are there, *Tell me later* is not."
    assert unknown_texts(planted(text), TEXTS) == ["Tell me later"]


@every_page
def test_commands_work(name: str) -> None:
    given = {" ".join(words): words for words in commands(PAGES[name])}
    wrong = {text: wrong_command(words, ROOT) for text, words in given.items()}
    assert {text: fault for text, fault in wrong.items() if fault} == {}


def test_readme_is_short_and_links_to_every_page() -> None:
    readme = PAGES["README.md"]
    assert len(readme.text.encode()) <= README_BYTES
    assert [name for name in PAGES if name != "README.md" and f"({name})" not in readme.text] == []


def test_every_developer_command_is_listed() -> None:
    listed = {words[1] for words in commands(PAGES["CONTRIBUTING.md"])}
    assert {"play", *dev.COMMANDS} <= listed


def test_every_subcommand_and_option_is_on_the_page_of_the_command_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = PAGES["docs/command-line.md"].text
    for subcommand in Subcommand:
        name = subcommand.value if subcommand is not Subcommand.WINDOW else ""
        for deed in ("prove", "find") if subcommand is Subcommand.PROBLEM else ("",):
            with pytest.raises(SystemExit):
                parse([word for word in (name, deed, "--help") if word])
            section = text.partition(f"## {name}\n")[2].partition("\n## ")[0] if name else text
            options = {
                word.strip("[],")
                for word in capsys.readouterr().out.split()
                if word.strip("[],").startswith("--")
            }
            assert [one for one in options - {"--help"} if f"`{one}" not in section] == [], name


def test_planted_links_are_caught() -> None:
    good = (
        "# A *title* of `this`\n[a](docs/playing.md#your-games) [b](#a-title-of-this) [c](LICENSE)"
    )
    bad = "[d](docs/gone.md) [e](docs/playing.md#gone) [f](#gone) ![g](gone.png)"
    gone = ["docs/gone.md", "docs/playing.md#gone", "#gone", "gone.png"]
    assert broken_links(planted(f"{good}\n{bad}\n```\n# gone\n[h](gone)\n```\n")) == gone


def test_planted_paths_are_caught() -> None:
    good = "`…/bots/__init__.py`, `tests/titles/<title>`, `resources/<code>`, `dev.py`, `board-….x`"
    bad = "`…/ui/gone.py`, `tests/gone`, `gone.py`"
    gone = ["changcheng_qt/ui/gone.py", "tests/gone", "gone.py"]
    assert missing_paths(planted(f"{good}, {bad}"), ROOT) == gone


def test_planted_names_are_caught() -> None:
    good = "`Game` in `…/engine/game.py`, `seats`, `new` and `view` of `…/engine/game.py`"
    bad = "`gone`, `apply` and `Gone` in `…/engine/game.py`"
    gone = ["Gone in …/engine/game.py", "gone in …/engine/game.py"]
    assert missing_names(planted(f"{good}; {bad}"), ROOT) == gone


GOOD_COMMANDS = """
`python3 packaging/dev.py test -k WORD`, `python3 packaging/dev.py nightly tests/saves`,
`dev.py build`, `python3 packaging/dev.py bake icons`, `dev.py gallery DIR --lang <code>`,
`A_B=1 python3 packaging/dev.py native -m pytest FILE`, `dev.py native -m tests.bots.judging 1`,
`python -m changcheng_qt hint FILE --seat 0 [--effort PERCENT]`, `changcheng-qt FILE`,
`changcheng-qt --smoke`, `sudo apt install ./a.deb`

| command | what it does |
|---|---|
| `trial [KIND ...]`, `bench stop` | tries |
| `gallery DIR [--theme light\\|dark]` | paints |

```
python3 packaging/dev.py play     # open the game
```
"""
BAD_COMMANDS = """
`python3 packaging/dev.py gone`, `dev.py nightly tests/gone`, `dev.py build gone`,
`dev.py bake gone`, `dev.py gallery DIR --gone`, `dev.py native -m tests.gone`, `dev.py bench gone`,
`python -m changcheng_qt gone`, `python -m changcheng_qt hint FILE --gone`,
`python -m changcheng_qt problem gone FILE`, `python -m tests.gone`, `changcheng-qt --gone`

| command | what it does |
|---|---|
| `golden --gone` | compares |

```
python3 packaging/dev.py play --gone
```
"""


def test_planted_commands_are_caught() -> None:
    good, bad = list(commands(planted(GOOD_COMMANDS))), list(commands(planted(BAD_COMMANDS)))
    assert (len(good), len(bad)) == (14, 14)
    assert [words for words in good if wrong_command(words, ROOT)] == []
    assert [words for words in bad if not wrong_command(words, ROOT)] == []
