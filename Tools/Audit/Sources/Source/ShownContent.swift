import SwiftSyntax

/// The kind of content that a view shows in its font.
enum ShownContent {
    case text, pictures, unknown

    init(_ chain: ViewChain, in file: SourceFile, depth: Int = 3) {
        let name = chain.name
        let words = [
            "Label", "TextField", "SecureField", "TextEditor", "DatePicker", "Toggle", "Stepper", "LabeledContent",
        ]
        if chain.calls("labelStyle").contains(where: { $0.firstUnlabelled?.lastName == "iconOnly" }) {
            self = .pictures
        } else if name == "Text" {
            self = chain.rootCall?.showsLetters == true ? .text : .pictures
        } else if words.contains(name) {
            self = .text
        } else if name == "Image" || SwiftUIViews.decoration.contains(name) {
            self = .pictures
        } else if let control = Control(chain) {
            self =
                control.title.map { $0.isEmptyText ? .pictures : .text }
                ?? ShownContent(control.label, in: file, depth: depth)
        } else if SwiftUIViews.containers.contains(name)
            || ["List", "Form", "Section", "ScrollView"].contains(name)
        {
            self = ShownContent(chain.rootCall?.closures.last?.closure.views ?? [], in: file, depth: depth)
        } else if depth > 0, chain.root.isOwnMember, let views = file.views(ofMember: name) {
            self = ShownContent(views, in: file, depth: depth - 1)
        } else {
            self = .unknown
        }
    }

    /// Text takes precedence; views with their own font don't count.
    private init(_ views: [ExprSyntax], in file: SourceFile, depth: Int) {
        let all = views.map { ViewChain(of: $0) }.filter { !$0.has("font") }.map {
            ShownContent($0, in: file, depth: depth)
        }
        self = all.contains(.text) ? .text : all.contains(.unknown) ? .unknown : .pictures
    }
}

extension Call {
    /// False for `Text("🎉")`.
    var showsLetters: Bool {
        guard let literal = firstUnlabelled?.as(StringLiteralExprSyntax.self),
            let text = literal.representedLiteralValue
        else {
            return true
        }
        return text.contains { $0.isLetter || $0.isNumber }
    }
}
