"""Browser contexts and pages: what Playwright calls so, made of WebKitGTK's web contexts and views."""

import base64
import io
import json
import uuid
from pathlib import Path

import cairo
from gi.repository import Gdk, GLib, Gtk, JavaScriptCore, WebKit2
from hands import Hands
from proxy import Proxy

REMOTE = (Path(__file__).parent / "remote.js").read_text()
MARK = " View/"
FINISHED = {"parsed": "browsingContext.domContentLoaded", "loaded": "browsingContext.load"}


def new_id():
    return str(uuid.uuid4())


class Profile:
    """One browser context: its storage, its language and time zone, and its way into the network."""

    def __init__(self, browser):
        self.browser, self.id, self.pages, self.scripts = browser, new_id(), [], {}
        self.languages, self.zone, self.size, self.context = ["en-US"], None, (1280, 720), None
        self.folder = "/tmp"
        self.proxy = Proxy(self._ask)

    def web_context(self):
        if self.context is None:
            data = WebKit2.WebsiteDataManager.new_ephemeral()
            data.set_network_proxy_settings(
                WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new(self.proxy.url, None))
            zone = {"time_zone_override": self.zone} if self.zone else {}
            self.context = WebKit2.WebContext(website_data_manager=data, **zone)
            self.context.set_cache_model(WebKit2.CacheModel.WEB_BROWSER)
            self.context.set_preferred_languages(self.languages)
            self.context.connect("download-started", self._download)
        return self.context

    def _download(self, _context, download):
        name, page = new_id(), next(page for page in self.pages if page.view == download.get_web_view())

        def decide(download, suggested):
            download.set_destination(f"file://{self.folder}/{suggested}")
            page.tell("browsingContext.downloadWillBegin", navigation=page.navigation, download=name,
                      url=download.get_request().get_uri(), suggestedFilename=suggested)
            return True

        download.connect("decide-destination", decide)
        download.connect("finished", lambda _: page.tell(
            "browsingContext.downloadEnd", navigation=page.navigation, download=name, status="complete"))

    def open(self):
        page = Page(self)
        self.pages.append(page)
        self.browser.pages[page.id] = page
        return page

    def close(self):
        for page in list(self.pages):
            page.close()
        self.proxy.close()

    def _ask(self, name, request, **figures):
        """Called in the proxy's threads."""
        agent, _, mark = request.header("user-agent").partition(MARK)
        request.headers = [(key, agent if key.lower() == "user-agent" else value) for key, value in request.headers]
        # A worker's requests bear no mark.
        page = getattr(request, "page", None) or self.browser.pages.get(mark) or next(iter(self.pages), None)
        if page is None:
            return False
        request.page = page
        intercepts = [one for one, pages in self.browser.intercepts.items() if pages is None or page.id in pages]
        is_document = request.header("sec-fetch-dest") == "document"
        kind = request.header("sec-fetch-dest")
        is_first = name == "network.beforeRequestSent"
        self.browser.tell(name, {
            "context": page.id, "navigation": page.navigation if is_document else None, "redirectCount": 0,
            "isBlocked": is_first and bool(intercepts), "intercepts": intercepts or None if is_first else None,
            "timestamp": int(request.at),
            "request": {
                "request": request.id, "url": request.url, "method": request.method, "cookies": [],
                "headers": headers(request.headers), "headersSize": -1, "bodySize": len(request.body),
                "destination": "" if kind == "empty" else kind, "initiatorType": "fetch" if kind == "empty" else None,
                "timings": {"requestTime": request.at, "responseEnd": request.at}},
            "response": {"url": request.url, "protocol": "http/1.1", "status": request.status, "headersSize": -1,
                         "statusText": request.phrase, "headers": headers(request.answered),
                         "bodySize": figures.get("bodySize", 0)},
            **figures})
        return bool(intercepts)


def headers(pairs):
    return [{"name": name, "value": {"type": "string", "value": value}} for name, value in pairs]


