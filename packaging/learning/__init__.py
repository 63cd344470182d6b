"""Learning the estimate of a title: the work of ``dev.py learn``.

| module | what it does |
|---|---|
| `samples` | plays games of bots and labels positions of them by playouts |
| `fitting` | fits the weights of an estimate to samples |
| `chances` | fits the chances to win of Riders at the Wall |
"""
