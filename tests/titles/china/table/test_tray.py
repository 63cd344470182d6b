"""The player's corner of China: the held thing, cards that can be taken, and the end of a turn."""

from html import unescape
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.help import PURISTS, USUAL, Help
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.titles.china.rules.commands import DrawCard, SwapCard, TakeOpenCard
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.setup import Hands, Options
from changcheng_qt.titles.china.table.pointer.hand import Held, unlit_prompt
from changcheng_qt.titles.china.table.pointer.targets import offered_prompt
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.titles.china.table.tray.display import Pile
from changcheng_qt.titles.china.table.tray.hand_row import CardButton
from changcheng_qt.titles.china.table.tray.tray import Tray
from changcheng_qt.titles.china.words.commands import drawing_note
from tests.effort import effort
from tests.planted import Fault, planted, with_and_without
from tests.titles.changcheng.table.playing import plain_looks
from tests.titles.china.rules.scene import Scene, X, Y, Z, cards, lay
from tests.titles.china.table.map_table import MapTable, table_of

TRIPLES = 60
"""How many ways to press three things the day tries, of up to 216."""


class Corner:
    """A tray on screen, on the table of a made position."""

    def __init__(
        self, qtbot: QtBot, scene: Scene, viewer: Viewer = 0, help: Help = PURISTS
    ) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(QSize(966, 190))
        self.table: MapTable = table_of(scene, viewer, help)
        table = self.table
        self.tray = Tray(table.bridge, table.hand, table.play, plain_looks(), self.window)
        self.tray.resize(self.window.size())
        self.said: list[str] = []
        self.tray.said.connect(self.said.append)
        self.window.show()

    def held(self) -> tuple[Piece | None, tuple[Colour, ...]]:
        held = self.table.hand.held
        return (None, ()) if held is None else (held.piece, held.cards)

    def card(self, place: int) -> None:
        self.tray.press(self.tray.hand.cards[place])

    def lifted(self) -> list[bool]:
        return [card.isChecked() for card in self.tray.hand.cards]

    @property
    def end(self) -> tuple[str, bool]:
        button = self.tray.end_turn
        return button.text(), button.isEnabled()


def test_cards_and_pieces_are_picked_up_together_and_placed(qtbot: QtBot) -> None:
    corner = Corner(qtbot, lay("red red purple"))
    corner.card(1)
    assert corner.held() == (None, (Colour.RED,))
    assert corner.lifted() == [False, True, False], "the one that was pressed"
    corner.tray.press(corner.tray.pieces[Piece.HOUSE])
    assert corner.held() == (Piece.HOUSE, (Colour.RED,))
    corner.card(0)
    assert corner.held() == (Piece.HOUSE, (Colour.RED, Colour.RED))
    assert corner.lifted() == [True, True, False]
    corner.card(0)
    assert corner.held() == (Piece.HOUSE, (Colour.RED,)), "one card of the pair is put back"
    corner.tray.press(corner.tray.pieces[Piece.HOUSE])
    corner.card(next(place for place, up in enumerate(corner.lifted()) if up))
    assert corner.table.hand.held is None
    assert corner.lifted() == [False] * 3


def test_a_house_that_is_owed_is_not_put_back_by_picking_it_up(qtbot: QtBot) -> None:
    forts = Options(fortifications=True)
    corner = Corner(qtbot, lay("purple orange orange", houses={"chu": {Z: 1}}, options=forts))
    corner.table.hand.pick(Held(Piece.FORTIFICATION, cards("orange orange")))
    assert corner.table.play.choose(corner.table.town("ying"))
    house = corner.tray.pieces[Piece.HOUSE]
    corner.tray.press(house)
    assert corner.held() == (Piece.HOUSE, ())
    corner.tray.press(house)
    assert corner.table.hand.held is None


def test_a_piece_that_cannot_be_placed_says_why(qtbot: QtBot) -> None:
    corner = Corner(qtbot, lay("red red purple"))
    corner.tray.press(corner.tray.pieces[Piece.EMISSARY])
    assert corner.table.hand.held is None
    assert len(corner.said) == 1
    assert corner.said[0] in unescape(corner.tray.pieces[Piece.EMISSARY].toolTip())


def test_fortifications_lie_there_only_where_they_are_in_the_game(qtbot: QtBot) -> None:
    assert Piece.FORTIFICATION not in Corner(qtbot, lay("red red purple")).tray.pieces
    forts = lay("red red purple", options=Options(fortifications=True))
    assert Piece.FORTIFICATION in Corner(qtbot, forts).tray.pieces


def test_the_last_button_swaps_the_card_that_is_picked_up(qtbot: QtBot) -> None:
    corner = Corner(qtbot, lay("red red purple", pile="green green"))
    assert corner.end == ("Swap", False)
    corner.card(2)
    assert corner.end == ("Swap", True)
    corner.tray.press_end_turn()
    assert [card.colour for card in corner.tray.hand.cards[:2]] == [Colour.RED, Colour.RED]
    assert not corner.tray.hand.cards[2].isVisible()
    assert corner.end == ("End turn", False)
    assert corner.tray.undo.isEnabled()
    corner.tray.press(corner.tray.display.pile)
    assert corner.end == ("End turn", True)
    assert corner.tray.display.pile.count == 1


