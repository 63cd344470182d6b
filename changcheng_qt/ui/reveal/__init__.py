"""What the rules work out at once, revealed one thing after the other, whatever the title.

A title supplies *stages*, each everything that its panel shows at one moment, and a script that
makes them of the beats of a step (`stages.Script`). Its table builds a `reveal.Reveal`, which board
and panels draw in place of the bridge, with a `stages.StageReveal` for each kind of scoring; and a
panel that shows the present stage and is led on: a `walk_panel.WalkPanel`, or another
`widgets.overlay_panel.RevealPanel`.

| module | what it is |
|---|---|
| `reveal` | the position as far as it has been revealed, which board and panels draw |
| `stages` | which stage is shown now, its rests, and what is still to come |
| `walk_panel` | the frame of a walk: scores so far, and rows that come one after the other |
"""
