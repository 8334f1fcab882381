import SwiftSyntax

/// Which views certainly take most of the screen, so that all of it moves when they come and go.
enum LargeView {
    /// Points: what is lower zooms and spins without much harm.
    static let height = 100.0
    /// Points: what is as high takes a good part of the screen.
    static let tall = 200.0

    static let screens: Set<String> = [
        "List", "ScrollView", "Form", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "Map",
        "Table", "TextEditor", "WebView",
    ]
    static let containers: Set<String> = ["VStack", "HStack", "ZStack", "Group", "GeometryReader", "LazyVStack"]
    /// As the names of views of the project's own end.
    static let names = ["drawer", "sidebar", "sheet", "screen", "page"]
    /// Of pictures and views that zoom and flip as a whole.
    static let cards = ["card", "poster", "cover", "artwork", "photo", "hero", "logo"]
}

extension SourceFile {
    /// Notes which views of the project's own are large, for other files that slide them in.
    func largeViews() -> [String] {
        views.filter { type in
            let views = type.member("body")?.views ?? []
            return !views.isEmpty && views.allSatisfy { fillsScreen(ViewChain(of: $0)) }
        }.map(\.typeName)
    }

    /// `chain`, up to its link `end`, certainly takes most of the screen.
    func fillsScreen(_ chain: ViewChain, upTo end: Int? = nil, isPart: Bool = false, depth: Int = 2) -> Bool {
        let links = chain.modifiers.prefix(end ?? chain.modifiers.count).map(\.call)
        if let height = Extent(of: chain, upTo: end, in: self).height, height < LargeView.tall { return false }
        if links.contains(where: { isTallFrame($0, isPart: isPart) || $0.coversSafeArea && chain.isBackdrop }) {
            return true
        }
        let sideways = chain.rootCall?.firstUnlabelled?.written == ".horizontal"
        if LargeView.screens.contains(chain.name) { return !sideways }
        let name = chain.name.lowercased()
        let ending = name.hasSuffix("view") ? String(name.dropLast(4)) : name
        if LargeView.names.contains(where: ending.hasSuffix) { return true }
        if LargeView.containers.contains(chain.name) {
            return chain.rootCall?.closure(nil)?.views.contains {
                fillsScreen(ViewChain(of: $0), isPart: true, depth: depth)
            } == true
        }
        guard depth > 0, chain.root.isOwnMember, let views = views(ofMember: chain.name), !views.isEmpty else {
            return false
        }
        return views.allSatisfy { fillsScreen(ViewChain(of: $0), isPart: isPart, depth: depth - 1) }
    }

    /// It is high enough that people see it zoom, spin or flip.
    func isTall(_ chain: ViewChain) -> Bool {
        if chain.name.lowercased().speaks(of: LargeView.cards) || fillsScreen(chain) { return true }
        if chain.name == "Image" {
            return !chain.root.written.speaks(of: ["icon", "ic_", "arrow", "chevron", "check", "star"])
        }
        return chain.modifiers("frame").contains { frame in
            ["height", "minHeight"].contains { isAtLeast(LargeView.height, frame.call.argument($0)) }
        }
    }

    private func isTallFrame(_ call: Call, isPart: Bool) -> Bool {
        guard call.name == "frame" else { return false }
        if !isPart, call.argument("maxHeight")?.written.hasSuffix("infinity") == true { return true }
        return ["height", "minHeight"].contains { isAtLeast(LargeView.tall, call.argument($0)) }
    }

    private func isAtLeast(_ points: Double, _ length: ExprSyntax?) -> Bool {
        length.flatMap { Amounts(file: self).values(of: $0).min() } ?? 0 >= points
    }
}

extension Call {
    fileprivate var coversSafeArea: Bool {
        name == "ignoresSafeArea" && node.arguments.isEmpty
            || name == "edgesIgnoringSafeArea" && firstUnlabelled?.written == ".all"
    }
}

extension ViewChain {
    /// A colour, a picture or layers: under the bars of the system they reach from edge to edge.
    fileprivate var isBackdrop: Bool {
        ["ZStack", "GeometryReader", "Image", "LinearGradient", "Rectangle"].contains(name)
            || root.written.hasPrefix("Color")
    }
}
