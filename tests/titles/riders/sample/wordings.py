"""Everything that the words of Riders at the Wall name, with the functions that word it."""

from typing import Final, get_args

from changcheng_qt.titles.riders.rules import commands, events
from changcheng_qt.titles.riders.rules.accounts import Source
from changcheng_qt.titles.riders.rules.commands import Refusal
from changcheng_qt.titles.riders.rules.geography import Terrain
from changcheng_qt.titles.riders.rules.pieces import Edict, Good, SeatColour
from changcheng_qt.titles.riders.words import names, places
from changcheng_qt.titles.riders.words.chronicle import event_text
from changcheng_qt.titles.riders.words.commands import choice_in_sentence, command_label
from changcheng_qt.titles.riders.words.prompts import prompt
from changcheng_qt.titles.riders.words.refusals import refusal
from changcheng_qt.titles.riders.words.result import source_name
from tests.conformance.words.voice import Wording
from tests.titles.riders.words.positions import POSITIONS
from tests.titles.riders.words.spoken import BOARD, COMMANDS, EVENTS, PLAYERS, view

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
    "pass": Wording(lambda sector: places.pass_name(BOARD, sector), range(4)),
    "ground": Wording(lambda ground: places.full_ground_name(BOARD, ground), range(3)),
    "event": Wording(lambda one: event_text(one, view(), PLAYERS), EVENTS, EVENT_KINDS),
    "prompt": Wording(lambda one: prompt(one[0], PLAYERS, one[1]), POSITIONS.values()),
    "command": Wording(
        lambda one: command_label(one, view(), PLAYERS),
        COMMANDS,
        COMMAND_KINDS,
        same={"it": [commands.Reject()]},
    ),
    "choice": Wording(
        lambda one: choice_in_sentence(one, view(), PLAYERS), COMMANDS, COMMAND_KINDS
    ),
}
