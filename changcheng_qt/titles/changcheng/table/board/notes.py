"""The notes about the wall next to the pointer before a click: the areas of a square, the effect
and consequences of building there, or why it is refused; and the description of a square that was
clicked with empty hands.
"""

from PySide6.QtCore import QCoreApplication, QRect

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.changcheng.table.board import prospect_note
from changcheng_qt.titles.changcheng.table.board.cards import card_at, gone_card_note
from changcheng_qt.titles.changcheng.table.board.counted import counted_of
from changcheng_qt.titles.changcheng.table.board.in_sight import WallInSight
from changcheng_qt.titles.changcheng.table.pointer.hand import hand_prompt
from changcheng_qt.titles.changcheng.table.pointer.play import BoardPlay
from changcheng_qt.titles.changcheng.table.pointer.pointing import WallPointing
from changcheng_qt.titles.changcheng.table.pointer.prospect import (
    Prospect,
    is_foreseen,
    prospect_as_it_is,
    prospect_of,
)
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    RegionTarget,
    Target,
    can_be_built_on,
    squares_of,
)
from changcheng_qt.titles.changcheng.words.names import square_title
from changcheng_qt.ui.actions.keys import KeyBindings
from changcheng_qt.ui.board.note_place import About
from changcheng_qt.ui.board.note_sheet import Note, Tone

translate = QCoreApplication.translate


class WallSays:
    """The texts of notes on the wall."""

    def __init__(
        self, pointing: WallPointing, play: BoardPlay, keys: KeyBindings, in_sight: WallInSight
    ) -> None:
        """Describe the target of the pointer; `keys` has the key for a peek."""
        self._pointing = pointing
        self._play = play
        self._keys = keys
        self._in_sight = in_sight
        self._revealed_at: tuple[object, ...] = (None, None, None, None)
        """The key of the cached words about a revealed card, which are needed several times."""
        self._revealed = ""

    # Notes on squares.

    def subject(self) -> object | None:
        pointing, play = self._pointing, self._play
        view, target, asked = pointing.scene.view, pointing.target, pointing.asked
        if pointing.eye is not None:
            return None
        if asked is None and not is_foreseen(view, play.offers, target):
            return None
        return view, play.offers, play.players, target, asked, pointing.reason

    def slip(self) -> tuple[Note, About]:
        prospect = self._prospect()
        return (Note(), About(QRect())) if prospect is None else self._slip_on(prospect)

    def _prospect(self) -> Prospect | None:
        pointing = self._pointing
        view, asked = pointing.scene.view, pointing.asked
        if asked is not None:
            return prospect_as_it_is(view, squares_of(asked))
        return prospect_of(view, self._play.offers, pointing.target)

    def _slip_on(self, prospect: Prospect) -> tuple[Note, About]:
        pointing = self._pointing
        refused = prospect_note.refusal_note(pointing.reason)
        title, how, counts = "", "", self._play.counts_for(prospect.view.viewer)
        if pointing.asked is not None:
            title = square_title(prospect.view, prospect.squares[0], self._play.players)
            how = self._how_to_build(pointing.asked)
        note = Note(
            title=title,
            figure=prospect_note.figure_of(prospect),
            rows=prospect_note.rows_of(prospect, counts=counts),
            sentences=tuple(filter(None, (refused, *prospect_note.set_off(prospect), how))),
            tone=Tone.REFUSAL if refused else Tone.NOTICE,
        )
        return note, self._in_sight.about(prospect)

    def _how_to_build(self, target: Target) -> str:
        """Return the first step for a player who clicks with empty hands and may build."""
        square, *_ = squares_of(target)
        if not can_be_built_on(self._play.offers.legal, square):
            return ""
        return translate("Board", "Choose a block below, or drag one here.")

    # Notes on anything else.

    def plain(self, *, is_missed: bool) -> Note:
        missed = self._missed_text(is_missed=is_missed)
        refused = prospect_note.refusal_note(self._pointing.reason) or missed
        if peek := self._peek_text():
            return Note(sentences=tuple(filter(None, (peek, self._counted_text()))))
        if refused:
            return Note(sentences=(refused,), tone=Tone.REFUSAL)
        return Note(sentences=tuple(filter(None, (self._revealed_text() or self._counted_text(),))))

    def _peek_text(self) -> str:
        """Return how to peek at the target threat counter, empty if it is impossible."""
        target, key = self._pointing.walked_to, self._keys.shown("peek")
        if self._pointing.eye is not None:
            return translate("Board", "Press and hold to peek. You can't undo a peek.")
        peeks = self._play.offers.peeks
        if not (key and isinstance(target, RegionTarget) and target.region in peeks):
            return ""
        words = translate("Board", "Hold {key} to peek. You can't undo a peek.")
        if len(peeks) > 1:
            words = translate(
                "Board",
                "Hold {key} again to peek here, or choose another region with the arrow keys. "
                "You can't undo a peek.",
            )
        return fill(words, key=key)

    def _missed_text(self, *, is_missed: bool) -> str:
        return hand_prompt(self._play.offers.held) if is_missed else ""

    def _revealed_text(self) -> str:
        """Return which card was under the pointer before its province was scored."""
        scene, at, players = self._pointing.scene, self._pointing.pointer_at, self._play.players
        if at is None:
            return ""
        asked = scene.setting, scene.position, players, at
        if any(one is not other for one, other in zip(asked, self._revealed_at, strict=True)):
            self._revealed_at = asked
            self._revealed = gone_card_note(scene, at, players)
        return self._revealed

    def _counted_text(self) -> str:
        """Return the deductions about the target card, region or province."""
        pointing, scene = self._pointing, self._pointing.scene
        view, at = scene.view, pointing.pointer_at
        if not self._play.counts_for(view.viewer):
            return ""
        if pointing.eye is not None:
            return counted_of(view, RegionTarget(pointing.eye))
        card = None if at is None else card_at(view, scene.layout, at)
        return counted_of(view, card[0] if card else pointing.target)

    # For screen readers.

    def spoken_of(self, *, is_missed: bool) -> object:
        pointing, play = self._pointing, self._play
        what = pointing.target, pointing.eye, pointing.asked, pointing.reason
        said = self._peek_text(), self._missed_text(is_missed=is_missed), self._revealed_text()
        return pointing.scene.view, play.offers, play.players, what, said

    def spoken(self, *, is_missed: bool) -> list[str]:
        """Return the effect of a click, Enter or a peek here, for screen readers."""
        pointing, play, target = self._pointing, self._play, self._pointing.target
        if pointing.eye is not None:
            return [self._peek_text()]
        if target is None:
            return [*filter(None, (self._missed_text(is_missed=is_missed),))]
        prospects = prospect_note.told_of(
            play, pointing.scene.view, target, is_asked=pointing.asked is not None
        )
        refused = prospect_note.refusal_note(pointing.reason)
        here = (play.label(target), self._peek_text(), refused, self._revealed_text())
        how = "" if pointing.asked is None else self._how_to_build(pointing.asked)
        return [*filter(None, (*here, *prospects, how))]
