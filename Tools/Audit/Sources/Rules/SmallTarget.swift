import Nod
import SwiftSyntax

/// A control that fingers miss, by the size that its code gives it.
enum SmallTarget: Rule {
    static let about = RuleDescription(
        id: "small-target",
        title: "Target smaller than a finger",
        rationale: """
            Fingers miss what is small, and hit what is beside it. What counts is the control: the frame and the padding inside its \
            label. Padding and frames around a button are not pressed.
            """,
        source: "WCAG 2.5.5, 2.5.8",
        blindSpots:
            "Sizes that come from fonts, from other files or from what is offered; styles of the project's own; neighbours that pass taps on.",
        platforms: [.ios, .macos, .visionos, .watchos]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for name in viewsInBars(of: file) { report.fact(.placedInBar, name) }
        noteStyles(of: file, &report)
        for control in file.controls where sized.contains(control.name) { check(control, in: file, &report) }
        for tap in file.taps { check(tap, in: file, &report) }
    }

    /// Controls that are as large as their label.
    private static let sized: Set<String> = ["Button", "Menu", "NavigationLink", "Link", "ShareLink", "PhotosPicker"]

    private static func check(_ control: Control, in file: SourceFile, _ report: inout Report) {
        guard !control.doesNothing, !control.label.isEmpty else { return }
        var extent = Extent(of: control.label, in: file)
        for modifier in control.chain.modifiers
        where ["contentShape", "touchTarget", "forgivingTouchArea"].contains(modifier.name)
            // A frame around a button is not pressed, but a resizable label shrinks into it.
            || modifier.name == "frame" && extent.isFlexible
        {
            extent.apply(modifier, in: file)
        }
        let around = file.around(control.chain.node)
        let isInRow = around.isGiven(to: ["List", "Form", "Section"]) && control.style(around) == nil
        guard let size = tooSmall(extent, in: file), !isInRow, !around.isSizedBySystem, !control.chain.isInvisible,
            !around.isInvisible
        else { return }
        let style = control.style(around).flatMap { Control.plainStyles.contains($0) ? nil : $0 }
        let inBar = Fact(.placedInBar, control.chain.node.enclosingTypeName)
        if extent.isUncertain || style != nil {
            let doubt = "Its label is \(size), but a style or modifier may enlarge it"
            report.cannotTell(
                at: control.call.nameToken,
                doubt,
                unless: style.map { [Fact(.sizesControl, $0), inBar] } ?? [inBar]
            )
        } else {
            report.finding(at: control.call.nameToken, message(size, in: file), unless: [inBar])
        }
    }

    private static func check(_ tap: Tap, in file: SourceFile, _ report: inout Report) {
        guard !tap.isNoControl(in: file), !tap.isOnControlOrScrim, tap.count == 1, !tap.chain.has("accessibilityHidden")
        else {
            return
        }
        let extent = Extent(of: tap.chain, upTo: tap.position, in: file)
        let around = file.around(tap.chain.node)
        guard let size = tooSmall(extent, in: file), !extent.isUncertain, !around.isSizedBySystem,
            !tap.chain.isInvisible,
            !around.isInvisible, !around.isInControl
        else { return }
        let inBar = Fact(.placedInBar, tap.chain.node.enclosingTypeName)
        report.finding(at: tap.call.nameToken, message(size, in: file), unless: [inBar])
    }

    /// “24 × 24 points”, if that is clearly too small: below 28 points on phones, Apple's minimum for what is seldom tapped, and for
    /// children below their profile's target. What is long may be narrower.
    private static func tooSmall(_ extent: Extent, in file: SourceFile) -> String? {
        let sides = [extent.width, extent.height].compactMap(\.self)
        // Nothing to press at all, or a line between things.
        guard !sides.isEmpty, !sides.contains(where: { $0 <= 2 }) else { return nil }
        let (small, isSmall): (Double, Bool)
        switch file.settings.platform {
        case .macos: (small, isSmall) = (12, sides.allSatisfy { $0 < 12 })
        case .visionos, .watchos, .tvos: (small, isSmall) = (28, sides.contains { $0 < 28 })
        case .ios:
            small = file.settings.profile == .child ? file.settings.profile.profile.target : 28
            let isLong =
                extent.width.map { $0 >= small * 40 / 28 } ?? true
                || extent.height.map { $0 >= small * 40 / 28 } ?? false
            isSmall = sides.contains { $0 < (isLong && extent.height != nil ? small * 22 / 28 : small) }
        }
        guard isSmall else { return nil }
        switch (extent.width, extent.height) {
        case (let width?, let height?): return "\(width.asPoints) × \(height.asPoints) points"
        case (let width?, nil): return "\(width.asPoints) points wide"
        default: return "\(sides[0].asPoints) points high"
        }
    }

    private static func message(_ size: String, in file: SourceFile) -> String {
        let platform = file.settings.platform
        let pointer = platform == .macos ? "pointer" : platform == .visionos ? "eyes" : "finger"
        let least = platform == .macos ? 20 : platform == .ios ? file.settings.profile.profile.target : 28
        let isUsual = platform == .ios && least == 44
        return "People miss this control with their \(pointer): \(size), and \(least.asPoints) points are needed"
            + (isUsual ? ", 28 at the very least" : "")
            + "; give the label .frame(minWidth: \(least.asPoints), minHeight: \(least.asPoints)) and a .contentShape"
    }

    /// Styles of the project's own that give their label a size.
    private static func noteStyles(of file: SourceFile, _ report: inout Report) {
        for function in file.functions(named: "makeBody") {
            let chains = (function.body?.statements.views ?? []).map { ViewChain(of: $0) }
            if chains.contains(where: { $0.hasAny(["frame", "padding", "touchTarget"]) }) {
                report.fact(.sizesControl, function.enclosingTypeName)
            }
        }
    }

    /// The project's own views that this file puts into bars and menus.
    private static func viewsInBars(of file: SourceFile) -> [String] {
        let bars = SwiftUIViews.bars.subtracting(["Picker", "Table"]).flatMap(file.calls)
        let parts = bars.flatMap {
            $0.closures.filter { $0.label != "label" }.map { Syntax($0.closure) } + $0.node.arguments.map { Syntax($0) }
        }
        return parts.flatMap { Search.calls(in: $0) }.filter { $0.base == nil && $0.name.first?.isUppercase == true }
            .map(\.name)
            .filter { !Control.names.contains($0) && !SwiftUIViews.containers.contains($0) }
    }
}

extension Double {
    fileprivate var asPoints: String {
        self == rounded() && self < 1e9 ? String(Int(self)) : String((self * 10).rounded() / 10)
    }
}
