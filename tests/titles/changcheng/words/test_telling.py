"""The parts of a game that the chronicle tells together."""

from changcheng_qt.i18n.telling import LineKind, Passage
from changcheng_qt.titles.changcheng.rules import events
from changcheng_qt.titles.changcheng.words import telling
from tests.titles.changcheng.table.playing import match_of, setup_of
from tests.titles.changcheng.words.test_sentences import ATTACK, BEGAN, ENDED, SCORING


def test_turns_scorings_and_the_attack_have_one_sentence_each() -> None:
    over = events.GameEnded((4, 3, 0, 0), (0,))
    first = (events.SinglePlaced(0, 0), events.TurnEnded(0))
    turn = (BEGAN, events.SinglePlaced(1, 1), events.ProvinceCompleted(1, 0), *SCORING, ENDED)
    passages = telling.passages((*first, *turn, *ATTACK, over))
    assert [passage.events for passage in passages] == [first, turn, ATTACK, (over,)]
    assert [part.events for part in passages[1].parts] == [
        *((event,) for event in turn[:3]),
        SCORING,
        (ENDED,),
    ]
    assert [part.events for part in passages[1].parts[3].parts] == [(event,) for event in SCORING]
    assert passages[3].parts == ()
    assert telling.passages((BEGAN,)) == (Passage((BEGAN,)),)


def test_the_first_turn_has_a_heading() -> None:
    match = match_of(setup_of(3))
    view = match.view(0)
    [opening] = telling.passages(telling.opening_events(view))
    line = telling.sentence(opening, view, match.players)
    assert line is not None
    assert line.kind is LineKind.TURN
    assert "1" in line.text
    assert line.text.endswith(match.players[view.first].name)
