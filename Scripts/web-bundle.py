#!/usr/bin/env python3
"""Packs the browser library: .build-web/nod-web-VERSION.tgz, for `npm install` and for servers.

Holds the engine, modules, types, styles, words and documentation, and flat files made by esbuild. Equal files and an equal
esbuild give equal bytes.
"""

import gzip
import io
import json
import os
import re
import subprocess
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "Web"
ENGINE = "nod.wasm"
PARTS = [
    ENGINE, "*.js", "*.d.ts", "*.css", "elements/*.js", "design/*.js", "gestures/*.js", "performers/*.js", "small/*.js",
    "messages/*.json", "feedback.schema.json",
]
# The flat file: everything for first use, and the English words. The parts of LATER load on demand.
FLAT = """import { included } from "./assets.js";
import english from "./messages/en.json";
included["messages/en.json"] = english;
export * from "./nod.js";
export const drag = (...given) => { import("./gestures.js").then((gestures) => gestures.drag(...given)); };
export const swipe = (...given) => { import("./gestures.js").then((gestures) => gestures.swipe(...given)); };
"""
LATER = {"gestures": "gestures.js", "design": "design.js", "touches": "touches.js", "player": "small/plain.js",
         "native": "native.js", "sound": "performers/sound.js"}
# Entries that load parts on demand: their module, the parts, and options.
SPLIT = {"nod": ("nod.flat.js", LATER, []), "check": ("small/check.js", {"rows": "rows.js"}, ["--external:./native.js"])}
SMALL = ["check", "toasts", "celebrate", "haptics"]
ESBUILD = ["esbuild", "--bundle", "--minify", "--format=esm", "--charset=utf8", "--loader:.json=text",
           "--pure:Object.freeze", "--log-level=warning"]
# What each use loads first on a plain page, and its limit in bytes with brotli.
USES = {
    "check": (["check.min.js"], 17_500),
    "toasts": (["toasts.min.js"], 10_400),
    "celebrate": (["celebrate.min.js"], 4_260),
    "haptics": (["haptics.min.js"], 2_340),
    "everything": (["nod.css", "nod.min.js", ENGINE], 56_050),
}
# Peers to compare with, whose sources are in PEERS=DIR.
PEERS = {
    "canvas-confetti": "src/confetti.js", "sonner": "src/index.tsx", "web-haptics": "packages/web-haptics/src/index.ts",
}


def package(version: str) -> str:
    """The package's facts, with every entry."""
    facts = json.loads((WEB / "Bundle/package.json").read_text("utf-8")) | {"version": version}
    server = dict.fromkeys(["workerd", "edge-light"], "./server.mjs")
    modules = {".": "./nod.js", "./gestures": "./gestures.js", "./nod.min.js": "./nod.min.js"}
    for key, module in (modules | {f"./{name}": f"./small/{name}.js" for name in SMALL}).items():
        types = {"types": module.replace(".js", ".d.ts")}
        facts["exports"][key] = types | server | {"browser": module, "node": "./server.mjs", "default": module}
    for name in SMALL:
        facts["exports"][f"./{name}.min.js"] = {"types": f"./small/{name}.d.ts", "default": f"./{name}.min.js"}
    # For TypeScript's older resolution of modules, which ignores `exports`.
    facts["typesVersions"] = {"*": {
        key[2:]: [place["types"]] for key, place in facts["exports"].items() if key != "." and isinstance(place, dict)}}
    return json.dumps(facts, indent=2) + "\n"


def files(version: str) -> dict[str, bytes]:
    """Every file of the archive by its path."""
    found = {path.relative_to(WEB).as_posix(): path.read_bytes() for part in PARTS for path in sorted(WEB.glob(part))}
    found |= {path.name: path.read_bytes() for path in sorted((WEB / "Bundle").iterdir())}
    for name in SMALL:
        given = re.findall(r"(?m)^export (?:async )?(?:function (\w+)|\{ (.+) \} from)", found[f"small/{name}.js"].decode())
        found[f"small/{name}.d.ts"] = f'export {{ {", ".join(map("".join, given))} }} from "../nod.js";\n'.encode()
    found["nod.css"] = minified(found["nod.css"])
    found |= flat(found, version)
    readme = (WEB / "Bundle/README.md").read_text("utf-8").replace("{version}", version)
    for use, (names, _) in USES.items():
        readme = readme.replace(f"{{{use}}}", f"{brotli(*[found[name] for name in names]) / 1000:.1f} KB")
    found["README.md"] = readme.encode()
    documentation = (WEB / "README.md").read_text("utf-8")
    # The archive has no other documents to link to.
    found["DOCUMENTATION.md"] = re.sub(r" \(\[[^]]*\]\(\.\./[^)]*\)\)", "", documentation).encode()
    found["custom-elements.json"] = manifest(documentation).encode()
    found["package.json"] = package(version).encode()
    found["LICENSE"] = (ROOT / "LICENSE").read_bytes()
    return found