class Page:
    """A view in a window of its own."""

    def __init__(self, profile):
        self.profile, self.browser, self.id = profile, profile.browser, new_id()
        self.realm = self.navigation = self.url = None
        self.is_on_its_way, self.is_asked = False, False
        self.manager = WebKit2.UserContentManager()
        self.manager.connect("script-message-with-reply-received::engine", self._hear)
        self.manager.register_script_message_handler_with_reply("engine", None)
        self.scripts = dict(profile.scripts)
        self.install()
        self.view = WebKit2.WebView(web_context=profile.web_context(), user_content_manager=self.manager)
        settings = self.view.get_settings()
        settings.set_enable_page_cache(False)
        settings.set_media_playback_requires_user_gesture(True)
        settings.set_user_agent(f"{settings.get_user_agent()}{MARK}{self.id}")
        self.view.connect("load-changed", self._load)
        self.view.connect("load-failed", self._fail)
        self.view.connect("notify::uri", lambda *_: GLib.idle_add(self._compare))
        self.view.connect("run-file-chooser", self._choose)
        self.files = []
        self.window = Gtk.Window()
        self.window.set_accept_focus(False)
        self.window.add(self.view)
        self.resize(*profile.size)
        self.window.show_all()
        self.hands = Hands(self.view)
        self.focus()

    def tell(self, name, **figures):
        self.browser.tell(name, {"context": self.id, "timestamp": GLib.get_real_time() // 1000, **figures})

    def install(self):
        """The scripts that run before a page's own."""
        self.manager.remove_all_scripts()
        for source in [REMOTE, *self.scripts.values()]:
            self.manager.add_script(WebKit2.UserScript.new(
                source, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None))

    def resize(self, width, height):
        self.window.resize(width, height)
        self.view.set_size_request(1, 1)

    def focus(self):
        """Every page takes itself for the one in use; X's own focus could be with one alone."""
        event = Gdk.Event.new(Gdk.EventType.FOCUS_CHANGE)
        event.window, event.in_ = self.window.get_window(), 1
        self.window.event(event)
        self.view.grab_focus()

    def close(self):
        self.profile.pages.remove(self)
        del self.browser.pages[self.id]
        self.window.destroy()
        self.tell("browsingContext.contextDestroyed", url="", userContext=self.profile.id, parent=None)

    # Where it is

    def navigate(self, url):
        """Returns whether it is another document."""
        here, there = (self.view.get_uri() or "").partition("#")[0], url.partition("#")[0]
        if here == there and "#" in url:
            self.navigation = new_id()
            self.view.load_uri(url)
            return False
        self._start()
        self.is_asked = True
        self.view.load_uri(url)
        return True

    def travel(self, act):
        self._start()
        self.is_asked = True
        act()

    def _start(self):
        self.navigation, self.is_on_its_way = new_id(), True
        self.tell("browsingContext.navigationStarted", navigation=self.navigation, url=self.view.get_uri() or "")

    def _load(self, view, event):
        if event == WebKit2.LoadEvent.STARTED:
            if not self.is_asked:
                self._start()
            self.is_asked = False
        elif event == WebKit2.LoadEvent.COMMITTED:
            self._arrive(view.get_uri())

    def _arrive(self, url):
        if self.realm:
            self.browser.tell("script.realmDestroyed", {"realm": self.realm})
            self.browser.tell("script.realmDestroyed", {"realm": f"{self.realm}-inner"})
        self.realm, self.url, self.is_on_its_way = new_id(), url, False
        self.tell("script.realmCreated", realm=self.realm, type="window", origin="")
        self.tell("browsingContext.navigationCommitted", navigation=self.navigation, url=url)

    def _fail(self, _view, _event, url, error):
        self.is_on_its_way = self.is_asked = False
        is_replaced = error.matches(WebKit2.NetworkError.quark(), WebKit2.NetworkError.CANCELLED)
        name = "browsingContext.navigationAborted" if is_replaced else "browsingContext.navigationFailed"
        self.tell(name, navigation=self.navigation, url=url)
        return True

    def _compare(self):
        """Another address in the same document."""
        url = self.view.get_uri()
        if not self.is_on_its_way and url != self.url and self.realm:
            is_part = url.partition("#")[0] == (self.url or "").partition("#")[0]
            self.url = url
            name = "browsingContext.fragmentNavigated" if is_part else "browsingContext.historyUpdated"
            self.tell(name, navigation=self.navigation, url=url)
        return False

    # News of the page

    def _hear(self, _manager, value, reply):
        heard = json.loads(value.to_string())
        kind = heard.pop("kind")
        source = {"realm": self.realm, "context": self.id}
        if kind in FINISHED:
            self.tell(FINISHED[kind], navigation=self.navigation, url=self.view.get_uri())
        elif kind == "failed":
            self.tell("log.entryAdded", type="javascript", level="error", text=heard["text"], source=source)
        elif kind == "said":
            self.tell("log.entryAdded", type="console", level="info", source=source, **heard)
        elif kind == "called":
            self.tell("script.message", source=source, **heard)
        elif kind == "asked":
            self.browser.adjust(self, heard)
        reply.return_value(JavaScriptCore.Value.new_null(value.get_context()))
        return True

    def run(self, body, done):
        """Runs a body of a function in the page; `done` gets what it returns, read as JSON, or None."""
        def finished(view, result):
            try:
                done(json.loads(view.call_async_javascript_function_finish(result).to_string()), None)
            except GLib.Error as error:
                done(None, error.message)

        self.view.call_async_javascript_function(body, -1, None, None, None, None, finished)

    # Commands to the page

    def act(self, steps, done):
        """Actions, one after another: the page has heard each before the next."""
        if not steps:
            return done()
        source, action = steps[0]
        self.hands.do(source, action)
        pause = action.get("duration", 0) if action["type"] == "pause" else 0
        go_on = lambda *_: GLib.timeout_add(pause, self.act, steps[1:], done) if pause else self.act(steps[1:], done)
        self.run("return '0'", go_on)

    def _choose(self, _view, request):
        request.select_files(self.files)
        return True

    def picture(self, is_whole, clip, done):
        def finished(view, result):
            surface = view.get_snapshot_finish(result)
            if clip:
                x, y, width, height = (int(clip[name]) for name in ("x", "y", "width", "height"))
                part = surface.create_similar_image(surface.get_format(), width, height)
                draw = cairo.Context(part)
                draw.set_source_surface(surface, -x, -y)
                draw.paint()
                surface = part
            data = io.BytesIO()
            surface.write_to_png(data)
            done(base64.b64encode(data.getvalue()).decode())

        region = WebKit2.SnapshotRegion.FULL_DOCUMENT if is_whole else WebKit2.SnapshotRegion.VISIBLE
        self.view.get_snapshot(region, WebKit2.SnapshotOptions.NONE, None, finished)
