import io
import json
import subprocess
import wave
import zipfile
from urllib.parse import quote

import pytest
from conftest import REPOSITORY
from measure import restyle
from playwright.sync_api import expect
from rows import PHONE
from studio import STANDARD, answer_of, at, choose, file_of, knob, link, number, slide, studio, text_of

FIXTURE = REPOSITORY / "Tests/NodTests/Design/StudioTuning.swift"


def test_swift_is_the_text_that_the_engines_tests_compile(studio):
    own = "pressedPrimary_none_keep-completed_success_0.8_captured-failed_keep_none"
    taps = [
        {"time": 0, "duration": 24, "intensity": 0.7, "sharpness": 0.6},
        {"time": 70.5, "duration": 20, "intensity": 1, "sharpness": 0.9},
    ]
    sound = {"notes": [{"pitch": 54, "time": 40}], "duration": 250, "timbre": 0.4}
    tuned = quote(json.dumps({"taps": {"success": taps}, "sounds": {"completed": sound}}))
    named = {"a.moments": own, "a.name": "Very calm", "a.own": tuned}
    page = studio(link(moment="completed", profile="child", a="5_350-14_0.08-20_6", **named))
    assert text_of(page, "Swift") == FIXTURE.read_text()


def test_ahap_is_what_core_haptics_reads(studio):
    page = studio(link(moment="completed"))
    assert text_of(page, "AHAP") == (REPOSITORY / "Tests/EndToEnd/Fixtures/completed.ahap").read_text()
    choose(page, "selected")
    expect(page.locator("#format-text")).to_have_text("This moment has no haptic.")
    expect(page.locator("#copy-text")).to_be_disabled()


# The element that shows a property in the CSS, if it isn't the one that answers.
PARTS = {"disc": "-disc", "tick": "-tick", "strike": "-title", "successFlash": "-flash", "brightness": "-shade"}


@pytest.mark.parametrize("moment", ["completed", "itemCompleted", "departed", "pressed"])
def test_css_moves_plain_elements_as_the_score_does(studio, moment):
    page = studio(link(moment=moment))
    answer = answer_of(page, moment)
    names = [[f"{moment}{PARTS.get(track['property'], '')}", f"{moment}-{track['property']}"] for track in answer["tracks"]]
    restyle(page, text_of(page, "CSS"))
    found = page.evaluate("""(names) => names.map(([className, name]) => {
            const box = document.createElement('div');
            box.className = className;
            Object.assign(box.style, { width: '100px', height: '10px', position: 'absolute' });
            box.style.setProperty('--room', '1px');
            document.body.append(box);
            const animation = box.getAnimations().find((one) => one.animationName === name);
            for (const one of box.getAnimations()) one.pause();
            return [0, .1, .3, .5, .8, 1].map((share) => {
                animation.currentTime = share * animation.effect.getComputedTiming().duration * .9999;
                const look = getComputedStyle(box);
                return {
                    duration: animation.effect.getComputedTiming().duration,
                    scale: look.scale === 'none' ? 1 : Number(look.scale), opacity: Number(look.opacity),
                    slide: parseFloat(look.translate) || 0, tick: 1 - parseFloat(look.strokeDashoffset) / 1.2,
                    strike: parseFloat(look.backgroundSize) / 100, room: 1 + parseFloat(look.marginBlockEnd),
                };
            });
        })""", names)
    for track, looks in zip(answer["tracks"], found, strict=True):
        name = {"disc": "scale", "pulse": "scale"}.get(track["property"], track["property"])
        name = name if name in looks[0] else "opacity"
        for share, look in zip([0, .1, .3, .5, .8, 1], looks, strict=True):
            assert look["duration"] == pytest.approx(track["duration"])
            value = at(track, share * track["duration"] * .9999)
            near = {"slide": 0.2, "room": 0.01}.get(name, 0.002)
            assert look[name] == pytest.approx(abs(value), abs=near), track["property"]


def test_css_under_reduce_motion_is_what_the_engine_answers_then(studio):
    page = studio(link(moment="completed"))
    restyle(page, text_of(page, "CSS"))
    page.emulate_media(reduced_motion="reduce")
    running = page.evaluate("""() => ['completed', 'completed-disc', 'completed-mark'].map((className) => {
        const box = document.createElement('div');
        box.className = className;
        document.body.append(box);
        return box.getAnimations().map(({ animationName }) => animationName);
    })""")
    assert running == [[], [], ["completed-mark-calm"]]


