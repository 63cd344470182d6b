"""The side panel and the bar of Riders at the Wall.

| module | what it is |
|---|---|
| `player_rows` | the seats; answers to an offer, and whom to rob |
| `rows_on_map` | the position without the cards that still fly to the rows |
| `plates` | the second line of a row that is asked something: answers to click, an eye |
| `asking` | the plates of an open ballot, the handling of their answers, the hand for the eye |
| `bar` | the breaches so far, of as many as end the game |
| `inspector` | the state of a place |
| `sheet` | the frame of a sheet; the inspector, or the sheet that is due in its place |
| `terms` | terms of an offer, edited in steps |
| `trade_sheet` | the sheet of offers and trades with the supply; deals that were agreed aloud |
| `answer_sheet` | the sheet that answers an offer |
| `places_sheet` | the list of places, to go to one of them |
| `builders_sheet` | who builds in an extra building round |
| `standing_sheet` | offers that a seat answers without being asked |
| `lone_answers` | answers given for the only person |
| `choice_sheet` | the cards to give up, of a tribute, or the good of a levy |
"""
