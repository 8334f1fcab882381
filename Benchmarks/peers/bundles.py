"""Builds peers from their sources, without npm: each adapter in this folder is one bundle of esbuild's, in which a
package's name is the folder of its sources.
"""

import json
import os
import runpy
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
# Each adapter, and the repositories that it needs below PEERS.
PEERS = {
    "canvas-confetti": ["canvas-confetti"], "party-js": ["party-js"], "tsparticles": ["tsparticles"],
    "motion": ["motion"], "popmotion": ["popmotion", "motion"], "wobble": ["wobble"],
    "sonner": ["sonner"], "notyf": ["notyf"],
}
# Debian's React.
MODULES = Path("/usr/share/nodejs")


def build(peers: Path, out: Path) -> list[str]:
    """Writes NAME.js (and NAME.css) for each peer that is there, and Nod's; returns the names of the peers."""
    build_nod(out)
    config = out / "tsconfig.json"
    config.write_text(json.dumps({"compilerOptions": {"jsx": "react", "paths": sources(peers)}}))
    there = [name for name, folders in PEERS.items() if all((peers / folder).is_dir() for folder in folders)]
    return [name for name in there if bundle(name, peers, config, out)]


def build_nod(out: Path):
    """Its library in one file, as its archive has it, and its springs as a module of their own."""
    packing = runpy.run_path(str(ROOT / "Scripts/web-bundle.py"))
    (out / "nod.min.js").write_bytes(packing["files"]("0")["nod.min.js"])
    command = [ROOT / "Web/build.sh", out, "springs", "99999", "Benchmarks/peers/engine"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def bundle(name: str, peers: Path, config: Path, out: Path) -> bool:
    command = [
        "esbuild", HERE / f"adapters/{name}.js", f"--outfile={out / name}.js", f"--tsconfig={config}", "--bundle",
        "--minify", "--format=esm", "--log-level=error", "--define:process.env.NODE_ENV=\"production\"",
        "--define:__VERSION__=\"0\"", "--loader:.css=css",
    ]
    if name == "notyf":
        if not shutil.which("sassc"):
            return False
        subprocess.run(["sassc", peers / "notyf/src/notyf.scss", out / "notyf.css"], check=True)
    environment = os.environ | {"NODE_PATH": str(MODULES)}
    return subprocess.run(command, env=environment).returncode == 0


def sources(peers: Path) -> dict[str, list[str]]:
    """Names of packages, as these repositories declare them, with the files that hold their sources."""
    paths = {"hey-listen": [str(peers / "motion/packages/motion-utils/src/index.ts")],
             "canvas-confetti": [str(peers / "canvas-confetti/src/confetti.js")]}
    for declared in peers.rglob("package.json"):
        source = declared.parent / "src"
        entry = next((source / file for file in ["index.ts", "index.tsx"] if (source / file).is_file()), None)
        name = json.loads(declared.read_text()).get("name") if entry else None
        if name:
            paths |= {name: [str(entry)], f"{name}/*": [f"{source}/*"]}
    return paths


def version(peers: Path, name: str) -> str:
    """The version that a repository's own package.json has; of one in many packages, the package that is measured."""
    packages = {"motion": "packages/motion-dom", "popmotion": "packages/popmotion", "tsparticles": "engine"}
    return json.loads((peers / name / packages.get(name, "") / "package.json").read_text())["version"]
