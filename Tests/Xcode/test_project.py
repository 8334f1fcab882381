"""The projects of Tasks and Examples/Checklist without Xcode: they parse, name existing files, and agree with packages,
tables and texts."""

import json
import plistlib
import re
import shutil
import tomllib
import xml.etree.ElementTree as XML
from pathlib import Path

import pytest
from PIL import Image
from pbxproj import XcodeProject

ROOT = Path(__file__).resolve().parents[2]
OBJECT_ID = re.compile(r"\b[0-9A-F]{24}\b")
PHASES = ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"]


class Project:
    """The project of a folder, such as `Tasks`; its objects as dictionaries."""

    def __init__(self, tasks: Path):
        self.tasks = tasks
        [self.path] = tasks.glob("*.xcodeproj/project.pbxproj")
        self.text = self.path.read_text()
        self.parsed = XcodeProject.load(str(self.path))
        self.objects = {key: plain(self.parsed.objects[key]) for key in self.parsed.get_ids()}
        self.root = self.objects[self.parsed.rootObject]
        self.targets = {self.objects[key]["name"]: self.objects[key] for key in self.root["targets"]}

    def all(self, keys):
        return [self.objects[key] for key in keys]

    def folders(self, target: str) -> set[str]:
        return {group["path"] for group in self.all(self.targets[target]["fileSystemSynchronizedGroups"])}

    def settings(self) -> dict[str, dict[str, str]]:
        """The settings of each target, after the project's."""
        files = {name: self.settings_file(target) for name, target in {"": self.root, **self.targets}.items()}
        common = files.pop("")
        return {name: common | settings for name, settings in files.items()}

    def settings_file(self, owner) -> dict[str, str]:
        configurations = self.all(self.objects[owner["buildConfigurationList"]]["buildConfigurations"])
        assert [one["name"] for one in configurations] == ["Debug", "Release"]
        if "baseConfigurationReference" not in configurations[0]:
            return configurations[0]["buildSettings"] | configurations[1]["buildSettings"]
        assert all(not one["buildSettings"] for one in configurations)
        [key] = {one["baseConfigurationReference"] for one in configurations}
        lines = (self.tasks / "Xcode" / self.objects[key]["path"]).read_text().splitlines()
        return dict(line.split(" = ", 1) for line in lines if line and not line.startswith("//"))


def plain(value):
    """An object of pbxproj's as dictionaries, lists and strings."""
    if isinstance(value, list):
        return [plain(one) for one in value]
    if isinstance(value, str):
        return str(value)
    return {str(key): plain(value[key]) for key in value.get_keys()}


def ids_in(value) -> set[str]:
    return set(OBJECT_ID.findall(json.dumps(value)))


def is_written_as_xcode_writes(project):
    """Brackets, quotes and semicolons are as in a written project, ignoring comments."""
    without = re.compile(r" /\*(?! (?:Begin|End)).*?\*/")
    assert without.sub("", project.text) == without.sub("", f"{project.parsed}\n")
    assert project.parsed.objectVersion == "77"


def resolves_every_reference(project):
    assert set(OBJECT_ID.findall(project.text)) <= project.objects.keys(), "an id without its object"
    reached, new = set(), {str(project.parsed.rootObject)}
    while new:
        reached |= new
        new = set().union(*(ids_in(project.objects[key]) for key in new)) - reached
    assert reached == project.objects.keys(), "an object that nothing refers to"
    for target in project.targets.values():
        assert [phase["isa"] for phase in project.all(target["buildPhases"])] == PHASES


def names_files_that_exist(project):
    def visit(key, folder):
        group = project.objects[key]
        if group["sourceTree"] == "BUILT_PRODUCTS_DIR":
            return
        place = folder / group.get("path", "")
        assert place.exists(), f"{place} isn't there"
        for child in group.get("children", []):
            visit(child, place)

    visit(project.root["mainGroup"], project.tasks)


def links_products_of_its_packages(project):
    for target in project.targets.values():
        products = target.get("packageProductDependencies", [])
        phases = project.all(target["buildPhases"])
        files = project.all(key for phase in phases for key in phase["files"])
        assert {file["productRef"] for file in files if "productRef" in file} == set(products)
        for product in project.all(products):
            assert product["package"] in project.root["packageReferences"]
            folder = project.tasks / project.objects[product["package"]]["relativePath"]
            offered = re.findall(r'\.library\(\s*name: "(\w+)"', (folder / "Package.swift").read_text())
            assert product["productName"] in offered, f"{folder} has no product {product['productName']}"


def compiles_what_is_checked_on_linux(project):
    table = tomllib.loads((ROOT / "AppleCheck/Modules.toml").read_text())
    for target, module in {"Tasks": "TasksApp", "TasksUITests": "TasksUITests"}.items():
        folders = {f"Tasks/{folder}" for folder in project.folders(target)}
        assert folders == set(table[module]["sources"]), f"{target} and [{module}] in AppleCheck/Modules.toml differ"
    resources = project.objects[project.targets["Tasks"]["buildPhases"][2]]["files"]
    assert [project.objects[file["fileRef"]]["path"] for file in project.all(resources)] == ["Assets.xcassets"]


