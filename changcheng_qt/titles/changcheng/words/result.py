"""The sources of points, in words."""

from PySide6.QtCore import QCoreApplication

from changcheng_qt.titles.changcheng.rules.events import Source
from changcheng_qt.titles.changcheng.rules.pieces import EventCard
from changcheng_qt.titles.changcheng.words.cards import event_card_name

translate = QCoreApplication.translate


def source_name(source: Source) -> str:
    """Return a source of points, as a heading in the table of the result."""
    return {
        Source.DOUBLE: translate("Source", "Double wall"),
        Source.PROVINCE: translate("Source", "Provinces"),
        Source.REGION: translate("Source", "Mongol attack"),
        Source.DIPLOMACY: event_card_name(EventCard.DIPLOMACY),
        Source.DOMINANCE: event_card_name(EventCard.DOMINANCE),
        Source.IMPERIAL_REWARD: event_card_name(EventCard.IMPERIAL_REWARD),
    }[source]
