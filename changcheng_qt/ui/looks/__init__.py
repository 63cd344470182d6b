"""The looks of the program: colours, type, signs and icons.

| module | what it is |
|---|---|
| `theme` | the colours and sizes of the whole program |
| `fonts` | its type |
| `appearance` | theme, sizes, fonts and speed of motions in force, and widgets that follow them |
| `style_sheet` | the style sheet for Qt's widgets |
| `preferences` | the preferences: looks, language and speeds |
| `glyphs` | the sign of each seat, and its stone |
| `icons` | the icons of the program |
| `strokes` | small tools for painting by hand |
| `kept_picture` | cached pictures |
| `focus_ring` | a ring around the focus |
"""