CRISP = [
    # A quicker check, a stronger haptic, a lower and shorter sound: control, value before, value after.
    ("Check: tempo", "1", "1.2"), ("Tap 1: strength", "0.65", "0.8"), ("Note 1: pitch", "72", "60"),
    ("Note 2: pitch", "79", "67"), ("Length of the sound", "380", "250"),
]


def test_completing_is_made_crisper_compared_and_handed_over(studio, tmp_path):
    """From Studio to the archive for iOS, Android and the web, on a phone."""
    page = studio(**PHONE)
    for summary in page.locator(".answer summary").all():
        summary.tap()
    for name, before, after in CRISP:
        control = page.locator("#knobs").get_by_label(name, exact=True)
        field = control.and_(page.locator("input[type=number]"))
        expect(field).to_have_value(before)
        field.fill(after)
        field.press("Enter")
    page.locator(".more-choices summary").tap()
    page.get_by_label("Compare A and B").check()
    words = page.locator("#differences li").all_text_contents()
    assert [line for line in words if "Tap 1: strength" in line or "Note 1" in line or "tempo" in line] == [
        "Check: tempo: 1 instead of 1.2", "success: Tap 1: strength: 0.65 instead of 0.8", "completion: Note 1: pitch: 72 instead of 60"]
    page.locator("#undo").click()
    page.locator("#undo").click()
    expect(page.get_by_label("Length of the sound").first).to_have_value("380")
    page.locator("#redo").click()
    expect(page.get_by_label("Length of the sound").first).to_have_value("250")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download").tap()
    saved.value.save_as(tmp_path / "crisp.zip")
    with zipfile.ZipFile(tmp_path / "crisp.zip") as archive:
        assert archive.testzip() is None
        files = {name: archive.read(name) for name in archive.namelist()}
    assert sorted(files) == [
        "README.md", "android/Haptics.kt", "design.feedback.json", "ios/Tuning+Design.swift", "ios/completed.ahap",
        "ios/itemCompleted.ahap", "ios/succeeded.ahap", "sounds/completed.wav", "web/completed.css",
        "web/haptics.js", "web/itemCompleted.css",
    ]
    assert all(f"`{name}`" in files["README.md"].decode() for name in files if name != "README.md")
    design = json.loads(files["design.feedback.json"])
    assert design["motion"] == {"check": {"tempo": 1.2}} and design["taps"]["success"][0]["intensity"] == 0.8
    assert design["sounds"]["completed"] == {
        "notes": [{"pitch": 60, "time": 0}, {"pitch": 67, "time": 60}], "duration": 250}
    swift = files["ios/Tuning+Design.swift"].decode()
    assert "tuning[.checkTempo] = 1.2" in swift and "SoundNote(60, time: 0), SoundNote(67, time: 0.06)" in swift
    assert '"ParameterValue": 0.8' in files["ios/completed.ahap"].decode()
    # `succeeded` has the same haptic.
    assert all(f"export const {name} = [24, 50, 32];" in files["web/haptics.js"].decode() for name in ["completed", "succeeded"])
    (tmp_path / "Haptics.kt").write_bytes(files["android/Haptics.kt"])
    stub = REPOSITORY / "Tests/EndToEnd/Fixtures/android.os.kt"
    subprocess.run(["kotlinc", "-Werror", tmp_path / "Haptics.kt", stub, "-d", tmp_path / "classes"], check=True)
    assert "208.333ms" in files["web/completed.css"].decode().replace("208.33333ms", "208.333ms")
    with wave.open(io.BytesIO(files["sounds/completed.wav"])) as sound:
        assert (sound.getframerate(), sound.getnframes()) == (48_000, 12_001)


