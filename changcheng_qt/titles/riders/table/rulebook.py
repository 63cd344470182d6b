"""The title's part of its rulebook: the rules at a glance."""

from collections.abc import Collection, Mapping

from changcheng_qt.i18n.phrases.option_texts import RulesSection
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words import rule_links
from changcheng_qt.titles.riders.words.reference import reference_sections
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.title import SlowPicture


class RidersBook:
    """The numbers and figures of the book: none: its one chapter is in the words."""

    numbers: Mapping[str, int] = {}
    figures: Collection[str] = ()

    def rule_of(self, thing: object) -> str:
        """Return the section about a thing of the game."""
        return rule_links.rule_of(thing)

    def rule_now(self, view: View) -> str:
        return rule_links.rule_now(view)

    def glance(self, view: View | None) -> tuple[RulesSection, ...]:
        return reference_sections(None if view is None else view.options)

    def figure(self, name: str, appearance: Appearance, width: int, ratio: float) -> SlowPicture:
        raise KeyError(name)
