"""The reader of rulebooks: the markup that it reads, and its refusal of all else with its place."""

import pytest

from changcheng_qt.i18n.rulebook.blocks import (
    Figure,
    Listing,
    Paragraph,
    Run,
    RunStyle,
    Table,
    plain,
    texts_of,
)
from changcheng_qt.i18n.rulebook.reading import Allowed, BookFault, read_book

ALLOWED = Allowed({"walls": 14, "players_most": 4}, {"two-towers"})
FIRST = """\
# Building {#building}

Each player has {walls} walls, *all* of **one** colour, [to build with](#rows).

## Rows {#rows}

- One wall in a row.
- Up to {players_most} players.

1. Place it.
2. Score it.

| Wall | Worth |
|---|---|
| any | one |

![Two towers stand apart.](figure:two-towers)

> With 3 walls of 5 you lead.
"""
SECOND = "# Ending {#ending}\n\nIt ends.\n"


def faulty(text: str) -> str:
    """Return the complaint about a chapter."""
    with pytest.raises(BookFault) as caught:
        read_book({"01-a.md": text}, ALLOWED)
    return str(caught.value)


def test_all_that_a_book_is_made_of() -> None:
    book = read_book({"02-end.md": SECOND, "01-building.md": FIRST}, ALLOWED)
    assert [chapter.title for chapter in book.chapters] == ["Building", "Ending"]
    assert list(book.sections) == ["building", "rows", "ending"]
    assert [book.chapter_of(anchor) for anchor in book.sections] == [0, 0, 1]
    assert [figure.name for figure in book.figures] == ["two-towers"]
    (paragraph,) = book.sections["building"].blocks
    assert paragraph == Paragraph(
        (
            Run("Each player has 14 walls, "),
            Run("all", RunStyle.EMPHASIS),
            Run(" of "),
            Run("one", RunStyle.STRONG),
            Run(" colour, "),
            Run("to build with", link="rows"),
            Run("."),
        )
    )
    bullets, numbered, table, figure, example = book.sections["rows"].blocks
    assert isinstance(bullets, Listing)
    assert [plain(item) for item in bullets.items] == ["One wall in a row.", "Up to 4 players."]
    assert isinstance(numbered, Listing)
    assert (bullets.is_numbered, numbered.is_numbered) == (False, True)
    assert isinstance(table, Table)
    assert texts_of(table) == ("Wall", "Worth", "any", "one")
    assert figure == Figure("two-towers", "Two towers stand apart.")
    assert texts_of(figure) == ("Two towers stand apart.",)
    assert example == Paragraph((Run("With 3 walls of 5 you lead."),), is_example=True)
    assert {run.link for run in book.sections["building"].runs} == {"", "rows"}
    assert [run.text for run in book.sections["rows"].runs][-1] == "With 3 walls of 5 you lead."


@pytest.mark.parametrize(
    ("below", "fault"),
    [
        ("Each has 14 walls.", "a number of the rules is written"),
        ("- Each has 14 walls.", "a number of the rules is written"),
        ("![There are 2 towers.](figure:two-towers)", "a number of the rules is written"),
        ("Each has {houses} houses.", "no number houses"),
        ("![A hut.](figure:hut)", "no figure hut"),
        ("See [there](#nowhere).", "no section #nowhere"),
        ("One line\nand another.", "a paragraph stands on one line"),
        ("- One item\nand a line.", "not an item of the list above"),
        ("1. One.\n3. Three.", "not item 2 of the list"),
        ("1. One.\n- Two.", "not item 2 of the list"),
        ("| a | b |", "a table has names"),
        ("| a | b |\n|---|\n| c | d |", "not 2 cells"),
        ("| a | b |\n|---|---|\n| c |", "not 2 cells"),
        ("| a | b |\n|---|---|\nc d", "not a row of the table above"),
        ("Some <b>HTML</b>.", "< means nothing here"),
        ("An *open emphasis.", "* means nothing here"),
        ("### Deep {#deep}", "not a heading with its anchor"),
        ("## No anchor", "not a heading with its anchor"),
        ("## Again {#a}\n\nWords.", "#a stands for another section"),
        ("## Empty {#empty}", "nothing stands below empty"),
        ("# Second {#second}\n\nWords.", "a file has one chapter"),
    ],
)
def test_anything_else_is_refused(below: str, fault: str) -> None:
    complaint = faulty(f"# A {{#a}}\n\nWords.\n\n{below}\n")
    assert fault in complaint
    assert complaint.startswith("01-a.md:")


def test_a_place_is_named() -> None:
    assert faulty("# A {#a}\n\nFine.\n\nNot 1 fine.\n").startswith("01-a.md:5: ")


@pytest.mark.parametrize("text", ["", "Words.\n", "\n# A {#a}\n"])
def test_a_chapter_begins_with_its_heading(text: str) -> None:
    assert "begins with its heading" in faulty(text)


@pytest.mark.parametrize("names", [("02-a.md",), ("01-a.md", "03-b.md"), ("01-A.md",), ("a.md",)])
def test_chapters_are_numbered_without_a_gap(names: tuple[str, ...]) -> None:
    files = {name: f"# {name[3]} {{#{'ab'[n]}}}\n\nWords.\n" for n, name in enumerate(names)}
    with pytest.raises(BookFault, match="by its name"):
        read_book(files, ALLOWED)


def test_a_book_has_chapters() -> None:
    with pytest.raises(BookFault, match="no chapters"):
        read_book({}, ALLOWED)
