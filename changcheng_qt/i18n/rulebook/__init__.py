"""The rulebook of a title: its chapters, read strictly from plain files, and what is found in them.

| module | what it is |
|---|---|
| `blocks` | what a section is made of: paragraphs, examples, lists, tables, figures |
| `chapters` | a whole book, its chapters and sections |
| `reading` | the strict reader of the files |
| `searching` | the sections that fit what somebody types, the best first |

Nothing here knows Qt or a title. A title says which numbers its rules have and which figures it can
paint; the window shows the book in its own type.
"""
