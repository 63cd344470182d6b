"""A whole rulebook: chapters, and their sections, each with an anchor."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from changcheng_qt.i18n.rulebook.blocks import Block, Figure, Run, runs_of


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its content; `anchor` is the same in every language."""

    title: str
    anchor: str
    blocks: tuple[Block, ...]

    @property
    def runs(self) -> Iterator[Run]:
        """All runs of the section."""
        return (run for block in self.blocks for run in runs_of(block))


@dataclass(frozen=True, slots=True)
class Chapter:
    """Sections under one heading; the first has that heading itself, and may be empty."""

    sections: tuple[Section, ...]

    @property
    def title(self) -> str:
        """The heading of the chapter."""
        return self.sections[0].title

    @property
    def anchor(self) -> str:
        """The anchor of the chapter."""
        return self.sections[0].anchor


@dataclass(frozen=True)
class Book:
    """The chapters in their order."""

    chapters: tuple[Chapter, ...]

    @cached_property
    def sections(self) -> Mapping[str, Section]:
        """Every section by its anchor, in the order of the book."""
        return {section.anchor: section for c in self.chapters for section in c.sections}

    @cached_property
    def _chapters(self) -> Mapping[str, int]:
        return {s.anchor: n for n, c in enumerate(self.chapters) for s in c.sections}

    def chapter_of(self, anchor: str) -> int:
        """Return the number of the chapter with a section, from 0; raises KeyError for an anchor
        that the book does not have.
        """
        return self._chapters[anchor]

    @property
    def figures(self) -> Iterator[Figure]:
        """All figures, in the order of the book."""
        blocks = (block for section in self.sections.values() for block in section.blocks)
        return (block for block in blocks if isinstance(block, Figure))
