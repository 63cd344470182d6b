"""Where pieces can be placed with the held thing: the worked cases 8 to 11 and 27 as offers."""

from dataclasses import replace

from changcheng_qt.titles.china.rules.commands import (
    PlaceFortification,
    PlaceHouse,
    Refusal,
    SendEmissary,
)
from changcheng_qt.titles.china.rules.legality import why_not
from changcheng_qt.titles.china.rules.pieces import Colour, Supply
from changcheng_qt.titles.china.rules.setup import Options
from changcheng_qt.titles.china.table.geometry.places import AlliancePlace, CourtPlace, TownPlace
from changcheng_qt.titles.china.table.pointer.hand import Held, held_prompt
from changcheng_qt.titles.china.table.pointer.targets import Offers, command_at
from changcheng_qt.titles.china.table.scene.marks import Piece
from tests.titles.china.rules.scene import Scene, X, Y, Z, cards, lay

RED, GREEN, PURPLE, ORANGE = Colour.RED, Colour.GREEN, Colour.PURPLE, Colour.ORANGE
FORTS = Options(fortifications=True)
HOUSE, EMISSARY = Held(Piece.HOUSE), Held(Piece.EMISSARY)


def offers(scene: Scene, held: Held | None) -> Offers:
    return Offers.of(scene.board, sorted(scene.legal, key=repr), held)


def town(scene: Scene, name: str) -> TownPlace:
    return TownPlace(scene.board.space_numbers[name])


def court(scene: Scene, name: str) -> CourtPlace:
    return CourtPlace(scene.board.region_numbers[name])


def test_a_house_goes_where_one_price_is_left_and_else_waits_for_the_cards() -> None:
    """Case 8: 13 towns for red, 8 for purple or the red pair, 35 for the pair alone."""
    scene = lay("red red purple")
    free = offers(scene, HOUSE)
    assert (len(free.targets), len(free.starts)) == (48, 8)
    assert {held.at for held in free.starts.values()} == set(free.starts)
    assert free.pieces == {Piece.HOUSE}
    assert free.ways == {(RED,), (PURPLE,), (RED, RED)}


def test_cards_that_are_held_light_up_only_what_they_pay_for() -> None:
    """Case 8: with the card chosen no place asks for more."""
    scene = lay("red red purple")
    for held, count in (((RED,), 13), ((PURPLE,), 8), ((RED, RED), 43)):
        shown = offers(scene, Held(Piece.HOUSE, held))
        assert (len(shown.targets), len(shown.starts)) == (count, 0)
        alone = offers(scene, Held(cards=held))
        assert alone.targets == shown.targets, "only a house can be placed, so it need not be said"
        assert alone.pieces == {Piece.HOUSE}


def test_nothing_is_offered_to_empty_hands_but_what_can_be_picked_up() -> None:
    scene = lay("red red purple")
    bare = offers(scene, None)
    assert not bare.is_anywhere
    assert not bare.walk
    assert bare.pieces == {Piece.HOUSE}
    assert bare.ways == {(RED,), (PURPLE,), (RED, RED)}


def test_no_emissary_goes_to_an_empty_region_and_the_rules_say_why() -> None:
    """Case 8: no emissary in the first turn."""
    scene = lay("red red purple")
    assert not offers(scene, EMISSARY).is_anywhere
    command = command_at(scene.board, EMISSARY, court(scene, "wei"))
    assert scene_refusal(scene, command) is Refusal.NO_HOUSE_THERE


def test_in_a_region_with_a_house_house_and_emissary_wait_for_the_piece() -> None:
    """Case 9: with one house of Z in Yan, cards alone fit a house in its towns, or an emissary."""
    scene = lay("orange orange red", houses={"yan": {Z: 1}})
    held = offers(scene, Held(cards=(ORANGE,)))
    assert court(scene, "yan") in held.targets
    assert held.pieces == {Piece.HOUSE, Piece.EMISSARY}
    empty = offers(lay("orange orange red"), Held(cards=(ORANGE,)))
    assert court(scene, "yan") not in empty.targets
    assert empty.pieces == {Piece.HOUSE}


def test_a_full_court_is_named_until_another_house_is_there() -> None:
    """Case 10."""
    scene = lay("yellow yellow yellow", houses={"qi": {X: 1, Y: 1}}, courts={"qi": {Z: 1}})
    qi = court(scene, "qi")
    assert qi not in offers(scene, EMISSARY).targets
    assert scene_refusal(scene, command_at(scene.board, EMISSARY, qi)) is Refusal.COURT_FULL
    free = scene.state.free_in(qi.region)[0]
    scene.do(f"house {scene.board.spaces[free].id} card")
    assert qi in offers(scene, EMISSARY).targets


