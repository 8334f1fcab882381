"""Files that `nod` writes, judged by the programs that read it: sox, Chromium, feedbackd's validator and its daemon."""

import json
import os
import re
import subprocess
import sys
import wave
from pathlib import Path

import pytest
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
NOD = ROOT / "Tools/.build/debug/nod"
SCHEMA = json.loads((ROOT / "Web/feedback.schema.json").read_text())
NAMES = SCHEMA["$defs"]["answer"]["properties"]["sound"]["enum"]
# A sound is short; the celebration may be longer.
SOUNDS = {name: 0.4 if name == "celebration" else 0.2 for name in NAMES if name}
MOMENTS = ["completed", "itemCompleted", "captured", "deleted", "succeeded", "warned", "failed"]
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="feedbackd is Linux' own")


def nod(*arguments, text=True):
    done = subprocess.run([NOD, *map(str, arguments)], capture_output=True, text=text)
    assert done.returncode == 0, done.stderr
    return done.stdout


# Sounds


@pytest.mark.parametrize("rate", [44100, 48000])
@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_a_wave_file_that_peaks_under_minus_12_decibels(tmp_path, name, rate):
    file = tmp_path / f"{name}.wav"
    nod("sound", name, "--format", "wav", "--rate", rate, "-o", file)
    said = subprocess.run(["sox", file, "-n", "stats"], capture_output=True, text=True, check=True).stderr
    facts = subprocess.run(["soxi", file], capture_output=True, text=True, check=True).stdout
    assert re.search(r"Channels\s*: 1\b", facts)
    assert re.search(rf"Sample Rate\s*: {rate}\b", facts)
    assert re.search(r"Precision\s*: 16-bit", facts)
    assert float(re.search(r"Pk lev dB\s+(-?[\d.]+)", said)[1]) <= -12
    assert 0.05 <= float(re.search(r"Length s\s+([\d.]+)", said)[1]) <= SOUNDS[name] + 0.001


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_begins_and_ends_in_silence_and_never_clicks(tmp_path, name):
    file = tmp_path / f"{name}.wav"
    nod("sound", name, "-o", file)
    with wave.open(str(file)) as sound:
        frames = sound.readframes(sound.getnframes())
    samples = [int.from_bytes(frames[i : i + 2], "little", signed=True) for i in range(0, len(frames), 2)]
    assert samples[0] == samples[-1] == 0
    # The steepest slope of the loudest tone allowed: a click would be far above.
    steepest = max(abs(b - a) for a, b in zip(samples, samples[1:])) / 32767
    assert steepest < 0.2512 * 2 * 3.1416 * 4 * 1046.5 / 48000


def test_bytes_go_into_a_pipe_and_not_onto_a_terminal(tmp_path):
    assert nod("sound", "completed", text=False)[:4] == b"RIFF"
    import pty

    master, terminal = pty.openpty()
    done = subprocess.run([NOD, "sound", "completed"], stdout=terminal, stderr=subprocess.PIPE, text=True)
    os.close(terminal)
    os.close(master)
    assert done.returncode != 0 and "-o" in done.stderr


def test_a_closed_output_ends_the_command_and_is_no_crash():
    done = subprocess.run(["sh", "-c", f'"{NOD}" score completed >&-'], capture_output=True, text=True)
    assert done.returncode == 74 and "standard output" in done.stderr
    assert subprocess.run(["sh", "-c", f'"{NOD}" score nothing 2>&-'], capture_output=True).returncode > 0


# Pictures


