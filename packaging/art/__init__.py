"""The art that the program brings along: the modules that paint or cut it, so that it can be made
again.

``dev.py bake`` runs these modules. The program itself only shows their results in ``resources``.

| module | what it is |
|---|---|
| `added_signs` | the minus and the arrow that a font lacks |
| `bold_letters` | the bold letters that a font lacks, taken from another |
| `characters` | which characters the program shows |
| `fonts` | writes ``resources/fonts`` |
| `icon_picture` | the picture of the program's icon |
| `icons` | writes ``resources/icons`` |
| `landscape` | the brush and its subjects: mountains, rivers, houses, herds |
| `loose_apostrophe` | a font's apostrophe without kerning |
| `quadratic` | fonts whose letters Qt blends alike on every system |
| `seal` | the red seal on the pictures of the start page |
| `sounds`, `synthesis` | writes ``resources/sounds``; the elements of sounds, and their loudness |
| `webp` | writes a picture, no larger than it may be |

Pictures of one title alone are painted in its folder in `packaging/titles`.

The folder ``pictures`` holds the screenshots in README and in ``docs``.
"""
