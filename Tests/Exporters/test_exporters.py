"""Files that `nod` writes, judged by sox and Apple's documentation."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOD = ROOT / "Tools/.build/debug/nod"
# A sound is short; the celebration may be longer.
SOUNDS = {"completed": 0.38, "captured": 0.38, "collectionCompleted": 0.56, "warned": 0.38, "failed": 0.38}
MOMENTS = ["completed", "itemCompleted", "captured", "deleted", "succeeded", "warned", "failed"]


def nod(*arguments, text=True):
    done = subprocess.run([NOD, *map(str, arguments)], capture_output=True, text=text)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def heard(tmp_path, request):
    file = tmp_path / "sound.wav"
    file.write_bytes(nod("export", request.param, "--format", "wav", text=False))
    return file


@pytest.mark.parametrize("heard, longest", SOUNDS.items(), indirect=["heard"])
def test_a_sound_is_a_wave_file_that_peaks_under_minus_12_decibels(heard, longest):
    file = heard
    said = subprocess.run(["sox", file, "-n", "stats"], capture_output=True, text=True, check=True).stderr
    facts = subprocess.run(["soxi", file], capture_output=True, text=True, check=True).stdout
    assert re.search(r"Channels\s*: 1\b", facts)
    assert re.search(r"Sample Rate\s*: 48000\b", facts)
    assert re.search(r"Precision\s*: 16-bit", facts)
    assert float(re.search(r"Pk lev dB\s+(-?[\d.]+)", said)[1]) <= -12
    assert 0.05 <= float(re.search(r"Length s\s+([\d.]+)", said)[1]) <= longest + 0.001


def test_bytes_go_into_a_pipe_and_not_onto_a_terminal(tmp_path):
    assert nod("export", "completed", "--format", "wav", text=False)[:4] == b"RIFF"
    import pty

    master, terminal = pty.openpty()
    done = subprocess.run([NOD, "export", "completed", "--format", "wav"], stdout=terminal, stderr=subprocess.PIPE, text=True)
    os.close(terminal)
    os.close(master)
    assert done.returncode != 0 and "-o" in done.stderr


def test_a_closed_output_ends_the_command_and_is_no_crash():
    done = subprocess.run(["sh", "-c", f'"{NOD}" export --list >&-'], capture_output=True, text=True)
    assert done.returncode == 74 and "standard output" in done.stderr
    assert subprocess.run(["sh", "-c", f'"{NOD}" export nothing 2>&-'], capture_output=True).returncode > 0


@pytest.mark.parametrize("former", ["score", "haptic", "sound"])
def test_a_former_command_names_the_one_that_replaces_it(former):
    done = subprocess.run([NOD, former, "completed", "--format", "svg"], capture_output=True, text=True)
    assert done.returncode == 2 and "nod export completed --format" in done.stderr


# Haptics: Apple's documented keys. Source: Documentation/Sources.md, AHAP.
PARAMETERS = {"HapticIntensity", "HapticSharpness"}
CONTROLS = {"HapticIntensityControl", "HapticSharpnessControl"}
EVENT = {"Time", "EventType", "EventDuration", "EventParameters"}
CURVE = {"ParameterID", "Time", "ParameterCurveControlPoints"}


@pytest.mark.parametrize("moment", MOMENTS)
def test_ahap_has_apples_keys_alone(moment):
    document = json.loads(nod("export", moment, "--format", "ahap"))
    assert document["Version"] == 1 and set(document) == {"Version", "Metadata", "Pattern"}
    events = [item["Event"] for item in document["Pattern"] if "Event" in item]
    for event in events:
        assert set(event) <= EVENT and event["EventType"] in ("HapticTransient", "HapticContinuous")
        assert ("EventDuration" in event) == (event["EventType"] == "HapticContinuous")
        assert {parameter["ParameterID"] for parameter in event["EventParameters"]} == PARAMETERS
    for item in document["Pattern"]:
        if "ParameterCurve" in item:
            curve = item["ParameterCurve"]
            assert set(curve) == CURVE and curve["ParameterID"] in CONTROLS
            assert len(curve["ParameterCurveControlPoints"]) <= 16


def test_studio_writes_the_same_ahap():
    """test_studio_files.py compares the page with the same file."""
    kept = ROOT / "Tests/EndToEnd/Fixtures/completed.ahap"
    assert nod("export", "completed", "--format", "ahap") == kept.read_text()
