"""Setups, commands and positions of China as plain values, and the refusals."""

import json
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from changcheng_qt.assets import title_folder
from changcheng_qt.engine.codec import UnknownName
from changcheng_qt.engine.filing import FactValue, SecretPlay
from changcheng_qt.engine.match import Match, Played
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.titles.china.rules import maps, notation
from changcheng_qt.titles.china.rules.archive import facts_of, setup_from_plain, setup_to_plain
from changcheng_qt.titles.china.rules.commands import DrawCard, EndTurn
from changcheng_qt.titles.china.rules.filing import FILING
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.maps import MapError, MapFault, load_map, map_from_json
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.setup import Side
from tests.titles.china.rules import literal
from tests.titles.china.rules.play import BOARDS, cards_of, play, random_chooser, random_setup
from tests.titles.china.rules.scene import lay

MAP = json.loads((title_folder("china") / "map.json").read_text("utf-8"))


def spoilt(path: str, value: object) -> Any:  # noqa: ANN401 - a map with one entry changed
    """The map with the entry at a path, such as `regions.0.id`, set or left out (...)."""
    whole = deepcopy(MAP)
    place: Any = whole
    *way, last = (int(word) if word.isdigit() else word for word in path.split("."))
    for word in way:
        place = place[word]
    if value is ...:
        del place[last]
    else:
        place[last] = value
    return whole


