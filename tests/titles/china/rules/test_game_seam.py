"""China behind the seams of the engine: the parts that no other test of the rules asks for."""

from random import Random

from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import EVERYONE, Player
from changcheng_qt.titles.china.rules.game import CHINA
from tests.titles.china.rules.play import random_setup


def test_a_match_asks_and_files() -> None:
    setup = random_setup(Random(1), 5)
    assert CHINA.name == "china"
    assert CHINA.seats(setup) == 5
    match = Match(CHINA, setup, [Player(f"P{seat}") for seat in range(5)])
    assert match.turn_seat == match.to_act == setup.first
    assert match.outcome is None
    filing = CHINA.filing
    plain, facts = filing.setup_to_plain(setup), filing.facts_of(setup)
    assert filing.setup_from_plain(plain, facts) == setup
    assert len(match.view(EVERYONE).laid_bare) == len(match.start.pile)