def test_taps_and_notes_are_added_pushed_and_taken_away(studio):
    page = studio()
    for summary in page.locator(".answer summary").all():
        summary.click()
    expect(page.locator("#plays li").first).to_contain_text("Apple's success generator")
    slide(page, "taps.0.duration", 80)
    # A plain motor needs 20 ms to separate two taps.
    expect(number(page, "taps.1.time")).to_have_value("100")
    page.get_by_role("button", name="Add a tap").click()
    expect(number(page, "taps.2.time")).to_have_value("152")
    page.get_by_role("button", name="Add a note").click()
    slide(page, "notes.2.pitch", 48)
    assert [note["pitch"] for note in file_of(page)["sounds"]["completed"]["notes"]] == [72, 79, 48]
    expect(page.locator("#plays li").first).to_contain_text("Nod's pattern")
    expect(page.locator("#plays li").nth(1)).to_contain_text("80, 20, 32, 20, 32 ms")
    page.get_by_role("button", name="Remove the last note").click()
    page.get_by_role("button", name="Remove the last tap").click()
    knob(page, "taps.0.duration").get_by_role("button").click()
    slide(page, "taps.1.time", 74)
    assert file_of(page) == STANDARD


def test_a_design_that_breaks_the_contract_stays_a_draft(studio):
    page = studio(link(moment="completed"))
    slide(page, "motion.check.damping", 0.4)
    slide(page, "motion.check.response", 600)
    expect(page.locator("#format-note")).to_contain_text("Lower its response or peak")
    for button in ["#copy-text", "#download"]:
        expect(page.locator(button)).to_be_disabled()
    knob(page, "motion.check.response").locator("input[type=range]").focus()
    page.keyboard.press("Control+z")
    expect(number(page, "motion.check.damping")).to_have_value("0.6")
    page.keyboard.press("Control+z")
    expect(page.locator("#download")).to_be_enabled()
    expect(page.locator("#undo")).to_be_disabled()
    page.keyboard.press("Control+Shift+z")
    page.get_by_role("button", name="Redo").click()
    expect(page.locator("#download")).to_be_disabled()


def test_copying_is_said_and_lands_on_the_clipboard(studio):
    page = studio(link(moment="completed", a="14_0.08"), permissions=["clipboard-read", "clipboard-write"])
    text = text_of(page, "JSON")
    page.locator("#copy-text").click()
    expect(page.locator("#take-said")).to_have_text("JSON copied.")
    assert page.evaluate("navigator.clipboard.readText()") == text
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator("#said")).to_contain_text("The link is copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_what_was_tuned_is_used_in_the_app_on_this_device(studio):
    page = studio(link(moment="completed", a="14_0.05", **{"a.name": "Calm"}))
    page.get_by_role("button", name="Use in Tasks").click()
    expect(page.locator("#take-said")).to_contain_text("In use in Tasks")
    kept = json.loads(page.evaluate("localStorage.getItem('tasks.feedback')"))
    assert kept["fileName"] == "Calm.json" and json.loads(kept["text"])["motion"] == {"check": {"peak": 0.05}}
    slide(page, "motion.check.damping", 0.4)
    slide(page, "motion.check.response", 600)
    page.get_by_role("button", name="Use in Tasks").click()
    expect(page.locator("#file-problems")).to_contain_text("Tasks would refuse this")
    assert json.loads(page.evaluate("localStorage.getItem('tasks.feedback')")) == kept
    page.get_by_role("link", name="Tasks").click()
    page.click("#open-settings")
    expect(page.locator("#feedback-name")).to_have_text("Calm")
    page.get_by_role("link", name="Open Studio").click()
    page.wait_for_selector("main.studio-shell:not([hidden])")


def test_a_file_is_opened_or_told_what_is_wrong_with_it(studio, tmp_path):
    page = studio(link(moment="captured"))
    file = tmp_path / "calm.json"
    calm = {"motion": {"flash": {"opacity": 0.1}}, "moments": {"captured": {"haptic": {"kind": "light"}}}}
    file.write_text(json.dumps(STANDARD | {"name": "Calm", "basedOn": "child"} | calm))
    page.set_input_files("#file", file)
    expect(page.locator("#take-said")).to_have_text("“calm.json” is open.")
    assert file_of(page)["moments"] == {"captured": {"haptic": {"kind": "light", "intensity": 1}}}
    expect(page.get_by_label("Child")).to_be_checked()
    expect(number(page, "motion.flash.opacity")).to_have_value("0.1")
    before = page.url
    file.write_text(json.dumps(STANDARD | {"motion": {"flash": {"opacity": 4}}, "presses": {}}))
    page.set_input_files("#file", file)
    problems = page.locator("#file-problems li")
    expect(problems).to_have_count(3)
    expect(problems.nth(1)).to_contain_text("motion.flash.opacity: 4 is outside 0.05 … 0.3")
    assert page.url == before
