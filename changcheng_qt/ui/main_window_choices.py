"""The submenus in which looks, speed and language are chosen; they show what is in force."""

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal
from PySide6.QtWidgets import QWidget

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.ui.actions_menus import ChoiceMenu
from changcheng_qt.ui.actions_table import Text
from changcheng_qt.ui.appearance import SCALES, Appearance, MotionSpeed, ThemeChoice
from changcheng_qt.ui.flow.pacing import Speed

translate = QCoreApplication.translate


class Choices(QObject):
    """The submenus by the names that the table of menus gives them."""

    bot_speed_chosen = Signal(object)

    def __init__(self, appearance: Appearance, languages: Languages, parent: QWidget) -> None:
        """Offer what there is, and do what is chosen."""
        super().__init__(parent)
        self.bot_speed = Speed.NORMAL
        self._appearance = appearance
        self._languages = languages
        self.theme = ChoiceMenu(lambda: translate("Choices", "Theme"), _themes(), parent)
        self.size = ChoiceMenu(
            lambda: translate("Choices", "Size of the interface"), _sizes(), parent
        )
        self.motion = ChoiceMenu(lambda: translate("Choices", "Motion"), _speeds(), parent)
        self.language = ChoiceMenu(
            lambda: translate("Choices", "Language"),
            [(language.code, _as_it_is(language.own_name)) for language in languages.offered],
            parent,
        )
        self.bots = ChoiceMenu(
            lambda: translate("Choices", "Speed of the bots"), _bot_speeds(), parent
        )
        self.bots.chosen.connect(self._on_bot_speed_chosen)
        self.theme.chosen.connect(appearance.choose_theme)
        self.size.chosen.connect(appearance.choose_scale)
        self.motion.chosen.connect(appearance.choose_motion)
        self.language.chosen.connect(languages.install)
        appearance.looks_changed.connect(self.mark)
        languages.changed.connect(self.mark)
        self.mark()

    @property
    def menus(self) -> dict[str, ChoiceMenu]:
        """Return the submenus by name."""
        return {
            "theme": self.theme,
            "size": self.size,
            "motion": self.motion,
            "language": self.language,
            "bot_speed": self.bots,
        }

    def choose_bot_speed(self, name: str) -> None:
        """Take the speed of that name, ordinary speed where there is none."""
        speeds = {speed.name.lower(): speed for speed in Speed}
        self._on_bot_speed_chosen(speeds.get(name, Speed.NORMAL))

    def mark(self) -> None:
        """Show what is in force."""
        looks = self._appearance.looks
        self.theme.mark(looks.theme)
        self.size.mark(looks.scale)
        self.motion.mark(looks.motion)
        self.language.mark(self._languages.current)
        self.bots.mark(self.bot_speed)

    def _on_bot_speed_chosen(self, speed: Speed) -> None:
        self.bot_speed = speed
        self.mark()
        self.bot_speed_chosen.emit(speed)


def _themes() -> list[tuple[object, Text]]:
    return [
        (ThemeChoice.SYSTEM, lambda: translate("Choices", "As the desktop", "theme")),
        (ThemeChoice.LIGHT, lambda: translate("Choices", "Light", "theme")),
        (ThemeChoice.DARK, lambda: translate("Choices", "Dark", "theme")),
        (ThemeChoice.HIGH_CONTRAST, lambda: translate("Choices", "High contrast", "theme")),
    ]


def _sizes() -> list[tuple[object, Text]]:
    return [(scale, _percent(scale)) for scale in SCALES]


def _speeds() -> list[tuple[object, Text]]:
    return [
        (MotionSpeed.NONE, lambda: translate("Choices", "Off", "motion")),
        (MotionSpeed.REDUCED, lambda: translate("Choices", "Reduced: only fades", "motion")),
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
        (Speed.INSTANT, lambda: translate("Choices", "At once", "bots")),
    ]


def _percent(scale: float) -> Text:
    def words() -> str:
        percent = QLocale().toString(round(scale * 100))
        words = translate("Choices", "{percent}%", "size of the interface")
        return words.replace("{percent}", percent)

    return words


def _as_it_is(text: str) -> Text:
    return lambda: text
