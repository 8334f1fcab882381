"""Studio, opened by a link, and the engine's answers computed apart from the page."""

import json

import pytest
from conftest import REPOSITORY, eventually

SCHEMA = json.loads((REPOSITORY / "Web/feedback.schema.json").read_text())
MOMENTS = list(SCHEMA["properties"]["moments"]["properties"])
# The engine's answer, computed apart from the page with the module that Studio uses, too.
ANSWER = """
async ([moment, options, file]) => {
  const { loadDesign } = await import('/nod/design.js');
  const design = await loadDesign();
  design.use(file);
  const all = { haptic: true, sound: true, volume: 1, celebrations: 'full', seed: 1 };
  design.set({ reducesMotion: false, isDark: false, ...all, ...options });
  const score = design.answer(moment, 0);
  return { ...score, touch: score.haptic && design.touch(score.haptic) };
}
"""


# A feedback file that changes nothing.
STANDARD = {"format": "nod-feedback", "version": 2}


@pytest.fixture
def studio(open_page):
    def studio(fragment="", **options):
        options.setdefault("viewport", {"width": 1440, "height": 900})
        page = open_page(f"/studio{'#' + fragment if fragment else ''}", wait=False, **options)
        page.wait_for_selector("main.studio-shell:not([hidden])")
        eventually(page, "document.querySelectorAll('.wave').length > 0 || !document.querySelector('.lane-sound')")
        return page

    return studio


def answer_of(page, moment, file=None, **options):
    return page.evaluate(ANSWER, [moment, options, file])


def link(**parts):
    return "&".join(["v=2"] + [f"{name}={value}" for name, value in parts.items()])


def seek(page, time):
    page.evaluate("""(time) => {
            const scrub = document.querySelector('#scrub');
            scrub.value = time;
            scrub.dispatchEvent(new Event('input', { bubbles: true }));
        }""", time)


def at(track, time):
    """Evenly spaced values with straight lines between them."""
    values = track["values"]
    place = min(max(time / track["duration"], 0), 1) * (len(values) - 1)
    index = int(place)
    return values[index] + (values[min(index + 1, len(values) - 1)] - values[index]) * (place - index)


def tracks(answer):
    return {track["property"]: track for track in answer["tracks"]}


def look_of(part, look, within="[data-part=row]"):
    """Returns an expression for a style value of a part of a check."""
    check = f"document.querySelector('{within} nod-check').shadowRoot"
    return f"parseFloat(getComputedStyle({check}.querySelector('{part}')).{look})"


def values(page, selector, what="value"):
    return page.locator(selector).evaluate_all(f"(all) => all.map((one) => one.{what})")


def choose(page, moment):
    page.select_option("#moment", moment)


def knob(page, path):
    return page.locator(f".knob[data-figure='{path}']")


def slide(page, path, value):
    """Like a drag that ends."""
    page.evaluate("""([path, value]) => {
            const range = document.querySelector(`.knob[data-figure="${path}"] input[type=range]`);
            range.value = value;
            for (const type of ['input', 'change']) range.dispatchEvent(new Event(type, { bubbles: true }));
        }""", [path, value])


def number(page, path):
    return knob(page, path).locator("input[type=number]")


def text_of(page, format):
    page.locator("#formats").get_by_label(format, exact=True).check()
    return page.locator("#format-text").text_content()


def file_of(page):
    return json.loads(text_of(page, "JSON"))
