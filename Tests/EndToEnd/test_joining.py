"""Scripts that the server joins do what they do one by one: the same order, the same values, everything once."""

import shutil

import pytest
from conftest import REPOSITORY, Server, eventually

# What runs says so, in `log`. Names are the same in each file wherever they can be.
PAGE = {
    "index.html": """<!doctype html><html lang="en"><title>Joined</title>
<link rel="stylesheet" href="/one.css">
<link rel="stylesheet" href="/two.css">
<link rel="modulepreload" href="/nod/nod.js">
<script type="module" src="/app.js"></script><p>Text</p></html>""",
    "one.css": "p { color: rgb(1, 1, 1); margin: 1px }",
    "two.css": "/* { */ p { color: rgb(2, 2, 2) }",
    "app.js": """
import "./words.js";
import { name as later, waits } from "./later.js";
import { add, count, Counter as Kept } from "./sub/counter.js";
import * as counter from "./sub/counter.js";
import Named from "./named.js";
import { kind } from "./named.js";
log.push("app");
const name = "app";
add();
log.push(`${name} ${later} ${waits} ${count()} ${counter.count() === count()} ${new Named().name} ${kind} ${new Kept() instanceof counter.Counter}`);
const part = await import("./sub/part.js");
log.push(part === await import("./sub/part.js") ? "part once" : "part twice", part.default.name, count());
const failures = [];
for (const _ of [1, 2]) await import("./fails.js").catch((error) => failures.push(error));
log.push(`${failures.length} failures, ${failures[0] === failures[1] ? "one error" : "two errors"}: ${failures[0].message}`);
const { state } = await import("/nod/nod.js");
const { read } = await import("/nod/gestures.js");
state.value += 1;
log.push(`library ${read()}`, `${this === undefined}`);
log.push("end");
""",
    "words.js": r"""
globalThis.log = ["words"];
const name = `words ${`import { x } from "./y.js"; ${[1, 2].map((one) => `${{ one }.one / 1}`).join("}")}`}
export const z = 1;`;
const pattern = /import "\.\/y\.js";[`'"/]/;
log.push(name, String(pattern.test("import './y.js';`")), "export default 1", 'import("z")');
""",
    "later.js": """
log.push("later begins");
export const name = await new Promise((resolve) => setTimeout(() => resolve("later"), 50));
export const { waits, length: size } = { waits: typeof name, length: 3 };
log.push("later ends");
""",
    "sub/counter.js": """
log.push("counter");
let name = 0;
export function add() { name += 1; }
export const count = () => name;
export class Counter {}
""",
    "named.js": """
import { count } from "./sub/counter.js";
log.push(`named ${count()}`);
export const kind = "class";
export default class Named { name = hoisted(); }
function hoisted() { return "hoisted"; }
""",
    "sub/part.js": """
import { add } from "./counter.js";
import { name } from "../later.js";
log.push("part");
add();
export default class Part { static name = `part ${name}`; }
""",
    "fails.js": """
log.push("fails");
export const never = (() => { throw new Error("on purpose"); })();
""",
}
LIBRARY = {
    "nod.js": """
import "./sub/beside.js";
export { state } from "./sub/state.js";
log.push("nod");
""",
    "gestures.js": """
import { state } from "./sub/state.js";
export const read = () => state.value;
""",
    "sub/state.js": """log.push("state"); export const state = { value: 1 };""",
    "sub/beside.js": """
log.push(new URL("../nod.wasm", import.meta.url).pathname, new URL("beside.json", import.meta.url).pathname);
""",
}


@pytest.fixture
def example(tmp_path):
    """A server of the example, with the arguments that it is started with."""
    assets = tmp_path / "assets"
    for folder, files in {"Tasks/Page": PAGE, "Web": LIBRARY}.items():
        for name, text in files.items():
            file = assets / folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
    shutil.copytree(REPOSITORY / "Tasks/Texts", assets / "Tasks/Texts")
    servers = []

    def example(*arguments):
        server = Server(tmp_path, *arguments)
        server.assets = assets
        servers.append(server.start())
        return server

    yield example
    for server in servers:
        server.stop()


def visit(chromium, server):
    """What ran, and what was loaded for it."""
    context = chromium.new_context(service_workers="block")
    page = context.new_page()
    loaded = []
    page.on("request", lambda request: loaded.append(request.url.removeprefix(server.url)))
    page.on("pageerror", lambda error: loaded.append(str(error)))
    page.goto(server.url)
    eventually(page, "globalThis.log?.at(-1) === 'end'")
    log = page.evaluate("log")
    style = page.evaluate("(({ color, marginTop }) => [color, marginTop])(getComputedStyle(document.querySelector('p')))")
    context.close()
    return log, style, {path for path in loaded if path.endswith((".js", ".css"))}


def test_joined_scripts_run_as_they_do_one_by_one(chromium, example):
    log, style, loaded = visit(chromium, example())
    plain_log, plain_style, plain_loaded = visit(chromium, example("--plain-files"))
    assert log == plain_log
    assert log[0] == "words" and "app later string 1 true hoisted class true" in log and "part once" in log and "library 2" in log
    assert log.count("counter") == log.count("state") == log.count("part") == log.count("fails") == 1
    assert log.index("later begins") < log.index("counter") < log.index("later ends") < log.index("app")
    assert "2 failures, one error: on purpose" in log and "/nod/nod.wasm" in log and "/nod/sub/beside.json" in log
    assert style == plain_style == ["rgb(2, 2, 2)", "1px"]
    assert loaded == {"/app.js", "/index.html.css", "/nod/nod.js", "/nod/shared.js", "/nod/gestures.js"}
    assert len(plain_loaded) == len([name for name in [*PAGE, *LIBRARY] if name != "index.html"])


def test_what_cannot_be_joined_is_sent_one_by_one_and_the_terminal_says_why(chromium, example):
    before = visit(chromium, example())
    server = example()
    (server.assets / "Tasks/Page/named.js").write_text(PAGE["named.js"] + "export let changing = 1;\n")
    server.stop()
    server.start()
    log, _, loaded = visit(chromium, server)
    assert log == before[0]
    assert {"/app.js", "/named.js", "/sub/part.js", "/nod/shared.js"} <= loaded
    assert "/named.js:7: A variable that is exported could change later." in server.log.read_text()


def test_the_page_runs_from_plain_files(server, open_page):
    server.add("Plain")
    server.stop()
    server.arguments = ["--plain-files"]
    server.start()
    page = open_page()
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    page.reload()
    page.locator("li.row nod-check input").click()
    eventually(page, "document.querySelectorAll('li.row').length === 0")
    assert f"{server.url}/list/list.js" in loaded and f"{server.url}/nod/rows.js" in loaded
    assert server.tasks()[0]["completedAt"]
