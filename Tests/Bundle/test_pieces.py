"""Each entry of the package alone: on a plain page by its one file, and in a bundle. And several copies on one page."""

import subprocess

import pytest
from browsers import eventually
from conftest import FELT, ROOT, blocks, esbuild
from playwright.sync_api import expect

PAGE = """<!doctype html><html lang="en"><title>App</title><link rel="icon" href="data:,">
<meta http-equiv="Content-Security-Policy" content="default-src 'self' data:">
<script type="module" src="/app.js"></script>
<label><nod-check item="7"></nod-check> Buy milk</label> <button id="button" data-nod-press="primary">Save</button>
<nod-toasts></nod-toasts></html>"""
USES = {
    "check": ('import {{ Refused }} from "{from}"; Object.assign(globalThis, {{ Refused }});', "customElements.get('nod-check')"),
    "toasts": ('import {{ toast }} from "{from}"; Object.assign(globalThis, {{ toast }});', "customElements.get('nod-toasts')"),
    "celebrate": ('import {{ celebrate, preferences }} from "{from}"; Object.assign(globalThis, {{ celebrate, preferences }});',
                  "globalThis.celebrate"),
    "haptics": ('import {{ haptic, preferences }} from "{from}"; Object.assign(globalThis, {{ haptic, preferences }});',
                "globalThis.haptic"),
}
USES = {name: (code.replace("{{", "{").replace("}}", "}"), ready) for name, (code, ready) in USES.items()}
FORMS = pytest.mark.parametrize("form", ["plain", "bundled"])


@pytest.fixture
def use(package, serve, open_page):
    """A page that uses entries: by their flat files, or bundled."""
    def use(form, *names, **context):
        app = package.parents[1]
        given = [USES[name][0].replace("{from}", f"./node_modules/nod-web/{name}.min.js" if form == "plain" else f"nod-web/{name}")
                 for name in names]
        (app / "app.js").write_text("\n".join(given))
        (app / "index.html").write_text(PAGE)
        if form == "bundled":
            (app / "index.html").rename(app / "src.html")
            (app / "public").mkdir()
            (app / "src.html").rename(app / "public/index.html")
            esbuild(app, "app.js", "--bundle", "--format=esm", "--outfile=public/app.js")
            app = app / "public"
        page = open_page(serve(app), until=" && ".join(USES[name][1] for name in names), **context)
        page.entries = [name for name in page.loaded if "nod-web" in name]
        return page

    return use


@FORMS
def test_a_check_alone_is_seen_felt_saved_and_taken_back(form, use):
    page = use(form, "check")
    page.evaluate("addEventListener('nod-save', ({ detail }) => { saves.push(detail.completed); detail.respondWith("
                  "saves.length === 2 ? Promise.reject(new Refused('No')) : Promise.resolve(new Response('', { status: [200, 0, 403][saves.length - 1] }))); })")
    page.get_by_label("Buy milk").click()
    expect(page.locator("nod-check")).to_have_attribute("state", "completed")
    assert page.evaluate("vibrations") == [FELT["success"]]
    page.get_by_label("Buy milk").click()
    expect(page.locator("nod-check")).to_have_attribute("state", "failed")
    expect(page.get_by_label("Buy milk")).to_be_checked()
    assert page.evaluate("saves") == [True, False] and "Couldn't" not in page.content()
    assert page.locator(".nod-announcer[role=alert]").inner_text() == "No"
    page.get_by_label("Buy milk").click()
    expect(page.locator("nod-check")).to_have_attribute("state", "failed")
    assert page.evaluate("saves.length") == 3
    expect(page.locator(".nod-announcer[role=alert]")).to_have_text("Couldn't save “Buy milk”. Try again.")
    assert page.problems == [] and len(page.entries) == (form == "plain")
    # The code of rows comes with the first that leaves.
    page.get_by_label("Buy milk").click()
    expect(page.locator("nod-check")).to_have_attribute("state", "open")
    page.evaluate("document.querySelector('nod-check').leaves = true")
    page.get_by_label("Buy milk").click()
    expect(page.locator("nod-check")).to_have_count(0)
    assert page.problems == [] and [name for name in page.loaded if "rows" in name] == ["node_modules/nod-web/check.rows.min.js"] * (form == "plain")


@FORMS
def test_a_check_alone_takes_rapid_taps_for_one_request_at_a_time(form, use):
    page = use(form, "check", reduced_motion="reduce")
    page.evaluate("""addEventListener('nod-save', ({ detail }) => { saves.push(detail.completed);
        detail.respondWith(new Promise((resolve) => { globalThis.answer = resolve; })); })""")
    for _ in range(5):
        page.locator("nod-check").click()
    assert page.evaluate("saves") == [True]
    page.evaluate("answer()")
    expect(page.locator("nod-check")).to_have_attribute("state", "completed")
    assert page.evaluate("saves") == [True]
    assert page.evaluate("scores.flatMap(({ tracks }) => tracks).filter((one) => !['mark', 'opacity'].includes(one))") == []
    assert page.problems == []


