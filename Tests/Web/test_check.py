"""The check with forms, keyboards, screen readers and servers."""

import re

import pytest
from conftest import ROOT

pytestmark = pytest.mark.engines


def needs_playwright(page):
    if not hasattr(page, "emulate_media"):
        pytest.skip("WebKitGTK's driver sets no media feature and finds nothing by its role.")


def test_a_form_knows_it(page):
    invalid = "agree.shadowRoot.querySelector('input').ariaInvalid"
    assert page.js(invalid) is None and not page.js("form.checkValidity()") and page.js(invalid) == "true"
    page.js("agree.click()")
    assert page.js("form.checkValidity()") and page.js("new FormData(form).get('agree')") == "yes"
    assert page.js(invalid) is None
    page.js("form.reset()")
    assert page.js("new FormData(form).get('agree')") is None
    page.click("#disabled", force=True)
    page.js("disabled.toggle()")
    page.wait(50)
    assert page.js("[disabled.checked, seen.events.some(({ item }) => item === disabled.item)]") == [False, False]


@pytest.mark.parametrize("by", ["milk.click()", "label.click()", "milk.shadowRoot.querySelector('input').click()"])
def test_it_is_clicked_as_often_as_a_checkbox(page, by):
    page.js("""label.insertAdjacentElement("afterend", document.createElement("label")).append(Object.assign(
        document.createElement("input"), { type: "checkbox", id: "native" }));
        globalThis.clicks = [];
        for (const element of [milk, native]) {
            element.addEventListener("click", () => clicks.push(`on ${element.localName}`));
            element.parentElement.addEventListener("click", () => clicks.push(`around ${element.localName}`));
        }""")
    counts = lambda: page.js("clicks.splice(0).map((one) => one.split(' ')[0])")
    page.js(by)
    ours = counts()
    assert page.js("milk.checked")
    page.js("native.closest('label').click()" if by.startswith("label") else "native.click()")
    assert page.js("native.checked") and ours == counts()


@pytest.mark.chromium
def test_a_refused_save_is_red_under_a_mouse(page):
    page.js("server.mode = 'refuses'")
    page.click("#milk")
    page.until("milk.state === 'failed'")
    ring = "getComputedStyle(milk.shadowRoot.querySelector('[part=ring]')).stroke"
    assert page.js("milk.matches(':hover')")
    hovered = page.js(ring)
    page.mouse.move(1, 1)
    assert hovered == page.js(ring)


@pytest.mark.page(forced_colors="active")
@pytest.mark.chromium
def test_a_struck_title_is_seen_where_colours_are_forced(page):
    page.js("row2.lastChild.replaceWith(Object.assign(document.createElement('b'), { textContent: 'Call mum' }));"
            "row2.lastChild.dataset.nodTitle = ''; checkOf(row2).removeAttribute('leaves')")
    assert page.js("getComputedStyle(row2.lastChild).textDecorationLine") == "none"
    page.click("#row2 nod-check")
    page.until("checkOf(row2).state === 'completed'")
    assert page.js("getComputedStyle(row2.lastChild).textDecorationLine") == "line-through"


def test_a_row_in_a_shadow_root_is_struck_through_and_its_button_shaded(page):
    page.js("""(async () => {
        const host = document.querySelector("main").appendChild(document.createElement("div"));
        const root = globalThis.shade = host.attachShadow({ mode: "open" });
        const check = document.createElement("nod-check"), title = document.createElement("span");
        const button = document.createElement("button"), row = document.createElement("li");
        title.dataset.nodTitle = "";
        button.dataset.nodPress = button.dataset.nodShade = "";
        row.append(check, title, button);
        root.append(row);
        root.adoptedStyleSheets = [await nod.styleSheet()];
        check.click();
    })()""")
    page.until("shade.querySelector('nod-check').state === 'completed'")
    size = "getComputedStyle(shade.querySelector('span')).backgroundSize"
    page.until(f"{size}.startsWith('100%') || {size}.startsWith('calc(100%')")
    page.until("getComputedStyle(shade.querySelector('span')).opacity === '0.55'")
    assert page.js("getComputedStyle(shade.querySelector('button'), '::after').position") == "absolute"


