"""The rulebook of a title: its chapters, read strictly from plain files, and the search in them.

| module | what it is |
|---|---|
| `blocks` | the blocks of a section: paragraphs, examples, lists, tables, figures |
| `chapters` | a whole book, its chapters and sections |
| `reading` | the strict reader of the files |
| `searching` | the sections that match a query, best first |

Nothing here knows Qt or a title. A title supplies the numbers of its rules and the figures that it
can paint; the window shows the book in its own type.
"""
