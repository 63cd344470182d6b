"""The rulebook beside the table: drawn in the program's own type, searched, walked and printed.

| module | what it is |
|---|---|
| `page` | the whole of it |
| `head` | what stands above the text: the heading, the search |
| `contents` | the list of chapters, or of what was found |
| `text` | the open chapter, to read, copy from, and follow links in |
| `document` | a chapter as a document of Qt's |
| `figures` | its figures, painted one after the other while nobody waits |
| `way` | where the reader has been, back and forward |
| `printing` | the whole book as a PDF |
| `opening` | the book of a title in a language |
| `glance` | its last chapter: the rules at a glance, keys and mouse |
"""
