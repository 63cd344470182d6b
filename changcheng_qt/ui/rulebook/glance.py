"""The last chapter of a rulebook: the rules at a glance, help, keys and mouse.

The title supplies the sections, by the options of the match on the table, each with a link to the
whole rule and sometimes a figure of the book. A rule that the book does not have elsewhere is the
section here. Keys are those in force: people can change them.
"""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.option_texts import RulesSection
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.i18n.rulebook.blocks import Block, Listing, Paragraph, Run, Runs, Table
from changcheng_qt.i18n.rulebook.chapters import Book, Chapter, Section
from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.actions.table import PLAIN_KEYS

translate = QCoreApplication.translate

GLANCE: Final = "glance"
"""The anchor of the chapter."""
_HELP_RULE: Final = "table"
_SHELL_KEYS: Final = (
    *("undo", "redo", "reset_turn", "hint", "last_round", "changes"),
    *("fit", "side_panel", "reference", "rulebook", "keys"),
)

KeyLine: TypeAlias = tuple[str, str]
"""A key as this system writes it, and its function."""


def with_glance(book: Book, rules: Sequence[RulesSection], keys: Sequence[KeyLine]) -> Book:
    """Return a book with the chapter at its end, in the language of the interface."""
    head = Section(translate("Reference", "Rules at a glance"), GLANCE, ())
    sections = [
        Section(part.title, _anchor(book, part, place), tuple(_blocks(book, part)))
        for place, part in enumerate((*rules, _help()))
    ]
    return Book((*book.chapters, Chapter((head, *sections, _keys_and_mouse(keys)))))


def keys_of(actions: Actions) -> tuple[KeyLine, ...]:
    """Return the present keys of the table, the board and the most useful actions, without those
    that have none.
    """
    named = [(name, actions.text(name)) for name in actions.of_table]
    named += [(held.name, held.text()) for held in actions.held_keys]
    named += [(spec.name, spec.text()) for spec in PLAIN_KEYS]
    named += [(name, actions.text(name)) for name in _SHELL_KEYS]
    shown = [(actions.bindings.shown(name), text) for name, text in named]
    return tuple(line for line in shown if line[0])


def _anchor(book: Book, part: RulesSection, place: int) -> str:
    """Return the anchor of the rule itself if the book does not have it, else one by place."""
    is_rule = part.rule and part.rule not in book.sections
    return part.rule if is_rule else f"{GLANCE}-{place}"


def _blocks(book: Book, part: RulesSection) -> Iterator[Block]:
    yield from (figure for figure in book.figures if figure.name == part.figure)
    lines = tuple(_plain(line) for line in part.lines)
    if part.introduced:
        end = 1 + part.introduced
        yield Paragraph(lines[0])
        yield Listing(lines[1:end])
        yield from map(Paragraph, lines[end:])
    else:
        yield Listing(lines) if len(lines) > 1 else Paragraph(lines[0])
    if part.rule in book.sections:
        words = translate("Rulebook", "Rule: {section}")
        shown = fill(words, section=book.sections[part.rule].title)
        yield Paragraph((Run(shown, link=part.rule),))


def _plain(text: str) -> Runs:
    return (Run(text),)


def _help() -> RulesSection:
    changed = translate(
        "Help",
        "It can be changed during a game if everyone agrees: “Help for this game…” in the menu.",
    )
    return RulesSection(translate("Help", "Help"), (changed,), _HELP_RULE)


def _keys_and_mouse(keys: Sequence[KeyLine]) -> Section:
    header = translate("Glance", "Key or mouse"), translate("Glance", "What it does")
    rows = (header, *_mouse(), *keys)
    title = translate("Glance", "Keys and mouse")
    table = Table(tuple((_plain(key), _plain(text)) for key, text in rows))
    return Section(title, f"{GLANCE}-keys", (table,))


def _mouse() -> tuple[KeyLine, ...]:
    return (
        (
            translate("Glance", "Click"),
            translate("Glance", "Pick up a piece or a card, then click where it goes"),
        ),
        (
            translate("Glance", "Drag"),
            translate("Glance", "Move a piece or a card to its place, or pan the board"),
        ),
        (translate("Glance", "Mouse wheel"), translate("Glance", "Zoom in or out")),
        (
            translate("Glance", "Right-click"),
            translate("Glance", "Put down the held piece, or read the rule"),
        ),
    )