def manifest(readme: str) -> str:
    """The elements for editors and catalogues, from the tables of the documentation."""
    def rows(chapter: str) -> list[tuple[str, str]]:
        return re.findall(r"(?m)^\| (`.+?) \| (?:(?:yes|no) \| )?(.*?) \|", chapter)

    def declared(tag: str, chapter: str, taken: str) -> dict:
        looks = re.sub(r"`:state\(.*", "", chapter)
        names = [(name, text) for cell, text in rows(chapter) for name in re.findall(r"`([^`]+)`", cell)]
        named = lambda pattern, found: [{"name": name} for name in dict.fromkeys(re.findall(pattern, found))]
        return {
            "kind": "class", "name": "".join(part.title() for part in tag.split("-")), "tagName": tag, "customElement": True,
            "attributes": [{"name": name, "description": text} for name, text in names if re.fullmatch(r"(?!nod-)[a-z-]+", name)]
                or named(r"`(state|label)`", chapter),
            "members": [{"kind": "method" if "(" in name else "field", "name": name[1:].split("(")[0], "description": text}
                        for name, text in names if name.startswith(".")],
            "events": [{"name": name, "description": text} for name, text in names
                       if name.startswith("nod-") and "; on " not in text]
                or named(r"`(nod-[\w-]+)`", taken),
            "cssParts": named(r"::part\(([\w-]+)\)", looks), "cssProperties": named(r"(--nod-[\w-]+)", chapter),
        }

    chapters = dict(re.findall(r"(?ms)^## `<(nod-\w+)>`\n(.*?)(?=^## )", readme))
    modules = [{"kind": "javascript-module", "path": f"elements/{tag[4:]}.js", "declarations": [declared(tag, text, text)],
                "exports": [{"kind": "custom-element-definition", "name": tag, "declaration": {
                    "name": "".join(part.title() for part in tag.split("-")), "module": f"elements/{tag[4:]}.js"}}]}
               for tag, text in chapters.items()]
    return json.dumps({"schemaVersion": "1.0.0", "modules": modules}, indent=1, ensure_ascii=False) + "\n"


def minified(css: bytes) -> bytes:
    command = ["esbuild", "--loader=css", "--minify-whitespace", "--charset=utf8"]
    return subprocess.run(command, input=css, capture_output=True, check=True).stdout


def without_space(module: str) -> str:
    """A module with its style sheet, which esbuild would leave as text."""
    return re.sub(r"`(.*?)`", lambda style: f"`{minified(style[1].encode()).decode().strip()}`", module, flags=re.S)


