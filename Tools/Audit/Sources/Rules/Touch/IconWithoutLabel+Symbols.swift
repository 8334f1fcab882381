import SwiftSyntax

extension LabelLook {
    /// Nothing but SF Symbols whose spoken name, like “Close” of `xmark`, is what `control` does.
    ///
    /// Not if a sibling shows the same symbol: then the names do not tell them apart.
    func isSpoken(as control: Call, in file: SourceFile) -> Bool {
        guard isOnlySymbols, control.name != "Toggle" else { return false }
        let names = symbols.flatMap(\.symbolNames)
        guard !names.isEmpty, !symbols.contains(where: \.symbolNames.isEmpty) else { return false }
        let does = control.does
        let isSaid = names.allSatisfy { name in
            name == "ellipsis" || Self.spoken[name].map { !does.isDisjoint(with: $0) } == true
        }
        guard isSaid else { return false }
        // “Close” on what empties a field says the wrong thing.
        if names.contains("xmark"), !does.isDisjoint(with: ["clear", "delete", "erase", "remove", "reset", "empties"]) {
            return false
        }
        return !hasTwin(of: control, in: file)
    }

    private var isOnlySymbols: Bool {
        !symbols.isEmpty && pictures.isEmpty && ownImages.isEmpty && loaded.isEmpty && ownViews.isEmpty
    }

    private func hasTwin(of control: Call, in file: SourceFile) -> Bool {
        guard let row = control.node.row else { return false }
        let shown = symbols.map(\.trimmedDescription)
        return file.controls.contains { other in
            other.call.node.id != control.node.id && other.call.node.row == row
                && LabelLook(of: other.label, in: file).symbols.map(\.trimmedDescription) == shown
        }
    }

    /// The words of code that does what a symbol's spoken name says.
    private static let spoken: [String: Set<String>] = {
        let back: Set = ["back", "dismiss", "pop", "hides"]
        let play: Set = ["play", "playing", "pause", "paused", "resume"]
        let settings: Set = ["settings", "setting", "preferences"]
        return [
            "xmark": ["close", "closed", "dismiss", "cancel", "hide", "hides", "invalidate"],
            "plus": [
                "add", "new", "create", "append", "insert", "compose", "attach", "sheet", "picker", "editor", "editing",
                "present", "presented", "show", "showing",
            ],
            "minus": ["remove", "delete"],
            "play": play, "pause": play, "playpause": play, "stop": ["stop"],
            "trash": ["delete", "remove", "trash", "discard", "erase"],
            "pencil": ["edit", "editing", "editor"],
            "gear": settings, "gearshape": settings,
            "magnifyingglass": ["search", "searching", "find"],
            "chevron.left": back, "chevron.backward": back, "arrow.left": back, "arrow.backward": back,
            "square.and.arrow.up": ["share", "sharing"],
            "arrow.clockwise": ["refresh", "reload", "sync"],
            "gobackward": ["back", "backward", "rewind"], "goforward": ["forward"],
            "heart": ["love", "like", "favorite", "favourite"], "star": ["favorite", "favourite"],
            "bookmark": ["bookmark"], "mic": ["mic", "microphone"], "camera": ["camera"],
        ]
    }()
}

extension ExprSyntax {
    /// The symbols that `Image(systemName: isOn ? "pause.fill" : "play")` may show, without their variants.
    fileprivate var symbolNames: [String] {
        guard let name = Call(self)?.argument("systemName") else { return [] }
        guard name.is(StringLiteralExprSyntax.self) || name.trimmedDescription.contains("?") else { return [] }
        return Search.all(StringLiteralExprSyntax.self, in: name).compactMap(\.representedLiteralValue).map { symbol in
            var parts = symbol.split(separator: ".")
            while parts.count > 1, let last = parts.last,
                ["fill", "circle", "square"].contains(last) || last.allSatisfy(\.isNumber)
            {
                parts.removeLast()
            }
            return parts.joined(separator: ".")
        }
    }
}

extension Call {
    /// The words of what a control does, and of what it is called: `player`, `toggle`, `play`, `pause`.
    fileprivate var does: Set<String> {
        let isLabelLast = hasArgument("action") || hasArgument("destination")
        let shown = [closure("label")?.id, isLabelLast ? closure(nil)?.id : nil]
        let parts =
            node.arguments.filter { !["label", "role"].contains($0.label?.text) }.map { Syntax($0.expression) }
            + closures.map { Syntax($0.closure) }
        var words: Set<String> = []
        for part in parts where !shown.contains(part.id) {
            for token in part.tokens(viewMode: .sourceAccurate) { words.formUnion(token.text.words) }
            let text = part.trimmedDescription
            if text.contains("= false") || text.contains("= nil") { words.insert("hides") }
            if text.contains("= \"\"") { words.insert("empties") }
        }
        if let member = node.enclosingMember?.declaredName, member != "body" { words.formUnion(member.words) }
        return words.union(node.enclosingTypeName.hasSuffix("Button") ? node.enclosingTypeName.words : [])
    }
}

extension String {
    /// `toggle`, `play` and `pause` of `togglePlayPause`.
    fileprivate var words: [String] {
        var words: [String] = [""]
        for character in self {
            if character.isUppercase || !character.isLetter { words.append("") }
            if character.isLetter { words[words.count - 1] += character.lowercased() }
        }
        return words.filter { !$0.isEmpty }
    }
}

extension FunctionCallExprSyntax {
    /// The list of views it stands in.
    fileprivate var row: SyntaxIdentifier? { ancestor(CodeBlockItemListSyntax.self)?.id }
}
