#!/usr/bin/python3
"""WebKitGTK for Playwright: the part of WebDriver BiDi that Playwright speaks to Firefox, before WebKitGTK's own API.

WebKitWebDriver 2.50 speaks classic WebDriver alone, which neither tells requests nor holds them back. Playwright starts
this as if it were Firefox; input, rendering, storage and scripts are WebKitGTK's own.
"""

import ctypes
import json
import os
import signal
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))


# Linux, prctl(2).
PR_SET_PDEATHSIG = 1


def start_display():
    """A screen of its own that goes when this program goes, however it ends."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "2000x3000x24", "-nolisten", "tcp"]
    nowhere = subprocess.DEVNULL
    subprocess.Popen(command, pass_fds=[writing], stdin=nowhere, stdout=nowhere, stderr=nowhere,
                     preexec_fn=lambda: ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM))
    os.close(writing)
    with os.fdopen(reading) as said:
        os.environ["DISPLAY"] = f":{said.readline().strip()}"


start_display()
# Without a graphics card, Skia draws faster by itself than by a card in software.
os.environ |= {
    "NO_AT_BRIDGE": "1", "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",
}

import gi  # noqa: E402

for name, version in {"Gtk": "3.0", "Gdk": "3.0", "WebKit2": "4.1", "JavaScriptCore": "4.1"}.items():
    gi.require_version(name, version)

from commands import Network, Pages, Scripts  # noqa: E402
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402
from views import Profile, new_id  # noqa: E402
from websocket import WebSocket  # noqa: E402


class Unknown(Exception):
    """A command or a thing that there is not."""


class Browser(Pages, Scripts, Network):
    """All that there is, and the commands that concern it as a whole."""

    def __init__(self):
        self.pages, self.profiles, self.intercepts = {}, {}, {}
        self.socket = WebSocket(lambda text: GLib.idle_add(self._command, text), self._end)

    def _end(self):
        # WebKit's own processes go when this one has gone.
        os._exit(0)

    def tell(self, method, params):
        self.socket.send(json.dumps({"type": "event", "method": method, "params": params}))

    def _command(self, text):
        asked = json.loads(text)

        def done(**result):
            self.socket.send(json.dumps({"type": "success", "id": asked["id"], "result": result}))

        def fail(kind, message):
            self.socket.send(json.dumps({"type": "error", "id": asked["id"], "error": kind, "message": message}))

        try:
            command = getattr(self, asked["method"].replace(".", "_"), None)
            if command is None:
                fail("unknown command", asked["method"])
            else:
                command(asked["params"], done, fail)
        except Unknown as error:
            fail("no such frame", str(error))
        except Exception as error:
            fail("unknown error", repr(error))
        return False

    def page(self, params):
        wanted = params.get("context") or params.get("target", {}).get("context")
        if wanted is None:
            realm = params["target"]["realm"].removesuffix("-inner")
            wanted = next((page.id for page in self.pages.values() if page.realm == realm), None)
        if wanted not in self.pages:
            raise Unknown(f"no page {wanted}")
        return self.pages[wanted]

    def of(self, params):
        """The profiles and pages that a setting is for."""
        return ([self.profiles[name] for name in params.get("userContexts", [])],
                [self.pages[name] for name in params.get("contexts", []) or [] if name in self.pages])

    # The browser

    def session_new(self, params, done, fail):
        version = ".".join(str(getattr(WebKit2, f"get_{part}_version")()) for part in ("major", "minor", "micro"))
        done(sessionId=new_id(), capabilities={"browserName": "WebKitGTK", "browserVersion": version, "userAgent": ""})

    def nothing(self, params, done, fail):
        done(intercept=new_id(), collector=new_id())

    session_subscribe = network_addDataCollector = nothing
    storage_deleteCookies = network_setExtraHeaders = permissions_setPermission = nothing
    emulation_setScreenOrientationOverride = emulation_setScreenSettingsOverride = browsingContext_activate = nothing

    def browser_close(self, params, done, fail):
        self._end()

    def browser_createUserContext(self, params, done, fail):
        profile = Profile(self)
        self.profiles[profile.id] = profile
        done(userContext=profile.id)

    def browser_removeUserContext(self, params, done, fail):
        self.profiles.pop(params["userContext"]).close()
        done()

    def browser_setDownloadBehavior(self, params, done, fail):
        for profile in self.of(params)[0]:
            profile.folder = params["downloadBehavior"].get("destinationFolder")
        done()

    def emulation_setLocaleOverride(self, params, done, fail):
        for profile in self.of(params)[0]:
            profile.languages = [params["locale"]]
        done()

    def emulation_setTimezoneOverride(self, params, done, fail):
        for profile in self.of(params)[0]:
            profile.zone = params["timezone"]
        done()

    def emulation_setNetworkConditions(self, params, done, fail):
        for profile in self.of(params)[0]:
            profile.proxy.go_offline(bool(params["networkConditions"]))
        done()

    def adjust(self, page, wish):
        """What Playwright cannot say in BiDi: how the desktop looks, and fingers."""
        desktop = Gtk.Settings.get_default()
        if "dark" in wish:
            desktop.set_property("gtk-application-prefer-dark-theme", wish["dark"])
        if "still" in wish:
            desktop.set_property("gtk-enable-animations", not wish["still"])
        for action in wish.get("touches", []):
            page.hands.do({"type": "pointer", "parameters": {"pointerType": "touch"}}, action)


if __name__ == "__main__":
    browser = Browser()
    print(f"WebDriver BiDi listening on ws://127.0.0.1:{browser.socket.port}", file=sys.stderr, flush=True)
    Gtk.main()
