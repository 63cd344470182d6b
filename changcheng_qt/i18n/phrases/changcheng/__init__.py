"""The phrases of Chang Cheng; import them from here.

| module | what it words |
|---|---|
| `prompts` | what the game waits for: `prompt` |
| `chronicle` | what happened: `passages_of`, `passage_text`, `event_text` |
| `commands` | buttons, targets, beside Undo: `command_label`; the five actions |
| `refusals` | why not: `refusal`; what is wrong with the owner's own boards: `board_error_text` |
| `cards` | action cards and event cards: names, rules, effects, why an effect is impossible |
| `options` | table options with their choices and effects: `option_texts` |
| `names` | blocks, colours, owners; provinces, regions, squares, boards, ends |
| `reference` | the rules on one page: `reference_sections` |
| `result` | who has won, where the others came, where points came from |
"""

from changcheng_qt.i18n.phrases.changcheng.cards import (
    card_effects,
    card_name,
    card_rule,
    event_card_name,
    event_card_rule,
    impossible_effects,
)
from changcheng_qt.i18n.phrases.changcheng.chronicle import (
    event_text,
)
from changcheng_qt.i18n.phrases.changcheng.chronicle.passages import (
    Passage,
    passage_text,
    passages_of,
)
from changcheng_qt.i18n.phrases.changcheng.commands import (
    TurnAction,
    action_rule,
    action_title,
    command_label,
    wall_label,
)
from changcheng_qt.i18n.phrases.changcheng.names import (
    block_name,
    colour_name,
    end_name,
    face_name,
    neutral_name,
    neutral_single_name,
    owner_name,
    province_name,
    region_name,
    square_name,
)
from changcheng_qt.i18n.phrases.changcheng.options import (
    ChoiceText,
    OptionText,
    OptionValue,
    option_texts,
)
from changcheng_qt.i18n.phrases.changcheng.prompts import prompt
from changcheng_qt.i18n.phrases.changcheng.reference import Section, reference_sections
from changcheng_qt.i18n.phrases.changcheng.refusals import board_error_text, refusal
from changcheng_qt.i18n.phrases.changcheng.result import (
    own_standing,
    source_name,
    standings,
    victory,
)

__all__ = [
    "ChoiceText",
    "OptionText",
    "OptionValue",
    "Passage",
    "Section",
    "TurnAction",
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
    "face_name",
    "impossible_effects",
    "neutral_name",
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
