"""Foundation's interface, from what `swift-synthesize-interface` prints of the toolchain's Foundation.

Adds accessors, removes implementation attributes, and leaves out what an interface can't express.
"""

import re

# Lifetimes, which an interface of another platform can't express.
SPANS = re.compile(r"\b(RawSpan|MutableRawSpan|Span<|MutableSpan|OutputSpan|UTF8Span)\b|: \w*Span\b")
LEFT_OUT = {
    "FoundationEssentials": re.compile(r"PredicateExpressions|URL\.Template|struct Template|PredicateExpression"),
    "Foundation": re.compile(r"PredicateExpressions|DispatchData"),
}
IMPLEMENTATION = re.compile(
    r"@inlinable |@backDeployed\([^)]*\) ?|@_alwaysEmitIntoClient |@_transparent |@inline\(__always\) "
    r"|(internal|private|fileprivate|package)\(set\) "
)
DECLARES = re.compile(
    r"\b(func|var|let|struct|class|enum|protocol|init|subscript|extension|typealias|case|actor|macro)\b"
)
SCOPES = re.compile(r"\b(extension|struct|class|enum|protocol|actor)\b")


def interface_text(module: str, declarations: str) -> str:
    kept, attributes, scopes, globals_seen = [], [], [], set()
    skipping = 0
    for line in declarations.split("\n"):
        words = line.strip()
        if words.startswith(("//", "import ")):
            continue
        depth = line.count("{") - line.count("}")
        if skipping:
            skipping = max(0, skipping + depth)
        elif _is_attribute(words):
            attributes.append(line)
        elif words and (SPANS.search(words) or LEFT_OUT[module].search(words)):
            attributes, skipping = [], max(0, depth)
        elif "override public convenience init()" in line or _seen_before(line, scopes, globals_seen):
            attributes = []
        else:
            kept += [*attributes, _with_accessors(IMPLEMENTATION.sub("", line), scopes[-1] if scopes else "")]
            attributes = []
            _enter_and_leave(line, depth, scopes)
    return re.sub(r"\n{3,}", "\n\n", "\n".join(kept)) + "\n"


def _is_attribute(words: str) -> bool:
    if words.startswith("@available"):
        return words.endswith(")")
    return words.startswith("@") and not DECLARES.search(words)


def _seen_before(line: str, scopes: list, seen: set) -> bool:
    """Whether a global was printed for another C module."""
    found = re.match(r"public (?:var|let) (\w+):", line)
    if scopes or not found:
        return False
    before = found[1] in seen
    seen.add(found[1])
    return before


def _enter_and_leave(line: str, depth: int, scopes: list):
    if depth > 0:
        kind = SCOPES.search(line)
        scopes += [kind[1] if kind else ""] * depth
    elif depth < 0:
        del scopes[depth:]


def _with_accessors(code: str, scope: str) -> str:
    """Adds the accessors that an interface needs."""
    code = re.sub(r"typealias NSRange$", "typealias NSRange = _NSRange", code)
    code = re.sub(r"(public var \w+: PersonNameComponents\?)$", r"\1 { get set }", code)
    code = re.sub(r"\bclass var (`?\w+`?): ([^{]+)$", r"class var \1: \2 { get }", code)
    if "{" not in code and (
        re.search(r"\bsubscript\b", code)
        or (scope == "extension" and re.search(r"\bvar \w+:", code))
        or (scope == "class" and re.search(r"\boverride (open |public )?var", code))
        or (scope in ("class", "struct") and re.search(r"\bopen var \w+: [^=]+$", code))
    ):
        code += " { get set }"
    if "{ get }" in code or "{ get set }" in code:
        code = re.sub(r"\blet (\w+:)", r"var \1", code)
    return code
