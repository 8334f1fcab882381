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
os.environ |= {"NO_AT_BRIDGE": "1", "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1"}

import gi  # noqa: E402

for name, version in {"Gtk": "3.0", "Gdk": "3.0", "WebKit2": "4.1", "JavaScriptCore": "4.1"}.items():
    gi.require_version(name, version)

from gi.repository import GLib, Gtk, WebKit2  # noqa: E402
from views import Profile, new_id  # noqa: E402
from websocket import WebSocket  # noqa: E402

EVALUATES = '''return globalThis[Symbol.for("remote")].run(() => ({function}), {arguments}, {options}, [{programs}])'''


def program(text, is_expression):
    body = f"const found =\n{text}\n; return found;" if is_expression else f"\n{text}\n"
    return f"[{json.dumps(text)}, () => {{ {body} }}],"


class Unknown(Exception):
    """A command or a thing that there is not."""


class Browser:
    """The commands, by their names: `network.addIntercept` is `network_addIntercept`. Each answers by `done`."""

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
    emulation_setScreenOrientationOverride = emulation_setScreenSettingsOverride = browsingContext_activate = nothing

    def network_setCacheBehavior(self, params, done, fail):
        """Requests that are to be held back must come."""
        bypasses = params["cacheBehavior"] == "bypass"
        model = WebKit2.CacheModel.DOCUMENT_VIEWER if bypasses else WebKit2.CacheModel.WEB_BROWSER
        for profile in self.profiles.values():
            profile.web_context().set_cache_model(model)
        done()

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

    # Pages

    def browsingContext_create(self, params, done, fail):
        page = self.profiles[params["userContext"]].open()
        page.tell("browsingContext.contextCreated", url="about:blank", userContext=page.profile.id, parent=None,
                  children=None, originalOpener=None)
        page.is_asked = True
        page.navigation = new_id()
        page.view.load_uri("about:blank")
        waiting = page.view.connect("load-changed", lambda view, event: (
            view.disconnect(waiting), done(context=page.id)) if event == WebKit2.LoadEvent.FINISHED else None)

    def browsingContext_close(self, params, done, fail):
        self.page(params).close()
        done()

    def browsingContext_setViewport(self, params, done, fail):
        profiles, _ = self.of(params)
        size = params["viewport"]["width"], params["viewport"]["height"]
        for profile in profiles:
            profile.size = size
        if "context" not in params:
            return done()
        page = self.page(params)
        page.resize(*size)

        def wait(found, problem):
            if problem or found == list(size):
                done()
            else:
                page.run("return JSON.stringify([innerWidth, innerHeight])", wait)

        wait(None, None)

    def browsingContext_navigate(self, params, done, fail):
        page = self.page(params)
        if page.navigate(params["url"]):
            done(navigation=page.navigation, url=params["url"])
        else:
            GLib.timeout_add(20, lambda: done(navigation=page.navigation, url=params["url"]))

    def browsingContext_reload(self, params, done, fail):
        page = self.page(params)
        page.travel(page.view.reload)
        done(navigation=page.navigation, url=page.url)

    def browsingContext_traverseHistory(self, params, done, fail):
        page = self.page(params)
        steps = page.view.get_back_forward_list()
        item = steps.get_nth_item(params["delta"])
        if item is None:
            return fail("no such history entry", str(params["delta"]))
        page.view.go_to_back_forward_list_item(item)
        done()

    def browsingContext_captureScreenshot(self, params, done, fail):
        clip = params.get("clip")
        self.page(params).picture(params.get("origin") == "document", clip, lambda data: done(data=data))

    # Scripts

    def script_addPreloadScript(self, params, done, fail):
        name = new_id()
        values = json.dumps(params.get("arguments", []))
        source = f'globalThis[Symbol.for("remote")].run(() => ({params["functionDeclaration"]}), {values}, {{}})'
        profiles, pages = self.of(params)
        for profile in profiles:
            profile.scripts[name] = source
            pages += profile.pages
        for page in pages:
            page.scripts[name] = source
            page.install()
        done(script=name)

    def script_removePreloadScript(self, params, done, fail):
        for holder in [*self.profiles.values(), *self.pages.values()]:
            holder.scripts.pop(params["script"], None)
        for page in self.pages.values():
            page.install()
        done()

    def script_evaluate(self, params, done, fail):
        self._call(params, f"() => {{ const found =\n{params['expression']}\n; return found; }}", [], done, fail)

    def script_callFunction(self, params, done, fail):
        self._call(params, params["functionDeclaration"], params.get("arguments", []), done, fail)

    def _call(self, params, function, values, done, fail):
        page = self.page(params)
        depth = params.get("serializationOptions", {}).get("maxObjectDepth")
        options = {"depth": 100 if depth is None else depth, "keeps": params.get("resultOwnership") == "root",
                   "waits": params.get("awaitPromise", True)}
        realm = f"{page.realm}-inner" if "sandbox" in params["target"] else page.realm

        def go(texts, is_expression=True):
            """With the programs that Playwright's own script is to evaluate: where one more is missing, once again."""
            def finished(found, problem):
                if problem and "SyntaxError" in problem and texts and is_expression:
                    go(texts, False)
                elif problem:
                    fail("unknown error", problem)
                elif found["type"] == "missing":
                    go([*texts, found["text"]])
                else:
                    done(realm=realm, **found)

            programs = "".join(program(text, is_expression or text != texts[-1]) for text in texts)
            page.run(EVALUATES.format(function=function, arguments=json.dumps(values), options=json.dumps(options),
                                      programs=programs), finished)

        go([values[3]["value"]] if len(values) > 3 and values[3].get("type") == "string" else [])

    def script_disown(self, params, done, fail):
        page = self.page(params)
        handles = json.dumps(params["handles"])
        page.run(f'{handles}.forEach(globalThis[Symbol.for("remote")].forget); return "0"', lambda *_: None)
        done()

    # Hands

    def input_performActions(self, params, done, fail):
        steps = [(source, action) for source in params["actions"] for action in source["actions"]]
        self.page(params).act(steps, lambda: done())

    def input_releaseActions(self, params, done, fail):
        done()

    def input_setFiles(self, params, done, fail):
        page = self.page(params)
        page.files = params["files"]
        handle = json.dumps([{"handle": params["element"]["sharedId"]}])
        page.run(f'return globalThis[Symbol.for("remote")].run(() => (input) => {{ input.click(); }}, {handle}, {{}})',
                 lambda *_: done())

    # The network

    def network_addIntercept(self, params, done, fail):
        name = new_id()
        if "beforeRequestSent" in params["phases"]:
            self.intercepts[name] = params.get("contexts")
        done(intercept=name)

    def network_removeIntercept(self, params, done, fail):
        self.intercepts.pop(params["intercept"], None)
        done()

    def _decide(self, what, params, done):
        for profile in self.profiles.values():
            profile.proxy.decide(params["request"], what, params)
        done()

    def network_continueRequest(self, params, done, fail):
        self._decide("continue", params, done)

    def network_provideResponse(self, params, done, fail):
        self._decide("provide", params, done)

    def network_failRequest(self, params, done, fail):
        self._decide("fail", params, done)

    def storage_getCookies(self, params, done, fail):
        done(cookies=[], partitionKey={})

    storage_deleteCookies = network_setExtraHeaders = permissions_setPermission = nothing


if __name__ == "__main__":
    browser = Browser()
    print(f"WebDriver BiDi listening on ws://127.0.0.1:{browser.socket.port}", file=sys.stderr, flush=True)
    Gtk.main()
