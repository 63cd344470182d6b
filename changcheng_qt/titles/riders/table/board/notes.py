"""The notes next to the pointer: a place's state and what a click does, or why it is refused."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.wording import labelled
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.places import Place
from changcheng_qt.titles.riders.table.pointer.play import REFUSALS, MapPlay
from changcheng_qt.titles.riders.table.pointer.targets import held_prompt
from changcheng_qt.titles.riders.words.advice import site_text
from changcheng_qt.titles.riders.words.sights import road_forecast
from changcheng_qt.ui.board.note_sheet import Note, Tone
from changcheng_qt.ui.board.notes import PlaceSays

translate = QCoreApplication.translate


class MapSays(PlaceSays):
    """The texts of notes on the map."""

    play: MapPlay

    def missed(self) -> str:
        return held_prompt(self.play.offers.held)

    def note_on(self, target: Place) -> Note:
        pointing, play = self.pointing, self.play
        view = pointing.scene.view
        sight = play.sight(target, view)
        if pointing.reason is not None:
            why_not = play.refusal_at(target) or REFUSALS.sentence_of(pointing.reason)
            return Note(sight.heading, sentences=(why_not,), tone=Tone.REFUSAL)
        rows = (labelled(text, number) for text, number in sight.rows)
        return Note(sight.heading, sentences=(*rows, *sight.notes, *self._consequences(target)))

    def _consequences(self, target: Place) -> Iterator[str]:
        view, offers = self.pointing.scene.view, self.play.offers
        if (begun := offers.starts.get(target)) is not None:
            yield held_prompt(begun)
        match offers.targets.get(target):
            case commands.FoundSettlement(corner):
                for rank, site in enumerate(offers.best, start=1):
                    if site.corner == corner:
                        yield site_text(site, rank, view.board)
            case commands.BuildSettlement() | commands.BuildCity() if sum(view.bag):
                yield translate("RidersBoard", "Then a rider is drawn.")
            case commands.FoundRoad(road) | commands.BuildRoad(road) if view.to_act is not None:
                yield from road_forecast(road, view, view.to_act)
            case _:
                pass
