"""The processes that think for the window, without Qt, and the window's end of the pipes to them.

| module | what it is |
|---|---|
| `worker_process` | one process that works for the window, the pipe to it, the conversation |
| `bot_worker` | the loop of the process that thinks for bots, and about hints; no Qt |
| `bot_runner` | that process, seen from this one: questions to it, answered as Qt signals |
| `analysis_worker`, `analysis_runner` | the process that analyses a finished game; seen from here |
"""
