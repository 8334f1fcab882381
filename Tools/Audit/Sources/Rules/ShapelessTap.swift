import SwiftSyntax

enum ShapelessTap: Rule {
    static let about = RuleDescription(
        id: "shapeless-tap-gesture",
        title: "Tappable view with gaps and no content shape",
        level: .question,
        weight: 5,
        whom: "everyone",
        rationale: """
            SwiftUI gives taps only to what is drawn. In a row with a Spacer, on a stroked ring or on a clear colour, \
            a tap on the empty part does nothing, although it looks like one control.
            """,
        source: "Apple: View.contentShape(_:eoFill:)",
        blindSpots: "Rows whose parts come from other files; backgrounds drawn by modifiers of another module.",
        change: "add .contentShape(Rectangle()) at the end of the label",
        platforms: [.ios, .macos, .visionos, .watchos]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for function in file.index.functions where function.enclosingType?.is(ExtensionDeclSyntax.self) == true {
            let views = function.body?.statements.views ?? []
            if views.contains(where: { ViewChain(of: $0).applies(filling) }) {
                report.fact(.fillsShape, function.name.text)
            }
        }
        for tap in file.taps { check(tap, in: file, &report) }
        for control in file.controls where ["Button", "NavigationLink"].contains(control.name) {
            check(control, in: file, &report)
        }
    }

    /// Modifiers after which the whole view takes taps.
    fileprivate static let filling: Set<String> = [
        "background", "overlay", "contentShape", "glassEffect", "listRowBackground",
    ]

    private static func check(_ tap: Tap, in file: SourceFile, _ report: inout Report) {
        let around = file.around(tap.chain.node)
        let before = tap.chain.modifiers.prefix(tap.position)
        guard !tap.isNoControl(in: file), !Control.names.contains(tap.chain.name),
            !tap.chain.hasAny(["accessibilityHidden", "contentShape"]), !around.has("contentShape"),
            !around.isGiven(to: ["background", "TableColumn"]), let gap = tap.chain.gap(before, in: file)
        else { return }
        let harm = "A \(file.press) on \(gap) does nothing"
        let dot = tap.call.member?.period.positionAfterSkippingLeadingTrivia.utf8Offset
        // The fix changes only where taps land.
        let fix = dot.map { [Edit(start: $0, end: $0, text: ".contentShape(Rectangle())" + tap.call.lineBreak)] } ?? []
        let unless = before.map { Fact(.fillsShape, $0.name) }
        let change = "add .contentShape(Rectangle()) before the gesture"
        report.finding(at: tap.call.nameToken, harm, change: change, unless: unless, fix: fix)
    }

    private static func check(_ control: Control, in file: SourceFile, _ report: inout Report) {
        guard control.label.count == 1, !control.chain.has("contentShape"), !control.doesNothing else { return }
        let label = ViewChain(of: control.label[0])
        let around = file.around(control.chain.node)
        guard let gap = label.gap(label.modifiers[...], in: file), !around.isSizedBySystem, !around.has("contentShape"),
            let style = control.style(around)
        else { return }
        let unless = label.modifiers.map { Fact(.fillsShape, $0.name) }
        if ["plain", "PlainButtonStyle"].contains(style) {
            report.finding(at: control.call.nameToken, "A \(file.press) on \(gap) does nothing", unless: unless)
        } else if !["borderless", "bordered", "borderedProminent", "automatic"].contains(style) {
            report.ask(at: control.call.nameToken, "Does its style fill the empty part?", unless: unless)
        }
    }
}

extension ViewChain {
    /// The part that isn't drawn, like “the inside of the ring”; nil if everything takes taps, or if unclear.
    fileprivate func gap(_ before: ArraySlice<Modifier>, in file: SourceFile) -> String? {
        if before.contains(where: { ShapelessTap.filling.contains($0.name) }) { return nil }
        if SwiftUIViews.shapes.contains(name) {
            let isStroked = ["stroke", "strokeBorder"].contains(before.first?.name)
            return isStroked && !before.contains { $0.name == "fill" } ? "the inside of the ring" : nil
        }
        if root.trimmedDescription == "Color.clear" { return "a clear colour" }
        guard ["HStack", "VStack", "LazyVStack"].contains(name) else { return nil }
        let views = (rootCall?.closure(nil)?.views ?? []).map { ViewChain(of: $0) }
        // Points: narrow views have only small gaps.
        let isNarrow = before.contains {
            file.number($0.name == "frame" ? $0.call.argument("width") : nil).map { $0 <= 120 } == true
        }
        guard !isNarrow, !views.contains(where: \.fills) else { return nil }
        if Self.haveGap(views) { return "the empty space between its parts" }
        let isStretched = before.contains {
            $0.name == "frame" && $0.call.argument("maxWidth")?.trimmedDescription.hasSuffix(".infinity") == true
        }
        // Parts of unknown width may fill the frame.
        let isNarrower = views.allSatisfy { ["Text", "Image", "Label"].contains($0.name) && !$0.has("frame") }
        return isStretched && isNarrower ? "the empty space beside its parts" : nil
    }

    private var hasSpacer: Bool {
        // A spacer of fixed length is only a gap.
        if name == "Spacer" { return !has("frame") }
        guard ["HStack", "VStack", "Group"].contains(name), !hasAny(["background", "contentShape"]) else {
            return false
        }
        return Self.haveGap((rootCall?.closure(nil)?.views ?? []).map { ViewChain(of: $0) })
    }

    /// A gap at the end of a row or between its parts. People press centred or single parts directly.
    private static func haveGap(_ views: [ViewChain]) -> Bool {
        let gaps = views.map(\.hasSpacer)
        guard views.count > 1, views[0].name == "Spacer" else { return gaps.contains(true) }
        return views[views.count - 1].name == "Spacer" ? gaps.dropFirst().dropLast().contains(true) : views.count > 2
    }

    private var fills: Bool { (SwiftUIViews.shapes.contains(name) || isColor) && !hasAny(["frame", "stroke"]) }
}

extension SourceFile {
    fileprivate var press: String { settings.platform == .macos ? "click" : "tap" }
}
