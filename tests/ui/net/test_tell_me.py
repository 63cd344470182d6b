"""The choice to be told of one's turn while the program is closed, in both of its places."""

from collections.abc import Callable

import pytest

from changcheng_qt.ui.dialogs.settings import SettingsDialog
from changcheng_qt.ui.net.tell_me import AtLogin, TellMe
from changcheng_qt.ui.net.together import TogetherDialog
from tests.ui.shop import Shop, settle


class Login:
    """The entry for the start at login, unless the system refuses."""

    def __init__(self) -> None:
        self.is_on, self.refuses = False, False
        self.waiting: list[Callable[[], object]] | None = None
        """The answers of a slow disk."""
        self.choice = AtLogin(self._ask, self._switch)

    def _ask(self, then: Callable[[bool], object]) -> None:
        self._answer(lambda: then(self.is_on))

    def _switch(self, on: bool, then: Callable[[bool], object]) -> None:
        if not self.refuses:
            self.is_on = on
        now = self.is_on
        self._answer(lambda: then(now))

    def _answer(self, answer: Callable[[], object]) -> None:
        if self.waiting is None:
            answer()
        else:
            self.waiting.append(answer)


@pytest.fixture
def login() -> Login:
    return Login()


@pytest.fixture(params=["settings", "together"])
def choice(request: pytest.FixtureRequest, shop: Shop, login: Login) -> TellMe:
    """The choice in a dialog."""
    window = shop.window
    window.dialogs.at_login = lambda: login.choice
    if request.param == "settings":
        window.table_actions["settings"].trigger()
        dialog = window.dialogs.shown
        assert isinstance(dialog, SettingsDialog)
    else:
        titles, appearance = tuple(window.titles), window.table.appearance
        dialog = TogetherDialog(titles, "Mei", appearance, window, login.choice)
        window.dialogs.show(dialog)
    settle()
    assert dialog.tell_me is not None
    return dialog.tell_me


def test_a_click_is_in_force_at_once(choice: TellMe, login: Login) -> None:
    assert choice.box.isVisible()
    choice.box.click()
    assert login.is_on
    choice.box.click()
    assert not login.is_on


def test_a_system_that_refuses_is_reported(choice: TellMe, login: Login) -> None:
    usual, login.refuses = choice.note.text(), True
    choice.box.click()
    assert not choice.box.isChecked()
    assert choice.note.text() == "This computer doesn't let that be changed."
    login.refuses = False
    choice.box.click()
    assert login.is_on
    assert choice.note.text() == usual


def test_the_latest_click_counts_on_a_slow_disk(choice: TellMe, login: Login) -> None:
    login.waiting = []
    for _ in range(3):
        choice.box.click()
    for answer in login.waiting:
        assert choice.box.isChecked()
        answer()
    assert choice.box.isChecked()
    assert login.is_on


def test_a_late_first_answer_does_not_undo_a_click(login: Login, shop: Shop) -> None:
    login.waiting = []
    tell_me = TellMe(login.choice, shop.window.table.appearance, shop.window)
    assert not tell_me.box.isChecked()
    tell_me.box.click()
    first, second = login.waiting
    login.is_on = False
    first()
    assert tell_me.box.isChecked()
    login.is_on = True
    second()
    assert tell_me.box.isChecked()


def test_the_choice_in_force_is_shown(login: Login, shop: Shop) -> None:
    login.is_on = True
    assert TellMe(login.choice, shop.window.table.appearance, shop.window).box.isChecked()


def test_the_words_follow_the_language(choice: TellMe, shop: Shop) -> None:
    words = choice.box.text(), choice.note.text()
    choice.box.setText("")
    choice.note.setText("")
    shop.languages.install("fr")
    settle()
    assert (choice.box.text(), choice.note.text()) == words


def test_without_the_network_there_is_no_choice(shop: Shop) -> None:
    shop.window.table_actions["settings"].trigger()
    dialog = shop.window.dialogs.shown
    assert isinstance(dialog, SettingsDialog)
    assert dialog.tell_me is None
