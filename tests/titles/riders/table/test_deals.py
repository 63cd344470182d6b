"""Answers and deals of several people, on the view of any seat and the public one."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.i18n.languages import LANGUAGES, Languages
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.forecast import rates_of
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Good, goods, total
from changcheng_qt.titles.riders.rules.setup import cards_each
from changcheng_qt.titles.riders.rules.turn import OpenOffer, Stage, Turn
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.panels.plates import unanswered
from changcheng_qt.titles.riders.table.panels.terms import OfferedTerms
from changcheng_qt.titles.riders.table.panels.trade_sheet import Agreement
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.shown_match import Decisions
from tests.titles.changcheng.table.playing import plain_looks
from tests.titles.riders.table.corner import Corner, due, found
from tests.titles.riders.table.map_board import MEI, match_at
from tests.titles.riders.table.positions import middle
from tests.ui.flow.slow import SlowExecutor
from tests.ui.shop import settle

LEFT = Qt.MouseButton.LeftButton
IS_BALLOT = Decisions(lambda _: False, lambda view: view.stage is Stage.ANSWERING)
Make = Callable[[Viewer], Corner]


@pytest.fixture
def asked(qtbot: QtBot) -> Iterator[Corner]:
    """Show the second seat an offer that all others answer, people two of them."""
    match = found(may_offer_to_all, (0, 1, 2))
    offer(match)
    one = Corner(match, 1, IS_BALLOT)
    qtbot.addWidget(one.window)
    one.bridge.plates.show((1, 2, 3), frozenset())
    yield one
    one.window.close()


@pytest.fixture
def deal(qtbot: QtBot) -> Iterator[Make]:
    """Show a viewer the choice of the first seat among answers, one of them a Yes."""
    made: list[Corner] = []

    def make(viewer: Viewer) -> Corner:
        made.append(Corner(accepted(found(may_offer_to_all)), viewer))
        qtbot.addWidget(made[-1].window)
        return made[-1]

    yield make
    for one in made:
        one.window.close()


def may_offer_to_all(view: View) -> bool:
    """Whether the first seat may offer to every other one."""
    return due(Stage.BUILDING)(view) and all(view.hand_counts)


def accepted(match: AnyMatch) -> AnyMatch:
    """The same match with an offer that is accepted by everybody who can."""
    offer(match)
    while match.view(0).stage is Stage.ANSWERING:
        yes = commands.Accept()
        match.submit(commands.Reject() if match.why_not(yes) else yes)
    return match


def offer(match: AnyMatch) -> None:
    """Make the first seat want a good that somebody has."""
    match.submit(offered(match))


def offered(match: AnyMatch) -> commands.Offer:
    """The offer of the first seat for a good that somebody has."""
    view = match.view(0)
    wanted = next(
        good
        for good in Good
        if any((match.view(seat).hands[seat] or NO_GOODS)[good] for seat in (1, 2, 3))
        and total(view.hands[0]) > view.hands[0][good]
    )
    given = next(good for good in Good if view.hands[0][good] and good is not wanted)
    return commands.Offer(goods(given), goods(wanted))


def test_the_offering_person_deals_on_the_public_view_too(deal: Make) -> None:
    one = deal(PUBLIC)
    row = next(row for row in one.players.rows.values() if row.answer.line.command)
    one.bridge.take_commands(takes_commands=False)  # as over the board alone
    assert not row.answer.isEnabled()
    one.bridge.take_commands(takes_commands=True)
    QTest.mouseClick(row.answer, LEFT)
    assert isinstance(one.last(), commands.Deal)
    assert one.view.hands[0] is None


def test_a_deal_closes_the_sheet_and_its_terms_are_not_offered_again(qtbot: QtBot) -> None:
    match = found(may_offer_to_all)
    terms = offered(match)
    one = Corner(accepted(match), 0)
    qtbot.addWidget(one.window)
    one.trade.toggle()
    one.trade.editor.show_terms(terms.give, terms.want)
    one.bridge.submit(next(deal for deal in one.bridge.legal if isinstance(deal, commands.Deal)))
    assert not one.trade.isVisible()
    one.trade.toggle()
    assert one.trade.isVisible()
    assert one.trade.editor.terms == (NO_GOODS, NO_GOODS)
    one.window.close()


def test_terms_are_forgotten_with_the_turn(qtbot: QtBot) -> None:
    match = found(may_offer_to_all)
    terms = offered(match)
    one = Corner(match, 0)
    qtbot.addWidget(one.window)
    one.trade.editor.show_terms(terms.give, terms.want)
    one.bridge.submit(commands.EndTurn())
    assert one.trade.editor.terms == (NO_GOODS, NO_GOODS)
    one.window.close()


def test_cards_that_nobody_can_have_are_remarked_before_the_offer(qtbot: QtBot) -> None:
    wood, clay = goods(Good.WOOD), goods(Good.CLAY)
    hands = ((0,) * 5, wood, clay, (0,) * 5)
    each = cards_each(len(hands))
    supply = tuple(each - sum(held) for held in zip(*hands, strict=True))
    turn = Turn(MEI, 9, dice=(5, 3))
    match = match_at(replace(middle(), hands=hands, supply=supply, turn=turn))
    one = Corner(match, MEI)
    qtbot.addWidget(one.window)
    one.trade.toggle()
    said = {}
    for want in (clay, goods(Good.ORE), goods(Good.CLAY, Good.CLAY)):
        one.trade.editor.show_terms(wood, want)
        one.trade.refresh()
        said[want] = one.trade.note.text()
        assert one.trade.offer.isEnabled(), "nobody is kept from asking"
    assert list(said.values()) == [
        "",
        "Nobody else can have 1 ore.",
        "Nobody else can have 2 clay.",
    ]
    one.window.close()


@pytest.mark.parametrize(
    ("people", "points", "is_said"), [((0,), 8, True), ((0,), 7, False), (range(4), 8, False)]
)
def test_bots_refuse_who_is_about_to_win_and_that_is_said_before_the_offer(
    qtbot: QtBot, people: Iterable[int], points: int, *, is_said: bool
) -> None:
    match = found(may_offer_to_all, people)
    terms = offered(match)
    one = Corner(match, 0)
    qtbot.addWidget(one.window)
    one.trade.toggle()
    one.trade.editor.show_terms(terms.give, terms.want)
    one.trade.show_view(replace(one.bridge.view, points=(points, 3, 3, 3)))
    said = "Bots don't deal with anyone who has 8 points or more."
    assert one.trade.note.text() == said * is_said
    assert one.trade.offer.isEnabled(), "nobody is kept from asking"
    one.window.close()


def test_the_supply_can_be_chosen_instead_of_a_deal(qtbot: QtBot) -> None:
    wood, clay = goods(*[Good.WOOD] * 4), goods(Good.CLAY)
    answers = (commands.Accept(), commands.Reject(), commands.Reject())
    offer = OpenOffer(goods(Good.WOOD), clay, (2, 3, 0), answers)
    turn = Turn(MEI, 9, dice=(5, 3), offer=offer, offers=1)
    rich = replace(middle(), hands=((0,) * 5, wood, clay, (0,) * 5))
    match = match_at(replace(rich, stage=Stage.CHOOSING, turn=turn))
    one = Corner(match, MEI)
    qtbot.addWidget(one.window)
    supply = one.answer.supply
    line = next(line for line in supply.lines if line.isVisible())
    rate = rates_of(one.view, MEI)[Good.WOOD]
    assert line.line.sentence.startswith(f"{rate} wood")
    assert f"{rate}:1" in line.line.sentence
    assert ("your offer would allow" in supply.note.text()) == (rate == 4)
    QTest.mouseClick(line, LEFT)
    assert match.steps[-2].command == commands.Withdraw()
    assert match.steps[-1].command == commands.TradeWithSupply(Good.WOOD, Good.CLAY)
    assert not supply.isVisible()
    one.window.close()


def test_an_offer_is_on_one_line_if_that_has_room(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    terms = OfferedTerms(plain_looks(), window)
    terms.show_terms("Mei", goods(Good.WOOD, Good.WOOD, Good.CLAY), goods(Good.ORE))
    window.show()

    def lines(width: int) -> int:
        terms.setGeometry(0, 0, width, terms.sizeHint().height())
        settle()
        terms.resize(width, terms.sizeHint().height())
        settle()
        assert terms.wanted.geometry().right() < width
        return len({terms.given.y(), terms.wanted.y()})

    assert (lines(282), lines(150), lines(282)) == (1, 2, 1)
    assert terms.minimumSizeHint().width() < 200
    terms.show_terms("Mei from the far end of the Wall", terms.given.goods, terms.wanted.goods)
    assert lines(282) == 2


def test_nobody_deals_for_another(deal: Make) -> None:
    one = deal(1)
    rows = one.players.rows.values()
    assert any(row.answer.line.command for row in rows)
    assert not any(row.answer.isEnabled() for row in rows)


def test_terms_of_an_own_view_are_seen_on_no_other(asked: Corner) -> None:
    sheet = asked.answer
    sheet.turn()
    assert not sheet.editor.isHidden()
    assert any(map(total, sheet.editor.terms))
    asked.bridge.look_as(PUBLIC)
    assert sheet.is_asked
    assert sheet.editor.isHidden()
    assert not any(map(total, sheet.editor.terms))
    assert sheet.yes.isHidden()
    assert sheet.no.words == "All others: no"


@pytest.mark.parametrize("language", [one.code for one in LANGUAGES])
def test_the_buttons_of_own_terms_fit_the_side_panel(
    asked: Corner, languages: Languages, language: str
) -> None:
    languages.install(language)
    sheet = asked.answer
    sheet.turn()
    sheet.editor.show_terms(goods(Good.ORE), goods(Good.WOOD, Good.CLAY, Good.WOOL))
    sheet.retranslate()
    settle()
    assert sheet.minimumSizeHint().width() <= asked.below.width(), sheet.other.words


def test_a_row_says_that_its_seat_has_answered_on_every_view(asked: Corner) -> None:
    row = asked.players.rows[2]
    row.collect((unanswered(has_answered=True),))
    asked.bridge.look_as(PUBLIC)
    assert row.answer.line.sentence == "has answered"
    row.collect(())
    asked.bridge.look_as(2)
    assert row.answer.line.sentence == "is asked"


def test_an_agreement_whose_offer_is_refused_later_answers_no_other_offer(qapp: object) -> None:
    """The host may answer after the people have gone on."""
    match = found(may_offer_to_all, (0, 1, 2))
    terms = offered(match)
    hands = SlowExecutor(match)
    bridge = MatchBridge(match, hands, decisions=IS_BALLOT)
    parent = QObject()
    agreement = Agreement(bridge, parent)
    given: list[object] = []
    bridge.plates.given.connect(lambda _, answer: given.append(answer))
    for is_refused in (True, False):
        agreement.settle(terms, 1) if is_refused else bridge.submit(terms)
        (hands.refuse if is_refused else hands.release)()
        settle()
    bridge.plates.show((1, 2, 3), frozenset())
    settle()
    assert (match.view(0).stage, given) == (Stage.ANSWERING, [])


def test_all_cards_of_an_offer_can_be_cleared(qtbot: QtBot) -> None:
    match = found(may_offer_to_all)
    terms = offered(match)
    one = Corner(match, 0)
    qtbot.addWidget(one.window)
    one.trade.toggle()
    assert not one.trade.clear.isEnabled(), "there are no cards yet"
    one.trade.editor.show_terms(terms.give, terms.want)
    one.trade.refresh()
    assert one.trade.clear.isEnabled()
    QTest.mouseClick(one.trade.clear, LEFT)
    assert one.trade.isVisible()
    assert one.trade.editor.terms == (NO_GOODS, NO_GOODS)
    assert not one.trade.clear.isEnabled()
    assert not one.trade.offer.isEnabled()
    one.window.close()
