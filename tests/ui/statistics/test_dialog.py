"""The page of statistics: by pointer, by keys, and for a screen reader."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import HUMAN
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.statistics.index import Standing
from changcheng_qt.statistics.names import Names
from changcheng_qt.statistics.sums import Choice, Period
from changcheng_qt.titles.changcheng.table.factory import ChangChengUi
from changcheng_qt.titles.china.table.factory import ChinaUi
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed, ThemeChoice
from changcheng_qt.ui.panels.words import ElidedWords, Words
from changcheng_qt.ui.seam.choice import TitleChoice
from changcheng_qt.ui.statistics import players
from changcheng_qt.ui.statistics.charts import ChartKind
from changcheng_qt.ui.statistics.dialog import StatisticsDialog
from screens.windows import load_fonts
from tests.planted import Fault, planted, with_and_without
from tests.statistics.games import NOW, game, seat
from tests.titles.changcheng.table.playing import box
from tests.titles.china.rules.play import BOARDS
from tests.ui.shop import settle

GAMES = (
    game("a", seat("Mei", 31, won=True, error=6.0), seat("<b>Luca</b>", 28), days_ago=400),
    game("b", seat("mei", 20, error=2.0), seat("club 2", 26, won=True, bot="club"), days_ago=20),
    game("c", seat("Mei", 25), seat("Luca", 25), seat("club 3", 30, won=True, bot="club")),
    game("d", seat("Mei", 9, won=True), seat("Luca", 4), title="china", days_ago=2),
)


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[StatisticsDialog]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    appearance = Appearance(Looks(theme=ThemeChoice.LIGHT, motion=MotionSpeed.NONE))
    titles = TitleChoice((ChangChengUi(box), ChinaUi(lambda: BOARDS)))
    dialog = StatisticsDialog(titles, appearance, NOW, window)
    dialog.show_fitting()
    yield dialog
    dialog.close()
    settle()


def found(page: StatisticsDialog, names: Names | None = None) -> StatisticsDialog:
    page.show_found(GAMES, names or Names(), Standing.KEPT)
    settle()
    return page


def choose(page: StatisticsDialog, kind: ChartKind) -> None:
    page.overview.kind.setCurrentIndex(list(ChartKind).index(kind))


def listed(page: StatisticsDialog) -> list[str]:
    return [entry.line.text for entry in page.overview.list.lines.entries]


def bars(page: StatisticsDialog) -> list[str]:
    return [row.accessibleName() for row in page.overview.chart.rows]


def test_it_tells_how_far_it_is_and_can_be_left(page: StatisticsDialog) -> None:
    page.show_progress(3, 10)
    assert (page.bar.value(), page.bar.maximum()) == (3, 10)
    assert "3" in page.bar.accessibleName()
    assert not page.export_button.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_without_finished_games_it_says_so(page: StatisticsDialog) -> None:
    page.show_found((), Names(), Standing.KEPT)
    told = [words.text() for words in page.findChildren(Words) if words.isVisible()]
    assert "No finished games yet." in told
    assert not page.overview.isVisible()
    assert not page.names_button.isVisible()


def test_all_games_of_the_title_count_at_first(page: StatisticsDialog) -> None:
    found(page)
    assert page.overview.filters.choice == Choice("changcheng")
    assert [one.key for one in page.overview.counted] == ["a", "b", "c"]
    assert len(listed(page)) == 3
    assert ": club 3 30, Mei 25" in listed(page)[0]


def test_two_bots_of_a_kind_in_one_game_are_one_game(page: StatisticsDialog) -> None:
    bots = seat("x", 9, won=True, bot="club"), seat("y", 5, bot="club")
    page.show_found([game("a", seat("Mei", 8), *bots)], Names(), Standing.KEPT)
    named = {words.accessibleName() for words in page.overview.players.findChildren(Words)}
    assert {"Mei, Games: 1", "Club player, Games: 1 (2)", "Club player, Won: 1"} <= named


def test_the_rule_of_who_gets_a_result_stands_on_the_page(page: StatisticsDialog) -> None:
    rule = "A seat's whole result counts for the player who has it at the end"

    def visible_text() -> str:
        shown = [words.text() for words in page.findChildren(Words) if words.isVisible()]
        return "\n".join(shown)

    found(page)
    assert rule in visible_text()
    page.names_button.click()
    settle()
    assert rule not in visible_text()


def test_many_games_are_listed_between_events(page: StatisticsDialog, qtbot: QtBot) -> None:
    two = seat("Mei", 31, won=True), seat("Luca", 28)
    games = [game(f"{number}", *two, days_ago=300 - number) for number in range(230)]
    page.show_found(games, Names(), Standing.KEPT)
    assert 0 < len(listed(page)) < len(games)
    page.overview.retranslate()
    qtbot.waitUntil(lambda: len(listed(page)) >= len(games))
    settle()
    assert len(listed(page)) == len(games)
    asked: list[str] = []
    page.overview.game_asked.connect(asked.append)
    page.overview.list.chosen.emit(229)
    assert asked == ["0"]


@pytest.mark.parametrize(
    ("filter_name", "value", "keys"),
    [
        ("title", "china", "d"),
        ("seats", 3, "c"),
        ("against", "club", "bc"),
        ("against", HUMAN, "a"),
    ],
)
def test_games_are_chosen_from_lists(
    page: StatisticsDialog, filter_name: str, value: object, keys: str
) -> None:
    found(page)
    each = getattr(page.overview.filters, filter_name)
    each.setCurrentIndex(each.findData(value))
    assert "".join(one.key for one in page.overview.counted) == keys
    assert len(listed(page)) == len(keys)


def test_a_period_counts_from_now(page: StatisticsDialog) -> None:
    found(page)
    page.overview.filters.period.setCurrentIndex(list(Period).index(Period.MONTH))
    assert [one.key for one in page.overview.counted] == ["b", "c"]


def test_another_title_offers_what_there_is_of_it(page: StatisticsDialog) -> None:
    filters = found(page).overview.filters
    filters.seats.setCurrentIndex(filters.seats.findData(3))
    filters.title.setCurrentIndex(filters.title.findData("china"))
    assert filters.choice == Choice("china")
    assert filters.seats.findData(3) == -1
    assert filters.against.findData("club") == -1


def test_a_bar_shows_its_games_and_a_line_opens_one(page: StatisticsDialog, qtbot: QtBot) -> None:
    choose(found(page), ChartKind.ERRORS)
    row = next(row for row in page.overview.chart.rows if row.bar.name == "Mei")
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert len(listed(page)) == 1
    assert page.overview.list.accessibleName() == "Games: Mei"
    with qtbot.waitSignal(page.overview.game_asked) as asked:
        QTest.keyClick(page.overview.list, Qt.Key.Key_Down)
        page.overview.list.activated.emit(page.overview.list.model().index(0, 0))
    assert asked.args == ["a"]


def test_bars_are_walked_through_with_the_arrows(page: StatisticsDialog) -> None:
    first, second, *_ = found(page).overview.chart.rows
    page.activateWindow()
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is second
    QTest.keyClick(second, Qt.Key.Key_Up)
    QTest.keyClick(first, Qt.Key.Key_Up)
    assert QApplication.focusWidget() is first
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert page.overview.list.accessibleName() == f"Games: {first.bar.name}"


def test_a_screen_reader_gets_every_bar_and_every_figure(page: StatisticsDialog) -> None:
    found(page)
    assert any("Mei" in told and "50%" in told for told in bars(page))
    figures = [one.accessibleName() for one in page.overview.players.findChildren(Words)]
    assert "Mei, Games: 2" in figures
    assert all(each.accessibleName() for each in page.overview.filters.lists)


def test_names_are_plain_text(page: StatisticsDialog) -> None:
    found(page)
    assert any("<b>Luca</b>" in told for told in bars(page))
    assert any("<b>Luca</b> 28" in line for line in listed(page))


def test_joined_names_count_as_one(page: StatisticsDialog, qtbot: QtBot) -> None:
    found(page)
    page.names_button.click()
    join = page.names.joins["mei"]
    place = join.findData("Mei")
    join.setCurrentIndex(place)
    with qtbot.waitSignal(page.names_changed) as changed:
        join.activated.emit(place)
    assert changed.args == [Names({"mei": "Mei"})]
    assert not page.names.shows["mei"].isEnabled()
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.overview.isVisible()
    assert not any(told.startswith("mei") for told in bars(page))
    assert any(told.startswith("Mei") and "of 3" in told for told in bars(page))


def test_joined_names_are_parted_again(page: StatisticsDialog, qtbot: QtBot) -> None:
    found(page, Names({"mei": "Mei"})).names_button.click()
    join = page.names.joins["mei"]
    assert join.currentData() == "Mei"
    join.setCurrentIndex(0)
    with qtbot.waitSignal(page.names_changed) as changed:
        join.activated.emit(0)
    assert changed.args == [Names()]


def test_somebody_is_hidden_and_shown_again(page: StatisticsDialog, qtbot: QtBot) -> None:
    found(page).names_button.click()
    with qtbot.waitSignal(page.names_changed) as changed:
        page.names.shows["Luca"].click()
    assert changed.args == [Names(hidden=frozenset({"Luca"}))]
    page._close.click()  # noqa: SLF001
    assert not any(told.startswith("Luca") for told in bars(page))
    page.names_button.click()
    page.names.shows["Luca"].click()
    page._close.click()  # noqa: SLF001
    assert any(told.startswith("Luca") for told in bars(page))


@pytest.mark.parametrize("standing", Standing)
def test_a_fault_of_the_index_is_shown(page: StatisticsDialog, standing: Standing) -> None:
    page.show_found(GAMES, Names(), standing)
    told = [words.text() for words in page.findChildren(Words) if words.isVisible()]
    assert any("index" in text for text in told) == (standing is not Standing.KEPT)


def test_the_exported_figures_are_those_shown(page: StatisticsDialog, qtbot: QtBot) -> None:
    filters = found(page).overview.filters
    filters.seats.setCurrentIndex(filters.seats.findData(3))
    with qtbot.waitSignal(page.table_asked) as asked:
        page.table_action.trigger()
    assert [one.key for one in asked.args[0]] == ["c"]
    with qtbot.waitSignal(page.picture_asked) as drawn:
        page.picture_action.trigger()
    picture = drawn.args[0].toImage()
    assert picture.width() > page.overview.chart.width()
    colours = {picture.pixel(x, y) for x in range(0, picture.width(), 9) for y in range(0, 200, 3)}
    assert len(colours) > 3


def test_the_language_changes_while_it_is_open(page: StatisticsDialog) -> None:
    choose(found(page), ChartKind.CARDS)
    page.overview.whose.setCurrentIndex(1)
    before = listed(page), bars(page)
    for widget in (page, page.overview, page.overview.filters, page.names):
        widget.retranslate()
    assert (listed(page), bars(page)) == before
    assert page.overview.kind.currentData() is ChartKind.CARDS


@pytest.mark.parametrize("code", ["zh_CN", "zh_TW"])
def test_no_head_of_the_table_breaks_within_a_word(
    page: StatisticsDialog, languages: Languages, code: str
) -> None:
    load_fonts()
    languages.install(code)
    page.overview.appearance.choose_scale(2.0)
    page.overview.retranslate()
    found(page).overview.players.resize(800, 400)
    settle()
    shown = page.overview.players.findChildren(Words)
    plain = [words for words in shown if type(words) is Words and words.isVisible()]
    heads = [words for words in plain if not words.accessibleName()]
    assert len(heads) > 6
    for words in heads:
        assert words.width() >= words.fontMetrics().horizontalAdvance(words.text())


def cut_names_sooner(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(players, "_UNCUT", 95)


@with_and_without(cut_names_sooner)
def test_the_names_of_bots_are_not_cut_at_twice_the_size(
    page: StatisticsDialog, languages: Languages, fault: Fault | None
) -> None:
    """In Chinese they differ only at their ends."""
    load_fonts()
    languages.install("zh_TW")
    page.overview.appearance.choose_scale(2.0)
    page.overview.retranslate()
    with planted(fault):
        shown = found(page).overview.players.findChildren(ElidedWords)
        bots = [words for words in shown if words.isVisible() and words.text().startswith("電腦")]
        assert bots
        for words in bots:
            whole = words.fontMetrics().horizontalAdvance(words.text())
            assert words.minimumSizeHint().width() >= whole


def test_lists_are_in_two_rows_where_one_would_cut_off_an_entry(page: StatisticsDialog) -> None:
    filters = found(page).overview.filters
    layout = filters.layout()
    assert layout
    entry = filters.title.fontMetrics().horizontalAdvance("in the last 365 days")
    for width, rows in ((8 * entry, 1), (4 * entry, 2), (8 * entry, 1)):
        filters.resize(width, filters.height())
        layout.setGeometry(filters.rect())
        assert len({each.y() for each in filters.lists}) == rows
        assert min(each.width() for each in filters.lists) > entry
