"""The strict reader of a rulebook: plain files in, a `Book` out, or a fault with its place.

Theory of operation. A chapter is a file `NN-name.md`, numbered from 01 without a gap. Its first
line is `# Title {#anchor}`; a line `## Title {#anchor}` begins a section. Between them are blocks,
separated by empty lines: a paragraph, one line; an example, a line that begins with `> `; a list of
lines that begin with `- `, or `1. `, `2. ` and so on; a table of lines `| cell | cell |`, the
second of them `|---|---|`; a figure, `![what is to be seen](figure:name)`. Within text `*…*` is
emphasis, `**…**` is strong, `[text](#anchor)` links to a section, and `{name}` stands for a number
of the rules. There is no other Markdown.

A digit typed by hand is refused everywhere but in examples, so that no number of the rules can
become wrong; so are a duplicate anchor, a broken link, a number or figure that the title does not
have, a heading with nothing below it that is not a chapter's, and anything that is not of this
form.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from changcheng_qt.i18n.rulebook.blocks import (
    Block,
    Figure,
    Listing,
    Paragraph,
    Run,
    Runs,
    RunStyle,
    Table,
)
from changcheng_qt.i18n.rulebook.chapters import Book, Chapter, Section

_FILE: Final = re.compile(r"(\d\d)-[a-z-]+\.md")
_HEADING: Final = re.compile(r"(#{1,2}) (.+?) \{#([a-z][a-z-]*)\}")
_FIGURE: Final = re.compile(r"!\[([^\]]+)\]\(figure:([a-z-]+)\)")
_NUMBERED: Final = re.compile(r"(\d+)\. (.+)")
_NUMBER: Final = re.compile(r"\{([a-z_]+)\}")
_PIECE: Final = re.compile(
    r"\*\*(?P<strong>[^*]+)\*\*|\*(?P<emphasis>[^*]+)\*|\[(?P<text>[^\]]+)\]\(#(?P<link>[a-z-]+)\)"
)
_LEFT_OVER: Final = re.compile(r"[*\[\]{}`<>#|\\]")
_CHAPTER: Final = "#"


class BookFault(ValueError):
    """A book that cannot be read: the file, the line from 1, and the fault, in English."""

    def __init__(self, file: str, line: int, fault: str) -> None:
        super().__init__(f"{file}:{line}: {fault}")


@dataclass(frozen=True, slots=True)
class Allowed:
    """The numbers of the title's rules, by name, and the names of its figures."""

    numbers: Mapping[str, int]
    figures: Collection[str]


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of a file, with its place."""

    file: str
    number: int
    text: str

    def fault(self, words: str) -> BookFault:
        return BookFault(self.file, self.number, words)


def read_book(files: Mapping[str, str], allowed: Allowed) -> Book:
    """Read the chapters from their texts by file name; raises BookFault."""
    names = sorted(files)
    for place, name in enumerate(names, 1):
        match = _FILE.fullmatch(name)
        if match is None or int(match[1]) != place:
            raise BookFault(name, 0, f"not chapter {place:02} by its name")
    if not names:
        raise BookFault("", 0, "no chapters")
    reader = _Reader(allowed)
    book = Book(tuple(reader.chapter(name, files[name]) for name in names))
    reader.check_links()
    return book


class _Reader:
    """Reads chapter by chapter, and checks the links at the end."""

    def __init__(self, allowed: Allowed) -> None:
        self._allowed = allowed
        self._anchors: set[str] = set()
        self._links: list[tuple[_Line, str]] = []

    def chapter(self, name: str, text: str) -> Chapter:
        """Read one file."""
        lines = [_Line(name, n, line) for n, line in enumerate(text.splitlines(), 1)]
        if not lines or not lines[0].text.startswith("# "):
            raise BookFault(name, 1, "a chapter begins with its heading")
        sections: list[Section] = []
        for is_heading, group in groupby(lines, lambda line: line.text.startswith("#")):
            below = list(group)
            if is_heading:
                sections += [self._heading(line) for line in below]
                continue
            blocks = tuple(self._blocks(below))
            sections[-1] = replace(sections[-1], blocks=blocks)
        for section in sections[1:]:
            if not section.blocks:
                raise BookFault(name, 1, f"nothing stands below {section.anchor}")
        return Chapter(tuple(sections))

    def check_links(self) -> None:
        """Raise BookFault for a broken link."""
        for line, link in self._links:
            if link not in self._anchors:
                raise line.fault(f"no section #{link}")

    def _heading(self, line: _Line) -> Section:
        match = _HEADING.fullmatch(line.text)
        if match is None:
            raise line.fault("not a heading with its anchor")
        level, title, anchor = match.groups()
        if (level == _CHAPTER) != (line.number == 1):
            raise line.fault("a file has one chapter, and sections below it")
        if anchor in self._anchors:
            raise line.fault(f"#{anchor} stands for another section")
        self._anchors.add(anchor)
        (run,) = self._runs(line, title) or (Run(""),)
        return Section(run.text, anchor, ())

    def _blocks(self, lines: Iterable[_Line]) -> Iterable[Block]:
        for is_empty, group in groupby(lines, lambda line: not line.text.strip()):
            if not is_empty:
                yield self._block(list(group))

    def _block(self, lines: list[_Line]) -> Block:
        first = lines[0].text
        if first.startswith("|"):
            return self._table(lines)
        if first.startswith("- "):
            return Listing(tuple(self._item(line) for line in lines))
        if _NUMBERED.fullmatch(first):
            return Listing(tuple(self._numbered(lines)), is_numbered=True)
        if len(lines) > 1:
            raise lines[1].fault("a paragraph stands on one line, with an empty one after it")
        return self._paragraph(lines[0])

    def _paragraph(self, line: _Line) -> Block:
        figure = _FIGURE.fullmatch(line.text)
        if figure is not None:
            text, name = figure.groups()
            if name not in self._allowed.figures:
                raise line.fault(f"no figure {name}")
            return Figure(name, self._filled(line, text))
        is_example = line.text.startswith("> ")
        text = line.text.removeprefix("> ") if is_example else line.text
        return Paragraph(self._runs(line, text, may_count=is_example), is_example)

    def _item(self, line: _Line) -> Runs:
        if not line.text.startswith("- "):
            raise line.fault("not an item of the list above")
        return self._runs(line, line.text[2:])

    def _numbered(self, lines: list[_Line]) -> Iterable[Runs]:
        for place, line in enumerate(lines, 1):
            match = _NUMBERED.fullmatch(line.text)
            if match is None or int(match[1]) != place:
                raise line.fault(f"not item {place} of the list")
            yield self._runs(line, match[2])

    def _table(self, lines: list[_Line]) -> Table:
        rows = [_cells(line) for line in lines]
        width = len(rows[0])
        if len(rows) < 3 or set("".join(rows[1])) != {"-"}:
            raise lines[0].fault("a table has names, a line of dashes, and rows")
        for line, row in zip(lines, rows, strict=True):
            if len(row) != width:
                raise line.fault(f"not {width} cells")
        kept = [(lines[0], rows[0]), *zip(lines[2:], rows[2:], strict=True)]
        return Table(tuple(tuple(self._runs(line, c) for c in cells) for line, cells in kept))

    def _runs(self, line: _Line, text: str, *, may_count: bool = False) -> Runs:
        """Return the runs of a text."""
        runs: list[Run] = []
        end = 0
        for piece in _PIECE.finditer(text):
            runs.append(Run(self._filled(line, text[end : piece.start()], may_count=may_count)))
            runs.append(self._styled(line, piece, may_count=may_count))
            end = piece.end()
        runs.append(Run(self._filled(line, text[end:], may_count=may_count)))
        return tuple(run for run in runs if run.text)

    def _styled(self, line: _Line, piece: re.Match[str], *, may_count: bool) -> Run:
        if piece["link"] is not None:
            self._links.append((line, piece["link"]))
            text = self._filled(line, piece["text"], may_count=may_count)
            return Run(text, link=piece["link"])
        style = RunStyle.STRONG if piece["strong"] is not None else RunStyle.EMPHASIS
        text = self._filled(line, piece["strong"] or piece["emphasis"], may_count=may_count)
        return Run(text, style)

    def _filled(self, line: _Line, text: str, *, may_count: bool = False) -> str:
        """Return a text with the numbers of the rules filled in."""
        bare = _NUMBER.sub("", text)
        if (wrong := _LEFT_OVER.search(bare)) is not None:
            raise line.fault(f"{wrong[0]} means nothing here")
        if not may_count and re.search(r"\d", bare):
            raise line.fault("a number of the rules is written {name}")
        for name in _NUMBER.findall(text):
            if name not in self._allowed.numbers:
                raise line.fault(f"no number {name}")
        return _NUMBER.sub(lambda match: str(self._allowed.numbers[match[1]]), text)


def _cells(line: _Line) -> list[str]:
    if not (line.text.startswith("|") and line.text.rstrip().endswith("|")):
        raise line.fault("not a row of the table above")
    return [cell.strip() for cell in line.text.strip()[1:-1].split("|")]
