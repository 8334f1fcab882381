#!/usr/bin/python3
"""Starts Orca from its package: its command refuses to run twice for one user.

The folder of its settings is the argument.
"""

import sys

from orca import orca

manager = orca.getSettingsManager()
manager.activate(sys.argv[1], {})
sys.path.insert(0, manager.getPrefsDir())
sys.exit(orca.main())
