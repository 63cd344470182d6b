"""Tournaments: the same games for the same words, in pieces or at once, and honest intervals."""

import errno
import json
import os
import sys
from pathlib import Path
from statistics import mean

import pytest

from changcheng_qt.app.cli import tournament
from changcheng_qt.app.cli.tournament import Contest, Entrant, Piece, Result, kept_results, summary
from changcheng_qt.app.command_line import WRONG_ARGUMENTS
from changcheng_qt.bots import usual_nodes
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.changcheng import CHANG_CHENG
from changcheng_qt.titles.title import Title
from tests.app.commands import printed

CONTEST = Contest("changcheng", "greedy:9", "random:1", 2, "1", "usual")


def tournament_of(words: str) -> tuple[int, list[str], str]:
    """Return the exit code, the lines and the complaints of a tournament in one process."""
    code, out, complaints = printed(tournament.run, "tournament", *words.split(), "--jobs", "1")
    return code, out.splitlines(), complaints


def without_times(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.startswith("CPU")]


def test_greedy_beats_random_and_its_copies_do_not() -> None:
    code, lines, _ = tournament_of("greedy:20 random --deals 3 --seats 2")
    assert code == 0
    assert lines[0] == (
        "greedy:20 alone against 1 random: seats=2 deals=3 games=6 seed=1 options=usual"
    )
    assert float(lines[1].split()[1]) > 50
    assert lines[2].startswith("margin +")
    assert [line.rpartition(": ")[0] for line in lines[3:]] == [
        "CPU a choice of greedy:20",
        "CPU a choice of random",
    ]


def test_a_deal_is_played_from_every_seat_with_the_same_setup(tmp_path: Path) -> None:
    tournament_of(f"random random --deals 2 --seats 3 --options any --out {tmp_path}")
    files = sorted(tmp_path.iterdir())
    assert len(files) == 6
    matches = [read_file(RealDisk(), file)[1] for file in files]
    setups = [match.setup for match in matches]
    assert setups[0] == setups[1] == setups[2] != setups[3]
    assert all(match.outcome for match in matches)
    assert len({tuple(step.command for step in match.steps) for match in matches}) == 6


def test_the_bot_that_is_alone_sits_in_each_seat_once(tmp_path: Path) -> None:
    tournament_of(f"greedy:3 random --deals 1 --seats 3 --out {tmp_path}")
    for seat in range(3):
        _, match = read_file(RealDisk(), tmp_path / f"deal-1-seat-{seat + 1}.changcheng")
        kinds = [player.controller for player in match.players]
        assert kinds == ["greedy" if one == seat else "random" for one in range(3)]
        assert match.players[seat].nodes == 3


def test_in_pieces_the_same_is_found_as_at_once(tmp_path: Path) -> None:
    results = tmp_path / "results"
    words = f"greedy:5 random --results {results}"
    tournament_of(f"{words} --deals 1")
    begun = results.read_bytes()
    with results.open("ab") as cut:
        cut.write(b'{"deal": 2, "se')
    _, lines, _ = tournament_of(f"{words} --deals 3")
    assert results.read_bytes().startswith(begun)
    assert len(results.read_text().splitlines()) == 1 + 6
    _, at_once, _ = tournament_of("greedy:5 random --deals 3")
    assert without_times(lines) == without_times(at_once)
    again = results.read_bytes()
    assert tournament_of(f"{words} --deals 3")[1] == lines
    assert results.read_bytes() == again


def test_results_of_another_tournament_are_refused_and_kept(tmp_path: Path) -> None:
    results = tmp_path / "results"
    tournament_of(f"random random --deals 1 --results {results}")
    before = results.read_bytes()
    code, lines, complaint = tournament_of(f"random random --deals 1 --seed 2 --results {results}")
    assert (code, lines) == (WRONG_ARGUMENTS, [])
    assert "of another tournament" in complaint
    assert results.read_bytes() == before


@pytest.mark.parametrize("line", ["", "7", "{}", '{"deal": 1}', "no json"])
def test_a_damaged_file_of_results_is_reported(tmp_path: Path, line: str) -> None:
    results = tmp_path / "results"
    tournament_of(f"random random --deals 1 --results {results}")
    head = results.read_text().splitlines()[0]
    results.write_text(f"{head}\n{line}\n")
    code, _, complaint = tournament_of(f"random random --deals 1 --results {results}")
    assert code == WRONG_ARGUMENTS
    assert "not a file of results" in complaint