@pytest.mark.chromium
def test_a_mistake_is_told_once(page):
    told = []
    page.on("console", lambda said: said.type == "warning" and told.append(said.text))
    page.js("button.dataset.nodPress = 'huge'; document.querySelector('nod-toasts').remove()")
    for _ in range(2):
        page.click("#button")
        page.js("nod.preferences({ loudness: 1, theme: 'blue', volume: 0.4 })")
        page.js("nod.moment('warned', { message: 'Careful' })")
    page.wait(100)
    assert [text.split(". ")[0] for text in told] == [
        "Nod: there is no press role “huge”", "Nod: there is no preference “loudness”", "Nod: there is no theme “blue”",
        "Nod: there is no <nod-toasts> in the page: messages, Undo and Retry aren't shown."]


TRUSTED = """document.addEventListener("readystatechange", () => document.head.append(Object.assign(
    document.createElement("meta"),
    { httpEquiv: "Content-Security-Policy", content: "require-trusted-types-for 'script'" })), { once: true })"""


@pytest.mark.page(init=TRUSTED)
@pytest.mark.chromium
def test_a_page_may_require_trusted_types(page):
    page.complete()
    assert page.toasts() == ["Completed “Buy milk”"]
    with pytest.raises(Exception, match="TrustedHTML"):
        page.js("document.body.innerHTML = ''")
    page.problems.clear()
    assert page.js("[...document.querySelectorAll('*')].every((one) => !one.localName.includes('-') || one.shadowRoot)")


@pytest.mark.chromium
def test_every_check_has_a_name(page):
    nodes = page.context.new_cdp_session(page.page).send("Accessibility.getFullAXTree")["nodes"]
    names = [node["name"]["value"] for node in nodes if node.get("role", {}).get("value") == "checkbox"]
    assert sorted(names) == sorted(["Buy milk", "I agree", "Not now", "Bread", "Call mum", "שלום עולם", "🎉 Party",
                                    "<img src=x onerror=alert(1)>"])


@pytest.mark.parametrize("item, collection", [("b5e1-07", 'to "buy"'), ("007", 3_000_000_000)])
def test_ids_can_be_strings(page, item, collection):
    page.js("""([item, id]) => {
        globalThis.mark = document.body.appendChild(document.createElement("i"));
        mark.dataset.nodCollection = id;
        globalThis.check = checkOf(row1);
        check.collections = [{ id, open: 1, total: 3, name: "Groceries" }];
        check.item = item;
        check.removeAttribute("leaves");
        row2.append(globalThis.other = check.cloneNode());
        server.mode = "is away";
    }""", [item, collection])
    page.click("#row1 nod-check")
    page.until("mark.getAnimations().length > 0 && check.state === 'waiting'")
    [wish] = page.js("nod.wishes()")
    assert wish["item"] == item == page.js("other.state === 'waiting' && check.item")
    assert {event["item"] for event in page.events("nod-change") + page.events("nod-save")} == {item}
    page.js("item => nod.moveTo(item, 'top')", item)
    page.until("nod.wishes()[0].spot === 'top'")
    assert page.js("item => nod.wishOf(item).key", item)
    page.js("server.mode = 'works'; nod.online(true)")
    page.until("check.state === 'completed'")
    page.js("item => nod.news(item, false)", item)
    page.until("!other.checked")


@pytest.mark.chromium
def test_wishes_outlive_the_page(page):
    """By the code of the README."""
    names, code = re.search(r"(?s)import ({ restoreWishes.+?) from \S+\n(.+?)```", (ROOT / "Web/README.md").read_text("utf-8")).groups()
    keys = []
    for act, state, shown in [("server.mode = 'is away'; milk.click()", "waiting", "Not saved yet: 1"), ("", "completed", "")]:
        page.reload()
        page.until("globalThis.seen?.isReady")
        page.js(f"""document.body.append(Object.assign(document.createElement("output"), {{ id: "waiting" }}));
            (() => {{ const {names} = nod; {code} }})(); {act}""")
        page.until(f"milk.state === '{state}'")
        assert page.js("document.querySelector('#waiting').textContent") == shown
        keys += [event["key"] for event in page.events("nod-save")]
    assert keys == [keys[0]] * 2


@pytest.mark.parametrize("act, kept", [
    ("milk.click()", {"completed": True, "isMove": False, "saved": False}),
    ("nod.news(100, true)", {"completed": True, "isMove": True, "saved": True}),
])
def test_a_lost_move_outlives_the_page_under_its_key_whatever_comes_after_it(page, act, kept):
    page.js("server.mode = 'is away'; nod.moveTo(100, 'top')")
    page.until("nod.wishes()[0]?.spot === 'top' && seen.events.some(({ name }) => name === 'nod-save')")
    page.js(act)
    page.until("nod.wishes()[0].completed")
    [lost], [wish] = page.events("nod-save"), page.js("nod.wishes()")
    assert lost["isMove"] and wish == wish | kept | {"key": lost["key"]}


