"""Rules, habits, options and secrets of Riders at the Wall have their words, in every language."""

from changcheng_qt.bots import LEVELS
from changcheng_qt.engine.history import Barrier
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.riders.rules.secrets import EdictSecret, HandSecret, RobberySecret
from changcheng_qt.titles.riders.rules.setup import Options
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.words import telling
from changcheng_qt.titles.riders.words.options import habit_text, option_texts
from changcheng_qt.titles.riders.words.reference import reference_sections
from changcheng_qt.titles.riders.words.rule_links import rule_now, rule_of
from tests.conformance.words.voice import told_apart, whole
from tests.titles.riders.sample.voice import WORDINGS
from tests.titles.riders.words.spoken import EVENTS, view


def test_all_things_lead_to_a_section_of_the_rules(language: str) -> None:
    sections = reference_sections()
    anchors = {section.rule for section in sections}
    assert told_apart([section.title for section in sections])
    assert len(anchors) == len(sections)
    assert all(whole(line) for section in sections for line in (section.title, *section.lines))
    things: list[object] = [*Stage, *Barrier, *EVENTS, *(option.field for option in option_texts())]
    things += [thing for name in ("refusal", "good", "card") for thing in WORDINGS[name].things]
    assert [thing for thing in things if rule_of(thing) not in anchors] == []
    assert rule_now(view(stage=Stage.CORVEE)) == "edicts"
    assert [rule_of(thing) for thing in (None, 1.5, "no such option", object())] == [""] * 4


def test_every_level_has_a_habit_of_its_own(language: str) -> None:
    habits = [habit_text(level) for level in LEVELS]
    assert all(map(whole, habits))
    assert told_apart(habits)
    assert not habit_text("random")


def test_the_options_of_a_match_are_told_and_marked(language: str) -> None:
    assert [line.changed for line in telling.options_in_force(view())] == [False] * 8
    six = telling.options_in_force(view(seats=6, options=Options(extra=False, fort_road=True)))
    assert len(six) == 9
    assert sum(line.changed for line in six) == 2
    assert all(whole(line.name) and whole(line.effect) for line in six)


def test_secrets_are_named_by_their_numbers(languages: Languages) -> None:
    languages.install("en")
    told = [
        (telling.secret_name(secret, view()), telling.secret_value(secret, value, view()))
        for secret, value in (
            (RobberySecret(0, 1, 2), "ore"),
            (EdictSecret(3, 1), "levy"),
            (HandSecret(1), "2 0 0 1 0"),
            (HandSecret(1), "0 0 0 0 0"),
        )
    ]
    assert told == [
        ("Robbed card 1", "Ore"),
        ("Edict 4", "Levy"),
        ("Goods in hand", "2 wood and 1 grain"),
        ("Goods in hand", "no cards"),
    ]
