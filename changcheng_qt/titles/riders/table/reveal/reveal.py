"""The revealed part of a game of Riders at the Wall, and its end."""

from changcheng_qt.titles.riders.table.reveal.stages import Told, WalkScript
from changcheng_qt.ui.reveal.walk import WalkReveal


class Reveal(WalkReveal[Told]):
    """Leads one table through its breaches, and to its end."""

    script = WalkScript
