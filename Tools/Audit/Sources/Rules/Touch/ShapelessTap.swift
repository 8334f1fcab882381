import SwiftSyntax

/// A pressable view with empty parts that taps fall through.
enum ShapelessTap: Rule {
    static let about = RuleDescription(
        id: "shapeless-tap-gesture",
        title: "Tap gesture on something hollow without a content shape",
        standing: .optIn,
        rationale: """
            SwiftUI gives taps to what is drawn. In a row with a Spacer, on a stroked ring or on a clear colour a tap in the empty part does \
            nothing, though the whole looks like one thing.
            """,
        source: "seed 003, content shape",
        blindSpots: "Rows whose parts come from other files; backgrounds drawn by modifiers of the project's own.",
        platforms: [.ios, .macos, .visionos, .watchos],
        triggering: """
            HStack {
                Text(title)
                Spacer()
                Image(systemName: "chevron.right")
            }
            .↓onTapGesture { open() }
            // fixed
            HStack {
                Text(title)
                Spacer()
                Image(systemName: "chevron.right")
            }
            .contentShape(Rectangle())
            .onTapGesture { open() }

            struct Ring: View {
                var body: some View {
                    Circle().stroke(lineWidth: 2).frame(width: 60, height: 60).↓onTapGesture { pick() }
                }
            }

            ↓Button(action: open) {
                HStack { Text(title); Spacer(); Text(value) }
            }
            .buttonStyle(.plain)

            VStack { Text(title); Spacer(minLength: 0) }
                .padding()
                .↓onTapGesture(perform: open)
                .background(Color.white)

            ↓Button { open() } label: {
                VStack {
                    HStack { Text(title); Spacer() }
                    Text(subtitle)
                }
            }
            .buttonStyle(PlainButtonStyle())

            HStack { Text(title) }.frame(maxWidth: .infinity, alignment: .leading).↓onTapGesture { open() }
            HStack { Spacer(); Text(title); Spacer(); Image("a") }.↓onTapGesture { open() }

            Text(title).sheet(isPresented: $isShown) {
                HStack { Text("Close"); Spacer() }.↓onTapGesture { isShown = false }
            }

            HStack { Text("All"); Spacer() }.↓onTapGesture { chosen = nil }
            """,
        nonTriggering: """
            HStack { Text(title); Spacer() }.contentShape(Rectangle()).onTapGesture { open() }

            HStack { Text(title); Spacer() }.padding().background(Color.white).onTapGesture { open() }

            HStack { Text(title); Image("arrow") }.onTapGesture { open() }

            Button(action: open) { HStack { Text(title); Spacer() }.contentShape(Rectangle()) }.buttonStyle(.plain)
            Button(action: open) { HStack { Text(title); Spacer() } }

            struct Ring: View {
                var body: some View {
                    Circle().fill(color).frame(width: 60, height: 60).onTapGesture { pick() }
                    Circle().stroke(lineWidth: 2).contentShape(Circle()).onTapGesture { pick() }
                }
            }

            ZStack { Color.white; HStack { Text(title); Spacer() } }.onTapGesture { open() }

            List {
                Button(action: open) { HStack { Text(title); Spacer() } }
            }
            .toolbar { Button(action: open) { HStack { Text(title); Spacer() } }.buttonStyle(.plain) }

            VStack { preview; Text(title) }.frame(maxWidth: .infinity).onTapGesture { pick() }

            HStack { Text(title); Spacer() }.onTapGesture { isFocused = false }

            struct Card: View {
                var body: some View {
                    VStack {
                        HStack { Text(title); Spacer() }.onTapGesture { hideHint() }
                        Text(price).popover(isPresented: $showsHint) { Text(hint) }
                    }
                }
                func hideHint() {
                    if showsHint { showsHint = false }
                }
            }

            HStack { Text(title); Spacer().frame(width: 8); Text(value) }.onTapGesture { open() }
            Circle().stroke(lineWidth: 2).onTapGesture { pick() }.accessibilityHidden(true)

            HStack { Spacer(); Image("gear"); Text(title); Spacer() }.onTapGesture { open() }
            VStack { Text(text); HStack { Spacer(); Text("More") } }.onTapGesture { open() }
            TableColumn("Date") { HStack { Text($0.date); Spacer() }.onTapGesture { open() } }
            HStack { Text(title); Spacer() }.frame(width: 80).onTapGesture { open() }
            HStack { Text("Version"); Spacer(); Text(number) }.onTapGesture { showsBuild.toggle() }

            ↯HStack { Text(title); Spacer() }.cardLook().onTapGesture { open() }
            ↯Button(action: open) { HStack { Text(title); Spacer() } }.buttonStyle(CardStyle())
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for tap in file.taps { check(tap, in: file, &report) }
        for control in file.controls where control.name == "Button" || control.name == "NavigationLink" {
            check(control, in: file, &report)
        }
    }

    private static func check(_ tap: Tap, in file: SourceFile, _ report: inout Report) {
        guard tap.ownModifier == nil, !tap.isNoControl, !Control.names.contains(tap.chain.name),
            !tap.chain.has("accessibilityHidden")
        else {
            return
        }
        guard let gap = tap.chain.gap(upTo: tap.position, in: file) else { return }
        let around = file.around(tap.chain.node)
        // A cell of a table is narrow, and nothing says that it can be clicked.
        guard !around.isGiven(to: ["background", "TableColumn"]), !tap.isHidden, !around.has("contentShape"),
            !tap.chain.has("contentShape"), !tap.closesWhatLiesAbove(around, in: file)
        else {
            return
        }
        if tap.chain.modifiers.prefix(tap.position).contains(where: { !$0.isKnown }) {
            report.cannotTell(at: tap.chain.node, "A modifier may fill what is empty")
            return
        }
        let message =
            "People who \(file.press) \(gap) get no answer: write .contentShape(Rectangle()) before the gesture"
        report.finding(at: tap.call.nameToken, message, fix: fix(for: tap))
    }

    /// Only where taps land changes.
    private static func fix(for tap: Tap) -> [Edit] {
        guard let dot = tap.call.node.calledExpression.as(MemberAccessExprSyntax.self)?.period else { return [] }
        let start = dot.positionAfterSkippingLeadingTrivia.utf8Offset
        return [Edit(start: start, end: start, text: ".contentShape(Rectangle())" + tap.call.lineBreak)]
    }

    private static func check(_ control: Control, in file: SourceFile, _ report: inout Report) {
        guard control.label.count == 1, !control.chain.has("contentShape"), !control.doesNothing else { return }
        let label = ViewChain(of: control.label[0])
        guard !label.has("contentShape"), let gap = label.gap(upTo: label.modifiers.count, in: file) else { return }
        let around = file.around(control.chain.node)
        guard !around.isSizedBySystem, !around.has("contentShape") else { return }
        guard let style = control.style ?? around.buttonStyle else { return }
        let isPlain = style == "plain" || style == "PlainButtonStyle"
        if !isPlain && ["borderless", "bordered", "borderedProminent", "automatic"].contains(style) { return }
        if !isPlain || label.modifiers.contains(where: { !$0.isKnown }) {
            report.cannotTell(at: control.call.nameToken, "Whether its style or a modifier fills what is empty")
            return
        }
        let message =
            "People who \(file.press) \(gap) get no answer: write .contentShape(Rectangle()) at the end of the label"
        report.finding(at: control.call.nameToken, message)
    }
}

extension ViewChain {
    /// Returns the part not drawn, like “the inside of the ring”; nil if all of it takes taps or it is unclear.
    fileprivate func gap(upTo end: Int, in file: SourceFile) -> String? {
        let before = modifiers.prefix(end)
        if before.contains(where: {
            ["background", "overlay", "contentShape", "glassEffect", "listRowBackground"].contains($0.name)
        }) {
            return nil
        }
        if SwiftUIViews.shapes.contains(name) {
            let isStroked = before.first.map { ["stroke", "strokeBorder"].contains($0.name) } == true
            return isStroked && !before.contains { $0.name == "fill" } ? "the inside of the ring" : nil
        }
        if name == "clear", root.written == "Color.clear" { return "a clear colour" }
        if root.isOwnMember, let inner = file.views(ofMember: name), inner.count == 1 {
            let part = ViewChain(of: inner[0])
            return part.root.isOwnMember || part.modifiers.contains { !$0.isKnown }
                ? nil : part.gap(upTo: part.modifiers.count, in: file)
        }
        guard ["HStack", "VStack", "LazyVStack"].contains(name) else { return nil }
        let views = rootCall?.closure(nil)?.views ?? []
        guard !views.contains(where: { ViewChain(of: $0).fills }), !before.contains(where: { $0.isNarrow(in: file) })
        else { return nil }
        if Self.haveGap(views) { return "the empty space between its parts" }
        // A part of unknown width may fill the stretched frame.
        guard views.allSatisfy({ ViewChain(of: $0).isAsWideAsItsContent }) else { return nil }
        let isStretched = before.contains { modifier in
            modifier.name == "frame"
                && modifier.call.argument("maxWidth")?.written.hasSuffix(".infinity") == true
        }
        return isStretched ? "the empty space beside its parts" : nil
    }

    private var isAsWideAsItsContent: Bool {
        ["Text", "Image", "Label", "HStack", "VStack", "Group"].contains(name) && !has("frame")
            || node.written.hasPrefix("Text(")
    }

    private var hasSpacer: Bool {
        // One of a fixed length is a gap like any other.
        if name == "Spacer" { return !has("frame") }
        guard ["HStack", "VStack", "Group"].contains(name), !has("background"), !has("contentShape") else {
            return false
        }
        let views = rootCall?.closure(nil)?.views ?? []
        return Self.haveGap(views)
    }

    /// A gap where a row ends or between its parts: what is centred or stands alone at the end people press itself.
    private static func haveGap(_ views: [ExprSyntax]) -> Bool {
        let gaps = views.map { ViewChain(of: $0).hasSpacer }
        let isSpacer = views.map { ViewChain(of: $0).name == "Spacer" }
        guard views.count > 1, isSpacer[0] else { return gaps.contains(true) }
        return isSpacer[views.count - 1] ? gaps.dropFirst().dropLast().contains(true) : views.count > 2
    }

    /// A colour or shape that fills the stack.
    private var fills: Bool {
        SwiftUIViews.shapes.contains(name) && !has("frame") && !has("stroke")
            || root.written.hasPrefix("Color") && !has("frame")
    }
}

extension SourceFile {
    /// On a Mac people click.
    fileprivate var press: String { settings.platform == .macos ? "click" : "tap" }
}

extension Tap {
    /// The number of a version may be pressed, but nobody is meant to know.
    fileprivate var isHidden: Bool { ["Version", "(version"].contains { chain.root.written.contains($0) } }

    /// It only closes what the file shows by `isPresented: $isShown`, and stands outside of that: a shortcut for its own way out.
    fileprivate func closesWhatLiesAbove(_ around: Around, in file: SourceFile) -> Bool {
        guard let change = onlyChange(in: file), ["false", "nil"].contains(change.value?.written) else { return false }
        let isInside = around.receivers.contains { $0.call.presents(change.path) }
        return !isInside && file.presents(change.path)
    }

    /// The only thing a tap changes, itself or by a function beside it.
    private func onlyChange(in file: SourceFile) -> Assignment? {
        let statements = action?.statements.plain
        if let change = statements?.onlyAssignment(in: file) { return change }
        let done = statements.map { $0.count == 1 ? Call($0.first?.item)?.node.calledExpression : nil } ?? named
        guard let name = done?.isOwnMember == true ? done?.lastName : nil,
            let bodies = file.members(around: call.node).bodies[name], bodies.count == 1
        else { return nil }
        return bodies[0].as(CodeBlockSyntax.self)?.statements.onlyAssignment(in: file)
    }
}

extension SourceFile {
    /// Something is shown by the state at `path`: a sheet, a popover, a tip of the project's own.
    fileprivate func presents(_ path: String) -> Bool {
        mentions("$" + path) && callsByName.values.contains { $0.contains { $0.presents(path) } }
    }
}

extension Call {
    fileprivate func presents(_ path: String) -> Bool {
        ["isPresented", "item"].contains { ["$" + path, "self.$" + path].contains(argument($0)?.written) }
    }
}

extension Modifier {
    /// Points: what is empty is small.
    fileprivate func isNarrow(in file: SourceFile) -> Bool {
        name == "frame" && file.number(call.argument("width")).map { $0 <= 120 } == true
    }

    /// One of SwiftUI's that draws nothing behind.
    fileprivate var isKnown: Bool { Extent.knows(name) }
}
