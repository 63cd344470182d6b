"""The walk through a scoring: its stages, its panel and what it shows on the board.

| module | what it is |
|---|---|
| `walk` | the stages: what is shown after each reveal |
| `show` | in which order and when |
| `laid_cards` | the cards as they lie on the board until the award |
| `choices` | what the owner of a revealed card can choose |
| `panel`, `panel_place` | the panel, and where it lies |
| `panel_sheet` | what stands on the panel, and how that is arranged |
| `panel_cards`, `panel_counts`, `panel_choices` | its parts: cards, sums, the decision |
"""
