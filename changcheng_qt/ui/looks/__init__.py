"""How the program looks: colours, type, signs and icons.

| module | what it is |
|---|---|
| `theme` | the colours and sizes of the whole program |
| `fonts` | its type |
| `appearance` | theme, sizes, fonts and speed of motions in force, and widgets that follow them |
| `style_sheet` | the style sheet made of them |
| `preferences` | what a person chooses about looks, language and speeds |
| `glyphs` | the sign of each seat, and the stone that stands for it |
| `icons` | the icons of the program |
| `strokes` | small tools for painting by hand |
| `kept_picture` | a picture that is painted once and shown again |
| `focus_ring` | where Tab has come to |
"""
