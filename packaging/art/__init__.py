"""The art that the program brings along: what paints or cuts it, so that it can be made again.

``dev.py bake`` runs these modules. The program itself only shows what they leave in ``resources``.

| module | what it is |
|---|---|
| `bold_letters` | the bold letters that a font lacks, taken from another |
| `characters` | which characters the program shows |
| `china_map`, `china_scenery` | writes the silk map to ``resources/china/art`` |
| `china_vista` | writes the picture of the start page to ``resources/china/art`` |
| `fonts` | writes ``resources/fonts`` |
| `icon_picture` | the picture of the program's icon |
| `icons` | writes ``resources/icons`` |
| `landscape` | the brush and what it paints: mountains, rivers, houses, herds |
| `landscapes` | writes the landscape of each face to ``resources/changcheng/art`` |
| `loose_apostrophe` | a font's apostrophe without kerning |
| `sounds`, `synthesis` | writes ``resources/sounds``; what sounds are made of, and how loud |
| `vista` | writes the picture of the start page to ``resources/changcheng/art`` |

The folder ``pictures`` holds the screenshots in README and in ``docs``.
"""
