"""What the scenes of every title share.

A title supplies: its *figures*, small frozen dataclasses, one for each thing to be seen and one for
each kind of mark; `project`, which makes figures by their keys of a view and its last move; a
*setting* (`layer.Setting`) of its geometry and looks, with the art of every figure; the manner in
which each kind moves (`motions.Manners`), and the kinds of marks that fade in
(`mark_fades.FadingKinds`). A figure that differs is shown as changed, so that nobody says what
moves.

| module | what it is |
|---|---|
| `sprites` | pictures that are painted once and shown at many places |
| `animator` | the queue of motions |
| `layer` | looks; a set of figures as graphics items, and what other figures change of it |
| `figure_scene` | figures and marks as a graphics scene |
| `motions` | how a difference between two positions is shown as movement |
| `mark_fades`, `flashes` | marks that fade in; places that light up and fade |
| `carried_item` | what a drag carries |
| `small_picture` | figures as a small picture, painted a little at a time |
| `table_top` | the table below a board |
"""