def test_every_picture_is_drawn_within_its_edges_in_both_schemes(tmp_path, chromium):
    folder = tmp_path / "all"
    nod("export", "--all", folder)
    pictures = sorted(folder.glob("scores/*/*.svg"))
    assert len(pictures) == 80
    grounds = set()
    for scheme in ("light", "dark"):
        page = chromium.new_page(color_scheme=scheme)
        requests = []
        page.on("request", lambda request: requests.append(request.url))
        for picture in pictures:
            page.goto(picture.as_uri())
            assert page.evaluate(OUTSIDE) == [], picture.name
            grounds.add(page.evaluate("getComputedStyle(document.querySelector('.ground')).fill"))
        assert all(url.startswith("file:") for url in requests)
    assert len(grounds) == 2
    page = chromium.new_page(viewport={"width": 320, "height": 640})
    page.goto((folder / "index.html").as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert page.locator("article").count() == 40


def test_a_program_without_variables_draws_the_same_colours(tmp_path, chromium):
    picture, drawn, shown = tmp_path / "completed.svg", tmp_path / "drawn.png", tmp_path / "shown.png"
    nod("score", "completed", "--format", "svg", "-o", picture)
    subprocess.run(["rsvg-convert", picture, "-o", drawn], check=True)
    page = chromium.new_page(color_scheme="light")
    page.goto(picture.as_uri())
    page.screenshot(path=shown)
    named = {tuple(bytes.fromhex(code)) for code in re.findall("#([0-9a-f]{6})", picture.read_text())}
    colors = [{color for _, color in Image.open(file).convert("RGB").getcolors(1 << 24)} & named for file in (drawn, shown)]
    assert colors[0] == colors[1] and len(colors[0]) >= 5


# Texts that leave the picture.
OUTSIDE = """() => {
  const box = document.documentElement.viewBox.baseVal;
  return [...document.querySelectorAll('text')].map((text) => [text.textContent, text.getBBox()])
    .filter(([, b]) => b.x < 0 || b.y < 0 || b.x + b.width > box.width || b.y + b.height > box.height)
    .map(([text]) => text);
}"""


# Haptics


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_haptic_file_reads_back_through_the_command(tmp_path, moment):
    ahap, again = tmp_path / "a.ahap", tmp_path / "b.json"
    nod("haptic", moment, "--format", "ahap", "-o", ahap)
    nod("haptic", ahap, "--format", "json", "-o", again)
    assert json.loads(again.read_text())["events"] == json.loads(nod("haptic", moment))["events"]
    document = json.loads(ahap.read_text())
    assert document["Version"] == 1 and set(document) == {"Version", "Metadata", "Pattern"}


def test_a_haptic_file_that_is_broken_is_told_its_line(tmp_path):
    file = tmp_path / "broken.ahap"
    file.write_text('{"Pattern": [\n{"Event": {"EventType": "HapticTransient"}}]}')
    done = subprocess.run([NOD, "haptic", file], capture_output=True, text=True)
    assert done.returncode != 0 and "line 2: Pattern[0].Event: “Time” is missing" in done.stderr


# Messages about the theme: of feedbackd's own parts, of a program without a name for them, and of the two libraries
# by which the validator reads JSON into its objects. It tells a wrong value by these alone, and exits with 0.
ABOUT_THE_THEME = re.compile(
    r"^(?:\*\* )?\(fbd-theme-validate:\d+\): "
    r"((?:(?:fbd-[\w-]+|feedbackd|Json|GLib-GObject)-)?(?:WARNING|CRITICAL|ERROR) \*\*: .*)",
    re.M,
)


def objections(theme, **environment):
    """The validator's complaints about a theme; other libraries' words about the machine are left out."""
    validate = ["fbd-theme-validate", theme]
    done = subprocess.run(validate, capture_output=True, text=True, env={**os.environ, **environment})
    failure = [f"exit code {done.returncode}: {done.stderr}"] if done.returncode else []
    return ABOUT_THE_THEME.findall(done.stderr) + failure


@on_linux
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_theme_is_valid_for_feedbackd(tmp_path, moment):
    theme = tmp_path / "nod.json"
    nod("haptic", moment, "--format", "feedbackd", "-o", theme)
    assert objections(theme) == []


@on_linux
@pytest.mark.parametrize(
    "right, wrong",
    [
        ('"type": "VibraRumble"', '"type": "VibraMumble"'),
        ('"duration": 18', '"duration": "long"'),
        ('"duration": 18', '"duration": 1e12'),
        ('"count": 2', '"count": -2'),
        ('"name": "nod"', '"name": ""'),
        ('"parent-name": "default"', '"parent-name": "nobody"'),
        ('"profiles": [', '"profiles": '),
    ],
)
def test_a_theme_that_is_wrong_is_objected_to(tmp_path, right, wrong):
    theme = tmp_path / "nod.json"
    text = nod("haptic", "completed", "--format", "feedbackd")
    assert right in text
    theme.write_text(text.replace(right, wrong))
    assert objections(theme) != []


@on_linux
def test_what_other_libraries_say_is_no_objection_to_a_theme(tmp_path):
    theme, file = tmp_path / "nod.json", tmp_path / "file"
    nod("haptic", "completed", "--format", "feedbackd", "-o", theme)
    file.touch()
    # Where a desktop's settings service is installed, it finds no folder here and says so.
    assert objections(theme, XDG_RUNTIME_DIR=str(file)) == []
    program = "(fbd-theme-validate:20878): dconf-"
    foreign = f"""
{program}CRITICAL **: 06:56:22.202: unable to create directory '/run/user/0/dconf': Permission denied.
{program}WARNING **: 06:56:22.203: failed to commit changes to dconf: Could not connect: No such file or directory
"""
    assert ABOUT_THE_THEME.findall(foreign) == []


@on_linux
def test_feedbackd_answers_our_events_and_lives(tmp_path):
    theme, log = tmp_path / "nod.json", tmp_path / "log"
    nod("export", "--all", tmp_path / "all")
    (tmp_path / "all/haptics/child/feedbackd/nod-rumble.json").rename(theme)
    events = [entry["event-name"] for entry in json.loads(theme.read_text())["profiles"][1]["feedbacks"]]
    assert len(events) > 10
    script = "\n".join(
        [
            f"/usr/libexec/feedbackd > {log} 2>&1 & daemon=$!",
            "gdbus wait --session --timeout 20 org.sigxcpu.Feedback || exit 9",
            *(TRIGGER.format(event=event) for event in [*events, "x-unknown"]),
            "kill -0 $daemon && kill $daemon",
        ]
    )
    quiet = {**os.environ, "GSETTINGS_BACKEND": "memory", "G_MESSAGES_DEBUG": "all", "FEEDBACK_THEME": str(theme)}
    done = subprocess.run(["dbus-run-session", "--", "bash", "-c", script], env=quiet, capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr
    said = log.read_text()
    assert all(f"Event '{event}'" in said for event in events)
    assert re.findall(r"No feedback for event (\S+)", said) == ["x-unknown"]


TRIGGER = (
    "gdbus call --session --dest org.sigxcpu.Feedback --object-path /org/sigxcpu/Feedback"
    " --method org.sigxcpu.Feedback.TriggerFeedback org.example.tasks {event} '{{}}' 1 || exit 8"
)


@on_linux
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_pattern_theme_has_a_length_for_every_strength(moment):
    theme = json.loads(nod("haptic", moment, "--format", "feedbackd", "--vibra", "pattern"))
    (feedback,) = theme["profiles"][1]["feedbacks"]
    assert feedback["type"] == "VibraPattern"
    assert len(feedback["magnitudes"]) == len(feedback["durations"]) > 0
    assert all(0 <= magnitude <= 1 for magnitude in feedback["magnitudes"])
    assert all(isinstance(length, int) and length > 0 for length in feedback["durations"])


# Studio


def test_studio_writes_the_same_ahap():
    """test_studio_files.py holds the page against the same file."""
    kept = ROOT / "Tests/EndToEnd/Fixtures/completed.ahap"
    assert nod("haptic", "completed", "--format", "ahap") == kept.read_text()
