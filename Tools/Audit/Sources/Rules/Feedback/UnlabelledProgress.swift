import SwiftSyntax

/// A wheel that turns and does not say for what.
enum UnlabelledProgress: Rule {
    static let about = RuleDescription(
        id: "unlabelled-progress",
        title: "Progress without a label",
        standing: .optIn,
        rationale: """
            A bare wheel says that something goes on, not what; VoiceOver reads only “in progress”, and people who wait longer than a second \
            do not know what for. A label (“Loading items…”) says it to everyone.
            """,
        source: "seed 001: provide context (“Loading items…”)",
        blindSpots:
            "Text that another type puts beside it; a wheel inside a button, over a picture or at the end of a list, where the place may say enough.",
        message:
            "people wait and are not told for what: write `ProgressView(\"Loading …\")`, or give it an `accessibilityLabel`",
        doubt: "whether its place says what goes on is not to be seen",
        triggering: [
            "struct A: View { var body: some View { if isLoading { ↓ProgressView() } else { Items() } } }",
            "VStack { Spacer(); ↓ProgressView().scaleEffect(2); Spacer() }",
            #"struct A: View { var body: some View { switch state { case .loading: ↓ProgressView(); case .loaded: Text("Done") } } }"#,
            "ZStack { Color.black; ↓ProgressView().progressViewStyle(.circular) }",
            "↓ProgressView(value: done, total: all)",
            "Group { if let item { ItemView(item) } else { ↓ProgressView().controlSize(.large) } }",
        ],
        nonTriggering: [
            #"ProgressView("Loading…")"#,
            #"ProgressView { Text("Loading…") }"#,
            #"ProgressView().accessibilityLabel("Loading items")"#,
            #"HStack { ProgressView(); Text("Loading…") }"#,
            #"VStack { Text("Signing in"); HStack { Spacer(); ProgressView(); Spacer() } }"#,
            #"Button(action: save) { if isSaving { ↯ProgressView() } else { Text("Save") } }"#,
            #"Image("a").overlay { ↯ProgressView() }"#,
            #"VStack { ProgressView() }.accessibilityLabel("Loading")"#,
            "List { ForEach(items) { Row($0) }; ↯ProgressView() }",
            #"LabeledContent("Syncing") { ProgressView() }"#,
            "ProgressView().accessibilityHidden(true)",
        ]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for chain in file.chains(rootedIn: "ProgressView") {
            guard let call = chain.rootCall, call.node.trailingClosure == nil, call.closures.isEmpty,
                call.node.arguments.allSatisfy({ ["value", "total"].contains($0.label?.text ?? "") }),
                !chain.hasAny([
                    "accessibilityLabel", "accessibilityHidden", "accessibility", "accessibilityElement", "hidden",
                ])
            else { continue }
            let around = call.node.enclosures
            if around.contains(where: isLabelled) || hasTextBeside(call.node) { continue }
            if around.contains(where: { places.contains($0.call.name) }) || isBackdrop(chain) {
                report.cannotTell(at: call.node.calledExpression)
            } else {
                report.finding(at: call.node.calledExpression)
            }
        }
    }

    private static let places: Set<String> = [
        "Button", "overlay", "background", "toolbar", "ToolbarItem", "ToolbarItemGroup", "safeAreaInset", "List",
        "Menu", "Form", "ForEach", "LazyVStack",
        "LazyVGrid", "AsyncImage", "LazyImage", "placeholder", "KFImage", "NavigationLink",
    ]

    private static func isBackdrop(_ chain: ViewChain) -> Bool {
        chain.modifiers("opacity").contains { $0.call.firstUnlabelled?.trimmedDescription == "0" }
    }

    private static func isLabelled(_ enclosure: Enclosure) -> Bool {
        if ["LabeledContent", "Label", "ContentUnavailableView", "Toggle", "Picker"].contains(enclosure.call.name) {
            return true
        }
        var outer = enclosure.call.node
        while let member = outer.parent?.as(MemberAccessExprSyntax.self),
            let call = member.parent?.as(FunctionCallExprSyntax.self)
        {
            if ["accessibilityLabel", "accessibilityHidden", "navigationTitle"].contains(member.declName.baseName.text)
            {
                return member.declName.baseName.text != "navigationTitle"
            }
            outer = call
        }
        return false
    }

    /// A text in one of the two stacks around it.
    private static func hasTextBeside(_ node: FunctionCallExprSyntax) -> Bool {
        let stacks = node.enclosures.prefix {
            ["HStack", "VStack", "ZStack", "Group", "Section", "GeometryReader"].contains($0.call.name)
        }
        return stacks.prefix(2).contains { stack in
            stack.closure.statements.contains { item in
                !node.isInside(item)
                    && item.tokens(viewMode: .sourceAccurate).contains { $0.text == "Text" || $0.text == "Label" }
            }
        }
    }
}
