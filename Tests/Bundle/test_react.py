"""Checks in React: controlled, uncontrolled, and in a server's markup.

Debian's react-dom reports version 18.1 and treats custom elements as React 19 does; the stable 18.3 is that of PyPI's
dash.
"""

import json
import os
import subprocess

import pytest
from browsers import eventually
from conftest import NODE, ROOT, blocks, esbuild
from playwright.sync_api import expect

DASH = ROOT / ".venv/dash/dash/deps"
PAGE = """<!doctype html><html lang="en"><title>App</title><link rel="icon" href="data:,">
<script type="module" src="/app.js"></script>
<div id="root">{markup}</div><form id="form"></form></html>"""
APP = """
import React, { useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { configure } from "nod-web";
import { Check, Toasts, useNod } from "nod-web/react";

configure({ assets: "/nod-web/" });
function App() {
  const [followed, setFollowed] = useState(true);
  const [renders, setRenders] = useState(0);
  const ask = async ({ item }) => { globalThis.asked = [...(globalThis.asked ?? []), item]; };
  useNod({ save: ask, change: ask });
  const heard = (event) => { saves.push([event.target.item, event.target.checked]); setRenders(renders + 1); };
  return <>
    <label><Check checked={false} onChange={heard} /> Stays</label>
    <label><Check item={2} checked={followed} onChange={(event) => setFollowed(event.target.checked)} /> Followed</label>
    <label><Check item="3a-f0" defaultChecked onChange={heard} className="own" style={{ margin: 4 }} form="form" name="own"
      ref={(check) => { if (check) globalThis.own = check; }} leaves={false} required /> Own</label>
    <p>{renders} renders, {followed ? "on" : "off"}</p><Toasts />
  </>;
}
"""
README = blocks(ROOT / "Web/Bundle/README.md", "In React", "jsx")
# The README's list in an app that renders all the time, a check that follows its save, and one that is rendered once.
LIST = README[0] + README[-1] + """
import React, { memo, useEffect, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { configure, restoreWishes, wishes } from "nod-web";

configure({ assets: "/nod-web/" });
addEventListener("nod-change", ({ detail }) => saves.push(`${detail.item} ${detail.reason}`));
const given = [{ id: 1, title: "Leaves", completed: false }, { id: 4, title: "Between", completed: false }];
const Ignores = memo(() => <label><Check item={3} checked={false} /> Ignores</label>);
function App() {
  const [[follows], render] = useState([false]);
  useEffect(() => { globalThis.own = setInterval(() => render(([is]) => [is]), 50); }, []);
  // A slow render, so that a save is answered before the render's effects run.
  useLayoutEffect(() => {
    for (const end = performance.now() + 20; globalThis.answer && performance.now() < end;);
    globalThis.answer = globalThis.answer?.();
  });
  const save = (item) => new Promise((resolve) => { item === 4 ? globalThis.answer = resolve : setTimeout(resolve, 60000); })
    .then(() => item === 2 && render([true]));
  return <><output>{useWaiting()}, {String(follows)}</output><Tasks given={given} save={save} />
    <label><Check item={2} checked={follows} /> Follows</label><Ignores /></>;
}
"""
START = "\nROOT.render(<App />);".replace("ROOT", 'createRoot(document.getElementById("root"))')
HYDRATE = '\nhydrateRoot(document.getElementById("root"), <App />);'
RENDER = "\nimport { renderToString } from 'react-dom/server';\nconsole.log(renderToString(<App />));"


@pytest.fixture(params=["Debian's, like 19", "18.3.1"])
def react(request, package):
    """An app with a React."""
    app, modules = package.parents[1], package.parent
    (modules / "react").mkdir()
    (modules / "react-dom").mkdir()
    if request.param == "18.3.1":
        for name in ["react", "react-dom"]:
            (modules / name / "index.js").write_text((DASH / f"{name}@18.3.1.js").read_text())
        (modules / "react-dom/client.js").write_text("""const dom = require("react-dom");
            dom.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED.usingClientEntryPoint = true;
            exports.createRoot = dom.createRoot; exports.hydrateRoot = dom.hydrateRoot;""")
    else:
        for name in ["react", "react-dom"]:
            (modules / name).rmdir()
            (modules / name).symlink_to(NODE / name)
    return app


