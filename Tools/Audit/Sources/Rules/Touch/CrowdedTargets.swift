import SwiftSyntax

/// Controls so close that a finger meant for one hits the other.
enum CrowdedTargets: Rule {
    static let about = RuleDescription(
        id: "crowded-targets",
        title: "Controls too close to each other",
        rationale: """
            Touches scatter by several points round what was aimed at. Between two small controls without a gap the neighbour gets them, \
            and what it does may not be undone.
            """,
        source: "seed 003; WCAG 2.5.8",
        blindSpots: """
            Neighbours that meet only through several containers or in a Grid; gaps from fonts, other files or styles of the project's own; \
            controls on both sides of an `if` with an `else`.
            """,
        doubt: "The controls touch each other unless their style or content keeps them apart",
        platforms: [.ios, .visionos, .watchos],
        triggering: #"""
            ↓HStack(spacing: 4) {
                Button(action: edit) { Image(systemName: "pencil") }
                Button(action: remove) { Image(systemName: "trash") }
            }

            ↓VStack(spacing: 0) {
                Button("Save") { save() }
                Button("Delete") { remove() }
            }

            private let gap: CGFloat = 2
            struct A: View {
                var body: some View {
                    ↓HStack(alignment: .center, spacing: gap) {
                        Button(action: back) { Image("back").resizable().frame(width: 24, height: 24) }
                        Menu { items } label: { Image("more").resizable().frame(width: 24, height: 24) }
                        Text(title)
                    }
                }
            }

            ↓HStack(spacing: 6) {
                ForEach(colors, id: \.self) { color in
                    Circle().fill(color).frame(width: 24, height: 24).onTapGesture { pick(color) }
                }
            }

            ↓HStack(spacing: 0) {
                Button(action: less) { Image(systemName: "minus").padding(.vertical, 12) }
                Button(action: more) { Image(systemName: "plus").padding(3) }
            }
            """#,
        nonTriggering: """
            HStack(spacing: 8) { Button("A") { a() }; Button("B") { b() } }
            HStack { Button("A") { a() }; Button("B") { b() } }

            HStack(spacing: 0) {
                Button(action: less) { Image(systemName: "minus").padding(12) }
                Button(action: more) { Image(systemName: "plus").padding(12) }
            }

            HStack(spacing: 0) {
                Button(action: less) { Image(systemName: "minus").frame(width: 28, height: 28) }
                Button(action: more) { Image(systemName: "plus").frame(width: 44, height: 44) }
            }

            HStack(spacing: 4) {
                Button(action: less) { Image(systemName: "minus") }
                Text(amount)
                Button(action: more) { Image(systemName: "plus") }
            }

            VStack(spacing: 0) { Button("Save") { save() }; Spacer(); Button("Delete") { remove() } }
            VStack(spacing: 4) { Text(title); Button("Save") { save() } }

            struct A: View {
                var body: some View {
                    rows.toolbar { HStack(spacing: 2) { Button("A") { a() }; Button("B") { b() } } }
                    Menu("More") { VStack(spacing: 0) { Button("A") { a() }; Button("B") { b() } } }
                }
            }

            VStack(spacing: 0) {
                if isNew { Button("Save") { save() } } else { Button("Update") { update() } }
            }

            VStack(spacing: 0) {
                Button(action: a) { Text("A").frame(maxWidth: .infinity, minHeight: 48) }
                Button(action: b) { Text("B").frame(maxWidth: .infinity).padding(.vertical, 14) }
            }

            ↯HStack(spacing: 4) { Button("A") { a() }.buttonStyle(Big()); Button("B") { b() }.buttonStyle(Big()) }
            ↯VStack(spacing: 0) { Button(action: a) { RowView(a) }; Button(action: b) { RowView(b) } }
            ↯HStack(spacing: 0) { Button("A") { a() }.padding(gap); Button("B") { b() } }

            HStack(spacing: 0) {
                Button("") { a() }.keyboardShortcut("a").opacity(0)
                Button("") { b() }.keyboardShortcut("b").opacity(0)
            }
            ↯HStack(spacing: 0) {
                ForEach(parts) { part in Text(part.title).frame(width: partWidth).onTapGesture { pick(part) } }
            }

            HStack(spacing: 0) {
                Rectangle().fill(.clear).contentShape(Rectangle()).onTapGesture { back() }
                Rectangle().fill(.clear).contentShape(Rectangle()).onTapGesture { next() }
            }
            HStack(spacing: 0) {
                Color.white.frame(maxWidth: .infinity, maxHeight: .infinity).onTapGesture { back() }
                Color.white.frame(maxWidth: .infinity, maxHeight: .infinity).onTapGesture { next() }
            }

            VStack(spacing: 4) {
                Text(text).onTapGesture { isOpen.toggle() }
                Button(action: { isOpen.toggle() }) { Text("More").font(.caption) }
            }

            HStack(spacing: 0) {
                Button("A") { a() }.padding(.trailing, 8)
                Button("B") { b() }
            }
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for chain in file.chains(rootedIn: "HStack", "VStack", "LazyHStack", "LazyVStack") {
            Stack(chain, in: file)?.check(&report)
        }
    }
}

/// A row or a column whose gap the code says.
private struct Stack {
    let chain: ViewChain
    let call: Call
    let content: ClosureExprSyntax
    let spacing: Double
    let isRow: Bool
    let file: SourceFile

