import SwiftSyntax

/// The height of a view whose texts have one line each, at the standard text size.
struct LineHeight {
    /// nil if it is unknown.
    private(set) var points: Double?
    /// Modifiers of the project that it expects to change only how the view looks.
    private(set) var looks: Set<String> = []
    private let file: SourceFile

    /// The label of a control.
    init(of views: [ExprSyntax], title: ExprSyntax?, _ outer: [Call], in file: SourceFile) {
        self.file = file
        let fonts = outer.filter {
            $0.name == "font" || !Extent.knows($0.name) && file.number($0.firstUnlabelled) != nil
        }
        points = title == nil ? highest(views, fonts, 2) : Self.isLong(title) ? nil : line(fonts)
    }

    /// The view up to a modifier, such as a gesture.
    init(of chain: ViewChain, upTo end: Int, in file: SourceFile) {
        self.file = file
        points = height(chain, [], 2, upTo: end)
    }

    /// Line heights of the text styles. Source: Human Interface Guidelines, Typography.
    private static let styles = [
        "largeTitle": 41.0, "title": 34, "title2": 28, "title3": 25, "headline": 22, "body": 22, "callout": 21,
        "subheadline": 20, "footnote": 18, "caption": 16, "caption2": 13,
    ]

    private mutating func highest(_ views: [ExprSyntax], _ fonts: [Call], _ depth: Int) -> Double? {
        let heights = views.map { height(ViewChain(of: $0), fonts, depth) }
        return heights.contains(nil) ? nil : heights.compactMap(\.self).max()
    }

    private mutating func height(_ chain: ViewChain, _ outer: [Call], _ depth: Int, upTo end: Int? = nil) -> Double? {
        let modifiers = chain.modifiers.prefix(end ?? chain.modifiers.count).filter { modifier in
            let name = modifier.name
            if Extent.knows(name) || modifier.isConditional { return true }
            looks.insert(name)
            return false
        }
        // `.caption(12)` of the project.
        let sizes = chain.modifiers.map(\.call).filter {
            looks.contains($0.name) && file.number($0.firstUnlabelled) != nil
        }
        let fonts = sizes + chain.calls("font") + outer
        guard let content = content(of: chain, fonts, depth) else { return nil }
        var extent = Extent(width: 0, height: content, isUncertain: false)
        for modifier in modifiers { extent.apply(modifier, in: file) }
        return extent.isUncertain ? nil : extent.height
    }

    private mutating func content(of chain: ViewChain, _ fonts: [Call], _ depth: Int) -> Double? {
        let inner = (chain.rootCall?.closure(nil) ?? chain.rootCall?.closure("content"))?.views ?? []
        switch chain.name {
        case "Spacer", "Divider", "EmptyView": return 0
        case "Text", "Label":
            let text = chain.rootCall?.firstUnlabelled
            let mayWrap =
                chain.hasAny(["multilineTextAlignment", "fixedSize"])
                || chain.calls("lineLimit").contains { $0.firstUnlabelled?.trimmedDescription != "1" }
            return text == nil || Self.isLong(text) || mayWrap ? nil : line(fonts)
        case "Image" where !chain.has("resizable"):
            return chain.rootCall?.hasArgument("systemName") == true ? line(fonts) : nil
        case "HStack", "ZStack", "Group": return highest(inner, fonts, depth)
        case "VStack":
            let heights = inner.map { height(ViewChain(of: $0), fonts, depth) }
            let spacing = file.number(chain.rootCall?.argument("spacing")) ?? 8
            return heights.contains(nil) ? nil : heights.compactMap(\.self).reduce(-spacing) { $0 + $1 + spacing }
        case "Button", "Menu": return nil
        default:
            let extent = Extent(of: chain, in: file)
            if let height = extent.height, !extent.isUncertain { return height }
            guard depth > 0, chain.root.isOwnMember, let views = file.views(ofMember: chain.name) else { return nil }
            return highest(views, fonts, depth - 1)
        }
    }

    private func line(_ fonts: [Call]) -> Double? {
        guard let font = fonts.first?.firstUnlabelled else { return Self.styles["body"] }
        if let size = ViewChain(of: font).rootCall?.argument("size") { return file.number(size).map { $0 * 1.2 } }
        if let size = file.number(font) { return size * 1.2 }
        return Self.styles.first { font.contains(token: [$0.key]) }?.value ?? Self.styles["body"]
    }

    /// A literal that is too long for one line.
    private static func isLong(_ text: ExprSyntax?) -> Bool {
        let parts = text.map { Search.all(StringSegmentSyntax.self, in: $0) } ?? []
        return parts.reduce(0) { $0 + $1.content.text.count } > 40
    }
}
