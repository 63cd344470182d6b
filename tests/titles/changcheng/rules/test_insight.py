"""Who knew what in Chang Cheng: the page, the views, the truth and `sample` never disagree (RULES
section 6).
"""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.secrets import (
    GONE,
    HAND,
    BoardSecret,
    CardSecret,
    ChangChengSecrets,
    Secret,
    ThreatSecret,
)
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.verdicts.insight import AnySecrets, How, KnowledgePage, Known, PageMaking, Row
from tests.effort import effort
from tests.titles.changcheng.rules.play import random_chooser, random_setup
from tests.titles.insight import Disagrees, Reading, check, check_views, finished, page_of

GAMES = effort(sample=20, nightly=1000)


def truth(state: State) -> Mapping[Secret, FactValue]:
    """What is true in a position."""
    setup = state.setup
    found: dict[Secret, FactValue] = {
        ThreatSecret(region): setup.threats[region]
        for region in state.wall.regions
        if region not in state.removed
    }
    for owner, hand in enumerate(state.hands):
        found |= {CardSecret(owner, card): HAND for card in hand}
    found |= {CardSecret(card.owner, card.card): card.province for card in state.cards}
    found |= {CardSecret(card.owner, card.card): GONE for card in state.gone}
    if setup.options.random_extension:
        order = setup.extension_order[: setup.most_extensions]
        found |= {BoardSecret(number): face.code for number, face in enumerate(order)}
    return found


def shown(view: View) -> Mapping[Secret, FactValue | None]:
    """What a view shows."""
    found: dict[Secret, FactValue | None] = {
        CardSecret(card.owner, card.card): GONE for card in view.gone
    }
    peeked = {region for seat, region in view.peeks if seat == view.viewer}
    for private in view.privates:
        found |= {CardSecret(private.seat, card): HAND for card in private.hand}
        cards = (*private.placed, *private.remembered)
        found |= {CardSecret(card.owner, card.card): card.province for card in cards}
        found |= {ThreatSecret(region): None for region in peeked}
        found |= {ThreatSecret(region): value for region, value in private.seen}
    found |= {ThreatSecret(r): value for r, value in enumerate(view.threats) if value is not None}
    drawn = [*view.wall.faces[2:], *([view.drawn] if view.drawn else [])]
    if view.options.random_extension:
        found |= {BoardSecret(number): face.code for number, face in enumerate(drawn)}
    return found


READING = Reading(ChangChengSecrets(), truth, shown, misses_nothing=True)


def played(seed: int) -> AnyMatch:
    """A finished match."""
    rng = Random(seed)
    setup = random_setup(rng)
    players = [Player(f"P{seat}") for seat in range(setup.seats)]
    return finished(Match(CHANG_CHENG, setup, players), random_chooser(rng), rng)


def agreeing(secrets: AnySecrets, seeds: range) -> int:
    """Check the pages of some games; return in how many cells something was known by counting."""
    counted = 0
    for seed in seeds:
        match = played(seed)
        counted += check(match, page_of(match, secrets), READING, Random(seed))
    return counted


@pytest.mark.no_cover
def test_page_and_views_never_disagree() -> None:
    assert agreeing(READING.secrets, range(GAMES))


@pytest.mark.parametrize("seed", [10, 16])
def test_the_page_says_what_the_views_show(seed: int) -> None:
    """A game with boards drawn at random and peeks to be remembered; one with a look taken back."""
    match = played(seed)
    page = page_of(match, READING.secrets)
    check_views(match, page, READING)
    assert page.positions == len(match.steps) + 1
    for row in page.rows:
        cells = [span.cell for span in row.spans for _ in range(span.first, span.last + 1)]
        assert tuple(cells) == row.cells
        pairs = zip(row.spans, row.spans[1:], strict=False)
        assert all(one.cell != following.cell for one, following in pairs)


def test_where_two_values_are_used_up_the_counters_left_are_known() -> None:
    match = played(10)
    replay = Replay(match)
    views = (replay.view_at(position, 0) for position in range(replay.last))
    view = next(view for view in views if len(view.wall.regions) == 12)
    lying = (*[2] * 5, *[3] * 5, None, None)
    blank = tuple(replace(private, seen=()) for private in view.privates)
    told = replace(view, threats=lying, privates=blank, peeks=frozenset(), removed=frozenset())
    known = READING.secrets.known(told)
    assert known[ThreatSecret(10)] == known[ThreatSecret(11)] == Known(How.COUNTED, 4)


class Planted(ChangChengSecrets):
    """Says of one thing more, or less, that it is known."""

    def __init__(self, kind: type, *, more: bool) -> None:
        """Plant it among secrets of a kind."""
        self._kind, self._more = kind, more

    def known(self, view: View) -> Mapping[Secret, Any]:
        """Return what is known, and one thing that is not."""
        known = dict(super().known(view))
        if view.viewer == 0 and view.ply > 20:
            for secret in self.there(view):
                if isinstance(secret, self._kind) and (secret in known) != self._more:
                    if self._more:
                        known[secret] = replace(next(iter(known.values())), how=How.COUNTED)
                    else:
                        del known[secret]
                    break
        return known


@pytest.mark.no_cover
@pytest.mark.parametrize("kind", [ThreatSecret, CardSecret])
@pytest.mark.parametrize("more", [True, False])
def test_a_planted_disagreement_is_found(kind: type, more: bool) -> None:
    with pytest.raises(Disagrees):
        agreeing(Planted(kind, more=more), range(12))


def row_of(page: KnowledgePage[Any], secret: Secret) -> Row[Any]:
    """The row of a secret."""
    return next(row for row in page.rows if row.secret == secret)


def test_a_card_is_its_owners_from_hand_to_table_and_open_at_the_end() -> None:
    page = page_of(played(3), READING.secrets)
    row = row_of(page, CardSecret(0, ActionCard.FLOOD))
    first, last = row.cells[0], row.cells[-1]
    assert first is not None
    assert (first.value, first.is_open, first.hows[0]) == (HAND, True, How.OWN)
    assert last is not None
    assert last.value is not None


def test_of_a_file_for_one_viewer_the_rest_is_left_blank() -> None:
    match = played(5)
    page = PageMaking(Replay(match, (PUBLIC, 1)), READING.secrets).page()
    whole = page_of(match, READING.secrets)
    assert page.seats == (1,)
    for row, full in zip(page.rows, whole.rows, strict=True):
        for cell, there in zip(row.cells, full.cells, strict=True):
            if cell is None or there is None:
                assert cell is there
                continue
            assert cell.hows[1] == there.hows[1]
            others = [how for seat, how in enumerate(cell.hows) if seat != 1]
            assert not any(others)
            is_told = cell.is_open or cell.hows[1] not in (None, How.REMEMBERED)
            assert (cell.value is not None) == is_told


def test_of_a_game_that_runs_no_two_seats_are_told() -> None:
    rng = Random(1)
    setup = random_setup(rng, 2)
    match: AnyMatch = Match(CHANG_CHENG, setup, [Player("A"), Player("B")])
    with pytest.raises(ValueError, match="over"):
        PageMaking(Replay(match), READING.secrets)
    assert PageMaking(Replay(match, (PUBLIC, 0)), READING.secrets).page().seats == (0,)


def test_cards_have_an_owner_and_the_secrets_of_the_table_none() -> None:
    secrets = ChangChengSecrets()
    assert secrets.owner(CardSecret(2, ActionCard.FLOOD)) == 2
    assert secrets.owner(BoardSecret(0)) is None