@pytest.mark.chromium
def test_a_change_is_sent_again_though_the_browser_never_was_offline(page):
    page.clock.install()

    def sends(count, after):
        page.clock.fast_forward(after)
        page.until("milk.state === 'waiting'")
        assert len(page.events("nod-save")) == count

    page.js("server.mode = 'is away'")
    page.click("#milk")
    sends(1, 0)
    sends(2, 3000)
    sends(3, 6000)
    page.js("document.dispatchEvent(new Event('visibilitychange'))")
    sends(4, 0)
    page.js("nod.online(false)")
    sends(4, 60000)
    page.js("server.mode = 'works'; nod.online(true)")
    page.until("milk.state === 'completed'")
    # After a save it begins again.
    page.js("server.mode = 'is away'; milk.click()")
    page.until("milk.state === 'waiting'")
    sends(7, 3000)
    times = [event["time"] for event in page.events("nod-save")]
    assert times[1] - times[0] >= 3000 and times[2] - times[1] >= 6000


@pytest.mark.page(at="?cards", block="**/nod.wasm")
def test_without_webassembly_there_are_no_gestures(page):
    page.wait(100)
    page.problems.clear()
    page.drag("#card1", (300, 0), steps=5)
    page.mouse.up()
    assert page.js("document.querySelectorAll('[data-nod-swipeable]').length") == 0 and page.is_at_rest("card1")


WITH_OR_WITHOUT_ENGINE = pytest.mark.parametrize(
    "answers", ["with", pytest.param("without", marks=pytest.mark.page(block="**/*.wasm"))])


@WITH_OR_WITHOUT_ENGINE
def test_a_page_that_declines_is_believed(page, answers):
    """The page sets its check back while saving, as for a recurring task or a declined confirmation."""
    page.problems.clear()
    page.js("addEventListener('change', ({ target }) => { target.checked = false; })")
    page.complete()
    assert page.js("milk.checked")
    # Moved, it is still the page's.
    page.js("document.querySelector('form').append(milk.closest('p'))")
    page.until("!milk.checked && milk.state === 'open'")
    # So is a row that Nod has removed.
    page.complete("#row2 nod-check")
    page.until("document.querySelector('#row2 nod-check')?.state === 'open'")
    assert [event["reason"] for event in page.events("nod-change")] == ["tap", "news"] * 2 and page.toasts() == []


@WITH_OR_WITHOUT_ENGINE
@pytest.mark.chromium
def test_a_page_that_renders_during_a_save_declines_nothing_once_it_follows_or_has_removed_the_row(page, answers):
    page.problems.clear()
    page.js("""server.delay = 60000;
        addEventListener("nod-left", (event) => { event.preventDefault(); event.target.remove(); });
        addEventListener("change", ({ target }) => { target.checked = false; });""")
    page.clock.install()
    page.click("#row2 nod-check")
    page.until("!document.querySelector('#row2')")
    page.click("#milk")
    page.clock.fast_forward(60000)
    page.until("milk.state === 'completed'")
    page.js("milk.checked = true")
    page.clock.fast_forward(2500)
    assert [event["reason"] for event in page.events("nod-change")] == ["tap", "tap"] and page.js("milk.checked")


@WITH_OR_WITHOUT_ENGINE
def test_an_answer_may_name_the_state(page, answers):
    page.problems.clear()
    page.js("addEventListener('nod-save', ({ detail }) => detail.respondWith(Promise.resolve(false)))")
    page.click("#milk")
    page.until("milk.state === 'open'")
    assert not page.js("milk.checked") and page.toasts() == []
    page.until("document.querySelector('.nod-announcer').textContent === 'Buy milk: Not completed'")


def test_some_of_it_is_done_until_it_is_tapped(page):
    needs_playwright(page)
    page.js("milk.indeterminate = true")
    dash = "getComputedStyle(milk.shadowRoot.querySelector('.dash')).display"
    assert page.js("milk.matches(':state(indeterminate)') && milk.shadowRoot.querySelector('input').indeterminate")
    assert page.js(dash) == "block" and page.get_by_role("checkbox", name="Buy milk").aria_snapshot().endswith("[checked=mixed]")
    page.complete()
    assert page.js("milk.matches(':state(checked):not(:state(indeterminate))')") and page.js(dash) == "none"
    page.click("#milk")
    page.until("milk.matches(':not(:state(checked))')")


