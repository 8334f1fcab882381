import SwiftSyntax

/// A slider that says nothing but its value.
enum UnlabelledSlider: Rule {
    static let about = RuleDescription(
        id: "unlabelled-slider",
        title: "Slider without a label",
        rationale: """
            VoiceOver reads a slider by its label. Without one people hear “50 percent, adjustable” and must guess of what; text beside it is another \
            element. The label is spoken and need not be drawn: a slider in a stack hides it on iOS.
            """,
        source: "WCAG 4.1.2; Apple: Slider",
        blindSpots: "Sliders of the project's own, and sliders in its own containers, which may label them.",
        message:
            "People who use VoiceOver hear a value and not of what: give the slider a label, as in Slider(value:in:) { Text(…) }, or use .accessibilityLabel",
        doubt: "whether the view around it labels the slider is not to be seen",
        platforms: [.ios, .macos, .watchos, .visionos],
        triggering: """
            VStack { Text("Volume"); ↓Slider(value: $volume, in: 0...1) }

            ↓Slider(value: $position) { isEditing in seek(isEditing) }

            ↓Slider(value: $scale, in: 1...3) { EmptyView() } minimumValueLabel: { Text("1") } maximumValueLabel: { Text("3") }
            """,
        nonTriggering: """
            Slider(value: $volume, in: 0...1) { Text("Volume") }

            Slider(value: $volume, in: 0...1, label: { Text("Volume") })

            Slider(value: $volume, in: 0...1, label: Text("Volume"))

            Slider(value: $volume).accessibilityLabel("Volume")

            VStack { Text("Volume"); Slider(value: $volume) }.accessibilityElement(children: .combine)

            LabeledContent("Volume") { Slider(value: $volume) }

            Slider(value: $volume).accessibilityHidden(true)

            Text("a").accessibilityRepresentation { Slider(value: $volume) }.accessibilityLabel("Volume")

            SettingRow("Volume") { ↯Slider(value: $volume) }

            struct VolumeSlider: View { @Binding var volume: Double; var body: some View { Slider(value: $volume) } }
            // other file
            struct A: View { var body: some View { VolumeSlider(volume: $volume).accessibilityLabel("Volume") } }

            LabelledRow("Volume") { Slider(value: $volume) }
            // other file
            struct LabelledRow<Content: View>: View {
                let title: String
                @ViewBuilder let content: () -> Content
                var body: some View { VStack { Text(title); content().accessibilityLabel(title) } }
            }

            Slider(value: $volume)
            // other file
            struct Slider: View { @Binding var value: Double; var body: some View { Text("a") } }

            Slider("Volume", value: $volume, in: 0...1)
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        report.add(file.labellingFacts)
        if file.types.contains(where: { $0.typeName == "Slider" }) { report.fact(.ownType, "Slider") }
        for chain in file.chains(rootedIn: "Slider") {
            guard let call = chain.rootCall, call.base == nil, call.hasArgument("value"), call.firstUnlabelled == nil,
                !hasLabel(call), !chain.hasAny(ViewChain.naming), !chain.has("accessibilityRepresentation")
            else { continue }
            let around = file.around(chain.node)
            if around.hasAny(ViewChain.naming) || around.isGiven(to: labelling) { continue }
            let vouchers = chain.labelVouchers(around) + [Fact(.ownType, "Slider")]
            let place = call.node.calledExpression
            if around.receivers.contains(where: { isOwn($0) }) {
                report.cannotTell(at: place, unless: vouchers)
            } else {
                report.finding(at: place, unless: vouchers)
            }
        }
    }

    /// A closure without parameters that shows something; one with a parameter is told of editing.
    private static func hasLabel(_ slider: Call) -> Bool {
        if let label = slider.argument("label"), !label.is(ClosureExprSyntax.self) { return true }
        let closures = slider.closures.filter { $0.label == "label" || $0.label == nil }
        return closures.contains { label, closure in
            if label == nil, closure.signature?.parameterClause != nil || closure.mentions(["$0"]) { return false }
            return closure.views.contains { ViewChain(of: $0).name != "EmptyView" }
        }
    }

    private static func isOwn(_ receiver: Receiver) -> Bool {
        receiver.call.base == nil && receiver.name.first?.isUppercase == true && !containers.contains(receiver.name)
    }

    private static let labelling: Set<String> = [
        "LabeledContent", "accessibilityRepresentation", "accessibilityChildren", "LabeledContentStyle",
    ]
    private static let containers = SwiftUIViews.containers.union([
        "List", "Form", "Section", "ScrollView", "Grid", "GridRow", "LazyVGrid", "LazyHGrid", "NavigationStack",
        "NavigationView", "NavigationSplitView", "GeometryReader", "ScrollViewReader", "TabView", "Tab", "GroupBox",
        "DisclosureGroup", "ToolbarItem", "ToolbarItemGroup", "ControlGroup", "Menu", "AnyView", "TimelineView",
        "WindowGroup", "Window", "Settings", "MenuBarExtra",
    ])
}