    init?(_ chain: ViewChain, in file: SourceFile) {
        guard let call = chain.rootCall, let spacing = file.number(call.argument("spacing")),
            let content = call.closure(nil) ?? call.closure("content")
        else { return nil }
        (self.chain, self.call, self.content, self.file) = (chain, call, content, file)
        self.spacing = spacing
        isRow = chain.name.hasSuffix("HStack")
    }

    func check(_ report: inout Report) {
        let wanted = file.settings.profile.profile.spacing
        guard spacing < wanted else { return }
        let around = file.around(chain.node)
        guard !around.isSizedBySystem, !chain.has("hidden") else { return }
        let isStyled = chain.has("buttonStyle") || around.has("buttonStyle")
        let crowded = neighbours.filter { one, other in
            !(one.isLarge && other.isLarge) && !one.doesTheSame(as: other)
                && spacing + one.after + other.before < wanted
        }
        let certain = isStyled ? [] : crowded.filter { !$0.isUncertain && !$1.isUncertain }
        if !certain.isEmpty {
            report.finding(
                at: call.nameToken,
                "People who aim at one of these controls press its neighbour: "
                    + "leave \(Int(wanted)) points between them, or give both the full target"
            )
        } else if !crowded.isEmpty {
            report.cannotTell(at: call.nameToken)
        }
    }
}

extension Stack {
    /// Controls that follow each other with nothing between.
    private var neighbours: [(CrowdedTarget, CrowdedTarget)] {
        var pairs: [(CrowdedTarget, CrowdedTarget)] = []
        var last: CrowdedTarget?
        for statement in content.statements {
            guard let chain = chain(of: statement) else {
                last = nil
                continue
            }
            if chain.name == "ForEach", let inner = chain.rootCall?.closures.last?.closure.views, inner.count == 1,
                var target = target(ViewChain(of: inner[0]))
            {
                target.isRepeated = true
                pairs.append((target, target))
                last = nil
                continue
            }
            let target = target(chain)
            if let last, let target { pairs.append((last, target)) }
            last = target
        }
        return pairs
    }

    /// The one view of a statement: of an `if` without an else, too, and of a member of the file.
    private func chain(of statement: CodeBlockItemSyntax) -> ViewChain? {
        if let branch = statement.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
            let views = branch.body.statements.views
            return branch.elseBody == nil && views.count == 1 ? ViewChain(of: views[0]) : nil
        }
        guard let view = statement.item.as(ExprSyntax.self) else { return nil }
        let chain = ViewChain(of: view)
        guard chain.modifiers.isEmpty, chain.root.isOwnMember, let views = file.views(ofMember: chain.name),
            views.count == 1
        else { return chain }
        return ViewChain(of: views[0])
    }

    private func target(_ chain: ViewChain) -> CrowdedTarget? {
        if chain.hasAny(["hidden", "accessibilityHidden"]) || chain.modifiers.contains(where: \.isTransparent) {
            return nil
        }
        guard let control = Control(chain) else {
            guard let position = chain.modifiers.firstIndex(where: { $0.name == "onTapGesture" }) else { return nil }
            let extent = Extent(of: chain, upTo: position, in: file)
            var target = target(chain, extent, from: position, isUncertain: extent.isUncertain)
            target.action = chain.modifiers[position].call.closures.first?.closure.statements.normalisedCode
            return target
        }
        guard ["Button", "Menu", "NavigationLink", "Link"].contains(control.name), !control.doesNothing else {
            return nil
        }
        let plain = ["plain", "borderless", "automatic", "PlainButtonStyle"]
        var extent = Extent(of: control.label, in: file)
        if control.title != nil { extent.isUncertain = false }
        let isStyled = control.style.map { !plain.contains($0) } ?? false
        var target = target(chain, extent, from: 0, isUncertain: isStyled || extent.isUncertain || control.hasOwnRow)
        target.action = control.name == "Button" ? control.call.actionCode : nil
        return target
    }

    /// Adds what is put around the control: its own padding and frame keep the neighbour away, too.
    private func target(_ chain: ViewChain, _ inner: Extent, from start: Int, isUncertain: Bool) -> CrowdedTarget {
        var extent = inner
        for modifier in chain.modifiers.dropFirst(start) { extent.apply(modifier, in: file) }
        // Controls of Apple's minimum for seldom taps may stand side by side.
        let least = file.settings.profile.profile.target * 28 / 44
        let size = isRow ? extent.width : extent.height
        let stretches = chain.modifiers.contains {
            $0.name == "frame" && ($0.call.hasArgument("maxWidth") || $0.call.hasArgument("minWidth"))
        }
        let all = extent.padding
        return CrowdedTarget(
            before: isRow ? all.leading : all.top,
            after: isRow ? all.trailing : all.bottom,
            // A shape or a colour without a size shares what is offered with its neighbours.
            isLarge: size.map { $0 >= least } ?? (inner.isFlexible && chain.name != "Image" && Control(chain) == nil),
            isUncertain: isUncertain || extent.isUncertain || extent.hasUnknownFrame || stretches
                || inner.isAtLeast(least, inRow: isRow)
        )
    }
}

extension Modifier {
    /// `.opacity(0)`: only there for its shortcut.
    fileprivate var isTransparent: Bool { name == "opacity" && Constants.literal(call.firstUnlabelled) == 0 }
}

extension Control {
    /// Its label is a row or a view of the project's own, whose size stands elsewhere.
    fileprivate var hasOwnRow: Bool {
        label.contains { view in
            let chain = ViewChain(of: view)
            return !["Image", "Text", "Label"].contains(chain.name) && !SwiftUIViews.shapes.contains(chain.name)
        }
    }
}
