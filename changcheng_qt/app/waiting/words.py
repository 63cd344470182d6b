"""The words of a notification: the table and its news."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.app.tables.words import refusal_text
from changcheng_qt.app.waiting.news import News, What
from changcheng_qt.i18n.phrases.wording import fill, listed
from changcheng_qt.net.letters import Kind
from changcheng_qt.titles import title_named

translate = QCoreApplication.translate


def table_text(news: News) -> str:
    """Return the name of a table."""
    title = title_named(news.title)
    name = title.show(lambda: None).shown_name() if title else ""
    words = translate("Together", "{title} at {names}'s table")
    return fill(words, title=name, names=news.host) if news.host else name


def news_text(news: News) -> str:
    """Return the news as a sentence."""
    if news.what is What.TURN:
        return fill(translate("Waiting", "Your turn, {names}."), names=listed(news.names))
    if news.what is What.CLOSED and news.gone:
        return refusal_text(news.gone)
    if news.what is What.OVER:
        return translate("Waiting", "The game is over.")
    if news.what is What.AGAIN:
        return fill(translate("Company", "{host} asks for a rematch."), host=news.host)
    if news.what is What.LEFT:
        return translate("Company", "Everybody has agreed to leave this game unfinished.")
    if news.what is What.HELD_UP:
        return translate("Waiting", "The game waits until you open your table.")
    if news.what is What.JOINING:
        if len(news.names) > 1:
            words = translate("Waiting", "{players} ask to join.")
            return fill(words, players=listed(news.names))
        return fill(translate("Waiting", "{player} asks to join."), player=news.names[0])
    if news.what is What.WENT_ON or not news.names or news.wish not in _WISHES:
        return translate("Waiting", "The game has gone on.")
    return fill(_WISHES[news.wish](), player=news.names[0])


_WISHES: Final[Mapping[Kind | None, Callable[[], str]]] = {
    Kind.TAKE_BACK: lambda: translate("Waiting", "{player} asks to go back."),
    Kind.HELP: lambda: translate("Company", "{player} asks to change the help for this game."),
    Kind.ABANDON: lambda: translate("Company", "{player} asks to leave the game unfinished."),
}
