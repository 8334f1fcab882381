"""The benchmark that replays touches on pages, with a few invented ones."""

import subprocess
import sys

from conftest import ROOT

# Within the target, within a neighbour, and further below than Chromium reaches by itself. Then practice, a second
# attempt, and one that was aimed at something else.
TOUCHES = """\
person,instruction,set,trial,attempt,target_mm,neighbour_mm,neighbours,dx_mm,dy_mm
1,fast,2,0,1,7,7,lr,0,0
1,fast,2,1,1,7,5,lr,6.5,0
1,fast,2,2,1,5,3,lr,0,5.5
1,fast,1,3,1,7,7,lr,0,6
1,fast,2,4,2,7,7,lr,0,6
1,fast,2,5,1,7,7,lr,0,16
"""


# One kind of control: all at once would keep the machine from the tests beside.
RUN = "import asyncio, sys, touches; asyncio.run(touches.main(sys.argv[1], [('button', 10)]))"


def test_touches_are_counted_as_what_they_click(tmp_path):
    file = tmp_path / "touches.csv"
    file.write_text(TOUCHES)
    said = subprocess.run([sys.executable, "-c", RUN, file], cwd=ROOT / "Benchmarks", capture_output=True, text=True,
                          timeout=60, check=True).stdout
    assert [line for line in said.splitlines() if line.startswith("page")] == [
        "page drawn right 33.3 none 33.3 wrong 33.3", "page padding right 33.3 none 33.3 wrong 33.3",
        "page nod right 66.7 none 0.0 wrong 33.3"]