@FORMS
def test_toasts_alone_come_act_and_go(form, use):
    page = use(form, "toasts")
    lines = page.locator("nod-toasts li")
    page.clock.install()
    page.evaluate("toast('Saved')")
    expect(lines).to_have_text(["Saved"])
    page.clock.fast_forward(5900)
    expect(lines).to_have_count(1)
    page.clock.fast_forward(300)
    expect(lines).to_have_count(0)
    page.evaluate("toast(undefined, { duration: 0 }), toast('')")
    expect(lines).to_have_text(["undefined", " "])
    page.evaluate("toast.dismiss(), toast('Long', { duration: 20000, id: 'long' })")
    page.clock.fast_forward(10000)
    expect(lines).to_have_text(["Long"])
    page.clock.fast_forward(11000)
    expect(lines).to_have_count(0)
    page.evaluate("toast('Sent', { action: { label: 'Take back', onClick: () => saves.push('back') } })")
    page.get_by_role("button", name="Take back").click()
    expect(lines).to_have_count(0)
    page.evaluate("toast.error('No connection')")
    page.clock.fast_forward(60000)
    expect(lines).to_have_text(["No connection"])
    assert page.evaluate("saves") == ["back"] and page.evaluate("vibrations") == [FELT["error"]]
    page.evaluate("toast.dismiss()")
    expect(lines).to_have_count(0)
    assert page.problems == [] and len(page.entries) == (form == "plain")


def test_a_promise_has_one_toast(use):
    page = use("plain", "toasts")
    lines = page.locator("nod-toasts li:not([inert]) p")
    page.evaluate("""() => { toast.promise(new Promise((resolve, reject) => Object.assign(globalThis, { resolve, reject })),
        { loading: 'Sending…', success: (count) => `Sent ${count}`, error: 'Not sent' }); }""")
    expect(lines).to_have_text(["Sending…"])
    page.evaluate("resolve(3)")
    expect(lines).to_have_text(["Sent 3"])
    expect(page.locator("nod-toasts li")).to_have_attribute("part", "toast success")
    page.evaluate("toast.dismiss(); void toast.promise(Promise.reject(new Error('x')), "
                  "{ loading: 'Sending…', success: 'Sent', error: ({ message }) => `Not sent: ${message}` }).catch(() => {})")
    expect(lines).to_have_text(["Not sent: x"])
    page.evaluate("toast.dismiss(); void toast.promise(() => Promise.resolve(new Response('', { status: 500 })), "
                  "{ loading: 'Sending…', success: 'Sent', error: ({ message, response }) => message + response.status })")
    expect(lines).to_have_text(["The server answered 500.500"])
    page.evaluate("toast.dismiss(); void toast.promise(Promise.resolve(), "
                  "{ loading: 'Sending…', success: () => { throw new Error('y'); }, error: 'Not sent' })")
    expect(lines).to_have_text(["Not sent"])
    assert page.evaluate("vibrations.length") == 4 and page.problems == []


def test_a_toasts_action_that_throws_is_the_pages_error_and_stops_nothing(use):
    page = use("plain", "toasts")
    lines = page.locator("nod-toasts li:not([inert]) p")
    page.evaluate("toast('Sent', { action: { label: 'Take back', onClick: () => { throw new Error('mine'); } } })")
    page.get_by_role("button", name="Take back").click()
    expect(lines).to_have_count(0)
    page.evaluate("toast('Saved')")
    expect(lines).to_have_text(["Saved"])
    assert len(page.problems) == 1 and "mine" in page.problems[0]


@FORMS
def test_a_celebration_alone_flies_in_given_colours_from_a_given_origin(form, use):
    page = use(form, "celebrate")
    page.evaluate("""() => { button.addEventListener('click', () => { globalThis.done = celebrate(button,
        { style: 'firstCapture', colors: ['rgb(1, 2, 3)'], origin: { x: 0, y: 0 } }); }); }""")
    corner = page.locator("#button").bounding_box()
    page.click("#button")
    particles = page.locator(".nod-particle")
    assert particles.count() == 7
    assert particles.first.evaluate("(one) => getComputedStyle(one).backgroundColor") == "rgb(1, 2, 3)"
    box = page.locator(".nod-burst").bounding_box()
    assert (box["width"], box["x"], box["y"]) == (0, corner["x"], corner["y"])
    page.evaluate("done")
    assert particles.count() == 0 and page.evaluate("vibrations") == [FELT["medium"]] and page.problems == []
    assert len(page.entries) == (form == "plain")
    page.evaluate("void celebrate(button, 'firstCapture')")
    assert particles.count() == 7


def test_a_celebration_alone_obeys_reduce_motion_and_the_switches(use):
    page = use("plain", "celebrate", reduced_motion="reduce")
    page.evaluate("preferences({ haptic: false }); void celebrate(button)")
    assert page.locator(".nod-flash").count() == 1 and page.locator(".nod-particle").count() == 0
    eventually(page, "document.querySelector('.nod-flash') === null")
    page.evaluate("preferences({ celebrations: 'off' }); void celebrate(button)")
    assert page.locator(".nod-layer").count() == 0 and page.evaluate("vibrations") == []


