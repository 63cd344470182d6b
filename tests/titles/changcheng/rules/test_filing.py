"""The hidden facts that the events of a game tell, checked against the knowledge gained in it."""

import pytest

from changcheng_qt.engine.filing import LearntFacts
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.events import (
    CardsRevealed,
    Event,
    ExtensionDue,
    MapExtended,
    Peeked,
)
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import End
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.turn import RevealedCard
from tests.titles.changcheng.rules.scene import FACES, P1, A, X, Y, Z, lay
from tests.titles.changcheng.rules.secrets import learnt_from
from tests.titles.changcheng.rules.test_hidden import part_of_a_game

TURNED = (RevealedCard(Y, ActionCard.FLOOD, 7),)
VOID = (RevealedCard(Z, ActionCard.WARRIOR, 9),)
FILING = CHANG_CHENG.filing
GAMES = 40


@pytest.mark.no_cover
def test_events_name_the_facts_learnt_and_no_others() -> None:
    for seed in range(GAMES):
        game = part_of_a_game(seed)
        learnt = learnt_from(game)
        setup = game[0].before.setup
        for viewer in (PUBLIC, *range(setup.seats)):
            told = LearntFacts(FILING.open_facts(setup, viewer))
            cards = set()
            for ply in game:
                news = FILING.told(ply.after, [event.seen_by(viewer) for event in ply.events])
                told = LearntFacts(told.setup | news.setup, told.plies | news.plies)
                cards |= {(c.owner, c.card) for c in ply.before.cards if c.ply in news.plies}
            threats = {region for who, region in learnt.threats if who == viewer}
            reputations = set(range(15, 15 + learnt.dealt))
            drawn = range(learnt.drawn if setup.options.random_extension else 0)
            assert told.setup == threats | reputations | {30 + number for number in drawn}
            assert cards == learnt.cards


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Peeked(X, A, 2), LearntFacts(setup=frozenset({A}))),
        (Peeked(X, A, None), LearntFacts()),
        (CardsRevealed(X, P1, TURNED, VOID, told=()), LearntFacts(plies=frozenset({7, 9}))),
        (ExtensionDue(X, FACES["4B"], told=()), LearntFacts(setup=frozenset({30}))),
        (ExtensionDue(X, None, told=()), LearntFacts()),
        (
            MapExtended(X, FACES["4B"], End.EAST, (), told=()),
            LearntFacts(setup=frozenset({18, 19, 20})),
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_event_names_the_facts_that_it_shows(event: Event, told: LearntFacts) -> None:
    assert FILING.told(lay().state, [event]) == told


def test_facts_and_open_part_make_the_setup_again() -> None:
    setup = part_of_a_game(3)[0].before.setup
    plain = FILING.setup_to_plain(setup)
    assert FILING.setup_from_plain(plain, FILING.facts_of(setup)) == setup
