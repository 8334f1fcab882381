"""BiDi's commands about a page, by their names: `network.addIntercept` is `network_addIntercept`.

Each answers by `done`, or by `fail`.
"""

import json

from gi.repository import GLib, WebKit2
from views import new_id

EVALUATES = '''return globalThis[Symbol.for("remote")].run(() => ({function}), {arguments}, {options}, [{programs}])'''


def program(text, is_expression):
    body = f"const found =\n{text}\n; return found;" if is_expression else f"\n{text}\n"
    return f"[{json.dumps(text)}, () => {{ {body} }}],"


class Pages:
    """Where a page is, how large, and what hands do to it."""

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


class Scripts:
    """What is evaluated in a page."""

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


class Network:
    """Requests, held back until they are decided on."""

    def network_setCacheBehavior(self, params, done, fail):
        """Requests that are to be held back must come."""
        bypasses = params["cacheBehavior"] == "bypass"
        model = WebKit2.CacheModel.DOCUMENT_VIEWER if bypasses else WebKit2.CacheModel.WEB_BROWSER
        for profile in self.profiles.values():
            profile.web_context().set_cache_model(model)
        done()

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