def test_a_pair_cannot_be_swapped(qtbot: QtBot) -> None:
    corner = Corner(qtbot, lay("red red purple"))
    corner.card(0)
    corner.card(1)
    assert corner.end == ("Swap", False)


@pytest.mark.parametrize(
    "scene",
    [
        lay("red red purple"),
        lay("red red purple", houses={"chu": {Z: 1}}),
        lay("orange orange green", houses={"chu": {Z: 1}}, options=Options(fortifications=True)),
        lay("red red purple", pile="", exhausted=2),
        lay("red red green", houses={"chu": {X: 1}}).do("house ying red"),
    ],
)
def test_a_lit_place_is_asked_for_only_where_one_is_lit(qtbot: QtBot, scene: Scene) -> None:
    """After any three presses, of which the day tries some."""
    corner = Corner(qtbot, scene)
    things = [*corner.tray.pieces.values(), *corner.tray.hand.cards]
    triples = list(product(things, repeat=3))
    some = min(len(triples), effort(sample=TRIPLES, nightly=len(triples)))
    for pressed in Random(len(triples)).sample(triples, some):
        corner.table.hand.drop()
        for button in pressed:
            if button.isEnabled():
                corner.tray.press(button)
            offers = corner.table.play.offers
            asked = offered_prompt(offers)
            assert offers.walk or "glowing" not in asked, (corner.held(), asked)
            assert asked or offers.held is None


def test_half_of_a_pair_asks_for_the_other_half(qtbot: QtBot) -> None:
    corner = Corner(qtbot, lay("purple red red", houses={"chu": {X: 1}}).do("house ying card"))
    corner.tray.press(corner.tray.pieces[Piece.HOUSE])
    corner.card(1)
    assert corner.held() == (Piece.HOUSE, (Colour.RED,))
    half = offered_prompt(corner.table.play.offers)
    assert half == "Add a second card of this colour."
    swap = unlit_prompt(Held(cards=cards("red")), is_half=True, may_swap=True)
    assert swap == "Add a second card of this colour – or swap this card."
    only = unlit_prompt(Held(cards=cards("red")), is_half=False, may_swap=True)
    pair = unlit_prompt(Held(cards=cards("red red")), is_half=False, may_swap=True)
    assert len({half, swap, only, pair}) == 4


def test_in_the_last_round_the_turn_is_passed(qtbot: QtBot) -> None:
    corner = Corner(qtbot, lay("red red purple", pile="", exhausted=2))
    assert corner.end == ("Pass", True)
    assert not any(button.isEnabled() for button in corner.tray.display.buttons)


def test_the_pile_says_beforehand_that_a_draw_stands(qtbot: QtBot) -> None:
    corner = Corner(qtbot, lay("red red purple"))
    pile = corner.tray.display.pile
    corner.card(2)
    corner.tray.press_end_turn()
    assert pile.isEnabled()
    assert drawing_note() in unescape(pile.toolTip())
    assert drawing_note() in pile.accessibleDescription()


def test_a_veiled_hand_shows_only_what_lies_open(qtbot: QtBot) -> None:
    """Two hands that differ in hidden cards alone look the same to the public."""
    scenes = [
        lay(hand, seen=(cards("red"), (), (), ())) for hand in ("red red red", "red green purple")
    ]
    pictures = []
    for scene in scenes:
        corner = Corner(qtbot, scene, PUBLIC)
        hand = corner.tray.hand
        assert [card.isVisible() for card in hand.cards] == [True, False, False]
        assert hand.backs == 2
        assert not any(button.isEnabled() for button in hand.cards)
        pictures.append(corner.tray.grab().toImage())
        said = [(c.accessibleName(), c.toolTip()) for c in hand.cards]
        assert said[1:] == [("", "")] * 2
    assert pictures[0] == pictures[1]


def test_a_seat_sees_nothing_of_other_hands_and_the_pile(qtbot: QtBot) -> None:
    """Positions that differ only in facts hidden from a seat look and sound the same to it."""
    told = []
    for others, pile in (("red red red", "red green"), ("green purple orange", "purple red")):
        scene = lay("red red purple", hands={Y: others}, pile=pile)
        corner = Corner(qtbot, scene)
        corner.card(0)
        buttons = (*corner.tray.hand.cards, *corner.tray.display.buttons)
        said = [(b.accessibleName(), b.accessibleDescription(), b.toolTip()) for b in buttons]
        told.append((said, corner.tray.grab().toImage()))
    assert told[0] == told[1]


def test_with_hands_hidden_nothing_lies_open(qtbot: QtBot) -> None:
    options = Options(hands=Hands.HIDDEN)
    scene = lay("red red red", seen=(cards("red"), (), (), ()), options=options)
    corner = Corner(qtbot, scene, PUBLIC)
    hand = corner.tray.hand
    assert hand.backs == 3
    assert not any(card.isVisible() for card in hand.cards)


