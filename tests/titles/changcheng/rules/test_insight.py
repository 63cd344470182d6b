"""Secrets of Chang Cheng: counters by counting, a card on its way, and whose each is (RULES section
6). That page and views agree is tested for every title in `tests.conformance`.
"""

from dataclasses import replace
from typing import Any

from changcheng_qt.engine.replay import Replay
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.secrets import (
    HAND,
    BoardSecret,
    CardSecret,
    ChangChengSecrets,
    Secret,
    ThreatSecret,
)
from changcheng_qt.verdicts.insight import How, KnowledgePage, Known, Row
from tests.conformance.rules.insight import page_of
from tests.titles.changcheng.sample.secrets import READING, SAMPLE


def test_where_two_values_are_used_up_the_counters_left_are_known() -> None:
    match = SAMPLE.played(10)
    replay = Replay(match)
    views = (replay.view_at(position, 0) for position in range(replay.last))
    view = next(view for view in views if len(view.wall.regions) == 12)
    lying = (*[2] * 5, *[3] * 5, None, None)
    blank = tuple(replace(private, seen=()) for private in view.privates)
    told = replace(view, threats=lying, privates=blank, peeks=frozenset(), removed=frozenset())
    known = READING.secrets.known(told)
    assert known[ThreatSecret(10)] == known[ThreatSecret(11)] == Known(How.COUNTED, 4)


def row_of(page: KnowledgePage[Any], secret: Secret) -> Row[Any]:
    """The row of a secret."""
    return next(row for row in page.rows if row.secret == secret)


def test_a_card_is_its_owners_from_hand_to_table_and_open_at_the_end() -> None:
    page = page_of(SAMPLE.played(3), READING.secrets)
    row = row_of(page, CardSecret(0, ActionCard.FLOOD))
    first, last = row.cells[0], row.cells[-1]
    assert first is not None
    assert (first.value, first.is_open, first.hows[0]) == (HAND, True, How.OWN)
    assert last is not None
    assert last.value is not None


def test_cards_have_an_owner_and_the_secrets_of_the_table_none() -> None:
    secrets = ChangChengSecrets()
    assert secrets.owner(CardSecret(2, ActionCard.FLOOD)) == 2
    assert secrets.owner(BoardSecret(0)) is None
