"""The notes next to the pointer: the state of a place and what a click there brings, or why it is
refused.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect

from changcheng_qt.i18n.phrases.wording import fill, labelled
from changcheng_qt.titles.riders.rules import commands, forecast
from changcheng_qt.titles.riders.table.board.sights import MapSights
from changcheng_qt.titles.riders.table.geometry.places import Place
from changcheng_qt.titles.riders.table.panels.sights import sight_of
from changcheng_qt.titles.riders.table.pointer.hand import held_prompt
from changcheng_qt.titles.riders.table.pointer.play import MapPlay, sentence_of
from changcheng_qt.titles.riders.table.pointer.pointing import MapPointing
from changcheng_qt.ui.board.in_sight import InSight
from changcheng_qt.ui.board.note_place import About
from changcheng_qt.ui.board.note_sheet import Note, Tone

translate = QCoreApplication.translate

_REACH: Final = 24.0
"""How many logical pixels from a place a slip may be: places are close on all sides."""


class MapSays:
    """The texts of notes on the map."""

    def __init__(
        self, pointing: MapPointing, play: MapPlay, sights: MapSights, in_sight: InSight
    ) -> None:
        """Describe the target of the pointer."""
        self._pointing = pointing
        self._play = play
        self._sights = sights
        self._in_sight = in_sight

    def subject(self) -> object | None:
        pointing, play = self._pointing, self._play
        target, asked = pointing.target, pointing.asked
        if asked is None and pointing.reason is None and not play.offers.allows(target):
            return None
        return pointing.scene.view, play.offers, play.players, target, asked, pointing.reason

    def slip(self) -> tuple[Note, About]:
        target = self._pointing.target
        if target is None:
            return Note(), About(QRect())
        around, *_ = self._in_sight.seen(target, lambda: [self._sights.spot_of(target)])
        about = About(around, covered=self._in_sight.covered(), reach=_REACH)
        return self._note_on(target), about

    def plain(self, *, is_missed: bool) -> Note:
        missed = held_prompt(self._play.offers.held) if is_missed else ""
        return Note(sentences=(missed,), tone=Tone.REFUSAL) if missed else Note()

    def spoken_of(self, *, is_missed: bool) -> object:
        return self.subject(), self._pointing.target, is_missed

    def spoken(self, *, is_missed: bool) -> Sequence[str]:
        """Return the effect of a click or Enter here, for screen readers."""
        target = self._pointing.target
        if target is None:
            missed = held_prompt(self._play.offers.held) if is_missed else ""
            return [missed] if missed else []
        note = self._note_on(target)
        return [line for line in (note.title, *note.sentences) if line]

    def _note_on(self, target: Place) -> Note:
        pointing, play = self._pointing, self._play
        reason = pointing.reason
        sight = sight_of(target, pointing.scene.view, play.players)
        if reason is not None:
            return Note(sight.heading, sentences=(sentence_of(reason),), tone=Tone.REFUSAL)
        rows = (labelled(text, number) for text, number in sight.rows)
        return Note(sight.heading, sentences=(*rows, *sight.notes, *self._consequences(target)))

    def _consequences(self, target: Place) -> Iterator[str]:
        """Yield what else a click there would bring."""
        view, offers = self._pointing.scene.view, self._play.offers
        if (begun := offers.starts.get(target)) is not None:
            yield held_prompt(begun)
        match offers.targets.get(target):
            case commands.BuildSettlement() | commands.BuildCity() if sum(view.bag):
                yield translate("RidersBoard", "Then a rider is drawn.")
            case commands.FoundRoad(road) | commands.BuildRoad(road) if view.to_act is not None:
                words = translate("RidersBoard", "Your longest line: {before} → {after}")
                after = forecast.line_with(view, road, view.to_act)
                yield fill(words, before=view.lines[view.to_act], after=after)
            case _:
                pass
