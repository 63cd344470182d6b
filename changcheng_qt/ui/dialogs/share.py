"""The content of a copy of a running game, chosen in plain words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import PUBLIC, Audience, Player, Seat, Viewer
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.words import NOTE, Words

translate = QCoreApplication.translate

_SIZE = (560, 410)


class ShareDialog(Sheet):
    """Asks for the purpose of the copy; each answer lists the things it discloses."""

    agreed = Signal(object)
    """None for the whole game, else the viewer whose knowledge is disclosed."""

    def __init__(
        self,
        players: Sequence[Player],
        own: Seat | None,
        appearance: Appearance,
        parent: QWidget,
        *,
        has_all: bool = True,
    ) -> None:
        """Offer the whole game, if this computer `has_all` of it, the public knowledge, and that of
        the seat at the screen.
        """
        super().__init__(appearance, parent, _SIZE)
        self._players = players
        self._group = QButtonGroup(self)
        whose: list[Viewer | None] = [PUBLIC, *([] if own is None else [own])]
        whose[:0] = [None] if has_all else []
        self._answers = tuple(self._answer(viewer) for viewer in whose)
        self._answers[0][0].setChecked(True)
        self.body.addStretch(1)
        self._cancel, self.save = self.add_decision(self._on_go)
        self.retranslate()

    @property
    def choices(self) -> tuple[QRadioButton, ...]:
        """Return the answers from the top."""
        return tuple(button for button, _, _ in self._answers)

    def retranslate(self) -> None:
        self.set_title(translate("Share", "Save a copy"))
        for button, note, viewer in self._answers:
            name, effect = self._words(viewer)
            button.setText(name.replace("&", "&&"))
            button.setAccessibleDescription(effect)
            note.setText(effect)
        self._cancel.set_words(translate("Share", "Cancel"))
        self.save.set_words(translate("Share", "Save…"))

    def _answer(self, viewer: Viewer | None) -> tuple[QRadioButton, Words, Viewer | None]:
        button = QRadioButton(self)
        self._group.addButton(button)
        note = Words(self.appearance, NOTE, self, wrap=True)
        note.setIndent(self.appearance.px(24))
        together = QVBoxLayout()
        together.setSpacing(self.appearance.px(2))
        together.addWidget(button)
        together.addWidget(note)
        self.body.addLayout(together)
        self.body.addSpacing(self.appearance.px(10))
        return button, note, viewer

    def _words(self, viewer: Viewer | None) -> tuple[str, str]:
        if viewer is None:
            return (
                translate("Share", "The full game, to continue playing"),
                translate(
                    "Share",
                    "Hidden information is included but scrambled – safe from a casual "
                    "glance, not from a determined cheat.",
                ),
            )
        if isinstance(viewer, Audience):
            return (
                translate("Share", "What everyone knows"),
                translate(
                    "Share",
                    "View only. Nothing hidden is included, only fingerprints to "
                    "check it against the full game later.",
                ),
            )
        name = player_name(self._players, viewer)
        return (
            fill(translate("Share", "What {player} knows"), player=name),
            translate(
                "Share",
                "View only. It holds what this player knows, and nothing that only others "
                "know; it can be checked against the full game later.",
            ),
        )

    def _on_go(self) -> None:
        (chosen,) = (viewer for button, _, viewer in self._answers if button.isChecked())
        self.accept()
        self.agreed.emit(chosen)
