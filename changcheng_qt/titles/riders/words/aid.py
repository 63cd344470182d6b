"""The aid that a table may agree on: hands as far as a viewer can know them, edicts that nobody has
shown, the chance of a seven.
"""

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import fill, listed
from changcheng_qt.titles.riders.rules.counting import Holding, holdings, unseen_edicts
from changcheng_qt.titles.riders.rules.forecast import rolls_before, seven_chance
from changcheng_qt.titles.riders.rules.pieces import Edict, Good
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.names import edict_name, good_text

translate = QCoreApplication.translate


def hand_text(view: View, seat: Seat) -> str:
    """Return the goods of a hand, those that are uncertain as ranges; empty for no cards."""
    found = zip(Good, holdings(view, seat), strict=True)
    return listed([_range(good, held) for good, held in found if held.most])


def unknown_text(view: View, seat: Seat) -> str:
    """Return how many cards of a hand the viewer cannot be sure of; empty if it knows all."""
    known = sum(held.least for held in holdings(view, seat))
    unknown = view.hand_counts[seat] - known
    return translate("RidersAid", "%n card(s) uncertain.", "", unknown) if unknown else ""


def edicts_text(view: View) -> str:
    """Return the edicts that the viewer has not seen, by kind; empty if all have been seen."""
    unseen = unseen_edicts(view)
    kinds = [f"{edict_name(edict)} {unseen[edict]}" for edict in Edict if unseen[edict]]
    text = translate("RidersAid", "Unseen: {edicts}.")
    return fill(text, edicts=listed(kinds)) if kinds else ""


def seven_text(view: View) -> str:
    """Return the chance of a seven before the viewer can build again; empty for the public."""
    if not isinstance(view.viewer, int) or not view.turn.number or view.to_act is None:
        return ""
    chance = seven_chance(rolls_before(view, view.viewer))
    words = translate("RidersAid", "A seven before you can build again: {chance}%.")
    return fill(words, chance=round(100 * chance))


def _range(good: Good, held: Holding) -> str:
    most = good_text(good, held.most)
    words = translate("RidersAid", "{least}–{most}", "cards of a good, such as 0–2 ore")
    return most if held.least == held.most else fill(words, least=held.least, most=most)
