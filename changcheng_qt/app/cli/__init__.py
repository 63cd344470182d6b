"""The commands of the command line, which need no window.

| module | what it is |
|---|---|
| `command_parser` | the arguments |
| `simulate` | whole games between bots, a line each; no Qt |
| `tournament` | one bot alone against copies of another, with intervals; no Qt |
| `hint` | the best command in a saved game, and why |
| `saved_games` | a game printed step by step, as text, or as JSON without Qt; or two compared |
| `analyse` | the knowledge and costs of each seat in a finished game; no Qt for JSON |
| `statistics` | the saved games in a folder counted by player; no Qt |
| `problem` | problems of Chang Cheng proved, or found in saved games; no Qt |
| `host`, `host_arguments` | a table for players at several computers, without a window |
| `typed_lines` | lines that somebody types there |
| `waiting` | news of the tables of this computer, as notifications |
"""
