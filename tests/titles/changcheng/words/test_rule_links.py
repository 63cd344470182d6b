"""Points and event cards link to a section of the rulebook by their kind."""

from changcheng_qt.titles.changcheng.rules.events import EventCardCounted, PointsScored, Source
from changcheng_qt.titles.changcheng.rules.pieces import EventCard
from changcheng_qt.titles.changcheng.words.rule_links import rule_of


def test_points_lead_on_by_their_source() -> None:
    rules = {rule_of(PointsScored(0, 1, source)) for source in Source}
    assert "" not in rules
    assert len(rules) > 1


def test_a_counted_event_card_leads_to_its_own_rule() -> None:
    for card in EventCard:
        assert rule_of(EventCardCounted(card, (1, 2))) == rule_of(card)
