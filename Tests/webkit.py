"""WebKitGTK for Tests/Web and the flows: the part of Playwright's pages that they use, by selenium and Debian's driver.

Classic WebDriver can't delay requests or run scripts before the page's: Tests/conftest.py skips tests that need it.
"""

import os
import subprocess
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace

from selenium import webdriver
from selenium.common.exceptions import JavascriptException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

# Debian for x86_64 and ARM.
BROWSER = next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"), None)
# Finds elements of a selector through shadow trees; returns the result of a promise or a function.
RUN = """const $done = arguments[arguments.length - 1];
const $find = (selector) => selector.split(/ (?![^[(]*[\\])])/).reduce((roots, part) => {
  const inside = (root) => [...root.querySelectorAll(part), ...[root, ...root.querySelectorAll("*")]
    .flatMap((one) => one.shadowRoot ? inside(one.shadowRoot) : [])];
  return [...new Set(roots.flatMap(inside))];
}, [document]);
(async () => { %s })().then((value) => $done([value ?? null, null]), (error) => $done([null, String(error)]));"""
EVALUATE = "const $found = (%s\n); return typeof $found === 'function' ? $found(arguments[0]) : $found;"
# The point of an element that has been still for two frames and is hit there, at its middle or a given position.
PLACE = """const [selector, position, seconds, isForced] = arguments[0];
const frame = () => new Promise((resolve) => { requestAnimationFrame(resolve); });
let last = "", found = null;
for (const end = performance.now() + seconds * 1000; performance.now() < end; await frame(), await frame()) {
  const [element] = $find(selector);
  if (!element) continue;
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = element.getBoundingClientRect().toJSON(), before = last;
  last = JSON.stringify(box);
  const x = box.x + (position?.x ?? box.width / 2), y = box.y + (position?.y ?? box.height / 2);
  let hit = document.elementFromPoint(x, y);
  for (let inner = hit; (inner = inner?.shadowRoot?.elementFromPoint(x, y)) && inner !== hit;) hit = inner;
  while (hit && hit !== element && hit !== element.control) hit = hit.parentNode ?? hit.host;
  found = { box, x, y };
  if (isForced || hit && last === before) return found;
}
throw new Error(`${selector} can't be reached: ${JSON.stringify(found)}`);"""
# Clears all storage.
FORGET = """localStorage.clear(); sessionStorage.clear();
for (const one of await navigator.serviceWorker?.getRegistrations() ?? []) await one.unregister();
for (const key of await globalThis.caches?.keys() ?? []) await caches.delete(key);
for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);"""


class WebKit:
    """A display with a session for each setting of the desktop: starting one takes two seconds."""

    def __init__(self, playwright=None):
        self.display, self.folder, self.drivers = start_display(), tempfile.TemporaryDirectory(), {}

    def new_context(self, reduced_motion="no-preference", **options):
        if reduced_motion not in self.drivers:
            self.drivers[reduced_motion] = self._drive(reduced_motion == "no-preference")
        return Context(self.drivers[reduced_motion])

    def _drive(self, moves):
        settings = Path(self.folder.name) / f"settings{moves}"
        (settings / "gtk-3.0").mkdir(parents=True)
        (settings / "gtk-3.0/settings.ini").write_text(f"[Settings]\ngtk-enable-animations={int(moves)}\n")
        options = Options()
        options.binary_location = str(BROWSER)
        options.add_argument("--automation")
        options.set_capability("browserName", "MiniBrowser")
        # Without a graphics card, Skia is faster on the processor than with software GL.
        environment = os.environ | {
            "DISPLAY": f":{self.display}", "XDG_CONFIG_HOME": str(settings), "GDK_BACKEND": "x11",
            "NO_AT_BRIDGE": "1", "LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",
        }
        driver = webdriver.WebKitGTK(options=options, service=Service("/usr/bin/WebKitWebDriver", env=environment))
        driver.set_script_timeout(30)
        return driver

    def close(self):
        for driver in self.drivers.values():
            driver.quit()
        self.folder.cleanup()


def start_display():
    """The number of a display that ends with its last window."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "2000x1600x24", "-nolisten", "tcp", "-terminate"]
    subprocess.Popen(command, pass_fds=[writing], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                     stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as said:
        return said.readline().strip()


class Context:
    def __init__(self, driver):
        self.driver = driver

    def new_page(self):
        self.page = Page(self, self.driver)
        return self.page

    def close(self):
        self.page.evaluate(FORGET)
        self.page.goto("about:blank")


class Page:
    def __init__(self, context, driver):
        self.context, self.driver = context, driver
        self.mouse, self.keyboard = Mouse(driver), Keyboard(driver)
        inner = self._run("return [outerWidth - innerWidth, outerHeight - innerHeight]")
        driver.set_window_size(1000 + inner[0], 900 + inner[1])

    def _run(self, body, *values):
        value, problem = self.driver.execute_async_script(RUN % body, *values)
        if problem:
            raise AssertionError(problem)
        return value

    def evaluate(self, text, value=None):
        """Evaluates an expression, or calls it if it is a function; statements return nothing."""
        try:
            return self._run(EVALUATE % text.strip().removesuffix(";"), value)
        except JavascriptException:
            return self._run(text, value)

    def goto(self, url):
        self.driver.get(url)

    def wait_for_timeout(self, milliseconds):
        time.sleep(milliseconds / 1000)

    def place(self, selector, position=None, force=False):
        return self._run(PLACE, [selector, position, 8, force])

    def click(self, selector, **where):
        self.hover(selector, **where)
        self.mouse.down()
        self.mouse.up()

    def hover(self, selector, **where):
        place = self.place(selector, **where)
        self.mouse.move(place["x"], place["y"])

    def focus(self, selector):
        self.place(selector, force=True)
        self._run("$find(arguments[0])[0].focus()", selector)

    def press(self, selector, key):
        self.focus(selector)
        self.keyboard.press(key)

    def locator(self, selector):
        return SimpleNamespace(bounding_box=lambda: self.place(selector, force=True)["box"])

    def on(self, *_):
        """The pages of Tests/Web record their errors. No script can run before a page's own."""

    add_init_script = on


class Mouse:
    def __init__(self, driver):
        self.driver, self.at = driver, (0, 0)

    def move(self, x, y, steps=1):
        (left, top), self.at = self.at, (x, y)
        chain = ActionChains(self.driver, duration=5)
        for share in [step / steps for step in range(1, steps + 1)]:
            place = round(left + (x - left) * share), round(top + (y - top) * share)
            chain.w3c_actions.pointer_action.move_to_location(*place)
        chain.perform()

    def down(self):
        ActionChains(self.driver).click_and_hold().perform()

    def up(self):
        ActionChains(self.driver).release().perform()


class Keyboard:
    def __init__(self, driver):
        self.driver = driver

    def press(self, keys):
        for key in keys.split("+"):
            self.down(key)
        for key in reversed(keys.split("+")):
            self.up(key)

    def type(self, text):
        ActionChains(self.driver).send_keys(text).perform()

    def down(self, key):
        ActionChains(self.driver).key_down(getattr(Keys, key.upper(), key)).perform()

    def up(self, key):
        ActionChains(self.driver).key_up(getattr(Keys, key.upper(), key)).perform()
