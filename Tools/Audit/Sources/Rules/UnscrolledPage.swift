import SwiftSyntax

enum UnscrolledPage: Rule {
    static let about = RuleDescription(
        id: "unscrolled-page",
        title: "A screen that cannot be scrolled",
        level: .question,
        weight: 6,
        whom: "people who set a larger text size, and everyone with a small phone",
        rationale: """
            At the largest text sizes, a line of body text is 60 points high, and above the keyboard of a small phone there \
            are some 300. What does not fit is cut off: often the button at the bottom.
            """,
        source: "Human Interface Guidelines, Typography; WCAG 1.4.4, 1.4.10",
        blindSpots: "Views of other modules, which count as one line; screens that another file scrolls.",
        harm: "At a larger text size, on a small phone or in landscape, this does not fit and can't be scrolled",
        change: "put it into a ScrollView, with .scrollBounceBehavior(.basedOnSize)",
        platforms: [.ios]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for type in file.index.types where type.contains(token: scrolling) { report.fact(.scrolls, type.typeName) }
        for chain in ["ScrollView", "List", "Form"].flatMap(file.chains) {
            for call in Search.calls(in: chain.root) where call.isInitializer {
                report.fact(.placedInScroll, call.name)
            }
        }
        guard file.index.imports.isDisjoint(with: ["WidgetKit", "WatchKit", "AppKit"]) else { return }
        for view in file.views {
            var page = Page(file: file)
            page.addHighest(of: view.member("body")?.views ?? [], depth: 4)
            guard let stack = page.stack, page.isPage, page.views.isDisjoint(with: scrolling),
                page.height > (page.views.isDisjoint(with: fields) ? 399 : 300)
            else { continue }
            let clearing = page.views.sorted().map { Fact(.scrolls, $0) }
            report.finding(at: stack.nameToken, unless: clearing + [Fact(.placedInScroll, view.typeName)])
        }
    }

    private static let scrolling: Set<String> = [
        "ScrollView", "List", "Form", "Table", "TabView", "UIViewRepresentable", "UIViewControllerRepresentable",
        "ViewThatFits", "LazyVStack", "Map", "dynamicTypeSize",
    ]
    private static let marks: Set<String> = [
        "navigationTitle", "navigationBarTitle", "toolbar", "navigationBarHidden", "navigationBarItems",
    ]
    private static let roots: Set<String> = ["NavigationStack", "NavigationView"]
    private static let fields: Set<String> = ["TextField", "SecureField", "TextEditor"]

    /// The height of a body at the largest text size.
    private struct Page {
        let file: SourceFile
        var stack: Call?
        var height = 0.0
        var views: Set<String> = []
        var isPage = false

        /// The branches of a condition, of which one is shown.
        mutating func addHighest(of parts: [ExprSyntax], depth: Int) {
            let start = height
            var most = start
            for part in parts {
                height = start
                add(ViewChain(of: part), depth: depth)
                most = max(most, height)
            }
            height = most
        }

        mutating func add(_ chain: ViewChain, depth: Int) {
            let name = chain.name
            views.insert(name)
            isPage = isPage || chain.hasAny(marks) || roots.contains(name)
            if name == "VStack", stack == nil {
                stack = chain.rootCall
                isPage =
                    isPage
                    || chain.rootCall?.closure(nil)?.views.contains { ViewChain(of: $0).name == "Spacer" } == true
            }
            let given = chain.calls("frame").lazy.compactMap { Constants.literal($0.argument("height")) }.first
            let words = Double(chain.rootCall?.firstUnlabelled?.text?.count ?? 20)
            if let given {
                height += given
            } else if name == "Text" {
                height += 60 * max(1, (words / 16).rounded(.up))
            } else if SwiftUIViews.containers.contains(name) || roots.contains(name) || name == "GeometryReader" {
                let start = height
                var most = start
                for item in chain.rootCall?.closures.last?.closure.statements ?? [] {
                    if ["HStack", "ZStack"].contains(name) { height = start }
                    let branch = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
                    let parts = branch?.body.statements.views ?? CodeBlockItemListSyntax.views(of: Syntax(item.item))
                    for part in parts { add(ViewChain(of: part), depth: depth) }
                    most = max(most, height)
                }
                height = most
            } else if chain.root.isOwnMember, depth > 0, let parts = file.views(ofMember: name) {
                addHighest(of: parts, depth: depth - 1)
            } else if !SwiftUIViews.decoration.contains(name) {
                height += 80
            }
        }
    }
}
