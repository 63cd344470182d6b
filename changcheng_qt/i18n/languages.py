"""The languages of the interface, the one that fits the desktop best, and switching between them
while the program runs.

A switch removes the old translators and installs the new ones; Qt then sends one `LanguageChange`
event to every widget, which answers it in `retranslate()`. Anything else listens to
`Languages.changed`. English is written in the source; its own translation holds plurals only.

Files are read into memory: Qt would map them, and an update of the program that replaces them in
place would then garble the running program. Qt reads the content for as long as it translates, so
each translator keeps it as a property, which Qt frees after the translator: Python frees the
attributes of `Languages` first, while the translators are still in use.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QByteArray,
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)


class Language(NamedTuple):
    """A language of the interface: the code of its files, and its name in itself."""

    code: str
    native_name: str


ENGLISH: Final = Language("en", "English")
LANGUAGES: Final = (
    ENGLISH,
    Language("it", "Italiano"),
    Language("fr", "Français"),
    Language("zh_TW", "繁體中文"),
    Language("zh_CN", "简体中文"),
)
PSEUDO: Final = Language("xx", "[Ƥşēůďö]")
"""English with accents and 40 % longer, to test screens with long words."""

UNTRANSLATED_BY_QT: Final = (
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Look in:")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:")),
    ("QAbstractFileIconProvider", QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive")),
    ("QAbstractFileIconProvider", QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder")),
)
"""Contexts and texts that Qt shows in English in every language because its own translations lack
them; ours, which Qt asks first, translate them.
"""

RENAMED_KEYS: Final = (
    QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Right"),
    QT_TRANSLATE_NOOP("QShortcut", "Left"),
    QT_TRANSLATE_NOOP("QShortcut", "Up"),
    QT_TRANSLATE_NOOP("QShortcut", "Down"),
)
"""Keys whose name in Qt's translations is on no keyboard of some language, or means a mouse button
there; ours, which Qt asks first, name them correctly.
"""


def fitting_language(wanted: Sequence[str]) -> Language:
    """Return the language that fits the names of locales best, the preferred locale first.

    Chinese is chosen by its script: traditional characters for Hong Kong and Macau, simplified ones
    for Singapore; English where nothing fits.
    """
    return next((found for name in wanted if (found := language_of(name))), ENGLISH)


@lru_cache
def language_of(locale_name: str) -> Language | None:
    """Return the language that fits the name of a locale, such as `zh_HK`; None if there is
    none.
    """
    locale = QLocale(locale_name)
    if locale.language() in (QLocale.Language.Chinese, QLocale.Language.Cantonese):
        traditional = locale.script() is QLocale.Script.TraditionalHanScript
        code = "zh_TW" if traditional else "zh_CN"
    else:
        code = QLocale.languageToCode(locale.language())
    return next((language for language in LANGUAGES if language.code == code), None)


def current_language() -> str:
    """Return the code of the present language, in which data have their names; the name of the
    locale has the desktop's territory, such as `zh_HK`.
    """
    name = QLocale().name()
    language = language_of(name)
    return name if language is None else language.code


class Languages(QObject):
    """Switches the language of the program, and owns the translators, which Qt only references:
    once it is deleted, nothing is translated any more.
    """

    changed = Signal(str)
    """Emitted with the code of the language that has been installed."""

    def __init__(
        self,
        application: QCoreApplication,
        translation_file: Callable[[str], Path],
        *,
        with_pseudo: bool = False,
        desktop: QLocale | None = None,
    ) -> None:
        """Start in the English of the source; `translation_file` finds a compiled translation.

        If `desktop` has the installed language, its territory sets the form of dates.
        """
        super().__init__()
        self._application = application
        self._translation_file = translation_file
        self._desktop = desktop
        self._offered = (*LANGUAGES, PSEUDO) if with_pseudo else LANGUAGES
        self._current = ENGLISH
        self._translators: tuple[QTranslator, ...] = ()

    @property
    def offered(self) -> tuple[Language, ...]:
        """The languages to choose from, in the order of the menu."""
        return self._offered

    @property
    def current(self) -> str:
        """The code of the present language."""
        return self._current.code

    def native_name(self) -> str:
        """Return the name of the present language, in that language."""
        return self._current.native_name

    def install(self, code: str) -> None:
        """Switch to an offered language; any other code selects the one that fits it best."""
        self._current = self._offered_language(code)
        for old in self._translators:
            self._application.removeTranslator(old)
            old.setParent(None)
        QLocale.setDefault(self._locale())
        self._translators = self._load()
        for new in self._translators:
            self._application.installTranslator(new)
        self.changed.emit(self.current)

    def install_for_desktop(self) -> None:
        """Switch to the language that fits the desktop's."""
        self.install(fitting_language(QLocale.system().uiLanguages()).code)

    def _offered_language(self, code: str) -> Language:
        exact = next((language for language in self._offered if language.code == code), None)
        return exact or fitting_language([code])

    def _locale(self) -> QLocale:
        """Return the locale of the present language, with the desktop's territory if it fits."""
        plain = QLocale(ENGLISH.code if self._current is PSEUDO else self.current)
        desktop = self._desktop or plain
        same = (desktop.language(), desktop.script()) == (plain.language(), plain.script())
        return QLocale(plain.language(), plain.script(), desktop.territory()) if same else plain

    def _load(self) -> tuple[QTranslator, ...]:
        """Load Qt's own texts and ours, which Qt asks first because they are installed last."""
        of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        files = (of_qt / f"qtbase_{self.current}.qm", self._translation_file(self.current))
        return tuple(loaded for file in files if (loaded := _loaded(file, self)))


def _loaded(file: Path, owner: QObject) -> QTranslator | None:
    try:
        content = QByteArray(file.read_bytes())
    except OSError:
        return None
    translator = QTranslator(owner)
    is_loaded = translator.load(memoryview(content))  # type: ignore[arg-type]
    translator.setProperty("content", content)
    return translator if is_loaded else None
