/// The text behind a rule that everyone can look up.
extension RuleDescription {
    /// `Human Interface Guidelines, Motion; WCAG 2.3.3`.
    public var reference: String {
        let written = source.split(separator: ";").map { $0.drop { $0 == " " } }
        // The project's own requirements are not published: `seed 003` tells an app's team nothing.
        let published = written.filter { !$0.hasPrefix("seed ") }.map(String.init)
        return (Self.pages[id].map { [$0] + published } ?? published).joined(separator: "; ")
    }

    /// The address of the page in Apple's guidelines; nil when another text is behind it.
    var address: String? {
        guard let page = Self.pages[id], page.hasPrefix(Self.guidelines) else { return nil }
        let name = page.dropFirst(Self.guidelines.count).lowercased().replacing(" ", with: "-")
        return "https://developer.apple.com/design/human-interface-guidelines/\(name)"
    }

    private static let guidelines = "Human Interface Guidelines, "

    private static let pages: [String: String] = {
        let topics = [
            "Motion": ["endless-animation", "removed-while-celebrating"],
            "Playing haptics": ["haptic-on-press-state", "haptic-on-undo"],
            "Alerts": ["raw-error"],
            "Loading": ["missing-status"],
            "Typography": ["fixed-font-size"],
        ]
        var pages = [
            "animation-without-value": "Apple: View.animation(_:value:)",
            "shapeless-tap-gesture": "Apple: View.contentShape(_:eoFill:)",
            "unguarded-symbol-effect": "The Swift Programming Language, Checking API Availability",
        ]
        for (topic, ids) in topics { for id in ids { pages[id] = guidelines + topic } }
        return pages
    }()
}