def runs_by_its_scheme(project):
    name = project.tasks.name
    scheme = XML.parse(project.tasks / f"{name}.xcodeproj/xcshareddata/xcschemes/{name}.xcscheme").getroot()
    references = {action.tag: [one.attrib for one in action.iter("BuildableReference")] for action in scheme}
    for one in sum(references.values(), []):
        target = project.objects[one["BlueprintIdentifier"]]
        assert target["name"] == one["BlueprintName"]
        assert project.objects[target["productReference"]]["path"] == one["BuildableName"]
        assert one["ReferencedContainer"] == f"container:{name}.xcodeproj"
    asked = {action: [one["BlueprintName"] for one in found] for action, found in references.items()}
    assert asked["BuildAction"] == asked["LaunchAction"] == asked["ProfileAction"] == [name]
    assert {*asked["TestAction"]} == project.targets.keys() - {name}


def has_icons_of_their_sizes(project):
    catalog = project.tasks / "Xcode/Assets.xcassets"
    settings = project.settings()["Tasks"]
    icon = catalog / f"{settings['ASSETCATALOG_COMPILER_APPICON_NAME']}.appiconset"
    images = json.loads((icon / "Contents.json").read_text())["images"]
    for image in images:
        points, scale = image["size"].split("x")[0], image.get("scale", "1x")[:-1]
        with Image.open(icon / image["filename"]) as picture:
            assert picture.size == (int(points) * int(scale),) * 2, image
            assert image["idiom"] == "mac" or "transparency" not in picture.info, "iOS fills what is transparent"
    assert {image["filename"] for image in images} == {file.name for file in icon.glob("*.png")}
    assert {image["idiom"] for image in images} == {"universal", "mac"}


def has_the_accent_of_the_page(project):
    colour = project.settings()["Tasks"]["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]
    file = project.tasks / f"Xcode/Assets.xcassets/{colour}.colorset/Contents.json"
    parts = [one["color"]["components"] for one in json.loads(file.read_text())["colors"]]
    shown = ["#" + "".join(part[name].removeprefix("0x") for name in ("red", "green", "blue")) for part in parts]
    palette = (ROOT / "Tasks/Page/styles/palette.css").read_text()
    accents = re.findall(r"^ +--accent: light-dark\((\S+), (\S+)\);", palette, re.MULTILINE)
    assert shown == list(sum(accents, ()))


def exports_the_type_of_a_card(project):
    code = "".join(file.read_text() for file in (project.tasks / "Sources/TasksApp").rglob("*.swift"))
    used = re.findall(r'exportedAs: "([\w.]+)", conformingTo: \.json', code)
    exported = info(project)["UTExportedTypeDeclarations"]
    assert {(one["UTTypeIdentifier"], *one["UTTypeConformsTo"]) for one in exported} == {
        (identifier, "public.json") for identifier in used
    }


def has_the_packages_floors(project):
    manifest = (ROOT / "Tasks/Package.swift").read_text()
    [macos, ios] = re.search(r"platforms: \[\.macOS\(\.v(\d+)\), \.iOS\(\.v(\d+)\)\]", manifest).groups()
    for name, settings in project.settings().items():
        assert settings["MACOSX_DEPLOYMENT_TARGET"] == f"{macos}.0"
        assert settings["IPHONEOS_DEPLOYMENT_TARGET"] == f"{ios}.0"
        assert settings["SWIFT_VERSION"] == "6.0"
    assert project.settings()["TasksUITests"]["TEST_TARGET_NAME"] == "Tasks"


def uses_settings_that_the_build_system_knows(project):
    """Xcode ignores unknown names. Swift toolchains include the specifications."""
    specifications = list(Path(shutil.which("swiftc")).resolve().parents[1].glob("share/pm/**/*.xcspec"))
    if not specifications:
        pytest.skip("This toolchain has no specifications of Xcode's settings.")
    known = set(re.findall(r"\w+", "".join(file.read_text(errors="replace") for file in specifications)))
    # Xcode makes the first from its SDKs, and reads the second itself.
    known |= {"MACOSX_DEPLOYMENT_TARGET", "TEST_TARGET_NAME"}
    used = {name.partition("[")[0] for settings in project.settings().values() for name in settings}
    assert used <= known, used - known


def info(project):
    return plistlib.loads((project.tasks / project.settings()["Tasks"]["INFOPLIST_FILE"]).read_bytes())


CHECKS = [
    is_written_as_xcode_writes, resolves_every_reference, names_files_that_exist, links_products_of_its_packages,
    compiles_what_is_checked_on_linux, runs_by_its_scheme, has_icons_of_their_sizes,
    has_the_accent_of_the_page, exports_the_type_of_a_card, has_the_packages_floors,
    uses_settings_that_the_build_system_knows,
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_project(check):
    check(Project(ROOT / "Tasks"))


@pytest.mark.parametrize("check", [*CHECKS[:4], runs_by_its_scheme, CHECKS[-1]], ids=lambda check: check.__name__)
def test_the_examples_project(check):
    check(Project(ROOT / "Examples/Checklist"))


def test_each_component_has_two_previews_with_dark_the_largest_text_and_right_to_left():
    folders = [ROOT / "Sources/NodUI", ROOT / "Tasks/Sources/TasksApp"]
    texts = [text for folder in folders for file in folder.rglob("*.swift") if "#Preview" in (text := file.read_text())]
    assert texts
    variants = (ROOT / "Sources/NodUI/Feedback/PreviewVariants.swift").read_text()
    for text in texts:
        assert text.count("#Preview") > 1, text
        shown = text.partition("#Preview")[2]
        shown = shown.replace("PreviewVariants {", variants)
        assert all(one in shown for one in (".dark", ".accessibility5", ".rightToLeft")), text
