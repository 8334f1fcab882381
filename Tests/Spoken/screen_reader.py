#!/usr/bin/python3
"""Starts Orca by its package: its command refuses to run beside another one of the same person, or ends that.

The folder of its settings, and perhaps a file for its trace, are the arguments.
"""

import sys

from orca import debug, orca

folder, *traces = sys.argv[1:]
for trace in traces:
    debug.debugLevel, debug.eventDebugLevel, debug.debugFile = debug.LEVEL_ALL, debug.LEVEL_OFF, open(trace, "w")
manager = orca.getSettingsManager()
manager.activate(folder, {})
sys.path.insert(0, manager.getPrefsDir())
sys.exit(orca.main())
