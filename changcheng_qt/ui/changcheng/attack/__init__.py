"""The walk through the Mongol attack: its stages, its panel and what it shows.

| module | what it is |
|---|---|
| `walk` | the stages, from the regions to the event cards |
| `show` | how far the walk has come |
| `panel`, `panel_rows` | the panel and its rows |
| `raid` | what is seen besides: `charge`, the riders, and `losses` that fly to the scores |
"""
