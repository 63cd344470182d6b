"""Notifications in games of every title: names and fixed sentences, and nothing else."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from changcheng_qt.app.waiting import news
from changcheng_qt.app.waiting.news import News, news_in
from changcheng_qt.app.waiting.words import news_text, table_text
from changcheng_qt.engine.seats import Seat
from changcheng_qt.net.deeds import NotDone
from changcheng_qt.net.follower import Follower
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.app.waiting.keeping import OnDisk, a_move, on_disk
from tests.effort import effort
from tests.net.tables import shown_at
from tests.planted import Fault, planted, with_and_without

ROUNDS = effort(sample=12, nightly=200)
SENTENCES = (
    "Your turn, {}.",
    "{} asks to go back.",
    "{} asks to change the help for this game.",
    "{} asks to leave the game unfinished.",
    "The game is over.",
    "The game has gone on.",
    "The host has closed the table.",
)


def tell_a_view(patch: pytest.MonkeyPatch) -> None:
    def names(follower: Follower, seats: list[Seat]) -> tuple[str, ...]:
        assert follower.shown is not None
        return (repr(follower.shown.view(seats[0] if seats else 0)),)

    patch.setattr(news, "_names", names)


def news_of_game(at: OnDisk) -> Iterator[News]:
    """The news of a game in which guests are away by turns."""
    for number in range(ROUNDS):
        away = number % 2
        at.leave(away)
        for _ in range(6):
            seat = next((one for one in at.match.deciders if one != away), None)
            if seat is None or at.match.outcome:
                break
            guest = at.owner(seat)
            with suppress(NotDone):  # Where several decide at once, another comes first.
                if guest:
                    guest.do(a_move(shown_at(guest), seat, at.rng))
                else:
                    at.host.do(a_move(at.match, seat, at.rng), (seat,))
            at.deliver()
        found = news_in(at.path(f"guest {away}"), at.letter_for(away))
        if found:
            yield found
        at.office.carriers.append(at.carriers[away])
        at.repair()
        if away in at.match.deciders and not at.match.outcome:
            with suppress(NotDone):
                at.play_as(away)


@with_and_without(tell_a_view)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_news_has_names_and_fixed_sentences(
    title: Title, tmp_path: Path, fault: Fault | None
) -> None:
    with planted(fault):
        at = on_disk(tmp_path, title)
        players = [f"P{seat}" for seat in range(at.seats)]
        fixed = {one.format(name) for one in SENTENCES for name in players}
        name = title.show(lambda: None).shown_name()
        all_told = list(news_of_game(at))
        assert all_told
        for one in all_told:
            assert table_text(one) == name
            assert news_text(one) in fixed
