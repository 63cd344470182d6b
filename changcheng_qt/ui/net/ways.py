"""The ways to a table as its host chooses them: in this network, at a post office, or both."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFileDialog, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Panel, without_margins
from changcheng_qt.ui.panels.buttons import Button, TickBox
from changcheng_qt.ui.panels.words import NOTE, STRONG, Words
from changcheng_qt.ui.seam.title import PlainChoices

translate = QCoreApplication.translate

_LONGEST: Final = 200


@dataclass(frozen=True, slots=True)
class Office:
    """A post office as somebody typed it; `authority` is the path of a file, or empty."""

    address: str
    name: str = ""
    password: str = ""
    authority: str = ""

    def __repr__(self) -> str:
        """Return its address only: a password appears in no log."""
        return f"Office({self.address})"


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways to a table."""

    in_network: bool = True
    office: Office | None = None

    def to_plain(self) -> PlainChoices:
        """Return the ways for the settings, without a password."""
        office = self.office or Office("")
        return {
            "in_network": self.in_network,
            "by_post": self.office is not None,
            "office": office.address,
            "login": office.name,
            "authority": office.authority,
        }


class WaysForm(Panel):
    """Asks for the ways; at least one must be chosen."""

    changed = Signal()

    def __init__(self, kept: PlainChoices, appearance: Appearance, parent: QWidget) -> None:
        """Start with the last choice."""
        super().__init__(appearance, parent)
        self.in_network = TickBox(appearance, self)
        self.by_post = TickBox(appearance, self)
        self._network_note = Words(appearance, NOTE, self, wrap=True)
        self._post_note = Words(appearance, NOTE, self, wrap=True)
        self._fields = QWidget(self)
        self.address, self.login, self.password, self.authority = (
            QLineEdit(self._fields) for _ in range(4)
        )
        self._labels = [Words(appearance, STRONG, self._fields) for _ in range(4)]
        self._choose = Button(appearance, parent=self._fields, size=14)
        self._choose.clicked.connect(self._on_choose)
        self._lay_out()
        self._show_kept(kept)
        self.in_network.toggled.connect(self.changed)
        self.by_post.toggled.connect(self._on_post)
        self.address.textChanged.connect(self.changed)
        self.restyle()
        self.retranslate()

    @property
    def ways(self) -> Ways | None:
        """Return the chosen ways, None as long as there is none."""
        office = None
        if self.by_post.isChecked():
            address = self.address.text().strip()
            if not address:
                return None
            login, authority = self.login.text().strip(), self.authority.text().strip()
            office = Office(address, login, self.password.text() if login else "", authority)
        is_any = self.in_network.isChecked() or office is not None
        return Ways(self.in_network.isChecked(), office) if is_any else None

    def retranslate(self) -> None:
        self.in_network.setText(translate("Ways", "In this network"))
        self._network_note.setText(
            translate("Ways", "For computers in the same home, or on the same Wi-Fi.")
        )
        self.by_post.setText(translate("Ways", "Over the internet"))
        self._post_note.setText(
            translate(
                "Ways",
                "Through a post office (any MQTT broker), which keeps sealed letters. It "
                "sees addresses and times, never the game. While this computer is off, moves "
                "wait there.",
            )
        )
        texts = (
            translate("Ways", "Address"),
            translate("Ways", "Login"),
            translate("Ways", "Password"),
            translate("Ways", "Own certificate"),
        )
        lines = (self.address, self.login, self.password, self.authority)
        for label, line, text in zip(self._labels, lines, texts, strict=True):
            label.setText(text)
            line.setAccessibleName(text)
        self.address.setPlaceholderText("post.example.org")
        self.login.setPlaceholderText(translate("Ways", "None needed"))
        self.authority.setPlaceholderText(translate("Ways", "Those this computer trusts"))
        self._choose.set_words(translate("Ways", "Choose…"))

    def restyle(self) -> None:
        px = self.appearance.px
        for note in (self._network_note, self._post_note, self._fields):
            note.setContentsMargins(px(26), 0, 0, px(4))

    def _lay_out(self) -> None:
        column = without_margins(QVBoxLayout(self))
        column.setSpacing(self.appearance.px(3))
        grid = QGridLayout(self._fields)
        grid.setContentsMargins(self.appearance.px(26), 0, 0, 0)
        grid.setColumnStretch(1, 1)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        last = QHBoxLayout()
        last.addWidget(self.authority, 1)
        last.addWidget(self._choose)
        for row, line in enumerate((self.address, self.login, self.password)):
            line.setMaxLength(_LONGEST)
            grid.addWidget(line, row, 1)
        grid.addLayout(last, 3, 1)
        lines = (self.address, self.login, self.password, self.authority)
        for row, (label, line) in enumerate(zip(self._labels, lines, strict=True)):
            label.setBuddy(line)
            grid.addWidget(label, row, 0)
        parts = (self.in_network, self._network_note, self.by_post, self._post_note, self._fields)
        for part in parts:
            column.addWidget(part)

    def _show_kept(self, kept: PlainChoices) -> None:
        self.in_network.setChecked(bool(kept.get("in_network", True)))
        self.by_post.setChecked(bool(kept.get("by_post", False)))
        self.address.setText(str(kept.get("office", "")))
        self.login.setText(str(kept.get("login", "")))
        self.authority.setText(str(kept.get("authority", "")))
        self._fields.setVisible(self.by_post.isChecked())

    def _on_post(self, is_chosen: bool) -> None:
        self._fields.setVisible(is_chosen)
        if is_chosen:
            self.address.setFocus()
        self.changed.emit()

    def _on_choose(self) -> None:
        if path := asked_certificate(self):
            self.authority.setText(path)


def asked_certificate(parent: QWidget) -> str:
    """Return the path of the file with a post office's own certificate, empty if none is chosen."""
    asked = translate("Ways", "Choose the certificate of the post office")
    return QFileDialog.getOpenFileName(parent, asked)[0]
