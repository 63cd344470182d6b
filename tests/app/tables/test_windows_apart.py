"""People at windows of their own, in processes of their own, play a whole game by mouse: one of
them is killed and comes back, the host too, a bot has a seat for a while, a turn is taken back, and
one speaks another language. By night; by day `test_lent_seats` and its neighbours stand for it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from changcheng_qt.app.tables.words import fault_text
from tests.app.tables.company import Process, processes, until
from tests.effort import by_night
from tests.net.broker import broker, with_broker

NAMES = ("Mei", "Ana", "Ben", "Luca", "Sima", "Aya")


@contextmanager
def post_office(folder: Path, *, is_wanted: bool) -> Iterator[str]:
    """Run a post office, if it is wanted; give its address."""
    if not is_wanted:
        yield ""
        return
    folder.mkdir()
    with broker(folder) as office:
        yield f"mqtt://{office.address}:{office.port}"


def sit_down(all_: list[Process], title: int, bots: int, post: str) -> None:
    """Open a table, admit everybody, and begin."""
    host, *guests = all_
    codes = host.ask("open", title, len(all_) + bots, bots, post)
    for guest, code, name in zip(guests, codes, NAMES[1 : len(all_)], strict=True):
        guest.ask("join", code, name)
    until(lambda: host.ask("let_in"))
    host.ask("begin")
    until(lambda: all(one.state["steps"] >= 0 for one in all_))


def play(all_: list[Process], steps: int) -> None:
    """Play n steps more, and come to rest."""
    goal = max(one.state["steps"] for one in all_) + steps
    for one in all_:
        one.ask("play", goal)
    until(lambda: is_at(all_, goal))
    come_to_rest(all_)


def play_out(all_: list[Process]) -> None:
    """Play to the end of the game, however long a slow computer needs, unless nobody plays on."""
    for one in all_:
        one.ask("play", 10_000)
    before: list[int] = []
    while not is_over(all_):
        until(lambda: is_over(all_) or steps_of(all_) != before)  # noqa: B023
        before = steps_of(all_)


def is_over(all_: list[Process]) -> bool:
    """Whether all windows show the end of the game."""
    return all(one.state["is_over"] for one in all_)


def steps_of(all_: list[Process]) -> list[int]:
    """The number of steps at each window."""
    return [one.state["steps"] for one in all_]


def come_to_rest(all_: list[Process]) -> None:
    """Stop all who play, and wait until everybody has seen the last deed on its way: one that came
    later would end a question to the table.
    """
    for one in all_:
        one.ask("play", 0)
    until(lambda: are_at_rest([one.state for one in all_]))


def are_at_rest(states: list[dict[str, Any]]) -> bool:
    """Whether no deed is on its way, and all show the same."""
    is_on_way = any(one["is_on_way"] for one in states)
    return not is_on_way and len({tuple(one["kinds"]) for one in states}) == 1


def is_at(all_: list[Process], goal: int) -> bool:
    """Whether so much is played, at every window."""
    return all(one.state["is_over"] or one.state["steps"] >= goal for one in all_)


def waits_for_person(state: dict[str, Any]) -> bool:
    """Whether it is the turn of a person."""
    is_person: bool = state["people"][state["due"]]
    return is_person


def come_back(one: Process) -> None:
    """Start a program that was killed, and go on at its table."""
    one.kill()
    one.start()
    until(lambda: one.ask("return_to_table"))
    until(lambda: one.state["steps"] >= 0)


def seat_bot(host: Process, name: str) -> bool:
    """Let a bot play for somebody, and keep waiting for others who seem to be away on a slow
    computer; return whether a bot plays.
    """
    words = host.state["banners"].get("lent seats", "")
    is_wanted = name in words
    return host.ask("press", "lent seats", 0 if is_wanted else 2) and is_wanted


def lend(all_: list[Process], absent: Process, seat: int) -> None:
    """Have a bot play for somebody whose program is closed, until the seat is taken back."""
    host = all_[0]
    here = [one for one in all_ if one is not absent]
    absent.kill()
    for one in here:
        one.ask("play", 10_000)
    until(lambda: seat_bot(host, NAMES[seat]))
    until(lambda: not host.state["people"][seat])
    steps = host.state["steps"]
    until(lambda: host.state["steps"] > steps + 6)
    absent.start()
    until(lambda: absent.ask("return_to_table"))
    until(lambda: absent.ask("press", "lent seats", 0))
    until(lambda: all(one.state["people"][seat] for one in all_))
    come_to_rest(all_)


def take_back(all_: list[Process]) -> None:
    """Everybody agrees to take a turn back. A bot that plays on would end the question, so none may
    be due.
    """
    until(lambda: all(waits_for_person(one.state) for one in all_))
    steps = all_[0].state["steps"]
    assert all_[1].ask("ask_to_go_back")
    for one in (*all_[:1], *all_[2:]):
        until(lambda: one.ask("press", "asked", 0))  # noqa: B023
    until(lambda: all(one.state["steps"] < steps for one in all_))


@by_night
@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("title", "is_by_post"), [(0, False), pytest.param(1, True, marks=with_broker)]
)
def test_two_at_one_window_play_a_whole_game(
    tmp_path: Path, title: int, *, is_by_post: bool
) -> None:
    with (
        post_office(tmp_path / "post", is_wanted=is_by_post) as post,
        processes(tmp_path, NAMES[:2]) as all_,
    ):
        host, guest = all_
        host.ask("open", title, 3, 0, post)
        guest.ask("join", host.ask("share"), *NAMES[1:3])
        until(lambda: host.ask("let_in"))
        host.ask("begin")
        until(lambda: all(one.state["steps"] >= 0 for one in all_))
        play(all_, 8)
        come_back(guest)
        play_out(all_)
        until(lambda: all("verdict" in one.state["banners"] for one in all_))
        assert {one.state["banners"]["verdict"] for one in all_} == {fault_text(None)}
        assert len({tuple(one.state["log"]) for one in all_}) == 1
        assert not any("Traceback" in one.errors for one in all_)


@by_night
@pytest.mark.no_cover
@pytest.mark.parametrize("is_by_post", [False, pytest.param(True, marks=with_broker)])
@pytest.mark.parametrize(("title", "people", "bots"), [(0, 4, 0), (1, 5, 0), (2, 3, 3), (2, 6, 0)])
def test_people_at_windows_of_their_own_play_a_whole_game(
    tmp_path: Path, title: int, people: int, bots: int, *, is_by_post: bool
) -> None:
    with (
        post_office(tmp_path / "post", is_wanted=is_by_post) as post,
        processes(tmp_path, NAMES[:people]) as all_,
    ):
        sit_down(all_, title, bots, post)
        play(all_, 8)
        all_[1].ask("speak", "fr")
        come_back(all_[2])
        play(all_, 6)
        come_back(all_[0])
        play(all_, 6)
        take_back(all_)
        lend(all_, all_[2], 2)
        play_out(all_)
        until(lambda: all("verdict" in one.state["banners"] for one in all_))
        all_[1].ask("speak", "en")
        assert {one.state["banners"]["verdict"] for one in all_} == {fault_text(None)}
        assert len({tuple(one.state["log"]) for one in all_}) == 1
        assert not any("Traceback" in one.errors for one in all_)
