import SwiftSyntax

/// Swipe actions where no list shows them.
enum SwipeOutsideList: Rule {
    static let about = RuleDescription(
        id: "swipe-outside-list",
        title: "Swipe actions outside a list",
        standing: .optIn,
        rationale: """
            Before iOS 27 only a List shows swipe actions. On a row of a ScrollView or a lazy stack the modifier does nothing: people swipe in vain, \
            and what the buttons do cannot be reached.
            """,
        source: "Apple: swipeActions(edge:allowsFullSwipe:content:)",
        blindSpots: "Rows whose list is in another file, and rows in containers of the project's own.",
        message:
            "People swipe in vain: before iOS 27, only a List shows swipe actions; put the rows into a List, or offer the actions in a context menu",
        platforms: [.ios, .macos, .watchos, .visionos],
        triggering: """
            ScrollView { LazyVStack { ForEach(items) { item in Row(item).↓swipeActions { Button("Delete") { delete(item) } } } } }

            struct A: View {
                var body: some View { ScrollView { VStack { ForEach(items) { row($0) } } } }
                func row(_ item: Item) -> some View { Text("a").↓swipeActions { Button("Delete") { delete(item) } } }
            }
            """,
        nonTriggering: """
            List { ForEach(items) { item in Row(item).swipeActions { Button("Delete") { delete(item) } } } }

            Form { Row().swipeActions { Button("Delete") { delete() } } }

            struct Row: View { var body: some View { HStack { Text("a") }.swipeActions { Button("Delete") { delete() } } } }

            ScrollView { SwipeList { Row().swipeActions { Button("Delete") { delete() } } } }

            ScrollView { Text("a").sheet(isPresented: $isShown) { Row().swipeActions { Button("Delete") { delete() } } } }

            ScrollView { LazyVStack { Row().swipeActions { Button("Delete") { delete() } } }.swipeActionsContainer() }

            // [target 27.0]
            ScrollView { Row().swipeActions { Button("Delete") { delete() } } }

            ScrollView { Row().swipeActions(actions) }
            // other file
            extension View { func swipeActions(_ actions: [Action]) -> some View { modifier(Swipes(actions)) } }

            ScrollView { if wide { Text("a") } else { List { Row().swipeActions { Button("Delete") { delete() } } } } }
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        if file.functions.contains(where: { $0.name.text == "swipeActions" }) {
            report.fact(.backports, "swipeActions")
        }
        let platform = file.settings.platform
        if let target = file.settings.deploymentTarget, !(target < everywhere) { return }
        guard file.calls("swipeActionsContainer").isEmpty, !file.imports.contains(where: { $0.contains("Swip") }) else {
            return
        }
        for use in file.modifiers("swipeActions") where !["List", "Form"].contains(use.chain.name) {
            let token = use.modifier.call.nameToken
            guard token.guardedVersion(on: platform).map({ $0 < everywhere }) ?? true,
                isCertainlyOutside(file.around(use.chain.node))
            else { continue }
            report.finding(at: token, unless: [Fact(.backports, "swipeActions")])
        }
    }

    /// The next container that scrolls or loads lazily is no list, nor is there one further out.
    private static func isCertainlyOutside(_ around: Around) -> Bool {
        guard let next = around.receivers.first(where: { !transparent.contains($0.name) }),
            others.contains(next.name), next.call.base == nil
        else { return false }
        return !around.isGiven(to: ["List", "Form", "Table", "OutlineGroup"])
    }

    /// Since then swipe actions work in any container, on every platform.
    private static let everywhere = Version(27)
    private static let others: Set<String> = ["ScrollView", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]
    private static let transparent: Set<String> = [
        "ForEach", "Group", "HStack", "VStack", "ZStack", "Section", "Grid", "GridRow", "ScrollViewReader",
        "GeometryReader",
    ]
}
