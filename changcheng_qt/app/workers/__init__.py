"""The processes for bots and analysis, without Qt, and the window's ends of their pipes.

| module | what it is |
|---|---|
| `worker_process` | one process and its pipe; no Qt |
| `conversation` | messages to such a process, and its replies as Qt signals |
| `bot_worker` | the loop of the process for bots and hints; no Qt |
| `bot_runner` | the window's end: questions to that process, answered as Qt signals |
| `compiled_form` | using the search that was compiled while the window was open |
| `analysis_worker`, `analysis_runner` | the analysis of a finished game; the window's end |
"""
