"""The preferences of a person: looks, language, speeds. Each has its choices, its present value and
a function to change it, for the settings page and for menus alike.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.ui.actions.table import Text
from changcheng_qt.ui.flow.playhead import Speed
from changcheng_qt.ui.looks.appearance import (
    SCALES,
    Appearance,
    FollowsLanguage,
    MotionSpeed,
    ThemeChoice,
)

translate = QCoreApplication.translate

VOLUMES: Final = (20, 40, 60, 80, 100)
"""The volumes offered, in percent."""
USUAL_VOLUME: Final = 60


class Preference(NamedTuple):
    """One preference: its name, the values with their words, and a function to set it."""

    text: Text
    options: Sequence[tuple[object, Text]]
    in_force: Callable[[], object]
    choose: Callable[[Any], None]


class ChoiceMenu(FollowsLanguage, QMenu):
    """A submenu with a choice of one value."""

    chosen = Signal(object)

    def __init__(
        self, text: Text, options: Sequence[tuple[object, Text]], parent: QWidget | None = None
    ) -> None:
        """Offer values, each with its words."""
        super().__init__(parent)
        self._text = text
        self._group = QActionGroup(self)
        self._options: list[tuple[object, Text, QAction]] = []
        for value, words in options:
            action = self._group.addAction(words())
            action.setCheckable(True)
            action.triggered.connect(lambda _checked, value=value: self.chosen.emit(value))
            self.addAction(action)
            self._options.append((value, words, action))
        self.retranslate()

    def mark(self, value: object) -> None:
        """Mark the present value."""
        for offered, _, action in self._options:
            action.setChecked(offered == value)

    def retranslate(self) -> None:
        """Update the title and the options of the menu."""
        self.setTitle(self._text())
        for _, words, action in self._options:
            action.setText(words())


class Preferences(QObject):
    """The preferences by name; all are in force at once, and saved in the settings."""

    changed = Signal()
    """A preference has changed, from any place."""
    bot_speed_chosen = Signal(object)
    volume_chosen = Signal()
    """Another volume is in force."""

    def __init__(self, appearance: Appearance, languages: Languages, parent: QWidget) -> None:
        """Offer all preferences; bots have ordinary speed."""
        super().__init__(parent)
        self.bot_speed = Speed.NORMAL
        self.volume = USUAL_VOLUME
        """The volume in percent, while sounds are not muted."""
        self.is_muted = False
        looks = (
            appearance.looks_changed,
            languages.changed,
            self.bot_speed_chosen,
            self.volume_chosen,
        )
        self._each = {
            "theme": Preference(
                lambda: translate("Choices", "Theme"),
                _themes(),
                lambda: appearance.looks.theme,
                appearance.choose_theme,
            ),
            "size": Preference(
                lambda: translate("Choices", "Interface size"),
                _sizes(),
                lambda: appearance.looks.scale,
                appearance.choose_scale,
            ),
            "language": Preference(
                lambda: translate("Choices", "Language"),
                [
                    (language.code, _as_it_is(language.native_name))
                    for language in languages.offered
                ],
                lambda: languages.current,
                languages.install,
            ),
            "motion": Preference(
                lambda: translate("Choices", "Animations"),
                _speeds(),
                lambda: appearance.looks.motion,
                appearance.choose_motion,
            ),
            "bot_speed": Preference(
                lambda: translate("Choices", "Bot speed"),
                _bot_speeds(),
                lambda: self.bot_speed,
                self._choose_bot_speed,
            ),
            "volume": Preference(
                lambda: translate("Choices", "Volume"),
                _volumes(),
                lambda: self.volume_in_force,
                self._choose_volume,
            ),
        }
        for signal in looks:
            signal.connect(self._on_changed)

    def __getitem__(self, name: str) -> Preference:
        return self._each[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._each)

    def menu(self, name: str) -> ChoiceMenu:
        """Return a new submenu for a preference; it marks the present value."""
        preference, parent = self._each[name], self.parent()
        menu = ChoiceMenu(
            preference.text, preference.options, parent if isinstance(parent, QWidget) else None
        )
        menu.chosen.connect(preference.choose)

        def mark() -> None:
            menu.mark(preference.in_force())

        self.changed.connect(mark)
        mark()
        return menu

    def choose_bot_speed(self, name: str) -> None:
        """Set the speed of that name, ordinary speed if there is none."""
        speeds = {speed.name.lower(): speed for speed in Speed}
        self._choose_bot_speed(speeds.get(name, Speed.NORMAL))

    @property
    def volume_in_force(self) -> int:
        """Return the volume in percent; 0 while sounds are muted."""
        return 0 if self.is_muted else self.volume

    def mute(self, is_muted: bool) -> None:
        """Mute sounds, or unmute them."""
        if is_muted != self.is_muted:
            self.is_muted = is_muted
            self.volume_chosen.emit()

    def take_volume(self, volume: int, is_muted: bool, mute: QAction) -> None:
        """Set the volume of the last session, or the usual one if it is no longer offered; and the
        action that mutes sounds while it is checked.
        """
        self.volume = volume if volume in VOLUMES else USUAL_VOLUME
        self.is_muted = is_muted is True
        mute.setChecked(self.is_muted)
        mute.toggled.connect(self.mute)
        self.volume_chosen.connect(lambda: mute.setChecked(self.is_muted))

    def _choose_volume(self, volume: int) -> None:
        self.is_muted, self.volume = not volume, volume or self.volume
        self.volume_chosen.emit()

    def _choose_bot_speed(self, speed: Speed) -> None:
        self.bot_speed = speed
        self.bot_speed_chosen.emit(speed)

    def _on_changed(self) -> None:
        self.changed.emit()


def _themes() -> list[tuple[object, Text]]:
    return [
        (ThemeChoice.SYSTEM, lambda: translate("Choices", "Follow system", "theme")),
        (ThemeChoice.LIGHT, lambda: translate("Choices", "Light", "theme")),
        (ThemeChoice.DARK, lambda: translate("Choices", "Dark", "theme")),
        (ThemeChoice.HIGH_CONTRAST, lambda: translate("Choices", "High contrast", "theme")),
    ]


def _sizes() -> list[tuple[object, Text]]:
    return [(scale, _percent(scale)) for scale in SCALES]


def _speeds() -> list[tuple[object, Text]]:
    return [
        (MotionSpeed.NONE, lambda: translate("Choices", "Off", "motion")),
        (MotionSpeed.REDUCED, lambda: translate("Choices", "Fades only", "motion")),
        (MotionSpeed.SLOW, lambda: translate("Choices", "Half speed", "motion")),
        (MotionSpeed.NORMAL, lambda: translate("Choices", "Normal speed", "motion")),
        (MotionSpeed.FAST, lambda: translate("Choices", "Twice as fast", "motion")),
        (MotionSpeed.FASTEST, lambda: translate("Choices", "Four times as fast", "motion")),
    ]


def _bot_speeds() -> list[tuple[object, Text]]:
    return [
        (Speed.SLOW, lambda: translate("Choices", "Slow", "bots")),
        (Speed.NORMAL, lambda: translate("Choices", "Normal", "bots")),
        (Speed.FAST, lambda: translate("Choices", "Fast", "bots")),
        (Speed.INSTANT, lambda: translate("Choices", "Instant", "bots")),
    ]


def _volumes() -> list[tuple[object, Text]]:
    off = (0, lambda: translate("Choices", "Off", "sounds"))
    return [off, *((volume, _percent(volume / 100)) for volume in VOLUMES)]


def _percent(scale: float) -> Text:
    def words() -> str:
        percent = QLocale().toString(round(scale * 100))
        words = translate("Choices", "{percent}%", "size of the interface")
        return words.replace("{percent}", percent)

    return words


def _as_it_is(text: str) -> Text:
    return lambda: text
