"""The faults that are planted in the rules of the flat core, by module: `rule: function: words =>
other words`; nothing after the arrow leaves the words out. The rule is a section of CHINA.
"""

from typing import Final

FAULTS: Final = {
    "legality": """
4.4 placing ends with a card: count: position.swapped or position.taking => position.swapped
4.5 a swap is the whole turn: count: position.swapped or position.taking => position.taking
4.1 two pieces: survey_placements: elif position.pieces < position.most => else
4.1 one region: survey_placements: position.region == NOWHERE => True
4.3 houses are left: survey_pieces: if position.houses_left() else 0 => if True else 0
4.3 emissaries are left: survey_pieces: position.emissaries_left() and =>
4.3 the limit of a court: survey_pieces: and takes_emissary(tally) =>
4.5 no swap later: survey_rest: elif position.is_fresh() => elif not position.taking
4.4 three cards: survey_rest: SIZE[position.hand()] < HAND => not position.taking
4.4 open cards: survey_rest: if (position.open >> (3 * colour)) & 7 => if True
6.2 nobody takes cards: survey_rest: position.is_last_round() => False
6.2 a pass places nothing: survey_rest: PASS if position.is_fresh() else END => END
8 a house is owed: survey_placements: if position.owed != NOWHERE => if False
8 only a house: count: position.owed == NOWHERE => True
8 only there: house_space: position.owed != NOWHERE => False
8 one each: survey_pieces: (position.fortification_stock >> position.seat) & 1 => False
8 not on another: unfortified: & ~position.fortified =>
8 free: owes_house: position.frame.rules & FOLLOW_FREE or =>
8 if it may place: owes_house: or position.pieces == position.most =>
8 if it can pay: owes_house: and ways > 0 =>
8 if it has a house: owes_house: position.houses_left() > 0 and =>
6.3 no space is left: can_anybody_place: position.free and position.house_stock => position.free
6.3 no court has room: can_anybody_place: if takes_emissary(tally) => if True
6.3 emissaries are left: can_anybody_place: if position.emissary_stock => if True
6.3 fortifications too: can_anybody_place: position.free & ~position.fortified and => False and
""",
    "frame": """
4.2 not a pair of its own: ways_to_pay: & ~bit(colour) =>
4.2 the region's colour: ways_to_pay: (HELD[hand] >> colour) & 1 => 0
""",
    "fields": """
4.3 the largest number of one: takes_emissary: most_of(tally) => sum_of(tally)
4.1 emissaries are pieces: Position.is_untouched: [region] != => [region] & 0xFFFFFF !=
8 fortifications are pieces: Position.is_untouched: (self.fortified >> => (0 >>
6.2 twice: Position.is_last_round: == TWICE => == 1
""",
    "cards": """
4.2 what is played is discarded: lose: position.discards += cards * bit(4 * colour) => pass
4.4 an open card is gone: take_open: position.open -= bit(3 * colour) => pass
4.4 a card taken ends placing: take_open: position.taking = 1 => pass
4.4 a card drawn ends placing: draw: position.taking = 1 => pass
6.1 run out by a draw: draw: not position.cards_left() => False
4.6 four open cards: fill_slots: slots: i64 = OPEN => slots: i64 = OPEN - 1
6.1 run out by slots: fill_slots: if not position.cards_left() => if False
6.2 no slots in the last round: fill_slots: and not position.is_last_round() =>
6.1 the discards are a new pile: run_out: position.discards = 0 => pass
6.1 their order: second_pile: in order => in sorted(order)
6.1 the lowest numbers: second_pile: numbered & 15 <= => 1 <=
""",
    "roads": """
7.3 groups of four: Roads.total: >= LEAST => > LEAST
7.3 each house once: Roads.best: rest = group & ~line => rest = group
7.3 both arms: Roads.through: line = arm | end => line = end
7.3 one line: Roads.group_total: if self.is_one else => if False else
8 doubled lines: line_points: 2 if line & fortified else 1 => 1
""",
    "scoring": """
5 none without a house: house_points: if not own => if False
5 the smallest greater: house_points: houses < above => houses > above
5 ties score alike: house_points: houses > own => houses >= own
5 all houses: house_points: sum_of(tally) => own
5 scored once: score_region: position.scored |= bit(region) => pass
8 doubled regions: score_region: points *= 2 => pass
7.1 unscored regions: end_game: not (position.scored >> region) & 1 and => False and
7.1 only these: end_game: not (position.scored >> region) & 1 and =>
7.2 at least one: leaders: while most and => while
7.2 ties lead: leaders: found |= bit(4 * seat) => found = bit(4 * seat)
7.2 in both: score_alliance: leaders(one) & leaders(other) => leaders(one) | leaders(other)
7.2 all emissaries: score_alliance: sum_of(one) + sum_of(other) => sum_of(one)
7.3 roads: end_game: pay(position, seat, points, frame.lines - 1) => pass
7 the end: end_game: position.over = 1 => pass
""",
    "steps": """
4.1 the first piece in an empty region: begin_piece: position.is_untouched(region) => False
4.1 a piece more: begin_piece: position.pieces += 1 => pass
4.2 a pair is two cards: begin_piece: pay - 1, 2 => pay - 1, 1
4.3 a house less: place_house: position.house_stock -= bit(5 * seat) => pass
4.3 an emissary less: place: position.emissary_stock -= bit(4 * position.seat) => pass
5 scored when full: place_house: not (position.tallies[region] >> EMPTY) & 15 => False
8 owed no more: place_house: position.owed = NOWHERE => pass
8 one less: place_fortification: stock &= ~bit(position.seat) => stock |= bit(position.seat)
6.3 no more pieces: place: not can_anybody_place(position) => False
4.5 a swap: play: position.swapped = 1 => pass
4.6 slots are filled: play: kind == END => False
6.2 the round is finished: next_turn: and position.seat == frame.last =>
4 the next seat: next_turn: position.seat == frame.seats => False
4 a fresh turn: next_turn: position.pieces = 0 => pass
4 two pieces again: next_turn: position.most = 2 => pass
4 any region again: next_turn: position.region = NOWHERE => pass
4.5 a swap is over: next_turn: position.swapped = 0 => pass
4.4 taking is over: next_turn: position.taking = 0 => pass
""",
}
