"""The rulebook next to the table: drawn in the program's own type, searched, navigated and printed.

| module | what it is |
|---|---|
| `page` | the whole page |
| `head` | the part above the text: the heading, the history, the search |
| `contents` | the list of chapters, or of search results |
| `text` | the open chapter, to read, copy from, and follow links in |
| `document` | a chapter as a document of Qt's |
| `figures` | its figures, painted one after the other when idle |
| `printing` | the whole book as a PDF |
| `opening` | the book of a title in a language |
| `glance` | its last chapter: the rules at a glance, keys and mouse |
"""
