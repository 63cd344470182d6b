"""The pages for people, as functions from Markdown to complaints.

A page links to pages, headings and pictures that exist, names paths and definitions that exist,
calls things in the window as the program does, and gives commands that it accepts. An option or a
word is asked of the parser itself, by `--help` after the command on the page.
"""

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import dev
from changcheng_qt.app.cli.command_parser import parse
from tests.benchmarks.__main__ import names as benchmarks

_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
_PLACE = re.compile(r"((?:`\w+`(?:, | and ))*`\w+`) (?:in|of) `([^`\s]+\.py)`")
_ITALICS = re.compile(r"(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])")
_OF_OTHERS = {"Tried", "post office", "Applications", "Settings", "Apps", "Installed apps"}
"""Words that are explained, and names in the windows of systems."""
_TELLING = 4
"""How many letters a text needs, apart from its placeholders, to say something by itself."""
_TOPS = ("changcheng_qt/", "docs/", "resources/", "packaging/", "tests/")


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its path in the checkout and its Markdown."""

    path: Path
    text: str

    @property
    def prose(self) -> str:
        """The text without blocks of code."""
        return re.sub(r"^```.*?^```$", "", self.text, flags=re.DOTALL | re.MULTILINE)

    @property
    def anchors(self) -> frozenset[str]:
        """The headings as a link writes them."""
        headings = re.findall(r"^#+ (.+)$", self.prose, re.MULTILINE)
        return frozenset(
            re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings
        )


def pages(root: Path) -> list[Page]:
    """Every page of the checkout for people."""
    paths = [root / "README.md", root / "CONTRIBUTING.md", *sorted((root / "docs").glob("*.md"))]
    return [Page(path, path.read_text("utf-8")) for path in paths]


def broken_links(page: Page) -> list[str]:
    """Every relative link of a page to a file or a heading that does not exist."""
    return [link for link in _LINK.findall(page.prose) if not _leads_somewhere(page, link)]


def texts_of_the_program(root: Path) -> list[re.Pattern[str]]:
    """The English texts of the interface, with gaps for their placeholders."""
    file = ElementTree.parse(root / "translations" / "changcheng_fr.ts")
    texts = {_plain(one.text or "") for one in file.iter("source")}
    words = {text: re.sub(r"\{\w+\}|\W", "", text) for text in texts}
    telling = [text for text in texts if "{" not in text or len(words[text]) >= _TELLING]
    return [re.compile(re.sub(r"\\\{\w+\\\}", ".+", re.escape(text))) for text in telling]


def unknown_texts(page: Page, texts: Sequence[re.Pattern[str]]) -> list[str]:
    """Every text in italics that is none of the program, nor one of other programs."""
    prose = re.sub(r"`[^`\n]*`", "", page.prose).replace("**", "")
    paths = [re.sub(r"\s+", " ", found) for found in _ITALICS.findall(prose)]
    names = {_plain(name) for path in paths for name in path.split(" › ")} - _OF_OTHERS
    return sorted(name for name in names if not any(one.fullmatch(name) for one in texts))


def _plain(text: str) -> str:
    """A text without the marks of menus and the ends of sentences."""
    return re.sub(r"\s+", " ", text).strip().rstrip("….:").replace("&", "")


def _leads_somewhere(page: Page, link: str) -> bool:
    if "://" in link:
        return True
    path, _, anchor = link.partition("#")
    target = page.path.parent / path
    if path and not target.exists():
        return False
    there = Page(target, target.read_text("utf-8")) if path and anchor else page
    return not anchor or anchor in there.anchors


def missing_paths(page: Page, root: Path) -> list[str]:
    """Every file or folder of the checkout that a page names in backticks and that does not exist;
    `…` stands for the program's package, `<title>` for any title. A file name alone may be in any
    folder of the sources.
    """
    paths = (
        name.replace("…", "changcheng_qt").replace("<title>", "changcheng")
        for name in re.findall(r"`([^`\s]+)`", page.prose)
    )
    return [path for path in paths if "<" not in path and not _exists(path, root)]


def _exists(path: str, root: Path) -> bool:
    if re.fullmatch(r"\w+\.py", path):
        return any(next((root / top).rglob(path), None) for top in _TOPS)
    return not path.startswith(_TOPS) or (root / path).exists()


def missing_names(page: Page, root: Path) -> list[str]:
    """Every name that a page places in a module, as "`Game` in `…/engine/game.py`", where that
    module has no such name.
    """
    complaints = []
    for listed, path in _PLACE.findall(page.prose):
        module = root / path.replace("…", "changcheng_qt")
        if module.is_file():
            missing = set(re.findall(r"`(\w+)`", listed)) - _names(module)
            complaints += [f"{name} in {path}" for name in sorted(missing)]
    return complaints


def _names(module: Path) -> set[str]:
    """The names that a module gives to anything: methods, fields and arguments among them."""
    found = set[str]()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        match node:
            case ast.ClassDef() | ast.FunctionDef():
                found.add(node.name)
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                found.add(name)
            case ast.keyword(arg=str(name)):
                found.add(name)
            case _:
                pass
    return found


def commands(page: Page) -> Iterator[list[str]]:
    """Every command that a page gives, as words: in backticks, a line of a block of code, or in the
    first column of a table of developer commands, where `dev.py` goes without saying.
    """
    blocks = re.findall(r"^```\w*\n(.*?)^```$", page.text, re.DOTALL | re.MULTILINE)
    lines = [line.partition("#")[0] for block in blocks for line in block.splitlines()]
    for text in [*re.findall(r"`([^`\n]+)`", page.prose), *lines]:
        if words := _command(text):
            yield words
    for table in re.findall(r"^\| command \|.*\n\|[-|]+\n((?:\|.*\n?)+)", page.prose, re.MULTILINE):
        for row in table.splitlines():
            cell = re.split(r"(?<!\\)\|", row)[1].replace("\\|", "|")
            for text in re.findall(r"`([^`]+)`", cell):
                yield ["dev.py", *text.split()]


def _command(text: str) -> list[str]:
    """The words of a command from its program on; none for other text."""
    words = text.split()
    while words and re.fullmatch(r"[A-Z_]+=\w+", words[0]):
        del words[0]
    match words:
        case ["python3", "packaging/dev.py", *rest] | ["dev.py", *rest]:
            return ["dev.py", *rest]
        case ["python" | ".venv/bin/python", "-m", module, *rest]:
            return ["python", "-m", module, *rest]
        case ["changcheng-qt", *rest]:
            return ["python", "-m", "changcheng_qt", *rest]
        case _:
            return []


def wrong_command(words: Sequence[str], root: Path) -> str:
    """The fault of a command; nothing for one that works."""
    match words:
        case ["dev.py", *rest]:
            return _wrong_in_dev(_expanded(rest), root)
        case ["python", "-m", "changcheng_qt", *rest]:
            return _unknown_to(parse, _expanded(rest))
        case ["python", "-m", "pytest", *rest]:
            return _missing(rest, root)
        case ["python", "-m", module, *_]:
            return "" if find_spec(module) else f"no module {module}"
        case _:
            return f"no command: {' '.join(words)}"


def _expanded(words: Sequence[str]) -> list[str]:
    """The words without the signs for optional, repeated or alternative ones."""
    parts = (re.split(r"\|", word.strip("[]").replace("...", "")) for word in words)
    return [part.strip("[]") for choices in parts for part in choices if part.strip("[]")]


def _wrong_in_dev(words: Sequence[str], root: Path) -> str:
    match words:
        case [] | ["COMMAND"]:
            return ""
        case ["native", "-m", *_]:
            return wrong_command(["python", *words[1:]], root)
        case ["native", "ARGUMENTS" | "ARGUMENT"] | ["translate" | "compile" | "fonts" | "native"]:
            return ""
        case ["bench", *asked]:
            unknown = {*asked} - {*benchmarks(), "NAME", "--list"}
            return f"no benchmark {', '.join(unknown)}" if unknown else ""
        case ["test" | "nightly", *rest]:
            return _missing(rest, root)
        case ["play", *rest]:
            return _unknown_to(import_module("play").main, rest)
        case [name, *rest] if name in dev.COMMANDS:
            module = Path(dev.COMMANDS[name][0][-1]).stem
            return _unknown_to(import_module(module).main, rest)
        case _:
            return f"no developer command: {' '.join(words)}"


def _missing(words: Sequence[str], root: Path) -> str:
    paths = [word for word in words if "/" in word or word.endswith(".py")]
    return next((f"no file {path}" for path in paths if not (root / path).exists()), "")


def _unknown_to(main: Callable[[list[str]], Any], words: Sequence[str]) -> str:
    """The parser's refusal of the words before the first option, and words not in its help."""
    options = [number for number, word in enumerate(words) if word.startswith("-")]
    first = words[: options[0]] if options else words
    output = StringIO()
    try:
        with redirect_stdout(output), redirect_stderr(output):
            main([*(word for word in first if not word.isupper()), "--help"])
    except SystemExit as end:
        if end.code:
            return output.getvalue().strip()
    listed = set(re.findall(r"(?:--?)?\w[\w-]*", output.getvalue()))
    asked = [word for word in words if re.fullmatch(r"(--?)?[a-z_-]+", word)]
    return next((f"{word} is not in the help" for word in asked if word not in listed), "")
