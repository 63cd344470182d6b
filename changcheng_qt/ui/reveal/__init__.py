"""Scorings, which the rules compute at once, revealed step by step, for any title.

A title supplies *stages*, each the content of its panel at one moment, and a script that makes them
of the beats of a step (`stages.Script`). Its table builds a `reveal.Reveal`, which board and panels
draw in place of the bridge, with a `stages.StageReveal` for each kind of scoring; and a panel that
shows and advances the present stage: a `walk.PartsPanel`, a `walk_panel.WalkPanel`, or another
`widgets.overlay_panel.RevealPanel`.

| module | what it is |
|---|---|
| `reveal` | the revealed position, which board and panels draw |
| `stages` | the present stage, its pauses, and the queue |
| `walk_panel` | the frame of a scoring panel: scores so far, and successive rows |
| `walk` | the reveal of a title with one kind of walk, its panel, and its light on the board |
"""
