"""Putting the program together: what the command line starts, and what stands behind the window.

================  =================================================================================
module            what it is
================  =================================================================================
``command_line``  the arguments that the program takes
``main``          the composition root of the window
``simulate``      whole games of bots, one line each
``replay``        a saved game, step by step, as text
``demo``          bots play a game in the window, which leaves pictures
``titles``        each title with the parts that only the command line and bots need; no Qt
``bot_worker``    the loop of the process that thinks for bots; no Qt
``bot_process``   that process, seen from this one; no Qt
``bot_runner``    questions to that process, asked and answered as Qt signals
``settings``      what is remembered between sessions
``paths``         in which folders
================  =================================================================================
"""