def test_games_side_by_side_are_those_played_one_by_one() -> None:
    pieces = [Piece(CONTEST, 1, seat) for seat in range(2)]
    alone = [tournament.play(piece) for piece in pieces]
    together = sorted(tournament.play_all(pieces, 2), key=lambda one: one.seat)
    assert [one.scores for one in together] == [one.scores for one in alone]


def test_entrants_have_names_and_numbers() -> None:
    nodes = usual_nodes("club", CHANG_CHENG.rules.simulations)
    assert Entrant.named("club") == Entrant("club", 0)
    assert Entrant.named("club").of(CHANG_CHENG) == Entrant("club", nodes)
    assert Entrant.named("club:7") == Entrant("club", 7)
    assert Entrant.named("random:7").of(CHANG_CHENG).name == "random"
    for wrong in ("clever", "club:", "club:x", "club:0", ":7"):
        with pytest.raises(ValueError, match=wrong):
            Entrant.named(wrong)


def test_a_wrong_number_of_seats_is_reported() -> None:
    code, _, complaints = tournament_of("random random --seats 7")
    assert code == WRONG_ARGUMENTS
    assert "(2 to 4)" in complaints


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_the_fewest_players_of_a_game_play_unless_it_says_otherwise(title: Title) -> None:
    _, lines, _ = tournament_of(f"random random --title {title.name} --deals 1")
    assert f"seats={title.rules.seat_counts[0]} " in lines[0]


def result(deal: int, seat: int, scores: tuple[int, ...]) -> Result:
    winners = tuple(s for s, score in enumerate(scores) if score == max(scores))
    return Result(deal, seat, scores, winners, (1.0, 2.0), (10, 10))


def test_shares_and_margins_are_of_the_one_alone() -> None:
    shared = result(1, 1, (5, 5, 2))
    assert (shared.share, shared.margin) == (0.5, 0)
    lost = result(1, 2, (5, 5, 2))
    assert (lost.share, lost.margin) == (0, -3)


def test_a_game_that_nobody_has_won_has_no_shares() -> None:
    conquered = Result(1, 1, (5, 7, 2), (), (1.0, 2.0), (10, 10))
    assert (conquered.share, conquered.margin) == (0, 2)


def test_intervals_are_over_deals_and_a_deal_that_is_not_whole_does_not_count() -> None:
    games = [
        *(result(1, seat, (9, 4)) for seat in range(2)),
        *(result(2, seat, (4, 9) if seat else (9, 4)) for seat in range(2)),
        result(3, 0, (9, 4)),
    ]
    lines = list(summary(CONTEST, games))
    assert "deals=2 games=4" in lines[0]
    assert lines[1] == f"share {mean([50, 100]):.1f} +- 49.0 % (equal strength: 50.0)"
    assert lines[2] == "margin +2.5 +- 4.9 points"
    assert lines[3] == "CPU a choice of greedy:9: 100.0 ms"


def test_one_deal_has_no_interval_and_none_no_lines() -> None:
    games = [result(1, seat, (9, 4)) for seat in range(2)]
    assert list(summary(CONTEST, games))[1] == "share 50.0 % (equal strength: 50.0)"
    assert len(list(summary(CONTEST, []))) == 1


def test_a_file_that_is_not_there_holds_nothing(tmp_path: Path) -> None:
    assert kept_results(tmp_path / "none", CONTEST) == []
    (tmp_path / "other").write_text(json.dumps({}) + "\n")
    with pytest.raises(ValueError, match="another"):
        kept_results(tmp_path / "other", CONTEST)


def test_results_that_cannot_be_read_are_reported_and_kept(tmp_path: Path) -> None:
    results = tmp_path / "results"
    results.mkdir()
    code, lines, complaint = tournament_of(f"random random --deals 1 --results {results}")
    assert (code, lines) == (2, [])
    reason = errno.EACCES if sys.platform == "win32" else errno.EISDIR
    assert complaint == f"changcheng-qt: {results}: {os.strerror(reason)}\n"
