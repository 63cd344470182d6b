"""The screens of play from several computers: dialogs before a game, and the people at the table.

Nothing here knows the network: `app.tables` has the tables and passes the texts to show.

| module | what it is |
|---|---|
| `left` | the tables that were left, and for whom each waits |
| `together` | the first question: join a table, or open one |
| `opening` | a table's players, options, and the ways to it |
| `ways` | the ways to a table: this network, a post office |
| `nearby` | the tables in this network, and who asks for a seat there |
| `lobby`, `guest_rows` | the host waits for guests; the rows of seats and guests |
| `talk` | the chat at a table |
| `unfinished` | the question before everybody is asked to leave a game unfinished |
| `waiting` | a guest waits for the host |
| `tell_me` | the choice of notifications while the program is closed |
"""
