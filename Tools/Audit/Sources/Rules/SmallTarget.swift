import Nod
import SwiftSyntax

enum SmallTarget: Rule {
    static let about = RuleDescription(
        id: "small-target",
        title: "Touch target too small",
        whom: "people with large or unsteady fingers",
        rationale: """
            Small targets are easy to miss, and a miss hits what is beside them. Only the control itself counts: the \
            frame and the padding inside its label. Padding and frames around a button take no touches.
            """,
        source: "WCAG 2.5.5, 2.5.8",
        blindSpots: "Sizes from fonts, other files or the offered space; custom styles; neighbours that pass taps on.",
        platforms: [.ios, .macos, .visionos, .watchos]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for name in file.viewsInBars { report.fact(.placedInBar, name) }
        for name in file.stylesWithSize { report.fact(.sizesControl, name) }
        for control in file.controls where sized.contains(control.name) { check(control, in: file, &report) }
        for tap in file.taps { check(tap, in: file, &report) }
        for chain in file.index.chains where chain.name.hasSuffix("Button") && chain.rootCall?.isInitializer == true {
            // A button of the project's own fills at most its frame.
            guard chain.name != "Button", let frame = chain.calls("frame").first,
                let width = file.number(frame.argument("width")), let height = file.number(frame.argument("height")),
                min(width, height) > 2, file.settings.platform == .ios
            else { continue }
            let extent = Extent(width: width, height: height, isUncertain: true)
            judge(extent, nil, at: frame.nameToken, of: chain, in: file, &report)
        }
    }

    private static let sized: Set<String> = ["Button", "Menu", "NavigationLink", "Link", "ShareLink", "PhotosPicker"]

    private static func check(_ control: Control, in file: SourceFile, _ report: inout Report) {
        guard !control.doesNothing, !control.label.isEmpty else { return }
        var extent = Extent(of: control.label, in: file)
        for modifier in control.chain.modifiers
        where ["contentShape", "touchTarget", "forgivingTouchArea"].contains(modifier.name)
            // A frame around a button can't be pressed, but a resizable label shrinks into it.
            || modifier.name == "frame" && extent.isFlexible
        {
            extent.apply(modifier, in: file)
        }
        let around = file.around(control.chain.node)
        let style = control.style(around)
        if style == nil, around.isGiven(to: ["List", "Form", "Section"]) { return }
        // The view around it may answer the same tap.
        let answered = around.answers(control.call) ? "" : nil
        let own = style.flatMap { Control.plainStyles.contains($0) ? nil : $0 } ?? answered
        judge(extent, own, at: control.call.nameToken, of: control.chain, in: file, &report)
    }

    private static func check(_ tap: Tap, in file: SourceFile, _ report: inout Report) {
        let extent = Extent(of: tap.chain, upTo: tap.position, in: file)
        guard !tap.isNoControl(in: file), !tap.isOnControlOrScrim, tap.count == 1,
            !tap.chain.has("accessibilityHidden"), !extent.isUncertain, !file.around(tap.chain.node).isInControl
        else { return }
        judge(extent, nil, at: tap.call.nameToken, of: tap.chain, in: file, &report)
    }

    private static func judge(
        _ extent: Extent,
        _ style: String?,
        at place: TokenSyntax,
        of chain: ViewChain,
        in file: SourceFile,
        _ report: inout Report
    ) {
        let around = file.around(chain.node)
        let isAsked = file.settings.platform == .ios && file.settings.profile == .standard
        let certain = tooSmall(extent, in: file)
        guard let size = certain ?? (isAsked ? tooSmall(extent, below: 44, in: file) : nil), !around.isSizedBySystem,
            !chain.isInvisible, !around.isInvisible
        else { return }
        let inBar = Fact(.placedInBar, chain.node.enclosingTypeName)
        let least = least(in: file).asPoints
        let change = "give the label .frame(minWidth: \(least), minHeight: \(least)) and a .contentShape"
        let isDoubtful = extent.isUncertain || style != nil
        if certain != nil, !isDoubtful {
            let platform = file.settings.platform
            let pointer = platform == .macos ? "a pointer" : platform == .visionos ? "the eyes" : "a finger"
            let harm = "At \(size), this is easy to miss with \(pointer); \(least) are needed"
            let lowest = platform == .ios && least == "44" ? ", 28 at the very least" : ""
            return report.finding(at: place, harm + lowest, change: change, unless: [inBar])
        }
        let doubt =
            isDoubtful
            ? "Its label is \(size), but a style, a modifier or the view around it may enlarge it"
            : "At \(size), it is easy to miss; 44 are comfortable"
        let unless = [inBar] + (style.map { [Fact(.sizesControl, $0)] } ?? [])
        report.ask(at: place, doubt, change: change, unless: unless)
    }

    /// The size, like “24 × 24 points”, if it is too small: below Apple's minimum of 28 points on phones,
    /// below the profile's target for children. Long controls may be narrower.
    private static func tooSmall(_ extent: Extent, below limit: Double = 28, in file: SourceFile) -> String? {
        let sides = [extent.width, extent.height].compactMap(\.self)
        // Invisible, or a separator.
        guard !sides.isEmpty, !sides.contains(where: { $0 <= 2 }) else { return nil }
        let (small, isSmall): (Double, Bool)
        switch file.settings.platform {
        case .macos: (small, isSmall) = (12, sides.allSatisfy { $0 < 12 })
        case .visionos, .watchos, .tvos: (small, isSmall) = (28, sides.contains { $0 < 28 })
        case .ios:
            small = file.settings.profile == .child ? file.settings.profile.profile.target : limit
            let isLong =
                extent.width.map { $0 >= small * 40 / 28 } ?? true
                || extent.height.map { $0 >= small * 40 / 28 } ?? false
            isSmall = sides.contains { $0 < (isLong && extent.height != nil ? small * 22 / 28 : small) }
        }
        return isSmall ? extent.said : nil
    }

    private static func least(in file: SourceFile) -> Double {
        let platform = file.settings.platform
        return platform == .macos ? 20 : platform == .ios ? file.settings.profile.profile.target : 28
    }
}
