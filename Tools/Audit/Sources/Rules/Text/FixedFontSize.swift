import SwiftSyntax

/// Text that stays small when people ask for larger text.
enum FixedFontSize: Rule {
    static let about = RuleDescription(
        id: "fixed-font-size",
        title: "Text of a fixed size",
        rationale: """
            People who set a larger text size have chosen it to be able to read. A font with a fixed number of points ignores them; text \
            styles, .custom(_:size:relativeTo:) and scaled metrics follow.
            """,
        source: "seed 003, Dynamic Type; WCAG 1.4.4",
        blindSpots: "Sizes that come from variables or other files; text drawn by views of the project's own.",
        message:
            "People who set a larger text size cannot enlarge this text: use a text style, or a custom font relative to one",
        platforms: [.ios, .visionos, .watchos],
        triggering: """
            Text(title).font(.↓system(size: 15))

            VStack { Text(title); Text(subtitle) }.font(.↓system(size: 13, weight: .medium))

            Text(title).font(Font.↓system(size: 12).bold())

            Text(title).font(.↓system(size: isLarge ? 20 : 15))

            Text(title).font(.↓custom("Inter", fixedSize: 14))

            extension Font {
                static let caption2 = Font.↓system(size: 11)
            }

            private let small: CGFloat = 11
            struct A: View {
                var body: some View { Label(title, systemImage: "bell").font(.↓system(size: small)) }
            }

            final class Cell: UITableViewCell {
                func prepare() {
                    titleLabel.font = UIFont.↓systemFont(ofSize: 14)
                    subtitleLabel.font = .↓boldSystemFont(ofSize: 12)
                }
            }
            """,
        nonTriggering: [
            "Text(title).font(.body)",
            "Text(title).font(.system(.body, design: .rounded))",
            #"Text(title).font(.custom("Inter", size: 14, relativeTo: .body))"#,
            #"Text(title).font(.custom("Inter", size: 14))"#,
            #"Image(systemName: "bell").font(.system(size: 20))"#,
            """
            struct A: View {
                @ScaledMetric private var size = 14.0
                var body: some View { Text(title).font(.system(size: size)) }
            }

            Button(action: add) { Image(systemName: "plus") }.font(.system(size: 24))
            Button(action: add) { Image(systemName: "plus").font(.system(size: 24)) }
            Text("🎉").font(.system(size: 64))
            Text(message.emoji).font(.system(size: 32))

            final class Cell: UITableViewCell {
                func prepare() {
                    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 14))
                    label.font = .preferredFont(forTextStyle: .body)
                }
                func boost() {
                    let base = UIFont.systemFont(ofSize: 17)
                    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: base)
                }
                func symbols() {
                    let configuration = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 20))
                    iconView.font = .systemFont(ofSize: 20)
                }
            }

            Text(title).font(.system(size: size))
            ↯GlyphView(name).font(.system(size: 20))

            // [macos]
            Text(title).font(.system(size: 15))
            """,
            #"Text("\(Image(systemName: "star"))").font(.system(size: 15))"#,
            """
            final class Receipt {
                func page(of order: Order) -> Data {
                    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 14)]
                    return UIGraphicsPDFRenderer(bounds: bounds).pdfData { _ in order.title.draw(at: .zero, withAttributes: attributes) }
                }
            }
            final class Cell: UITableViewCell {
                func fill() {
                    titleLabel.font = .systemFont(ofSize: 14)
                    titleLabel.attributedText = styled
                }
            }
            """,
            "Text(person.initials).font(.system(size: 15))",
            """
            import WidgetKit
            struct Entry: View {
                var body: some View {
                    ZStack { Circle().fill(.blue); Text(title).font(.system(size: 13)) }
                    Text(count).font(.system(size: 50))
                }
            }
            """,
            "Text(title).font(.system(size: 15)).accessibilityHidden(true)",
        ]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        // A tool or a Mac's part of the project: there text has one size.
        if file.imports.contains("AppKit") || file.imports.contains("Cocoa") { return }
        for call in file.calls("system") where isFixed(call.argument("size"), in: file) {
            check(call, in: file, &report)
        }
        for call in file.calls("custom") where isFixed(call.argument("fixedSize"), in: file) {
            check(call, in: file, &report)
        }
        for name in Self.kitFonts {
            for call in file.calls(name) where isFixed(call.argument("ofSize"), in: file) {
                checkUIFont(call, in: file, &report)
            }
        }
    }

    /// A literal or a constant; what scales is a variable.
    private static func isFixed(_ size: ExprSyntax?, in file: SourceFile) -> Bool {
        if let choice = size.flatMap(Ternary.init) {
            return file.number(choice.yes) != nil && file.number(choice.no) != nil
        }
        return file.number(size) != nil
    }

    private static let kitFonts = [
        "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
    ]

