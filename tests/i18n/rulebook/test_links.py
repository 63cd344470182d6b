"""Everything that can be refused, played, chosen or told leads to a section of the rulebook."""

from importlib import import_module

import pytest

from changcheng_qt.engine.history import Barrier
from tests.conformance.samples import samples
from tests.conformance.words.voice import VoiceSample
from tests.i18n.rulebook.books import offered, with_rules_at_a_glance

TOLD_OF = ("refusal", "good", "card", "event card", "block", "event")
"""The kinds of things, as far as a title has them, that the rulebook must explain."""

every_voice = pytest.mark.parametrize(("name", "sample"), samples("voice").items())


@every_voice
def test_all_things_lead_to_a_section(name: str, sample: VoiceSample) -> None:
    anchors, rule_of = with_rules_at_a_glance(name).sections, offered(name).rule_of
    kinds = [sample.wordings[kind] for kind in TOLD_OF if kind in sample.wordings]
    things = [*Barrier, *(thing for kind in kinds for thing in kind.things)]
    things += [text.field for text in sample.option_texts()]
    assert [thing for thing in things if rule_of(thing) not in anchors] == []


@every_voice
def test_all_stages_lead_to_a_section(name: str, sample: VoiceSample) -> None:
    anchors = with_rules_at_a_glance(name).sections
    stages = import_module(f"changcheng_qt.titles.{name}.rules.turn").Stage
    assert [stage for stage in stages if stage.section not in anchors] == []


@every_voice
@pytest.mark.parametrize("thing", [None, 1.5, "no such option", object()])
def test_nothing_is_said_about_anything_else(name: str, sample: VoiceSample, thing: object) -> None:
    assert offered(name).rule_of(thing) == ""
