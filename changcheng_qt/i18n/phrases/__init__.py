"""Sentences about the engine's values, and those that all titles share.

| module | what it is |
|---|---|
| `engine` | the engine's values, and reasons, for every title |
| `analysis` | the costs of a finished game, and the knowledge of each seat |
| `option_texts` | the parts of table options and pages of rules, for every title |
| `result` | the winners, and the places of the others |
| `wording` | the parts of sentences: placeholders, names, lists, numbers |

Every sentence is a literal in a call of `translate`, with placeholders such as `{player}` that are
filled in after translation (`wording.fill`). The result is plain text: names are as people typed
them.
"""
