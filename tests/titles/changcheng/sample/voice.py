"""The voice of Chang Cheng and one of everything that it words."""

from collections.abc import Sequence
from random import Random
from typing import Final, get_args

from changcheng_qt.assets import title_folder
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.titles.changcheng.rules import commands, events
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.commands import Refusal
from changcheng_qt.titles.changcheng.rules.events import Event, Source
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import End
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, BlockKind, Colour, EventCard
from changcheng_qt.titles.changcheng.rules.setup import Options, SetupChoices, draw_setup
from changcheng_qt.titles.changcheng.table.panels import action_line, turn_guide
from changcheng_qt.titles.changcheng.table.panels.turn_guide_model import Hint, Obstacle, Standing
from changcheng_qt.titles.changcheng.words import cards, names, telling
from changcheng_qt.titles.changcheng.words.chronicle import event_text
from changcheng_qt.titles.changcheng.words.commands import (
    TurnAction,
    action_rule,
    action_title,
    command_label,
    own_choice_in_sentence,
)
from changcheng_qt.titles.changcheng.words.options import option_texts
from changcheng_qt.titles.changcheng.words.prompts import prompt
from changcheng_qt.titles.changcheng.words.reference import reference_sections
from changcheng_qt.titles.changcheng.words.refusals import refusal
from changcheng_qt.titles.changcheng.words.result import source_name
from tests.conformance.words.voice import VoiceSample, Wording
from tests.titles.changcheng.words.positions import POSITIONS
from tests.titles.changcheng.words.spoken import COMMANDS, EVENTS, PLAYERS, view

COMMAND_KINDS: Final = frozenset(get_args(commands.Command))
WORDINGS: Final = {
    "refusal": Wording(refusal, Refusal),
    "card": Wording(cards.card_name, ActionCard, same={"fr": [ActionCard.MANDARIN]}),
    "rule of a card": Wording(cards.card_rule, ActionCard),
    "event card": Wording(cards.event_card_name, EventCard),
    "rule of an event card": Wording(cards.event_card_rule, EventCard),
    "block": Wording(names.block_name, BlockKind),
    "colour": Wording(names.colour_name, Colour, same={"fr": [Colour.VIOLET]}),
    "end": Wording(names.end_name, End),
    "source": Wording(source_name, Source, same={"fr": [Source.PROVINCE]}),
    "action": Wording(action_title, TurnAction),
    "rule of an action": Wording(action_rule, TurnAction),
    "hint": Wording(turn_guide.hint_text, Hint),
    "standing": Wording(action_line.standing_text, Standing, same={"fr": [Standing.OPEN]}),
    "obstacle": Wording(turn_guide.obstacle_text, Obstacle),
    "event": Wording(
        lambda one: event_text(one, view(), PLAYERS), EVENTS, frozenset(get_args(events.Event))
    ),
    "prompt": Wording(lambda one: prompt(one[0], PLAYERS, one[1]), POSITIONS.values()),
    "command": Wording(lambda one: command_label(one, view(), PLAYERS), COMMANDS, COMMAND_KINDS),
    "choice": Wording(
        lambda one: own_choice_in_sentence(one, view(), PLAYERS), COMMANDS, COMMAND_KINDS
    ),
}


def random_game(seats: int, rng: Random) -> AnyMatch:
    choices = SetupChoices(colours=tuple(Colour)[:seats], events=2)
    setup = draw_setup(choices, load_boards(title_folder("changcheng") / "boards"), rng)
    return Match(CHANG_CHENG, setup, PLAYERS[:seats])


def secrets(event: Event) -> Sequence[str]:
    """The names of cards where one was played face down, the values of threats after a peek."""
    if isinstance(event, events.CardPlayed):
        return [cards.card_name(card) for card in ActionCard]
    return "234" if isinstance(event, events.Peeked) else ()


SAMPLE: Final = VoiceSample(
    telling,
    WORDINGS,
    PLAYERS,
    view(),
    POSITIONS,
    event_text,
    option_texts,
    Options(),
    reference_sections,
    random_game,
    games=(("en", 2), ("fr", 3), ("zh_TW", 4), ("it", 4)),
    secrets=secrets,
    secret=events.CardPlayed(0, 1, ActionCard.FLOOD),
    most_lines={"opening": 2},  # it decides about neutral walls as well
)
