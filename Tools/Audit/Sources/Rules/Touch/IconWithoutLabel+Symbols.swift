import SwiftSyntax

extension LabelLook {
    /// Nothing but SF Symbols, of which the system's word, like “Close” of `xmark`, says or hints what `control` does.
    ///
    /// Not if a sibling shows the same symbol: then the names do not tell them apart.
    func isSpoken(as control: Call, in file: SourceFile) -> Bool {
        isSpoken(to: control.does) && !hasTwin(of: control, in: file)
    }

    /// - Parameter does: the words of what is done; none when nobody knows, as of a view that only draws.
    func isSpoken(to does: Set<String>) -> Bool {
        guard isOnlySymbols else { return false }
        let shown = symbols.map(\.symbolNames)
        // A name kept elsewhere may be any word.
        if shown.contains(where: \.isEmpty) { return true }
        let states = shown.first { $0.count > 1 } ?? []
        if states.contains(where: Self.blank.contains) { return false }
        let names = shown.flatMap { $0 }.filter { !Self.blank.contains($0) }
        // Two symbols that take turns, like “Search” and “Close”, say what each state does.
        let isPair = Set(states).count > 1 && !states.contains(where: \.isOfDrawing)
        if !isPair, names.contains(where: { Self.misleading[$0].map { !does.isDisjoint(with: $0) } == true }) {
            return false
        }
        return names.contains { name in
            !name.isOfDrawing || Self.fitting[name].map { !does.isDisjoint(with: $0) } == true
                || name.count > 2 && does.contains { $0.hasPrefix(name) } || name.isArrow(among: does)
        }
    }

    /// Nothing but one picture whose name is a word for what `control` does: `Image("trash")` of what deletes.
    func isWordedPicture(of control: Call) -> Bool {
        guard pictures.count == 1, symbols.isEmpty, ownImages.isEmpty, loaded.isEmpty, ownViews.isEmpty,
            let given = Call(pictures[0])?.firstUnlabelled,
            let name = given.as(StringLiteralExprSyntax.self)?.representedLiteralValue
                ?? given.lastName
        else { return false }
        return Self.words.contains(name)
            && Self.misleading[name].map { control.does.isDisjoint(with: $0) } != false
    }

    /// Names of pictures that are words for what they do, and not only for what they show.
    private static let words: Set = [
        "bookmark", "calendar", "camera", "cart", "clock", "close", "edit", "delete", "search", "settings", "share",
        "trash", "pause", "play", "stop", "folder", "info", "back", "home", "help", "menu", "download", "copy", "plus",
        "minus", "scan",
    ]

    private var isOnlySymbols: Bool {
        !symbols.isEmpty && pictures.isEmpty && ownImages.isEmpty && loaded.isEmpty && ownViews.isEmpty
    }

    private func hasTwin(of control: Call, in file: SourceFile) -> Bool {
        guard let row = control.node.row, !symbols.contains(where: \.symbolNames.isEmpty) else { return false }
        let shown = RowOfSymbols(row: row, symbols: symbols.map(\.written))
        return file.controlsBySymbols[shown]?.contains { $0 != control.node.id } == true
    }

    /// Says nothing of a state and, behind another symbol, only decorates.
    private static let blank: Set = ["circle", "square"]

    /// The deeds of which a clear name says something else.
    private static let misleading: [String: Set<String>] = {
        let amount: Set = ["adjust", "increment", "decrement", "increase", "decrease", "step", "changes"]
        return [
            "xmark": ["clear", "delete", "erase", "remove", "reset", "empties"],
            "plus": amount, "minus": amount.union(["empties"]), "star": ["rate", "rating"], "play": ["seek"],
            "stop": ["download", "downloads"],
        ]
    }()

    /// The words of code that does what a symbol's spoken name says.
    private static let fitting: [String: Set<String>] = {
        let save: Set = ["download", "downloads", "save", "import", "export", "install"]
        let sync: Set = ["refresh", "reload", "sync", "update", "updates", "retry", "load"]
        let filter: Set = ["filter", "filters", "filtering", "filtered"]
        return [
            "arrow.triangle.2.circlepath": sync,
            "square.and.arrow.down": save, "arrow.down": save, "icloud.and.arrow.down": save,
            "arrow.down.to.line": save,
            "square.on.square": ["copy", "duplicate", "pasteboard"],
            "line.3.horizontal.decrease": filter, "line.horizontal.3.decrease": filter,
            "arrow.left": ["back", "previous", "dismiss", "pop", "hides"],
            "arrow.right": ["next", "continue", "forward"],
            "arrow.backward": ["back", "previous", "dismiss", "pop", "hides"], "arrow.forward": ["next", "continue"],
            "gobackward": ["back", "backward", "rewind", "seek", "skip"], "goforward": ["forward", "seek", "skip"],
        ]
    }()
}

