import os
import subprocess
import sys

from PIL import Image
from server import REPOSITORY


def test_half_a_second_of_a_completed_task_is_filmed():
    strip = REPOSITORY / ".build-film/complete-list-phone-light-full.png"
    strip.unlink(missing_ok=True)
    narrow = dict(MOMENT="complete", SURFACE="list", SIZE="phone", LOOK="light", MOTION="full", TO="500")
    film = subprocess.run([sys.executable, REPOSITORY / "Scripts/film.py"], env=os.environ | narrow, text=True,
                          capture_output=True)
    assert film.returncode == 0, film.stdout + film.stderr
    [name, frames, _] = film.stdout.split()
    assert name == ".build-film/complete-list-phone-light-full.png" and int(frames) > 10
    # Frames side by side.
    assert Image.open(strip).width > 2 * 390
