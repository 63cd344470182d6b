"""The voice of Riders at the Wall and one of everything that it words."""

from collections.abc import Sequence
from random import Random
from typing import Final, get_args

from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.titles.riders.rules import commands, events
from changcheng_qt.titles.riders.rules.accounts import Source
from changcheng_qt.titles.riders.rules.commands import Refusal
from changcheng_qt.titles.riders.rules.events import Event
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.geography import Terrain
from changcheng_qt.titles.riders.rules.pieces import Edict, Good, SeatColour
from changcheng_qt.titles.riders.rules.setup import Options
from changcheng_qt.titles.riders.words import names, places, telling
from changcheng_qt.titles.riders.words.chronicle import event_text
from changcheng_qt.titles.riders.words.commands import choice_in_sentence, command_label
from changcheng_qt.titles.riders.words.options import option_texts
from changcheng_qt.titles.riders.words.prompts import prompt
from changcheng_qt.titles.riders.words.reference import reference_sections
from changcheng_qt.titles.riders.words.refusals import refusal
from changcheng_qt.titles.riders.words.result import source_name
from tests.conformance.words.voice import VoiceSample, Wording
from tests.titles.riders.rules.play import random_setup
from tests.titles.riders.words.positions import POSITIONS
from tests.titles.riders.words.spoken import BOARD, COMMANDS, EVENTS, ORE, PLAYERS, view

EVENT_KINDS: Final = frozenset(get_args(events.Event))
COMMAND_KINDS: Final = frozenset(get_args(commands.Command))
WORDINGS: Final = {
    "refusal": Wording(refusal, Refusal),
    "good": Wording(names.good_name, Good),
    "good in a sentence": Wording(names.good_in_sentence, Good),
    "goods": Wording(lambda good: names.good_text(good, 2), Good),
    "terrain": Wording(places.terrain_name, Terrain),
    "card": Wording(names.edict_name, Edict, same={"fr": [Edict.CORVEE], "it": [Edict.CORVEE]}),
    "edict in a sentence": Wording(names.edict_in_sentence, Edict),
    "colour": Wording(names.seat_colour_name, SeatColour, same={"fr": [SeatColour.VIOLET]}),
    "source": Wording(source_name, Source),
    "ground": Wording(lambda ground: places.full_ground_name(BOARD, ground), range(3)),
    "event": Wording(lambda one: event_text(one, view(), PLAYERS), EVENTS, EVENT_KINDS),
    "prompt": Wording(lambda one: prompt(one[0], PLAYERS, one[1]), POSITIONS.values()),
    "command": Wording(lambda one: command_label(one, view(), PLAYERS), COMMANDS, COMMAND_KINDS),
    "choice": Wording(
        lambda one: choice_in_sentence(one, view(), PLAYERS), COMMANDS, COMMAND_KINDS
    ),
}


def random_game(seats: int, rng: Random) -> AnyMatch:
    setup = random_setup(rng, seats, Options(fort_road=True))
    return Match(RIDERS, setup, PLAYERS[:seats], luck=SeededLuck(str(seats)))


def secrets(event: Event) -> Sequence[str]:
    """The goods where a card was robbed, and the edicts where one was bought."""
    match event:
        case events.GoodsRobbed():
            return [names.good_text(good, 1) for good in Good]
        case events.EdictBought():
            return [names.edict_in_sentence(edict) for edict in Edict]
        case _:
            return ()


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
    games=(("fr", 3), ("zh_TW", 6)),
    slow={"fr"},
    secrets=secrets,
    secret=events.GoodsRobbed(0, 1, ORE, told=(0, 1)),
)
