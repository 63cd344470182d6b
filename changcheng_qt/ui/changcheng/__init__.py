"""Chang Cheng on the screen: its geometry, painting, scene, tray and scoring.

| where | what |
|---|---|
| `factory`, `table_parts` | what the shell asks for: the title, and the widgets of one match |
| `wall_path`, `face_layout`, `layout`, `ends`, `depths` | where everything lies: pure geometry |
| `painting`, `seat_colours` | how it looks, painted from nothing but shapes and colours |
| `projection`, `marks`, `last_move`, `descriptions` | a View as figures, marks and words |
| `scene`, `items`, `table_top`, `hit_map` | the figures as items, and what lies at a point |
| `board_*`, `flashes` | the board as a widget, its keys and what moves on it |
| `pointing`, `aiming`, `carrying`, `arriving_drag`, `walking` | pointer and keys |
| `hand`, `targets`, `play`, `reasons`, `peek_look` | what is held, and where it can go |
| `tray`, `tray_blocks`, `tray_hand`, `card_widgets`, `card_large` | the player's corner |
| `player_rows`, `turn_guide`, `inspector`, `emperor_counter` | the side panel and the bar |
| `scoring_*`, `attack_*` | both walks: what is shown, in which order, and the panels |
| `extension_panel`, `result_*`, `score_sheet` | how the map grows, and how a game ended |
| `setup_*`, `reference_*` | a new game's options, and the page of rules |
| `widgets` | small parts that several of these use |
"""
