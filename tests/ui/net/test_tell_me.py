"""The choice to be told of one's turn while the program is closed, in both of its places."""

import pytest

from changcheng_qt.ui.dialogs.settings import SettingsDialog
from changcheng_qt.ui.net.tell_me import AtLogin, TellMe
from changcheng_qt.ui.net.together import TogetherDialog
from tests.ui.shop import Shop, settle


class Login:
    """What is started at login, unless the system refuses."""

    def __init__(self) -> None:
        self.is_on, self.refuses = False, False
        self.choice = AtLogin(lambda: self.is_on, self._switch)

    def _switch(self, on: bool) -> bool:
        if not self.refuses:
            self.is_on = on
        return not self.refuses


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


def test_a_system_that_refuses_is_told(choice: TellMe, login: Login) -> None:
    usual, login.refuses = choice.note.text(), True
    choice.box.click()
    assert not choice.box.isChecked()
    assert choice.note.text() == "This computer doesn't let that be changed."
    login.refuses = False
    choice.box.click()
    assert login.is_on
    assert choice.note.text() == usual


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