class TestMap:
    def test_the_map_is_that_of_the_rules(self) -> None:
        for side, spaces, roads in ((Side.A, 48, 61), (Side.B, 56, 72)):
            board = BOARDS[side]
            assert (len(board.spaces), len(board.roads)) == (spaces, roads)
            assert len(board.alliances) == 15
        sizes = [len(spaces) for spaces in BOARDS[Side.B].spaces_of]
        assert sizes == [6, 6, 7, 6, 6, 8, 5, 6, 6]

    @pytest.mark.parametrize(
        ("path", "value", "fault"),
        [
            ("format", 2, MapFault.FORMAT),
            ("decoration", ..., MapFault.ENTRIES),
            ("canvas", [0, 5], MapFault.POINT),
            ("colours", {}, MapFault.LIST),
            ("colours.0.id", "blue", MapFault.COLOURS),
            ("colours.0.names", {}, MapFault.NAMES),
            ("colours.0.cards.even", 13, MapFault.COLOURS),
            ("regions.0.names.it", "", MapFault.NAME),
            ("regions.0.id", "Yan", MapFault.ID),
            ("regions.0.id", "y" * 17, MapFault.ID),
            ("regions.0.colour", "blue", MapFault.ID_UNKNOWN),
            ("regions.0.colour", "red", MapFault.COLOUR_REGIONS),
            ("regions.0.label", [1601, 0], MapFault.POINT),
            ("regions.0.outline", [[1, 1]], MapFault.OUTLINE),
            ("borders.0.kind", "wood", MapFault.KIND),
            ("borders.0.between", ["qin", "wei"], MapFault.BETWEEN),
            ("borders.0.between", ["wu"], MapFault.ID_UNKNOWN),
            ("alliances.0.number", 3, MapFault.NUMBERS),
            ("alliances.0.regions", ["yan"], MapFault.ALLIANCES),
            ("alliances.0.regions", ["yan", "chu"], MapFault.ALLIANCES),
            ("sides.A.roads.0", ["ji"], MapFault.ROAD),
            ("sides.A.roads.0", ["ji", "ji"], MapFault.ROAD),
            ("sides.A.spaces.0.id", "ji", MapFault.SPACES_OF),
            ("sides.A.regions.yan.spaces", [], MapFault.SPACES_OF),
            ("sides.A.roads", [["ji", "dai"]], MapFault.NO_ROAD),
        ],
    )
    def test_a_spoilt_map_is_refused(self, path: str, value: object, fault: MapFault) -> None:
        with pytest.raises(MapError) as caught:
            map_from_json(spoilt(path, value))
        assert caught.value.fault is fault
        assert str(caught.value)

    def test_a_file_that_cannot_be_read(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with pytest.raises(MapError, match="cannot be read"):
            load_map(tmp_path / "none.json")
        monkeypatch.setattr(maps, "LARGEST_FILE", 10)
        with pytest.raises(MapError, match="larger than 10 bytes"):
            load_map(title_folder("china") / "map.json")


NAMES = [["en", "Somewhere"]]


class TestSetup:
    def test_facts_left_out_are_filled_with_what_is_left(self) -> None:
        setup = random_setup(Random(1), 4)
        facts = [None if i % 2 else fact for i, fact in enumerate(facts_of(setup))]
        read = setup_from_plain(setup_to_plain(setup), facts)
        assert sorted(read.deck) == sorted(setup.deck)
        assert sorted(read.second_order) == sorted(setup.second_order)
        assert sorted(card.colour for card in read.second_order) == sorted(setup.deck)
        assert read.deck[::2] == setup.deck[::2]
        assert read.second_order[::2] == setup.second_order[::2]
        assert cards_of(read) == cards_of(setup)

    def test_only_the_second_order_has_numbers(self) -> None:
        deck, order = _halves(facts_of(random_setup(Random(3), 3)))
        assert set(deck) == {colour.word for colour in Colour}
        assert Counter(word.split()[0] for word in order) == Counter(deck)
        red = [f"red {number}" for number in range(1, deck.count("red") + 1)]
        assert sorted(word for word in order if word.startswith("red")) == sorted(red)

    @pytest.mark.parametrize("word", ["red", "red 0", "red 12", "red 01", "red  1", "1", "blue 1"])
    def test_an_order_of_other_cards_is_refused(self, word: str) -> None:
        setup = random_setup(Random(3), 3)
        deck, order = _halves(facts_of(setup))
        order[order.index("red 1")] = word
        with pytest.raises(ValueError, match="unknown"):
            setup_from_plain(setup_to_plain(setup), [*deck, *order])

    def test_an_order_with_a_card_twice_is_refused(self) -> None:
        setup = random_setup(Random(3), 3)
        deck, order = _halves(facts_of(setup))
        order[order.index("red 1")] = "red 2"
        with pytest.raises(ValueError, match="those in play"):
            setup_from_plain(setup_to_plain(setup), [*deck, *order])

    @pytest.mark.parametrize(
        ("change", "words"),
        [
            ({"colours": ["blue", "red"]}, "3 to 5 different colours"),
            ({"colours": ["blue", "red", "red", "black"]}, "3 to 5 different colours"),
            ({"first": 4}, "no seat"),
            ({"regions": [{"id": "wu", "colour": "blue", "names": [["en", "Wu"]]}]}, "unknown"),
            ({"roads": []}, "no road"),
            ({"roads": [["wu", "yue"]]}, "'wu' is unknown"),
            ({"first": "0"}, "int expected"),
            ({"spaces": []}, "unknown"),
            ({"spaces": [], "roads": []}, "has no spaces"),
        ],
    )
    def test_an_invalid_setup_is_refused(self, change: dict[str, object], words: str) -> None:
        setup = random_setup(Random(1), 4)
        with pytest.raises(ValueError, match=words):
            setup_from_plain(setup_to_plain(setup) | change, facts_of(setup))

    def test_three_do_not_play_on_side_b(self) -> None:
        setup = random_setup(Random(1), 3)
        with pytest.raises(ValueError, match="on that side"):
            setup_from_plain(setup_to_plain(setup) | {"side": "B"}, facts_of(setup))

    def test_an_option_of_a_later_version(self) -> None:
        setup = random_setup(Random(1), 3)
        plain = setup_to_plain(setup)
        plain["options"]["deck"] = "uneven"
        with pytest.raises(UnknownName):
            setup_from_plain(plain, facts_of(setup))

    def test_cards_that_are_not_in_play(self) -> None:
        setup = random_setup(Random(1), 3)
        plain, facts = setup_to_plain(setup), facts_of(setup)
        with pytest.raises(ValueError, match="not those in play"):
            setup_from_plain(plain, ["red"] * len(facts))
        with pytest.raises(ValueError, match="94 facts are needed"):
            setup_from_plain(plain, facts[1:])
        with pytest.raises(ValueError, match="unknown"):
            setup_from_plain(plain, ["blue", *facts[1:]])

    def test_a_board_with_flaws(self) -> None:
        setup = random_setup(Random(1), 4)
        plain = setup_to_plain(setup)
        twice = [*plain["spaces"], plain["spaces"][0]]
        many = [
            {"id": "x" + "a" * (i // 26) + chr(97 + i % 26), "region": "yan", "names": NAMES}
            for i in range(100)
        ]
        nameless = [{**plain["spaces"][0], "names": []}, *plain["spaces"][1:]]
        for change, words in (
            ({"spaces": twice}, "there twice"),
            ({"alliances": [["yan", "yan"]]}, "land border"),
            ({"spaces": [*plain["spaces"], *many]}, "at most 99"),
            ({"spaces": nameless}, "English one"),
        ):
            with pytest.raises(ValueError, match=words):
                setup_from_plain(plain | change, facts_of(setup))


class TestNotation:
    def test_every_command_comes_back(self) -> None:
        state = lay().state
        for command in literal.every_command(state):
            text = CHINA.command_to_text(state, command)
            assert CHINA.command_from_text(state, text) == command

    @pytest.mark.parametrize(
        "text",
        [
            "",
            "build ying card",
            "house ying",
            "house ying blue",
            "take 4",
            "fort x card",
            "emissary ying card",
            "swap card",
            "draw 1",
        ],
    )
    def test_a_meaningless_command_is_refused(self, text: str) -> None:
        with pytest.raises(ValueError, match=r"unknown|too few"):
            notation.from_text(BOARDS[Side.B], text)


class TestFiling:
    def test_a_draw_has_a_secret(self) -> None:
        assert FILING.conceal("draw red") == ("draw ?", "red")
        assert FILING.conceal("end red") == ("end red", None)
        assert FILING.has_gap("draw ?")
        assert not FILING.has_gap("draw red")
        assert FILING.reveal("draw ?", "red") == "draw red"
        plays = [SecretPlay("red", None), SecretPlay(None, 0)]
        filled = [FILING.reveal("draw ?", card) for card in FILING.stand_ins(plays)]
        assert filled == ["draw red", "draw"]
        with pytest.raises(ValueError, match="no colour"):
            FILING.reveal("draw ?", "blue")

    def test_commands_record_their_outcome(self) -> None:
        scene = lay(open_cards="red red red red", pile="green orange yellow purple")
        for text, told in (("swap red", "swap red"), ("draw", "draw green"), ("end", "end")):
            scene.do(text)
            assert FILING.as_played(text, scene.said) == told
            assert FILING.as_played(told, scene.said) == told
        scene = lay(open_cards="red red red red", pile="green orange yellow purple")
        scene.do("swap red", "take 2", "end")
        assert FILING.as_played("end", scene.said) == "end green"

    def test_the_outcome_of_a_command_must_agree(self) -> None:
        state = lay(open_cards="red red red red", pile="green orange yellow").do("swap red").state
        assert CHINA.command_from_text(state, "draw green") == DrawCard()
        with pytest.raises(ValueError, match="something else comes of 'draw'"):
            CHINA.command_from_text(state, "draw red")
        assert CHINA.command_from_text(state, "end red") == EndTurn()  # which is not legal

    def test_the_viewer_knows_its_own_first_hand(self) -> None:
        setup = random_setup(Random(2), 4)
        public = FILING.open_facts(setup, PUBLIC)
        assert public == frozenset(setup.dealt_open)
        assert FILING.open_facts(setup, 1) == public | frozenset(setup.dealt_to(1))

    @pytest.mark.no_cover
    def test_files_of_every_seat_count_replay(self) -> None:
        for seats in (3, 4, 5):
            rng = Random(seats)
            setup = random_setup(rng, seats)
            players = [Player(f"P{seat}", "random") for seat in range(seats)]
            match = Match(CHINA, setup, players)
            texts = []
            while match.to_act is not None:
                command = rng.choice(match.legal(match.to_act))
                texts.append(match.text_of(command))
                match.submit(command)
            again = Match(CHINA, setup_from_plain(setup_to_plain(setup), facts_of(setup)), players)
            for text in texts:
                again.submit(again.command_of(text))
            assert again.outcome == match.outcome
            assert sum(isinstance(entry, Played) for entry in again.log) == len(texts)


class TestGlance:
    def test_a_glance_comes_back(self) -> None:
        rng = Random(3)
        last = list(play(random_setup(rng, 5), random_chooser(rng)))[-1].after
        view = CHINA.view(last, CHINA.unknowing(), PUBLIC)
        plain = CHINA.filing.glance_to_plain(view)
        seen = CHINA.filing.view_from_glance(json.loads(json.dumps(plain)), 5)
        for name in ("colours", "side", "houses", "fortified", "courts", "scored", "scores"):
            assert getattr(seen, name) == getattr(view, name)
        assert CHINA.filing.glance_to_plain(seen) == plain

    def test_only_the_public_view_is_for_everybody(self) -> None:
        view = CHINA.view(lay().state, CHINA.unknowing(), 0)
        with pytest.raises(ValueError, match="only what the public sees"):
            CHINA.filing.glance_to_plain(view)

    @pytest.mark.parametrize(
        ("name", "value"),
        [
            ("colours", ["red"]),
            ("side", "A"),
            ("turn", -1),
            ("houses", [7]),
            ("fortified", [99]),
            ("courts", [[1]]),
            ("scored", [9]),
            ("scores", [1]),
            ("turn", "1"),
        ],
    )
    def test_an_invalid_glance_is_refused(self, name: str, value: object) -> None:
        view = CHINA.view(lay(seats=5).state, CHINA.unknowing(), PUBLIC)
        plain: Any = CHINA.filing.glance_to_plain(view)
        with pytest.raises(ValueError, match="glance"):
            CHINA.filing.view_from_glance({**plain, name: value}, 5)


def _halves(facts: Sequence[FactValue]) -> tuple[list[str], list[str]]:
    """The words of the deck, and those of the second order."""
    words = [str(fact) for fact in facts]
    return words[: len(words) // 2], words[len(words) // 2 :]
