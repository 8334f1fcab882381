"""The archive in an app that esbuild bundles: with its files copied, without them, and in React."""

import shutil
import subprocess

import pytest
from browsers import eventually
from conftest import FELT, NODE, Fallback, Files, blocks, esbuild
from playwright.sync_api import expect

PAGE = """<!doctype html><html lang="en"><title>App</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/app.css">
<script type="{type}" src="/app.js" defer></script>
<div id="root"><label><nod-check></nod-check> Buy milk</label></div><nod-toasts></nod-toasts></html>"""
APP = """
import {{ configure, preferences, useFeedback }} from "nod-web";
import {{ swipe }} from "nod-web/gestures";
import "nod-web/nod.css";
{configure}
preferences({{ sound: true }});
swipe(document.querySelector("label"), {{ commit: () => {{}} }});
const file = {{ format: "nod-feedback", version: 1, name: "Own",
  moments: {{ completed: {{ haptic: {{ kind: "heavy" }} }} }} }};
globalThis.used = useFeedback(file).then(({{ name }}) => name, ({{ message }}) => message);
"""
ESM = ("module", ["--format=esm", "--splitting"])
FLAT = ("text/javascript", ["--format=iife", "--log-level=error"])


def copy_files(package, folder):
    """The files that scripts load, as the README copies them."""
    folder.mkdir(exist_ok=True)
    for file in [*package.glob("*.wasm"), package / "feedback.schema.json"]:
        shutil.copy(file, folder)
    shutil.copytree(package / "messages", folder / "messages")


def bundle(package, form, configure):
    script_type, options = form
    app = package.parents[1]
    (app / "app.js").write_text(APP.format(configure=configure))
    esbuild(app, "app.js", "--bundle", *options, "--outdir=public")
    (app / "public/index.html").write_text(PAGE.format(type=script_type))
    return app / "public"


@pytest.mark.parametrize("form, place, configure", [
    (ESM, ".", ""), (ESM, "nod", 'configure({ assets: "/nod/" });'), (FLAT, "nod", 'configure({ assets: "nod" });'),
], ids=["beside the scripts", "in a folder that is named", "in one script of the old kind"])
def test_bundled_with_its_files(form, place, configure, package, serve, open_page):
    public = bundle(package, form, configure)
    copy_files(package, public / place)
    page = open_page(serve(public))
    assert page.evaluate("used") == "Own"
    page.get_by_label("Buy milk").click()
    expect(page.locator("nod-toasts li")).to_contain_text("Completed “Buy milk”")
    page.wait_for_function("sounds === 1")
    assert "heavy" in page.evaluate("scores.map(({ haptic }) => haptic)")
    assert page.problems == page.warnings == []
    assert sum(name.endswith("nod.wasm") for name in page.loaded) == 1


@pytest.mark.parametrize("form", [ESM, FLAT], ids=["modules", "one script"])
@pytest.mark.parametrize("handler", [Files, Fallback], ids=["404", "the page for everything"])
def test_bundled_without_its_files_it_plays_without_the_engine_and_says_why_once(form, handler, package, serve, open_page):
    page = open_page(serve(bundle(package, form, ""), handler))
    page.get_by_label("Buy milk").click()
    expect(page.get_by_label("Buy milk")).to_be_checked()
    assert "could not be loaded" in page.evaluate("used") and page.evaluate("sounds") == 0
    assert page.evaluate("vibrations") == [FELT["success"]]
    [warning] = page.warnings
    assert "could not be loaded (" in warning and 'name it: configure({ assets: "/nod/" })' in warning
    assert [problem for problem in page.problems if not problem.startswith("404")] == []


def test_the_commands_of_the_readme(package, serve, open_page):
    app = package.parents[1]
    [commands], [script] = [blocks(package / "README.md", "With a bundler", language) for language in ["sh", "js"]]
    (app / "app.js").write_text(script)
    (app / "build.sh").write_text(commands)
    subprocess.run(["bash", "-e", "build.sh"], cwd=app, check=True, capture_output=True)
    (app / "public/index.html").write_text(PAGE.format(type="module"))
    page = open_page(serve(app / "public"))
    page.get_by_label("Buy milk").click()
    expect(page.locator("nod-toasts li")).to_contain_text("Completed “Buy milk”")
    assert page.problems == page.warnings == []


IN_REACT = """
import { createRoot } from "react-dom/client";
import { Tasks } from "./tasks.jsx";
const given = [{ id: 1, title: "Buy milk", completed: false }, { id: 2, title: "Read", completed: false }];
const save = async (item, completed) => {
  if (item === 2 && completed) throw new Error("No");
  saves.push([item, completed]);
};
createRoot(document.getElementById("root")).render(<Tasks given={given} save={save} />);
"""


def test_the_example_of_the_readme_in_react(package, serve, open_page):
    app = package.parents[1]
    example, *_ = blocks(package / "README.md", "In React", "jsx")
    (app / "tasks.jsx").write_text('import "nod-web/nod.css";\n' + example)
    (app / "app.jsx").write_text(IN_REACT)
    esbuild(app, "app.jsx", "--bundle", "--format=esm", "--jsx=automatic", "--outdir=public", NODE_PATH=str(NODE))
    copy_files(package, app / "public")
    (app / "public/index.html").write_text(PAGE.format(type="module"))
    page = open_page(serve(app / "public"))
    page.get_by_label("Buy milk").click()
    expect(page.locator("ul li")).to_have_count(1)
    page.get_by_role("button", name="Undo").press("Enter")
    eventually(page, "document.activeElement.item === 1")
    expect(page.get_by_label("Buy milk")).not_to_be_checked()
    page.get_by_label("Read").click()
    expect(page.locator("nod-toasts .nod-failure")).to_contain_text("Couldn't save “Read”")
    expect(page.get_by_label("Read")).not_to_be_checked()
    expect(page.locator("ul li")).to_have_count(2)
    assert page.evaluate("saves") == [[1, True], [1, False]] and page.problems == []
