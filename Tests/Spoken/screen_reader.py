#!/usr/bin/python3
"""Starts Orca by its package: its command refuses to run beside another one of the same person, or ends that.

The folder of its settings is the argument.
"""

import sys

from orca import orca

manager = orca.getSettingsManager()
manager.activate(sys.argv[1], {})
sys.path.insert(0, manager.getPrefsDir())
sys.exit(orca.main())
