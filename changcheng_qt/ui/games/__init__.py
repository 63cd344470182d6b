"""The games on this computer, as the start page lists them.

`card` is what a game is about, without any of its files; `row` shows one; `shelf` is the list;
`pictures` paints the boards in it while nobody waits; `title_dialog` asks for another title.
"""
