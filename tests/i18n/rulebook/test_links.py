"""Everything that can be refused, played, chosen or told leads to a section of the rulebook."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from changcheng_qt.engine.history import Barrier
from changcheng_qt.titles.changcheng.rules import commands as wall_commands
from changcheng_qt.titles.changcheng.rules import events as wall_events
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, BlockKind, EventCard
from changcheng_qt.titles.changcheng.rules.turn import Stage as WallStage
from changcheng_qt.titles.changcheng.words import rule_links as wall_links
from changcheng_qt.titles.changcheng.words.options import option_texts as wall_options
from changcheng_qt.titles.china.rules import commands as map_commands
from changcheng_qt.titles.china.rules import events as map_events
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.turn import Stage as MapStage
from changcheng_qt.titles.china.words import rule_links as map_links
from changcheng_qt.titles.china.words.options import option_texts as map_options
from tests.i18n.rulebook.books import book, offered

ENUMS: dict[str, tuple[type[Any], ...]] = {
    "changcheng": (wall_commands.Refusal, Barrier, ActionCard, EventCard, BlockKind),
    "china": (map_commands.Refusal, Barrier, Colour),
}
OPTIONS = {"changcheng": wall_options, "china": map_options}
EVENTS = {"changcheng": wall_events.Event, "china": map_events.Event}
LINKS: dict[str, Any] = {"changcheng": wall_links, "china": map_links}
STAGES: dict[str, Any] = {"changcheng": WallStage, "china": MapStage}
SPECIAL = (wall_events.PointsScored, wall_events.EventCardCounted)
"""Events that lead on by what they hold."""


def kinds(union: Any) -> Iterator[type[Any]]:  # noqa: ANN401
    """Yield the event types of a union of unions."""
    for one in get_args(union):
        yield from kinds(one) if get_args(one) else (one,)


@pytest.mark.parametrize("name", LINKS)
def test_all_members_lead_to_a_section(name: str) -> None:
    anchors, rule_of = book(name, "en").sections, offered(name).rule_of
    things = [thing for kind in ENUMS[name] for thing in kind]
    things += [text.field for text in OPTIONS[name]()]
    assert [thing for thing in things if rule_of(thing) not in anchors] == []


@pytest.mark.parametrize("name", LINKS)
def test_all_events_lead_to_a_section(name: str) -> None:
    anchors, table = book(name, "en").sections, vars(LINKS[name])["_EVENTS"]
    told = [kind for kind in kinds(EVENTS[name]) if kind not in SPECIAL]
    assert told
    assert [kind for kind in told if table.get(kind) not in anchors] == []


def test_points_and_event_cards_lead_on_by_what_they_are_for() -> None:
    anchors = book("changcheng", "en").sections
    for source in wall_events.Source:
        assert wall_links.rule_of(wall_events.PointsScored(0, 1, source)) in anchors
    for card in EventCard:
        counted = wall_events.EventCardCounted(card, (1, 2))
        assert wall_links.rule_of(counted) == wall_links.rule_of(card)


@pytest.mark.parametrize("name", LINKS)
def test_all_stages_lead_to_a_section(name: str) -> None:
    anchors = book(name, "en").sections
    assert [stage for stage in STAGES[name] if stage.section not in anchors] == []


@pytest.mark.parametrize("name", LINKS)
@pytest.mark.parametrize("thing", [None, 1.5, "no such option", object()])
def test_nothing_is_said_about_anything_else(name: str, thing: object) -> None:
    assert offered(name).rule_of(thing) == ""
