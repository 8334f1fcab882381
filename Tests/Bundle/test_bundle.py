"""The archive for the web, used alone: its contents, and plain pages."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
from conftest import ARCHIVE, NODE, ROOT, VERSION, blocks, pack
from playwright.sync_api import expect
from tables import LIBRARY

PAGE = """<!doctype html><html lang="{language}"><title>App</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="node_modules/nod-web/nod.css">
<script type="module" src="node_modules/nod-web/{script}"></script>
<label><nod-check></nod-check> Buy milk</label> <button data-nod-press="primary">Save</button>
<nod-toasts></nod-toasts></html>"""
# Patterns of the README's number of files and KB for each form.
FORMS = {
    "nod.min.js": r"This page loads (\d+) files, (\d+) KB",
    "nod.js": r"one by one, for reading and debugging: (\d+) files, (\d+) KB",
}


@pytest.fixture
def plain_page(package, serve, open_page):
    def plain_page(script, language="en"):
        (package.parents[1] / "index.html").write_text(PAGE.format(language=language, script=script))
        page = open_page(serve(package.parents[1]))
        page.nod = f"import('/node_modules/nod-web/{script}')"
        return page

    return plain_page


def test_the_archive_holds_the_engine_modules_types_and_words_and_no_sources(package):
    names = {path.relative_to(package).as_posix() for path in package.rglob("*") if path.is_file()}
    assert {
        "nod.js", "nod.wasm", "design/use.js",
        "feedback.schema.json", "nod.css", "nod.min.js.map", *[
            f"messages/{language}.json" for language in LIBRARY
        ], "README.md",
        "DOCUMENTATION.md", "LICENSE", "package.json",
    } <= names
    assert not [name for name in names if name.endswith((".swift", ".c", ".sh", ".py"))]
    assert not re.search(r"\{\w+\} KB|\{version\}", (package / "README.md").read_text())


def test_the_package_says_what_it_is_and_an_address_only_once_it_has_one(package):
    facts = json.loads((package / "package.json").read_text())
    assert (facts["version"], facts["license"]) == (VERSION, "MIT") and "" not in facts.values()
    assert (package / "LICENSE").read_text().startswith("MIT License\n\nCopyright (c) 2026 the Nod authors")
    for place in facts["exports"].values():
        for file in [place] if isinstance(place, str) else place.values():
            assert (package / file).is_file(), file


def exported(package, file):
    """The names that a module exports, as esbuild finds them."""
    out = package.parent / "exported"
    command = ["esbuild", file, "--bundle", "--format=esm", "--external:react", "--external:nod-web",
               "--loader:.json=text",
               f"--outdir={out}", f"--metafile={out}.json"]
    subprocess.run(command, cwd=package, check=True, capture_output=True)
    names = next(one for one in json.loads(Path(f"{out}.json").read_text())["outputs"].values())["exports"]
    return {name for name in names if not name.startswith("$")}


def typed(package, file):
    """The names of values that types promise."""
    text = (package / file).read_text()
    others = [typed(package, name.replace(".js", ".d.ts")) for name in re.findall(r'export \* from "\./(.+?)"', text)]
    again = re.findall(r"(?m)^export \{ (.+) \} from", text)
    names = re.findall(r"(?m)^export (?:const|function|class) (\w+)", text)
    return {*names, *", ".join(again).split(", ")}.union(*others) - {""}


def test_types_name_what_each_script_exports_and_a_server_gets_the_same_names(package):
    facts = json.loads((package / "package.json").read_text())
    server = exported(package, "server.mjs")
    scripts = [place for place in facts["exports"].values() if isinstance(place, dict)]
    assert len(scripts) == 12
    for place in scripts:
        names = exported(package, place["default"])
        assert typed(package, place["types"]) == names, place
        assert place.get("node", "./server.mjs") == "./server.mjs" and ("node" not in place or names <= server)
    assert server == exported(package, "nod.min.js") == exported(package, "nod.js") | exported(package, "gestures.js")


TYPED = """
import { swipe } from "nod-web/gestures"; import { useNod } from "nod-web/react"; import { Refused } from "nod-web/check";
import { toast } from "nod-web/toasts"; import { celebrate } from "nod-web/celebrate.min.js"; import { haptic } from "nod-web/haptics";
declare module "nod-web" { interface Register { id: string } }
export const raw = <nod-check item="a" quiet="" checked completed-text="Bought" collections={[{ id: "b", open: 1, total: 2 }]} />;
"""


@pytest.mark.parametrize("resolution, module", [("node", "es2022"), ("node16", "node16")])
def test_types_are_found_by_each_resolution_of_modules(resolution, module, package):
    (package.parent / "@types").symlink_to(NODE / "@types")
    (package.parents[1] / "package.json").write_text('{"type": "module"}')
    (package.parents[1] / "app.tsx").write_text(TYPED)
    command = ["tsc", "--strict", "--noEmit", "--skipLibCheck", "--jsx", "preserve", "--target", "es2022", "--types", "react",
               "--module", module, "--moduleResolution", resolution, "app.tsx"]
    assert subprocess.run(command, cwd=package.parents[1], capture_output=True, text=True).stdout == ""


def in_node(script, package):
    command = ["node", "--input-type=module", "-e", script]
    surroundings = {**os.environ, "NODE_PATH": str(NODE)}
    done = subprocess.run(command, cwd=package.parent, capture_output=True, text=True, timeout=30, env=surroundings)
    assert (done.stderr, done.returncode) == ("", 0)
    return done.stdout.strip()


def test_in_node_it_can_be_imported_and_called_and_does_nothing(package):
    assert in_node("""
    import * as nod from "nod-web";
    import { swipe } from "nod-web/gestures";
    import * as flat from "nod-web/nod.min.js";
    import { Refused } from "nod-web/check";
    import { toast } from "nod-web/toasts";
    import { celebrate } from "nod-web/celebrate";
    import { haptic } from "nod-web/haptics";
    await celebrate({});
    haptic("light", toast.success("Saved"), Refused);
    nod.configure({ assets: "/nod/" });
    nod.preferences({ sound: true });
    swipe({}, {});
    await nod.celebrate({}, "firstCapture");
    console.log(await flat.ready, nod.wishes().length, nod.together(() => 7), nod.moved([], () => 8),
      new nod.Unreachable() instanceof Error);
    """, package) == "false 0 7 8 true"


def test_the_same_files_give_the_same_bytes(packed):
    before = ARCHIVE.read_bytes()
    pack()
    assert ARCHIVE.read_bytes() == before


def packed_size(files):
    pack = ["brotli", "--quality=11", "--stdout"]
    return sum(len(subprocess.run([*pack, file], check=True, capture_output=True).stdout) for file in files)


@pytest.mark.parametrize("script", FORMS)
@pytest.mark.parametrize("language", LIBRARY)
def test_a_plain_page_loads_as_much_as_the_readme_tells(script, language, package, plain_page):
    page = plain_page(script, language)
    files = [name for name in page.loaded if name]
    count, size = re.search(FORMS[script], re.sub(r"\s+", " ", (package / "README.md").read_text())).groups()
    # The flat file holds the English words.
    more = script == "nod.min.js" and language != "en"
    assert len(files) == int(count) + more and (script == "nod.js" or int(count) == 3)
    # To a twentieth, so that not every change of a script changes the documents.
    assert packed_size(package.parents[1] / name for name in files) / 1000 == pytest.approx(int(size), rel=0.05)
    assert f"{size} KB with brotli" in (ROOT / "README.md").read_text() or script == "nod.js"
    assert page.problems == page.warnings == []


@pytest.mark.parametrize("script", FORMS)
def test_sound_and_a_feedback_file_in_a_plain_page(script, plain_page):
    page = plain_page(script)
    moments = {"completed": {"haptic": {"kind": "heavy"}}}
    file = {"format": "nod-feedback", "version": 1, "name": "Own", "moments": moments}
    page.evaluate(f"{page.nod}.then(({{ preferences }}) => preferences({{ sound: true }}))")
    used = page.evaluate(f"(file) => {page.nod}.then(({{ useFeedback }}) => useFeedback(file))", file)
    assert used == {"name": "Own", "basedOn": "standard"}
    page.get_by_label("Buy milk").click()
    page.wait_for_function("sounds === 1")
    assert "heavy" in page.evaluate("scores.map(({ haptic }) => haptic)") and page.problems == []


def test_the_tutorial_as_it_is_written(package, serve, open_page):
    app = package.parents[1]
    package.rename(app / "package")
    [html] = blocks(ROOT / "Web/README.md", "Five minutes", "html")
    steps = blocks(ROOT / "Web/README.md", "Five minutes", "js")
    (app / "index.html").write_text(html)
    address = serve(app)

    def after(step):
        (app / "app.js").write_text("\n".join(steps[:step]))
        return open_page(address)

    page = after(1)
    page.get_by_label("Buy milk").click()
    expect(page.locator("ul li")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("ul li")).to_have_text([" Buy milk", " Call mum"])
    assert page.problems == page.warnings == []

    page = after(len(steps))
    page.get_by_label("Call mum").click()
    expect(page.locator("nod-toasts .nod-failure")).to_contain_text("Couldn't save “Call mum”")
    page.get_by_role("button", name="Retry").click()
    page.get_by_role("button", name="Add a task").click()
    expect(page.locator("ul li")).to_have_text([" Buy milk", " Task 3"])
    for title in ["Task 3", "Buy milk"]:
        page.get_by_label(title).click()
    expect(page.locator("ul li")).to_have_count(0)
    moments = page.evaluate("scores.flatMap(({ moments }) => moments)")
    assert "captured" in moments and "collectionCompleted" in moments and page.evaluate("sounds") > 0
    assert page.evaluate("({ ...localStorage })") == {"1": "true", "2": "true", "3": "true"}


def test_links_of_the_documents_lead_somewhere(package):
    for name in ["README.md", "DOCUMENTATION.md"]:
        text = (package / name).read_text("utf-8")
        assert not re.search("Documentation/|`make |Bundle/|Bridge/", text)
        anchors = {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in re.findall(r"(?m)^#+ (.+)", text)}
        for link in re.findall(r"\]\(([^)]+)\)", text):
            assert link[1:] in anchors if link.startswith("#") else (package / link).is_file(), (name, link)


def test_the_manifest_names_what_the_elements_have(package, serve, open_page):
    modules = json.loads((package / "custom-elements.json").read_text())["modules"]
    assert [module["declarations"][0]["tagName"] for module in modules] == ["nod-check", "nod-toasts", "nod-status"]
    (package.parents[1] / "index.html").write_text(PAGE.format(language="en", script="nod.min.js"))
    page = open_page(serve(package.parents[1]))
    page.evaluate("import('/node_modules/nod-web/nod.min.js').then(({ toast }) => { "
                  "toast.success('Here', { action: { label: 'Go' } }); toast.error('Not there'); })")
    expect(page.locator("nod-toasts li")).to_have_count(2)
    for module in modules:
        element = module["declarations"][0]
        assert (package / module["path"]).is_file()
        names = {kind: [one["name"] for one in element[kind]] for kind in ["members", "cssParts"]}
        found = page.evaluate("""({ tag, names: { members, cssParts } }) => {
            const element = document.querySelector(tag) ?? document.body.appendChild(document.createElement(tag));
            return [members.filter((name) => !(name in element)),
                cssParts.filter((name) => !element.shadowRoot.querySelector(`[part~=${name}]`))]; }""",
            {"tag": element["tagName"], "names": names})
        assert found == [[], []], element["tagName"]
