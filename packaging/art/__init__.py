"""The art that the program brings along: what paints or cuts it, so that it can be made again.

``dev.py bake`` runs these modules. The program itself only shows what they leave in ``resources``.

| module | what it is |
|---|---|
| `bold_letters` | the bold letters that a font lacks, taken from another |
| `characters` | which characters the program shows |
| `fonts` | writes ``resources/fonts`` |
| `icon_picture` | the picture of the program's icon |
| `icons` | writes ``resources/icons`` |
| `landscape` | the brush and what it paints: mountains, rivers, houses, herds |
| `loose_apostrophe` | a font's apostrophe without kerning |
| `seal` | the red seal on the pictures of the start page |
| `sounds`, `synthesis` | writes ``resources/sounds``; what sounds are made of, and how loud |
| `webp` | writes a picture, no larger than it may be |

What a title alone shows is painted in its folder in `packaging/titles`.

The folder ``pictures`` holds the screenshots in README and in ``docs``.
"""