def test_what_a_page_finds_wrong_keeps_the_form_from_being_sent(page):
    page.js("milk.setCustomValidity('Not today')")
    assert page.js("[milk.validity.customError, milk.validationMessage, milk.checkValidity()]") == [True, "Not today", False]
    assert page.js("milk.shadowRoot.querySelector('input').ariaInvalid") == "true"
    page.js("milk.setCustomValidity('')")
    assert page.js("milk.checkValidity() && milk.shadowRoot.querySelector('input').ariaInvalid === null")


def test_a_quiet_check_brings_no_toast_and_others_still_do(page):
    page.js("milk.quiet = true")
    page.complete()
    page.wait(100)
    assert page.toasts() == [] and page.said() == ["", ""] and page.felt() == ["success"]
    page.complete("#row2 nod-check")
    page.until("document.querySelector('nod-toasts').shadowRoot.querySelector('li:not([inert])')")
    assert page.toasts() == ["Completed “Call mum”"]


def test_a_check_may_have_texts_of_its_own(page):
    page.js("milk.setAttribute('completed-text', 'Bought'); milk.setAttribute('failure-text', 'Sold out')")
    page.complete()
    assert page.toasts() == ["Bought"] == page.said()[:1]
    page.js("server.mode = 'refuses'")
    page.click("#milk")
    page.until("milk.state === 'failed'")
    assert page.said()[1] == "Sold out"


CLICKS = {
    "text": lambda page: page.click("#label", position={"x": 80, "y": 20}),
    "check": lambda page: page.click("#milk"), "script": lambda page: page.js("milk.click()"),
    "Space": lambda page: page.press("#milk", "Space"),
}


@pytest.mark.parametrize("who", ["label", "milk", "document"])
@pytest.mark.parametrize("how", CLICKS)
def test_a_click_that_a_page_prevents_changes_nothing(page, who, how):
    page.js(f"{who}.addEventListener('click', (event) => event.preventDefault())")
    CLICKS[how](page)
    page.wait(50)
    assert not page.js("milk.checked") and page.events("nod-change") == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("accent", ["gold", "navy", "#888", "hotpink", "lime", "white", "black"])
def test_the_tick_is_readable_on_any_accent(page, scheme, accent):
    needs_playwright(page)
    page.emulate_media(color_scheme=scheme)
    page.js(f"document.documentElement.style.setProperty('--nod-accent', '{accent}')")
    ratio = page.js("""(() => {
        const style = (name) => getComputedStyle(milk.shadowRoot.querySelector(name));
        const context = new OffscreenCanvas(1, 1).getContext("2d");
        const luminance = (color) => {
            context.fillStyle = color;
            context.fillRect(0, 0, 1, 1);
            return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((value) => value / 255)
                .map((value) => (value <= .04045 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4))
                .reduce((sum, value, index) => sum + value * [.2126, .7152, .0722][index], 0);
        };
        const [one, other] = [luminance(style(".tick").stroke), luminance(style(".disc").fill)].sort((a, b) => b - a);
        return (one + .05) / (other + .05);
    })()""")
    assert ratio >= 3, ratio


def test_audio_is_ready_before_a_press_acts_and_rests_after_it(page, engine):
    if engine != "chromium":
        pytest.skip("this machine's Firefox starts no audio")
    page.js("""(() => { seen.contexts = []; const { AudioContext } = globalThis;
        globalThis.AudioContext = class extends AudioContext {
          constructor(...given) { super(...given); seen.contexts.push(this); }
          resume() { seen.woken ??= performance.now(); return super.resume(); }
        };
        globalThis.AudioBuffer = class extends AudioBuffer { constructor(...given) { super(...given); seen.made = performance.now(); } };
        const { start } = AudioBufferSourceNode.prototype;
        AudioBufferSourceNode.prototype.start = function (...given) { seen.played = performance.now(); return start.apply(this, given); };
        milk.addEventListener("change", () => { seen.tapped = performance.now(); }); })()""")
    page.hover("#milk")
    page.mouse.down()
    page.wait(50)
    assert page.js("seen.contexts.length") == 0
    page.mouse.up()
    page.js("nod.preferences({ sound: true }), import('/nod/performers/sound.js').then(() => null)")
    page.mouse.down()
    page.until("seen.contexts[0]?.state === 'running'")
    page.mouse.move(300, 300)
    page.mouse.up()
    page.until("seen.contexts[0].state === 'suspended'")
    page.js("delete seen.woken")
    page.click("#milk")
    page.click("#milk")
    page.until("seen.played")
    assert page.js("seen.woken < seen.tapped && seen.made < seen.tapped && seen.tapped < seen.played")
    page.until("seen.contexts[0].state === 'suspended'")
