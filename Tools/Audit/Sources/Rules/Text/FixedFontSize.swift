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
        blindSpots:
            "Sizes that come from variables or other files, but for helpers named after fonts; text drawn by views of the project's own.",
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

            VStack { Image("a").fontSize(20); Text(title).↓fontSize(15) }
            // other file
            extension View {
                func fontSize(_ size: CGFloat) -> some View { self.font(.system(size: size)) }
            }

            Text(title).font(.↓brand(15))
            // other file
            extension Font {
                static func brand(_ size: CGFloat) -> Font { .system(size: size, design: .rounded) }
            }

            Tile(label: "Open", ↓textSize: 18)
            // other file
            struct Tile: View {
                let label: String
                var textSize: CGFloat = 16
                var body: some View { Text(label).font(.system(size: textSize)) }
            }
            """,
        nonTriggering: [
            "Text(title).font(.body); Text(title).font(.system(.body, design: .rounded))",
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
            "↯Text(step).font(.system(size: 13)).frame(width: 24, height: 24).background(Circle())",
            "Text(clock).font(.system(size: 28)); Text(name).font(.system(size: 24)).minimumScaleFactor(0.5)",
            """
            Text("\\(items.count)+").font(.system(size: 15)); Text("A").font(.system(size: 15))
            Text("Version \\(appVersion)").font(.system(size: 15))
            List { Text(title) }.toolbar { ToolbarItem { Text(title).font(.system(size: 15)) } }
            struct NewBadge: View { var body: some View { Text(title).font(.system(size: 10)) } }
            ↯Text(step).font(.system(size: 16)).background(Color.blue, in: Circle())
            ZStack { Circle().fill(.blue); ↯Text(step).font(.system(size: 16)) }
            ↯Text(kind).font(.system(size: 11)).padding(4).background(Capsule().fill(.blue))
            """,
            "Label(title, systemImage: name).labelStyle(.iconOnly).font(.system(size: 24))",
            "Chart { BarMark(x: x, y: y).annotation { Text(value).font(.system(size: 10)) } }",
            "struct ShareableCard: View { var body: some View { Text(title).font(.system(size: 15)) } }",
            """
            extension Font {
                static func brand(_ size: CGFloat) -> Font { .custom("Brand", size: size) }
            }
            // other file
            Text(title).font(.brand(15)); Text(title).fontSize(15); Tile(label: "Open", textSize: 18)

            struct Scaled: ViewModifier {
                @ScaledMetric var textSize = 15.0
                func body(content: Content) -> some View { content.font(.system(size: textSize)) }
            }
            // other file
            Scaled(label: "Open", textSize: 15)

            final class Cell: UITableViewCell {
                func mark() {
                    dot.text = "•"
                    dot.font = .systemFont(ofSize: 24)
                }
            }

            import ActivityKit
            import WidgetKit
            struct Banner: View {
                let context: ActivityViewContext<Trip>
                var body: some View { ↯Text(title).font(.system(size: 12)) }
            }
            """,
        ]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        // A tool or a Mac's part of the project: there text has one size.
        if !file.imports.isDisjoint(with: ["AppKit", "Cocoa", "ArgumentParser"]) { return }
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
        checkOwnFonts(file, &report)
    }

    /// A literal or a constant, for what scales is a variable; smaller than titles, which are large as they are.
    static func isFixed(_ size: ExprSyntax?, in file: SourceFile) -> Bool {
        let sizes = size.flatMap(Ternary.init).map { [$0.yes, $0.no] } ?? [size].compactMap { $0 }
        let numbers = sizes.compactMap { file.number($0) }
        return numbers.count == sizes.count && numbers.contains { $0 < 28 }
    }

    private static let kitFonts = [
        "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
    ]

    private static func check(_ call: Call, in file: SourceFile, _ report: inout Report) {
        guard call.isFont, !call.node.isOfPicture else { return }
        guard let use = call.fontUse else {
            // A constant for many places: said once, here.
            let name = call.node.constantName ?? ""
            if !name.isEmpty, !name.isOfIcon { report.finding(at: call.nameToken) }
            return
        }
        let font = SetFont(token: call.nameToken, size: call.argument("size") ?? call.argument("fixedSize"))
        check(font, on: use, in: file, &report)
    }

    /// A font of a fixed size where it is set.
    struct SetFont {
        let token: TokenSyntax
        let size: ExprSyntax?
        /// When it differs from the rule's.
        var message: String?
        /// The facts without which it is not fixed.
        var when: [Fact] = []
    }

    static func check(_ font: SetFont, on use: ViewChain, in file: SourceFile, _ report: inout Report) {
        let around = file.around(font.token)
        let leaves: Set<String> = ["accessibilityHidden", "dynamicTypeSize"]
        guard !isWidgetArt(around, in: file), !use.hasAny(leaves), !around.has("accessibilityHidden"),
            !around.isGiven(to: chartParts.union(bars)), !fillsRoom(font.size, use, around, in: file)
        else { return }
        switch Shown(use, in: file) {
        case .text where file.isOfWidget: report.cannotTell(at: use.node, "Whether the widget has room for larger text")
        case .text where isBadge(use, around, font.size, in: file):
            report.cannotTell(at: use.node, "Whether its frame would hold larger text")
        case .text: report.finding(at: font.token, font.message, when: font.when)
        case .pictures: return
        case .unknown where font.when.isEmpty:
            report.cannotTell(at: use.node, "Whether what it sets the font of shows text")
        case .unknown: return
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
        if target.isOfIcon || target.isTrivial || call.node.isReplaced(as: target) || call.node.isMark(target, in: file)
        {
            return
        }
        report.finding(at: call.nameToken)
    }
}

extension Call {
    /// `.system(size:)`, `Font.system(size:)`, not `Something.system(size:)`.
    var isFont: Bool {
        base == nil || base?.written == "Font" || base?.written == "SwiftUI.Font"
    }

    /// The chain this font is given to, through further links: `.font(.system(size: 12).bold())`.
    var fontUse: ViewChain? {
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
}
