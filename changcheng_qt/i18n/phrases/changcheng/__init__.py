"""The phrases of Chang Cheng; import them from here.

| module | what it words |
|---|---|
| `prompts` | what the game waits for: `prompt` |
| `chronicle` | what happened: `passages_of`, `passage_text`, `event_text`, `source_name` |
| `commands` | buttons, targets, beside Undo: `command_label` |
| `refusals` | why not: `refusal` |
| `cards` | action cards: names, rules, effects, why an effect is impossible |
| `event_cards` | event cards: names and rules |
| `board_faults` | what is wrong with the owner's own boards: `board_error_text` |
| `options` | table options with their choices and effects: `option_texts` |
| `pieces` | blocks, colours, owners |
| `places` | provinces, regions, squares, boards, ends |
| `turn_guide` | the five actions |
| `reference` | the rules on one page: `reference_sections` |
| `victory`, `standing` | who has won; where the others came |
"""

from changcheng_qt.i18n.phrases.changcheng.board_faults import board_error_text
from changcheng_qt.i18n.phrases.changcheng.cards import (
    card_effects,
    card_name,
    card_rule,
    impossible_effects,
)
from changcheng_qt.i18n.phrases.changcheng.chronicle import (
    Weight,
    event_text,
    event_weight,
    passage_text,
)
from changcheng_qt.i18n.phrases.changcheng.chronicle.passages import Passage, passages_of
from changcheng_qt.i18n.phrases.changcheng.chronicle.points import source_name
from changcheng_qt.i18n.phrases.changcheng.commands import command_label, wall_label
from changcheng_qt.i18n.phrases.changcheng.event_cards import event_card_name, event_card_rule
from changcheng_qt.i18n.phrases.changcheng.options import (
    ChoiceText,
    OptionText,
    OptionValue,
    option_texts,
)
from changcheng_qt.i18n.phrases.changcheng.pieces import (
    block_name,
    colour_name,
    neutral_single_name,
    owner_name,
)
from changcheng_qt.i18n.phrases.changcheng.places import (
    end_name,
    face_name,
    province_name,
    region_name,
    square_name,
)
from changcheng_qt.i18n.phrases.changcheng.prompts import prompt
from changcheng_qt.i18n.phrases.changcheng.reference import Section, reference_sections
from changcheng_qt.i18n.phrases.changcheng.refusals import refusal
from changcheng_qt.i18n.phrases.changcheng.standing import own_standing, standings
from changcheng_qt.i18n.phrases.changcheng.turn_guide import TurnAction, action_rule, action_title
from changcheng_qt.i18n.phrases.changcheng.victory import victory

__all__ = [
    "ChoiceText",
    "OptionText",
    "OptionValue",
    "Passage",
    "Section",
    "TurnAction",
    "Weight",
    "action_rule",
    "action_title",
    "block_name",
    "board_error_text",
    "card_effects",
    "card_name",
    "card_rule",
    "colour_name",
    "command_label",
    "end_name",
    "event_card_name",
    "event_card_rule",
    "event_text",
    "event_weight",
    "face_name",
    "impossible_effects",
    "neutral_single_name",
    "option_texts",
    "own_standing",
    "owner_name",
    "passage_text",
    "passages_of",
    "prompt",
    "province_name",
    "reference_sections",
    "refusal",
    "region_name",
    "source_name",
    "square_name",
    "standings",
    "victory",
    "wall_label",
]