def flat(contents: dict[str, bytes], version: str) -> dict[str, bytes]:
    """The files for plain pages, and their maps, whose paths are those of the archive."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        for path, data in (contents | {"nod.flat.js": FLAT.encode()}).items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            style = path.endswith(".style.js")
            (folder / path).write_bytes(without_space(data.decode()).encode() if style else data)
        banner = f"--banner:js=/*! Nod {version}, MIT licence */"
        small = [f"{name}.min=small/{name}.js" for name in SMALL if name not in SPLIT]
        subprocess.run([*ESBUILD, "--sourcemap", banner, "--outdir=.", "--external:./native.js", *small], cwd=folder, check=True)
        subprocess.run([*ESBUILD, "--outfile=native.min.js", "native.js"], cwd=folder, check=True)
        scripts = {f"{name}.min.js": (folder / f"{name}.min.js").read_text("utf-8") for name in SMALL if name not in SPLIT}
        maps = {f"{name}.map": (folder / f"{name}.map").read_bytes() for name in scripts}
        for main, (entry, later, options) in SPLIT.items():
            # Shared code is in the main file, which loads each part.
            parts = {f"{main}.{name}.min": path for name, path in later.items()}
            entries = [f"{name}={path}" for name, path in ({f"{main}.min": entry} | parts).items()]
            subprocess.run([*ESBUILD, "--sourcemap", "--splitting", f"--inject:{entry}", "--chunk-names=chunk", "--outdir=.",
                            *options, *entries], cwd=folder, check=True)
            for name in parts:
                part = re.sub(r'import\{([^}]*)\}from"./chunk.js"', lambda taken: within(taken, main), (folder / f"{name}.js").read_text("utf-8"))
                scripts[f"{name}.js"] = part.replace('"./chunk.js"', f'"./{main}.min.js"')
                maps[f"{name}.js.map"] = (folder / f"{name}.js.map").read_bytes()
            facade = (folder / f"{main}.min.js").read_text("utf-8")
            chunk = (folder / "chunk.js").read_text("utf-8")
            scripts[f"{main}.min.js"] = f"/*! Nod {version}, MIT licence */" + joined(chunk, facade, main)
            maps[f"{main}.min.js.map"] = (folder / "chunk.js.map").read_bytes()
        for name in SMALL:
            scripts[f"{name}.min.js"] = scripts[f"{name}.min.js"].replace('"./native.js"', '"./native.min.js"')
        scripts["native.min.js"] = (folder / "native.min.js").read_text("utf-8")
        return {name: text.encode() for name, text in scripts.items()} | maps


def names(kind: str, text: str) -> list[tuple[str, str]]:
    """The names in a module's last statement of that kind, each with its alias."""
    parts = re.findall(kind + r"\s*\{([^}]*)\}", text)[-1].split(",")
    return [tuple((part.split(" as ") * 2)[:2]) for part in parts]


def within(statement: re.Match, main: str) -> str:
    """Names shared between the parts begin with $, which no other name does."""
    taken = ",".join(f"${name} as {own}" for name, own in names("import", statement[0]))
    return f'import{{{taken}}}from"./{main}.min.js"'


def joined(chunk: str, facade: str, main: str) -> str:
    """The chunk, exporting what the facade exports of it: one request less."""
    inside = {given: own for own, given in names("export", chunk)}
    here = {given: inside[taken] for taken, given in names("import", facade)}
    exports = [f"{own} as ${given}" for given, own in inside.items()]
    exports += [f"{here[taken]} as {given}" for taken, given in names("export", facade)]
    code, _, _ = chunk.rpartition("export{")
    return f"{code}export{{{','.join(exports)}}};\n//# sourceMappingURL={main}.min.js.map\n"


def brotli(*contents: bytes) -> int:
    command = ["brotli", "--quality=11", "--stdout"]
    return sum(len(subprocess.run(command, input=one, capture_output=True, check=True).stdout) for one in contents)


def peers(folder: Path) -> None:
    for name, source in PEERS.items():
        place = next(iter(sorted(folder.glob(f"**/{name}/{source}"))), None)
        if not place:
            print(f"{name}: not in {folder}")
            continue
        with tempfile.TemporaryDirectory() as out:
            subprocess.run([*ESBUILD, "--external:react*", f"--outdir={out}", place], check=True)
            built = brotli(*[file.read_bytes() for file in Path(out).iterdir()])
        print(f"{name}: {built:,} bytes with brotli")


def archive(contents: dict[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for path, data in sorted(contents.items()):
            entry = tarfile.TarInfo("package/" + path)
            entry.size, entry.mode = len(data), 0o644
            tar.addfile(entry, io.BytesIO(data))
    return gzip.compress(packed.getvalue(), mtime=0)


def main() -> None:
    version = (ROOT / "VERSION").read_text().strip()
    contents = files(version)
    target = ROOT / ".build-web" / f"nod-web-{version}.tgz"
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(archive(contents))
    size = target.stat().st_size
    print(f"{target.relative_to(ROOT)}: {len(contents)} files, {size:,} bytes")
    sizes = {use: brotli(*[contents[name] for name in names]) for use, (names, _) in USES.items()}
    for use, size in sizes.items():
        print(f"{use}: {size:,} bytes with brotli, at most {USES[use][1]:,}")
    if "PEERS" in os.environ:
        peers(Path(os.environ["PEERS"]))
    too_large = [use for use, size in sizes.items() if size > USES[use][1]]
    if too_large:
        raise SystemExit(f"Too large: {', '.join(too_large)}.")


if __name__ == "__main__":
    main()