/// The symbols that a control shows, and the list of views it stands in.
struct RowOfSymbols: Hashable {
    let row: SyntaxIdentifier
    let symbols: [String]
}

extension SourceFile {
    func findControlsBySymbols() -> [RowOfSymbols: [SyntaxIdentifier]] {
        controls.reduce(into: [:]) { found, control in
            guard let row = control.call.node.row else { return }
            let shown = LabelLook(of: control.label, in: self).symbols.map(\.written)
            found[RowOfSymbols(row: row, symbols: shown), default: []].append(control.call.node.id)
        }
    }
}

extension ExprSyntax {
    /// The symbols that `Image(systemName: isOn ? "pause.fill" : "play")` may show, without their variants.
    fileprivate var symbolNames: [String] {
        guard let name = Call(self)?.argument("systemName") else { return [] }
        guard name.is(StringLiteralExprSyntax.self) || name.written.contains("?") else { return [] }
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
        let isLabelLast =
            ["action", "destination", "value"].contains(where: hasArgument)
            || base == nil && closure("label") == nil && !["Button", "Menu"].contains(name)
        let shown = [closure("label")?.id, isLabelLast ? closure(nil)?.id : nil]
        let parts =
            Array(node.arguments).filter { !["label", "role"].contains($0.label?.text) }.map { Syntax($0.expression) }
            + closures.map { Syntax($0.closure) }
        var words: Set<String> = []
        for part in parts where !shown.contains(part.id) {
            for token in part.tokens(viewMode: .sourceAccurate) { words.formUnion(token.text.camelWords) }
            let text = part.written
            if text.contains("= false") || text.contains("= nil") { words.insert("hides") }
            if text.contains("= \"\"") { words.insert("empties") }
            if text.contains("+= ") || text.contains("-= ") { words.insert("changes") }
        }
        if let member = node.enclosingMember?.declaredName, member != "body" { words.formUnion(member.camelWords) }
        return words.union(node.enclosingTypeName.hasSuffix("Button") ? node.enclosingTypeName.camelWords : [])
    }
}

extension String {
    /// A symbol whose name says what is drawn, an arrow or a box, and nothing of what it stands for.
    fileprivate var isOfDrawing: Bool {
        !Self.conventions.contains(self) && Self.drawings.contains(prefix { $0 != "." }.description)
    }

    /// The first parts of such names.
    private static let drawings: Set<String> = [
        "align", "arrow", "arrowtriangle", "bolt", "bubble", "capsule", "circle", "cube", "cylinder", "decrease", "dot",
        "externaldrive", "face", "film", "flame", "flask", "hand", "increase", "internaldrive", "leaf", "lightbulb",
        "line", "list", "movieclapper", "network", "number", "pip", "puzzlepiece", "quote", "rays", "rectangle",
        "scribble", "shippingbox", "slider", "sparkles", "square", "text", "tray", "triangle", "wand", "waveform",
        "wrench", "x",
    ]
    /// The system reads them as what they are used for everywhere.
    private static let conventions: Set<String> = ["arrow.clockwise", "square.and.arrow.up", "square.and.pencil"]

    /// `arrow.up` of `moveCursor(direction: .up)` or of what only moves a cursor, not of what scrolls.
    fileprivate func isArrow(among words: Set<String>) -> Bool {
        let parts = split(separator: ".").map(String.init)
        guard parts.count == 2, parts[0] == "arrow" else { return false }
        return words.contains(parts[1])
            || words.contains("cursor") && ["left", "right", "up", "down"].contains(parts[1])
    }
}

extension FunctionCallExprSyntax {
    /// The list of views it stands in.
    fileprivate var row: SyntaxIdentifier? { ancestor(CodeBlockItemListSyntax.self)?.id }
}
