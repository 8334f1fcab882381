import SwiftSyntax

extension FixedFontSize {
    /// The content that a font is set for.
    enum Shown {
        case text, pictures, unknown

        init(_ chain: ViewChain, in file: SourceFile) {
            self = Shown.of(chain, in: file, depth: 3)
        }

        private static func of(_ chain: ViewChain, in file: SourceFile, depth: Int) -> Shown {
            let name = chain.name
            if chain.showsIconOnly { return .pictures }
            if name == "Text" {
                return chain.rootCall.map { $0.showsLetters && !$0.isTrivial } == true ? .text : .pictures
            }
            if ["Label", "TextField", "SecureField", "TextEditor", "DatePicker", "Toggle", "Stepper", "LabeledContent"]
                .contains(name)
            {
                return .text
            }
            if name == "Image" || SwiftUIViews.decoration.contains(name) { return .pictures }
            if let control = Control(chain) {
                if let title = control.title { return title.isEmptyText ? .pictures : .text }
                return of(control.label, in: file, depth: depth)
            }
            if SwiftUIViews.containers.contains(name) || ["List", "Form", "Section", "ScrollView"].contains(name) {
                return of(chain.rootCall?.closures.last?.closure.views ?? [], in: file, depth: depth)
            }
            if depth > 0, chain.root.isOwnMember, let views = file.views(ofMember: name) {
                return of(views, in: file, depth: depth - 1)
            }
            return .unknown
        }

        /// Text anywhere decides; only pictures are pictures.
        private static func of(_ views: [ExprSyntax], in file: SourceFile, depth: Int) -> Shown {
            // A view with a font of its own does not take this one.
            let inheriting = views.map { ViewChain(of: $0) }.filter { !$0.has("font") }
            let all = inheriting.map { of($0, in: file, depth: depth) }
            if all.contains(.text) { return .text }
            return all.contains(.unknown) ? .unknown : .pictures
        }
    }
}

extension ViewChain {
    /// `.labelStyle(.iconOnly)`.
    fileprivate var showsIconOnly: Bool {
        modifiers("labelStyle").contains { $0.call.firstUnlabelled?.lastName == "iconOnly" }
    }
}

extension Call {
    /// `Text("🎉")` and texts that are only a picture have nothing to read.
    var showsLetters: Bool {
        guard let given = node.arguments.first?.expression else { return false }
        guard let literal = given.as(StringLiteralExprSyntax.self) else {
            let text = given.written
            return !text.isOfIcon && !text.speaks(of: [".count", "unread", "badge"])
                && !text.speaks(of: ["initials", "monogram", "prefix(1)"])
        }
        return literal.hasLetters
    }

    /// The version of the app: few look for it.
    fileprivate var isTrivial: Bool { node.arguments.first?.expression.written.isTrivial == true }
}

extension StringLiteralExprSyntax {
    /// Nothing but spaces, until something is known.
    var isBlank: Bool { segments.written.allSatisfy(\.isWhitespace) }

    /// There is something to read in it; what is put in counts, but for pictures and the numbers of badges.
    var hasLetters: Bool {
        if let text = representedLiteralValue, text.count == 1 || text == "Aa" { return false }
        return segments.contains { segment in
            switch segment {
            case .stringSegment(let text): text.content.text.contains { $0.isLetter || $0.isNumber }
            case .expressionSegment(let part): !part.written.speaks(of: ["image(", ".count", "unread"])
            }
        }
    }
}

extension String {
    /// The name of something that is a picture.
    var isOfIcon: Bool {
        speaks(of: ["icon", "image", "symbol", "glyph", "emoji", "reaction", "arrow", "bullet"])
    }

    var isTrivial: Bool { speaks(of: ["version", "buildnumber", "buildlabel", "badge", "copyright"]) }
}