    private static func check(_ call: Call, in file: SourceFile, _ report: inout Report) {
        let around = file.around(call.node)
        guard call.isFont, !call.node.isOfPicture, !isWidgetArt(call.argument("size"), around, in: file) else { return }
        guard let use = call.fontUse else {
            // A constant for many places: said once, here.
            let name = call.node.constantName ?? ""
            if !name.isEmpty, !name.isOfIcon { report.finding(at: call.nameToken) }
            return
        }
        switch Shown(use, in: file) {
        case .text:
            guard !around.has("accessibilityHidden"), !use.has("accessibilityHidden"), !use.has("dynamicTypeSize")
            else { return }
            report.finding(at: call.nameToken)
        case .pictures: return
        case .unknown: report.cannotTell(at: use.node, "Whether what it sets the font of shows text")
        }
    }

    private static func checkUIFont(_ call: Call, in file: SourceFile, _ report: inout Report) {
        let around = file.around(call.node)
        let scaling: Set<String> = [
            "scaledFont", "SymbolConfiguration", "scaledValue", "Font", "sizeThatFits", "boundingRect", "size",
        ]
        guard !around.isGiven(to: scaling), call.node.enclosingMember?.isScaling != true, !call.node.isOfPicture else {
            return
        }
        guard let target = call.node.assignmentTarget ?? call.node.constantName else {
            report.cannotTell(at: call.node, "Whether the font is used for text that people read")
            return
        }
        if target.isOfIcon || call.node.isReplaced(as: target) { return }
        report.finding(at: call.nameToken)
    }

    /// The content that a font is set for.
    private enum Shown {
        case text, pictures, unknown

        init(_ chain: ViewChain, in file: SourceFile) {
            self = Shown.of(chain, in: file, depth: 3)
        }

        private static func of(_ chain: ViewChain, in file: SourceFile, depth: Int) -> Shown {
            let name = chain.name
            if name == "Text" { return chain.rootCall?.showsLetters == true ? .text : .pictures }
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

extension Call {
    /// `.system(size:)`, `Font.system(size:)`, not `Something.system(size:)`.
    fileprivate var isFont: Bool {
        base == nil || base?.trimmedDescription == "Font" || base?.trimmedDescription == "SwiftUI.Font"
    }

    /// The chain this font is given to, through further links: `.font(.system(size: 12).bold())`.
    fileprivate var fontUse: ViewChain? {
        var current = Syntax(node)
        while let parent = current.parent {
            if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id != current.id {
                guard let value = Call(call), value.name == "font", value.base != nil else { return nil }
                return value.wholeChain
            }
            if parent.is(ClosureExprSyntax.self) || parent.is(CodeBlockSyntax.self)
                || parent.is(VariableDeclSyntax.self)
            {
                return nil
            }
            current = parent
        }
        return nil
    }

    /// `Text("🎉")` and texts that are only a picture have nothing to read.
    fileprivate var showsLetters: Bool {
        guard let given = node.arguments.first?.expression else { return false }
        guard let literal = given.as(StringLiteralExprSyntax.self) else {
            let text = given.trimmedDescription
            return !text.isOfIcon && !text.speaks(of: ["initials", "monogram", "prefix(1)"])
        }
        return literal.segments.contains { segment in
            switch segment {
            case .stringSegment(let text): text.content.text.contains { $0.isLetter || $0.isNumber }
            case .expressionSegment(let part): !part.trimmedDescription.contains("Image(")
            }
        }
    }
}

extension SyntaxProtocol {
    /// The constant whose value this is: `caption` in `static let caption = Font.system(size: 11)`.
    fileprivate var constantName: String? {
        for current in ancestors {
            if let variable = current.as(VariableDeclSyntax.self) { return variable.name }
            if let function = current.as(FunctionDeclSyntax.self), function.returnsFont { return function.name.text }
            if current.is(FunctionDeclSyntax.self) || current.asProtocol(DeclGroupSyntax.self) != nil { return nil }
            if current.is(FunctionCallExprSyntax.self), !isLinkOf(current) { return nil }
        }
        return nil
    }

    /// `.bold()` after it: still the same font.
    private func isLinkOf(_ outer: Syntax) -> Bool {
        guard let call = outer.as(FunctionCallExprSyntax.self) else { return false }
        return Syntax(call.calledExpression).position <= position && position < call.calledExpression.endPosition
    }

    /// `titleLabel.font` in `titleLabel.font = .systemFont(ofSize: 14)`.
    fileprivate var assignmentTarget: String? {
        guard let elements = parent?.as(ExprListSyntax.self), let first = elements.first, elements.count == 3,
            elements.contains(where: { $0.is(AssignmentExprSyntax.self) })
        else { return nil }
        return first.trimmedDescription
    }
}

extension String {
    /// The name of something that is a picture.
    fileprivate var isOfIcon: Bool {
        speaks(of: ["icon", "image", "symbol", "glyph", "emoji", "reaction"])
    }
}

extension FunctionDeclSyntax {
    /// It makes fonts: `static func note() -> Font`.
    fileprivate var returnsFont: Bool {
        ["Font", "UIFont"].contains(signature.returnClause?.type.trimmedDescription ?? "")
    }
}