def test_the_pile_tells_a_seat_what_its_next_card_may_be_where_that_is_counted(
    qtbot: QtBot,
) -> None:
    scene = lay("red red purple", pile="green green")

    def pile_tooltip(viewer: Viewer, help: Help) -> str:
        corner = Corner(qtbot, scene, viewer, help)
        return unescape(corner.tray.display.pile.toolTip())

    assert "Next card: red (" in pile_tooltip(0, USUAL)
    assert "%" not in pile_tooltip(0, PURISTS) + pile_tooltip(PUBLIC, USUAL)


def follow_the_pile_alone(patch: pytest.MonkeyPatch) -> None:
    show = Pile.show_pile

    def show_another_pile(pile: Pile, count: int, *, is_last: bool, counted: str = "") -> None:
        if count != pile.count:
            show(pile, count, is_last=is_last, counted=counted)

    patch.setattr(Pile, "show_pile", show_another_pile)


@with_and_without(follow_the_pile_alone)
def test_the_pile_tells_the_next_seat_what_that_seat_counts(
    qtbot: QtBot, fault: Fault | None
) -> None:
    """The pile itself is the same for all of them."""
    scene = lay("red red purple", hands={Y: "green green orange"}, pile="green green")

    def pile_tooltip(corner: Corner) -> str:
        return unescape(corner.tray.display.pile.toolTip())

    with planted(fault):
        corner = Corner(qtbot, scene, 0, USUAL)
        own = pile_tooltip(corner)
        for viewer in (1, PUBLIC, 0):
            corner.table.bridge.look_as(viewer)
            assert pile_tooltip(corner) == pile_tooltip(Corner(qtbot, scene, viewer, USUAL))
            assert (pile_tooltip(corner) == own) == (viewer == 0)


@pytest.mark.parametrize(("exhausted", "name"), [(0, "Pile"), (1, "Second pile")])
def test_the_second_pile_says_that_it_is_the_last(qtbot: QtBot, exhausted: int, name: str) -> None:
    scene = lay("red red purple", pile="green green", exhausted=exhausted)
    corner = Corner(qtbot, scene, PUBLIC)
    pile = corner.tray.display.pile
    assert pile.accessibleName() == f"{name}: 2 card(s)"
    assert ("this round is the last" in unescape(pile.toolTip())) == (exhausted == 1)


def veil_what_is_painted(patch: pytest.MonkeyPatch) -> None:
    forget = CardButton.forget

    def forget_all_but_the_name(button: CardButton) -> None:
        name = button.accessibleName()
        forget(button)
        button.setAccessibleName(name)

    patch.setattr(CardButton, "forget", forget_all_but_the_name)


@with_and_without(veil_what_is_painted)
def test_a_hand_that_is_veiled_leaves_nothing_to_be_read(qtbot: QtBot, fault: Fault | None) -> None:
    with planted(fault):
        corner = Corner(qtbot, lay("red red purple"), 0)
        cards_shown = corner.tray.hand.cards
        assert all(card.accessibleName() for card in cards_shown)
        corner.table.bridge.look_as(PUBLIC)
        for card in cards_shown:
            said = card.accessibleName(), card.accessibleDescription(), card.toolTip(), card.text()
            assert said == ("", "", "", "")
            assert card.colour is None


@pytest.mark.parametrize("width", [560, 700, 966])
def test_open_cards_are_as_large_as_those_of_the_hand_where_there_is_little_room(
    qtbot: QtBot, width: int
) -> None:
    """As next to an open rulebook: a layout would give both rows the same width."""
    corner = Corner(qtbot, lay("red red purple"))
    corner.tray.resize(width, corner.tray.height())
    hand, opened = corner.tray.hand.cards[0].width(), corner.tray.display.slots[0].width()
    assert opened >= 0.9 * hand


def test_hand_and_open_cards_are_stacked_where_that_makes_them_much_larger(qtbot: QtBot) -> None:
    """As next to an open rulebook in a window of 1024 x 720, whose pixels are larger."""
    corner = Corner(qtbot, lay("red red purple"))
    tray = corner.tray
    hand, opened = tray.hand.cards[0], tray.display.slots[0]
    tray.resize(760, 218)
    qtbot.waitUntil(lambda: tray.hand.y() < tray.display.y())
    assert opened.width() > 62, "57 next to each other"
    assert hand.width() >= opened.width()
    tray.resize(966, 190)
    qtbot.waitUntil(lambda: tray.hand.y() == tray.display.y())


def test_a_hint_marks_the_card_that_it_takes_or_swaps(qtbot: QtBot) -> None:
    corner = Corner(qtbot, lay("red green purple"))
    tray = corner.tray
    slots, hand = tray.display.buttons, tray.hand.cards

    def marked() -> list[bool]:
        return [button.stands_out for button in (*slots, *hand)]

    tray.show_way([TakeOpenCard(2), DrawCard()])
    assert marked() == [False, False, True, False, True, *[False] * 3]
    tray.show_way([SwapCard(Colour.GREEN)])
    assert marked() == [*[False] * 5, *(card.colour is Colour.GREEN for card in hand)]
    corner.card(0)
    tray.show_way([])
    assert marked() == [*[False] * 5, *corner.lifted()], "what is picked up stays lifted"