def test_a_pair_is_no_price_for_its_own_colour_and_one_card_none_for_another() -> None:
    """Case 11: a single red in Yan, a green pair in Zhao, which is green."""
    everywhere = {land.id: {Z: 1} for land in lay().board.regions}
    scene = lay("green green red", houses=everywhere)
    zhao, yan = (
        TownPlace(scene.state.free_in(scene.board.region_numbers[name])[0])
        for name in ("zhao", "yan")
    )
    free, pair = offers(scene, HOUSE), offers(scene, Held(Piece.HOUSE, (GREEN, GREEN)))
    assert free.targets[zhao] == PlaceHouse(zhao.space)
    assert free.targets[yan] == PlaceHouse(yan.space, GREEN)
    assert zhao not in pair.targets
    assert yan in pair.targets
    own = command_at(scene.board, Held(Piece.HOUSE, (GREEN, GREEN)), zhao)
    assert scene_refusal(scene, own) is Refusal.PAIR_OF_OWN_COLOUR
    single = command_at(scene.board, Held(Piece.HOUSE, (RED,)), yan)
    assert scene_refusal(scene, single) is Refusal.NO_PAIR


def test_where_house_and_fortification_fit_the_piece_is_chosen_after_the_place() -> None:
    """Case 27: cards alone fit both in Wan; after the fortification only the house there."""
    fort = {X: Supply(20, 8, 1)}
    scene = lay("purple orange orange", houses={"chen": Z}, supplies=fort, options=FORTS)
    wan, pair = town(scene, "wan"), Held(cards=(ORANGE, ORANGE))
    begun = offers(scene, pair)
    assert begun.starts[wan] == Held(cards=(ORANGE, ORANGE), at=wan)
    assert offers(scene, begun.starts[wan]).pieces == {Piece.HOUSE, Piece.FORTIFICATION}
    held = Held(Piece.FORTIFICATION, (ORANGE, ORANGE))
    assert offers(scene, held).targets[wan] == PlaceFortification(wan.space, ORANGE)
    scene.do("fort wan orange")
    assert offers(scene, HOUSE).targets == {wan: PlaceHouse(wan.space)}
    assert not offers(scene, EMISSARY).is_anywhere
    chu = command_at(scene.board, EMISSARY, court(scene, "chu"))
    assert scene_refusal(scene, chu) is Refusal.HOUSE_OWED


def test_pieces_and_cards_are_picked_up_and_put_back_by_the_same_click() -> None:
    house = Held().with_piece(Piece.HOUSE)
    assert house == HOUSE
    assert house.with_piece(Piece.EMISSARY) == EMISSARY
    assert house.with_piece(Piece.HOUSE) == Held()
    card = house.with_card(RED, in_hand=2)
    assert card.cards == (RED,)
    assert card.with_card(RED, in_hand=2).cards == (RED, RED)
    assert card.with_card(RED, in_hand=1).cards == ()
    assert card.with_card(RED, in_hand=2).with_card(RED, in_hand=2).cards == ()
    assert card.with_card(GREEN, in_hand=1).cards == (GREEN,)


def test_a_meaningless_place_has_no_command() -> None:
    scene = lay()
    assert command_at(scene.board, HOUSE, court(scene, "wei")) is None
    assert command_at(scene.board, EMISSARY, town(scene, "wan")) is None
    assert command_at(scene.board, HOUSE, AlliancePlace(0)) is None
    assert command_at(scene.board, None, town(scene, "wan")) is None


def test_every_held_thing_has_a_prompt_for_the_next_step() -> None:
    at = TownPlace(0)
    held = [HOUSE, EMISSARY, Held(Piece.FORTIFICATION), Held(cards=cards("red"))]
    held += [Held(Piece.HOUSE, at=at), Held(cards=cards("red"), at=at)]
    said = [held_prompt(one) for one in held]
    assert all(said)
    assert len(set(said)) == len(said)
    assert held_prompt(None) == ""
    one, two = Held(cards=cards("red")), Held(cards=cards("red red"))
    assert held_prompt(one, may_swap=True).endswith("or swap this card.")
    assert held_prompt(two, may_swap=True) == held_prompt(two), "a swap is of one card"
    assert all(one.whole == replace(one, at=None) for one in held)


def scene_refusal(scene: Scene, command: object) -> Refusal | None:
    assert isinstance(command, PlaceHouse | SendEmissary | PlaceFortification)
    return why_not(scene.state, command)