@FORMS
def test_haptics_alone_are_one_for_a_click_and_presses_are_seen(form, use):
    page = use(form, "haptics")
    page.evaluate("button.addEventListener('click', () => { haptic('light'); haptic('success'); haptic('selection'); })")
    box = page.locator("#button").bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    eventually(page, "Number(getComputedStyle(button).scale) < .975")
    page.mouse.up()
    eventually(page, "vibrations.length > 0 && button.getAnimations().length === 0")
    assert page.evaluate("vibrations") == [FELT["success"]]
    page.evaluate("preferences({ otherHaptics: false }); button.click()")
    page.wait_for_timeout(50)
    assert page.evaluate("vibrations.length") == 1 and page.problems == [] and len(page.entries) == (form == "plain")


def test_a_press_takes_the_focus_from_the_button_before_and_is_seen(use):
    page = use("plain", "haptics")
    page.evaluate("button.before(Object.assign(button.cloneNode(true), { id: 'before' }))")
    page.click("#before")
    page.hover("#button")
    page.mouse.down()
    eventually(page, "document.activeElement === button && Number(getComputedStyle(button).scale) < .975")
    page.evaluate("dispatchEvent(new Event('blur'))")
    eventually(page, "button.getAnimations().length === 0")


@FORMS
def test_a_check_and_a_celebration_together_are_felt_once(form, use):
    page = use(form, "check", "celebrate")
    page.evaluate("document.querySelector('nod-check').addEventListener('change', () => { void celebrate(button); })")
    page.get_by_label("Buy milk").click()
    assert page.locator(".nod-particle").count() == 8
    expect(page.locator("nod-check")).to_have_attribute("state", "completed")
    page.wait_for_timeout(50)
    assert page.evaluate("vibrations") == [FELT["success"]] and page.problems == []


@pytest.mark.parametrize("order", [["check", "nod"], ["nod", "check"], ["nod", "other"], ["haptics", "nod"], ["check", "toasts"]])
def test_several_copies_on_one_page_are_one(order, package, serve, open_page):
    app = package.parents[1]
    (package / "other.min.js").write_text((package / "nod.min.js").read_text())
    scripts = [f"const {name} = await import('./node_modules/nod-web/{name}.min.js'); Object.assign(globalThis, {{ {name} }});"
               for name in order]
    if order[0] == "check":
        scripts.insert(1, "check.preferences({ celebrations: 'subtle' });")
    (app / "app.js").write_text("\n".join(scripts) + "\nglobalThis.all = true;")
    (app / "index.html").write_text(PAGE.replace("default-src 'self'", "default-src 'self' 'wasm-unsafe-eval'"))
    page = open_page(serve(app), until="globalThis.all && customElements.get('nod-check')")
    page.evaluate("addEventListener('nod-save', () => saves.push(1))")
    if "nod" in order:
        page.evaluate("nod.ready")
    page.get_by_label("Buy milk").click()
    expect(page.locator("nod-check")).to_have_attribute("state", "completed")
    page.wait_for_timeout(100)
    assert page.evaluate("[vibrations.length, saves.length]") == [1, 1]
    last = page.evaluate_handle("globalThis[%r]" % order[-1])
    if order[-1] in ("other", "toasts"):
        page.evaluate("(last) => { last.toast('Saved'); }", last)
        expect(page.locator("nod-toasts")).to_contain_text("Saved")
        page.evaluate("(last) => last.preferences({ haptic: false })", last)
        page.get_by_label("Buy milk").click()
        page.get_by_label("Buy milk").click()
        assert page.evaluate("vibrations.length") == 1
    assert page.problems == []


def test_the_written_scores_are_the_engines():
    command = "esbuild Scripts/scores.mjs --bundle --format=esm --platform=node --log-level=warning | node --input-type=module"
    made = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert made == (ROOT / "Web/small/scores.js").read_text("utf-8"), "make scores"


@pytest.mark.parametrize("chapter, works", [
    ("A check", "document.querySelector('nod-check').click(), document.querySelector('nod-check').state === 'completing'"),
    ("Toasts", "document.querySelector('nod-toasts').shadowRoot.textContent.includes('No connection')"),
    ("A celebration", "document.querySelector('#finish').click(), document.querySelectorAll('.nod-particle').length === 8"),
    ("Presses and haptics", "document.querySelector('#like').click(), vibrations.length === 1"),
])
def test_who_reads_the_readme_alone_gets_what_it_says(chapter, works, package, serve, open_page):
    app = package.parents[1]
    package.rename(app / "nod")
    [html], script = blocks(app / "nod/README.md", chapter, "html"), blocks(app / "nod/README.md", chapter, "js")
    (app / "index.html").write_text("<!doctype html><html lang=\"en\"><title>App</title><link rel=\"icon\" href=\"data:,\">" + html
                                    + "".join(f"<script type=\"module\">{one}</script>" for one in script))
    page = open_page(serve(app), until="document.readyState === 'complete'")
    page.wait_for_timeout(200)
    eventually(page, works, 2)
    assert [problem for problem in page.problems if "501" not in problem and "/save" not in problem] == []
