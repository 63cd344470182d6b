"""Sentences for what the engine means, and for what the words of all titles share.

| module | what it is |
|---|---|
| `engine` | what the engine knows, and reasons, whatever is played |
| `analysis` | what a finished game cost, and who knew what, when |
| `option_texts` | what table options and pages of rules are made of, whatever the title |
| `result` | who has won, and where the others came |
| `wording` | how sentences are put together: placeholders, names, lists, numbers |

Every sentence is a literal in a call of `translate`, with placeholders such as `{player}` that are
filled in after translation (`wording.fill`). The result is plain text: names are whatever people
typed.
"""
