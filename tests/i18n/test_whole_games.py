"""Whole games are told without a gap: every prompt, every label, every event, to every viewer."""

from collections.abc import Sequence
from random import Random

import pytest

from changcheng_qt.assets import title_folder
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.events import CardPlayed, Event, Peeked
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, Colour
from changcheng_qt.titles.changcheng.rules.setup import SetupChoices, draw_setup
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.titles.changcheng.words.chronicle import event_text
from changcheng_qt.titles.changcheng.words.commands import command_label
from changcheng_qt.titles.changcheng.words.prompts import prompt
from tests.i18n.table import PLAYERS
from tests.i18n.test_vocabulary import whole


def random_game(seats: int, rng: Random) -> AnyMatch:
    choices = SetupChoices(colours=tuple(Colour)[:seats], events=2)
    setup = draw_setup(choices, load_boards(title_folder("changcheng") / "boards"), rng)
    return Match(CHANG_CHENG, setup, PLAYERS[:seats])


def hears_of_nothing_hidden(event: Event, sentence: str) -> bool:
    """Whether a sentence for the public keeps what the event knows to itself."""
    if isinstance(event, CardPlayed):
        return not any(card_name(card) in sentence for card in ActionCard)
    return not isinstance(event, Peeked) or not any(digit in sentence for digit in "234")


def tell(view: View, events: Sequence[Event], players: Sequence[Player]) -> list[str]:
    return [event_text(event.seen_by(view.viewer), view, players) for event in events]


@pytest.mark.parametrize(("seats", "code"), [(2, "en"), (3, "fr"), (4, "zh_TW")])
def test_a_whole_game_is_told_to_everybody(languages: Languages, seats: int, code: str) -> None:
    languages.install(code)
    rng = Random(seats)
    match = random_game(seats, rng)
    while (seat := match.to_act) is not None:
        legal = match.legal(seat)
        assert whole(prompt(match.view(seat), match.players, legal))
        assert whole(prompt(match.view(PUBLIC), match.players))
        command = rng.choice(legal)
        assert whole(command_label(command, match.view(seat), match.players))
        events = match.submit(command).events
        public = tell(match.view(PUBLIC), events, match.players)
        assert all(map(whole, public + tell(match.view(seat), events, match.players)))
        assert all(map(hears_of_nothing_hidden, events, public))
    assert whole(prompt(match.view(PUBLIC), match.players))


def test_a_sentence_that_gives_a_card_away_is_caught(languages: Languages) -> None:
    languages.install("en")
    match = random_game(2, Random(1))
    event = CardPlayed(0, 1, ActionCard.FLOOD)
    assert hears_of_nothing_hidden(event, tell(match.view(PUBLIC), [event], match.players)[0])
    assert not hears_of_nothing_hidden(event, tell(match.view(0), [event], match.players)[0])
