"""The revealed part of a game of China, and the end of its final scoring."""

from changcheng_qt.titles.china.table.reveal.stages import Counted, WalkScript
from changcheng_qt.ui.reveal.walk import WalkReveal


class Reveal(WalkReveal[Counted]):
    """Leads one table through its scorings."""

    script = WalkScript
