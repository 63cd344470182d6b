"""A kept game in words."""

from changcheng_qt.ui.library.card import GameCard, GameStatus, SeatLine


def test_it_is_spoken_with_the_separators_of_the_language(full_width: None) -> None:
    seats = (SeatLine("Mei", "red", 3), SeatLine("Luca", "blue", 4))
    card = GameCard("key", GameStatus.ELSEWHERE, 0, "Sunday", seats)
    assert card.spoken == "Sunday，Mei 3、Luca 4，Open in another window"