@pytest.fixture
def render(react, serve, open_page):
    def render(start, markup="", app=APP):
        (react / "app.jsx").write_text(app + start)
        esbuild(react, "app.jsx", "--bundle", "--format=esm", "--define:process.env.NODE_ENV=\"development\"",
                "--outdir=.", NODE_PATH=str(NODE))
        (react / "index.html").write_text(PAGE.format(markup=markup))
        (react / "nod-web").symlink_to(react / "node_modules/nod-web")
        page = open_page(serve(react), until="customElements.get('nod-check')")
        eventually(page, "globalThis.own !== undefined")
        return page

    return render


def test_a_controlled_check_is_what_its_parent_says_and_another_is_its_own(render):
    page = render(START)
    stays, followed, own = [page.get_by_label(name) for name in ["Stays", "Followed", "Own"]]
    assert [check.is_checked() for check in (stays, followed, own)] == [False, True, True]
    stays.click()
    expect(page.locator("#root > p")).to_have_text("1 renders, on")
    expect(stays).not_to_be_checked()
    expect(page.locator("nod-check").first).to_have_attribute("state", "open")
    expect(page.locator(".nod-announcer[role=status]")).to_have_text("Stays: Not completed")
    followed.click()
    expect(page.locator("#root > p")).to_have_text("1 renders, off")
    expect(page.locator("nod-check").nth(1)).to_have_attribute("state", "open")
    own.click()
    expect(page.locator("#root > p")).to_have_text("2 renders, off")
    expect(own).not_to_be_checked()
    [(number, checked), saved] = page.evaluate("saves")
    assert number < 0 and checked and saved == ["3a-f0", False] and page.evaluate("asked") == [2, 2, "3a-f0", "3a-f0"]
    assert page.evaluate("[own.className, own.style.margin, own.form?.id, own.leaves, own.required]") == [
        "own", "4px", "form", False, True]
    page.evaluate("own.click()")
    assert page.evaluate("new FormData(document.getElementById('form')).get('own')") == "on"
    page.wait_for_timeout(2500)
    assert [check.is_checked() for check in (stays, followed, own)] == [False, False, True]
    assert page.errors == page.problems == []


def test_a_render_during_a_save_declines_only_what_the_parent_never_follows(render):
    page = render(START, app=LIST)
    page.get_by_label("Between").click()
    expect(page.locator("li")).to_have_count(1)
    page.clock.install()
    for name in ["Leaves", "Follows", "Ignores"]:
        page.get_by_label(name).click()
    expect(page.locator("li")).to_have_count(0)
    expect(page.locator("output")).to_have_text("3, false")
    page.clock.fast_forward(60000)
    expect(page.locator("output")).to_have_text("0, true")
    page.clock.fast_forward(2500)
    assert page.evaluate("saves") == ["4 tap", "1 tap", "2 tap", "3 tap", "3 news"] and page.errors == page.problems == []


def test_a_servers_markup_has_the_states_and_is_taken_over_without_a_word(react, render):
    (react / "server.jsx").write_text(APP + RENDER)
    esbuild(react, "server.jsx", "--bundle", "--format=esm", "--platform=node", "--packages=external", "--outfile=server.mjs")
    # The stable React from dash has no server part, so Debian's renders the markup for both.
    for name in ["react", "react-dom"]:
        (react / "node_modules" / name).rename(react / f"{name}.away")
        (react / "node_modules" / name).symlink_to(NODE / name)
    done = subprocess.run(["node", "server.mjs"], cwd=react, capture_output=True, text=True, env=os.environ | {"NODE_PATH": str(NODE)})
    assert done.returncode == 0, done.stderr
    markup = done.stdout.strip()
    for name in ["react", "react-dom"]:
        (react / "node_modules" / name).unlink()
        (react / f"{name}.away").rename(react / "node_modules" / name)
    tags = [tag.split(">")[0] for tag in markup.split("<nod-check")[1:]]
    assert [" checked" in tag for tag in tags] == [False, True, True] and 'class="own"' in tags[2], json.dumps(tags)
    page = render(HYDRATE, markup)
    expect(page.get_by_label("Followed")).to_be_checked()
    page.get_by_label("Followed").click()
    expect(page.locator("#root > p")).to_have_text("0 renders, off")
    assert page.errors == page.problems == []
