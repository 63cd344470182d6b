"""The common base of titles' scenes.

A title supplies: its *figures*, small frozen dataclasses, one for each visible thing and one for
each kind of mark; `project`, which makes figures by their keys from a view and its last move; a
*setting* (`layer.Setting`) of its geometry and looks, with the art of every figure; the manner of
motion of each kind (`motions.Manners`), and the kinds of marks that fade in
(`mark_fades.FadingKinds`). Figures are compared, so motions need no instructions.

| module | what it is |
|---|---|
| `sprites` | pictures that are painted once and shown at many places |
| `animator` | the queue of motions |
| `layer` | looks; a set of figures as graphics items, and its differences |
| `figure_scene` | figures and marks as a graphics scene |
| `motions` | a difference between two positions as movement |
| `mark_fades`, `flashes` | marks of every map, which fade in; places that light up and fade |
| `carried_item` | the item of a drag |
| `small_picture` | figures as a small picture, painted a little at a time |
| `table_top` | the table below a board |
"""
