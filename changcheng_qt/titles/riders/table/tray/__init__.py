"""The player's corner: the things to build with their prices, goods, edicts, buttons.

| module | what it is |
|---|---|
| `tray` | the tray of a match |
| `build_row` | roads, settlements, cities, the next tower and edicts, each with its price |
| `goods_row` | the goods as five stacks; hands of goods in a replay |
| `edict_row` | the edicts |
| `flag_button` | the flag of somebody who wants to be asked in an extra round |
"""
