"""The faults that are planted in the rules of the flat core, by module: `rule: function: words =>
other words`; nothing after the arrow leaves the words out. The rule is a section of RULES.
"""

from typing import Final

FAULTS: Final = {
    "legality": """
3.1 second single elsewhere: survey_second: singles & ~used => singles
3.1 single with its card: survey_second: singles & used => singles
3.1 second card elsewhere: survey_second: & ~position.used =>
3.1 no card where full: survey_first: & ~position.scored =>
3.1 no second card where full: survey_second: & ~position.scored =>
3.1 a complete action: survey_first: if pairs or => if singles or
3.1 towers apart: survey_first: & ~frame.beside(position.towers) =>
3.1 the opening: survey_first: position.is_opening() => False
3.1 two singles need two: pairs_begin: left < 2 => left < 1
3.1 a card needs a single: survey_first: if singles else 0 => if True else 0
3.1 one card is no pair: survey_first: not position.hand & ( => not -1 & (
3.1 two singles, two provinces: pairs_begin: loose & (loose - 1) => loose
3.1 a pass last of all: survey_turn: 0 if position.may_neutral else 1 => 1
3.2 kept from singles: fitting_singles: position.empty & ~kept => position.empty
3.2 owners take their own: fitting_singles: singles | allowed => singles & allowed
3.2 kept from doubles: fitting_doubles: not keeps => False and not keeps
3.2 the second single too: can_follow: if keeps => if True or keeps
3.2 kept from neutrals: survey_neutrals: (squares & ~kept) => squares
3.4 where the action went: survey_neutrals: if beside else ~used =>
3.4 not beside a card's single: survey_neutrals: and position.first_part == position.second_part =>
3.4 one neutral: survey_neutrals: position.neutral_placed or =>
3.4 none left: survey_neutrals: not position.neutrals or =>
3.4 none in an opening: survey_neutrals: or position.is_opening() =>
4 any scoring first: pick_other: nth_bit(position.due, number) => nth_bit(position.due, 0)
""",
    "reservation": """
3.2 a square of its own: claim: if distinct( => if True or distinct(
3.2 only empty squares: claim: & position.empty =>
3.2 none without singles: claim: or not (position.stock >> (4 * seat)) & 15 =>
3.2 met: meet: or (claimed(position, seat) >> square) & 1 =>
3.2 lapsed: meet: not left or =>
3.2 different squares: distinct: free & ~spot => free
3.2 only empty ones count: keeps: position.empty & ~taken => ~taken
3.2 his own single meets it: keeps: or claimed(position, position.seat) & taken =>
""",
    "building": """
3.1 a double's regions: double_points: frame.region_of[west] != frame.region_of[east] => False
3.1 a double's provinces: double_points: frame.province_of[west] != frame.province_of[east] => False
3.1 one double: place_double: position.doubles &= ~bit(seat) => pass
3.1 one tower: place_tower: position.tower_stock &= ~bit(seat) => pass
3.1 a single less: place_single: position.stock -= bit(4 * position.seat) => pass
3.1 a partial action ends: begin_part: not position.can_complete => False
3.1 an opening ends: begin_part: position.is_opening() => False
3.2 a tower claims: place_tower: claim(position, square) => pass
3.4 a neutral less: place_neutral: position.neutrals -= 1 => pass
3.4 a neutral ends it: place_neutral: position.done = 1 => pass
4 completed: occupy: not position.province_tallies[province] >> EMPTY => False
5 Observers, no counter: occupy: & ~position.removed =>
""",
    "extension": """
3.5 three emperor cards: board_possible: >= EMPERORS => > EMPERORS
3.5 so many boards: board_possible: < position.frame.most_extensions => < 9
3.5 the rest stays: extend: position.emperors -= EMPERORS => position.emperors = 0
3.5 not twice: pick_board: & ~position.added =>
3.5 both sides: count_boards: sides = 2 => sides = 1
3.5 drawn boards: count_boards: position.frame.rules & RANDOM_BOARDS => False
""",
    "frame": """
3.5 west or east: Frame.extended: if end else slot + self.order =>
3.1 doubles across a seam: Frame.pairs: rest = self.joints => rest = 0
3.1 no double round an end: Frame.pairs: & ~self.lasts =>
""",
    "provinces": """
4.1 void: reveal: lying & 7 != SEVERAL => True
4.1 cards leave: reveal: position.discard(seat, province) => pass
4.2 a warrior must cancel: count_decisions: count_others(position.pending >> 3) => 0
4.2 a warrior cancels: decide: ~(7 * bit(3 * b)) => -1
4.2 a traitor breaks: break_wall: position.singles &= ~bit(square) => pass
4.2 a broken wall counts nothing: break_wall: (square), -1 => (square), 0
4.2 a counter once: removable: & ~position.removed =>
4.2 a flood raises: decide: position.change += 2 => position.change += 1
4.2 a flood lowers: decide: position.change -= 2 => position.change -= 1
4.2 a builder's wall: decide: position.virtual += bit(OWNER * owner) => pass
4.2 a master builder's walls: play_out: 2 * bit( => 1 * bit(
4.2 a mandarin may decline: count_decisions: swaps + 1 if swaps else 0 => swaps
4.2 another province: count_swaps: position.frame.rules & SWAP_ANYWHERE => True
4.2 anywhere: count_swaps: position.frame.rules & SWAP_ANYWHERE => False
4.2 walls change places: swap_walls: position.count_wall(here, other, 1) => pass
4.3 neutrals compete: score_province: not frame.rules & NEUTRALS_COMPETE => True
4.3 neutrals ignored: score_province: not frame.rules & NEUTRALS_COMPETE => False
4.3 virtual walls: score_province: tally + position.virtual => tally
4.4 reputation: score_province: + position.reputation(province) =>
4.4 changes: score_province: + position.change =>
4.5 an emperor card: score_province: position.emperors += 1 => pass
3.5 at once: score_province: frame.rules & BOARDS_AT_ONCE and => False and
""",
    "majority": """
4.3 at least one: leaders: most: i64 = 1 => most: i64 = 2
4.3 ties: leaders: found |= bit(owner) => found = bit(owner)
4.4 every wall: all_walls: walls += tally & 15 => walls += 1
""",
    "attack": """
5.1 sheltered: attack: & ~sheltered(position, region) =>
5.1 no counter: end_game: not (position.removed >> region) & 1 => True
5.1 neutrals compete: attack: not position.frame.rules & NEUTRALS_COMPETE => True
5.1 neutrals ignored: attack: not position.frame.rules & NEUTRALS_COMPETE => False
5.1 the threat: attack: -position.threat(region) => -1
5.2 Diplomacy: end_game: frame.rules & DIPLOMACY => False
5.2 Diplomacy by province: count_diplomacy: counts += => counts += walls_of(tally, seat) *
5.2 Dominance: end_game: frame.rules & DOMINANCE => False
5.2 Dominance, unbroken: count_dominance: & ~position.broken =>
5.2 Dominance, one run: longest_run: else 0 => else run
5.2 Dominance, the longest: count_dominance: not frame.rules & LONGEST_ONLY => True
5.2 Dominance, each: count_dominance: not frame.rules & LONGEST_ONLY => False
5.2 Imperial Reward: end_game: frame.rules & REWARD => False
5 the end: end_game: position.over = 1 => pass
""",
    "steps": """
3 the next seat: next_turn: position.seat == position.frame.seats => False
3.5 the end of the turn: end_turn: board_possible(position) => False
3.5 after the board: go_on: not position.frame.rules & BOARDS_AT_ONCE => False
3.5 nothing to follow: resume_action: if not position.choices => if False
3.6 all pass: next_turn: or position.passes == position.frame.seats =>
3.6 a turn breaks the row: end_turn: position.passes = 0 => pass
3.6 the wall is full: next_turn: not position.empty or =>
""",
    "position": """
4.2 the owner decides: Position.to_act: self.scoring != NOWHERE => False
4.2 rising priority: Position.first_pending: not waiting & 7 => waiting >> 3
4.3 the seats: Position.pay: (seats >> seat) & 1 => True
""",
}
