"""The voice of China and one of everything that it words."""

from collections.abc import Sequence
from random import Random
from typing import Final, get_args

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.titles.china.rules import commands, events
from changcheng_qt.titles.china.rules.accounts import Source
from changcheng_qt.titles.china.rules.commands import Refusal
from changcheng_qt.titles.china.rules.events import Event
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Colour, SeatColour
from changcheng_qt.titles.china.rules.setup import Options, SetupChoices, Side, draw_setup
from changcheng_qt.titles.china.words import names, telling
from changcheng_qt.titles.china.words.chronicle import event_text
from changcheng_qt.titles.china.words.commands import (
    command_label,
    own_choice_in_sentence,
    own_label,
)
from changcheng_qt.titles.china.words.options import option_texts
from changcheng_qt.titles.china.words.prompts import prompt
from changcheng_qt.titles.china.words.reference import reference_sections
from changcheng_qt.titles.china.words.refusals import refusal
from changcheng_qt.titles.china.words.result import source_name
from tests.conformance.words.voice import VoiceSample, Wording
from tests.titles.china.rules.play import BOARDS
from tests.titles.china.words.positions import POSITIONS
from tests.titles.china.words.spoken import COMMANDS, EVENTS, PLAYERS, view

EVENT_KINDS: Final = frozenset(
    kind for one in get_args(events.Event) for kind in get_args(one) or (one,)
)
COMMAND_KINDS: Final = frozenset((*get_args(commands.Placement), *get_args(commands.Command)))
WORDINGS: Final = {
    "refusal": Wording(refusal, Refusal),
    "card": Wording(names.card_name, Colour),
    "card in a sentence": Wording(names.card_in_sentence, Colour),
    "pair": Wording(names.pair_in_sentence, Colour),
    "colour of a card": Wording(names.colour_of_card, Colour, same={"fr": [Colour.ORANGE]}),
    "colour": Wording(names.seat_colour_name, SeatColour, same={"fr": [SeatColour.VIOLET]}),
    "side": Wording(names.side_name, Side),
    "source": Wording(source_name, Source, same={"fr": [Source.ALLIANCES]}),
    "event": Wording(lambda one: event_text(one, view(), PLAYERS), EVENTS, EVENT_KINDS),
    "prompt": Wording(lambda one: prompt(one[0], PLAYERS, one[1]), POSITIONS.values()),
    "command": Wording(lambda one: command_label(one, view()), COMMANDS, COMMAND_KINDS),
    "own command": Wording(lambda one: own_label(one, view()), COMMANDS, COMMAND_KINDS),
    "choice": Wording(lambda one: own_choice_in_sentence(one, view()), COMMANDS, COMMAND_KINDS),
}


def random_game(seats: int, rng: Random, options: Options | None = None) -> AnyMatch:
    side = Side.A if seats == 3 else Side.B
    chosen = options or Options(fortifications=True)
    choices = SetupChoices(tuple(SeatColour)[:seats], None, side, chosen)
    return Match(CHINA, draw_setup(choices, BOARDS, rng), PLAYERS[:seats])


def secrets(event: Event) -> Sequence[str]:
    """The colours of cards where one was drawn from the pile."""
    drawn = isinstance(event, events.CardDrawn)
    return [names.colour_of_card(colour) for colour in Colour] if drawn else ()


SAMPLE: Final = VoiceSample(
    telling,
    WORDINGS,
    PLAYERS,
    view(),
    POSITIONS,
    event_text,
    option_texts,
    Options(fortifications=True),
    reference_sections,
    random_game,
    games=(("en", 3), ("fr", 4), ("zh_TW", 5), ("it", 4)),
    secrets=secrets,
    secret=events.CardDrawn(0, 1, 0, Colour.RED),
)
