"""What the rules work out at once, revealed one thing after the other: scorings and the attack.

| module | what it is |
|---|---|
| `reveal` | scorings and the attack together |
| `scoring_stages` | what is shown of a scoring after each beat |
| `scoring_panel` | its panel |
| `scoring_sheet` | what stands on the panel, how that is arranged, and where it lies |
| `scoring_cards`, `scoring_counts`, `scoring_choices` | its parts: cards, sums, the decision |
| `attack_reveal` | the attack, from the regions to the event cards, and its rests |
| `attack_panel`, `attack_rows` | its panel and the rows on it |
| `raid` | what is seen besides: riders, and losses that fly to the scores |
| `spotlight` | what a reveal lights on the board, and keeps in sight |
"""
