"""Scorings and the attack, which the rules compute at once, revealed step by step.

| module | what it is |
|---|---|
| `reveal` | scorings and the attack together |
| `scoring_stages` | the stage of a scoring after each beat |
| `scoring_panel` | its panel |
| `scoring_sheet` | the content of the panel, its arrangement and its place |
| `scoring_cards`, `scoring_counts`, `scoring_choices` | its parts: cards, sums, the decision |
| `attack_reveal` | the attack, from the regions to the event cards, and its pauses |
| `attack_panel`, `attack_rows` | its panel and the rows on it |
| `raid` | animations: riders, and losses that fly to the scores |
| `spotlight` | the lit part of the board, kept visible |
"""
