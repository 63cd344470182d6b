"""How a game ended: table, chart and sheet of the scores."""
