"""Rules, habits, options and secrets of Riders at the Wall have their words, in every language."""

from changcheng_qt.bots import LEVELS
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.riders.rules.secrets import EdictSecret, HandSecret, RobberySecret
from changcheng_qt.titles.riders.rules.setup import Options
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.words import telling
from changcheng_qt.titles.riders.words.options import habit_text
from changcheng_qt.titles.riders.words.rule_links import rule_now
from tests.conformance.words.voice import are_distinct, whole
from tests.titles.riders.words.spoken import view


def test_the_current_decision_leads_to_its_section() -> None:
    assert rule_now(view(stage=Stage.CORVEE)) == "corvee"
    assert rule_now(view(stage=Stage.ROBBING)) == "robbery"


def test_every_level_has_a_habit_of_its_own(language: str) -> None:
    habits = [habit_text(level) for level in LEVELS]
    assert all(map(whole, habits))
    assert are_distinct(habits)
    assert not habit_text("random")


def test_the_options_of_a_match_are_listed_and_marked(language: str) -> None:
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
