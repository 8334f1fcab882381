import Nod
import SwiftSyntax

/// A control that fingers miss, by the size its code gives it.
enum SmallTarget: Rule {
    static let about = RuleDescription(
        id: "small-target",
        title: "Target smaller than a finger",
        standing: .optIn,
        rationale: """
            Fingers miss what is small, and hit what is beside it. What counts is the control: the frame and the padding inside its \
            label. Padding and frames around a button are not pressed.
            """,
        source: "seed 003; WCAG 2.5.5, 2.5.8",
        blindSpots:
            "Sizes that come from fonts, from other files or from what is offered; styles of the project's own; neighbours that pass taps on.",
        platforms: [.ios, .macos, .visionos, .watchos],
        triggering: """
            ↓Button(action: close) { Image(systemName: "xmark").frame(width: 24, height: 24) }

            ↓Button { close() } label: {
                Image("close").resizable().frame(width: 16, height: 16).padding(4).background(Circle().fill(.gray))
            }
            .padding(20)

            private let side: CGFloat = 26
            struct A: View {
                var body: some View {
                    ↓Menu { items } label: { Image(systemName: "ellipsis").frame(width: side, height: side) }
                }
            }

            Circle().fill(color).frame(width: 27, height: 27).↓onTapGesture { pick() }

            // [child]
            ↓Button(action: add) { Image(systemName: "plus").frame(width: 30, height: 30) }

            struct A: View {
                let isLarge: Bool
                var body: some View {
                    ↓Button(action: add) { Text("Add").frame(maxWidth: .infinity).frame(height: isLarge ? 21 : 18) }
                }
            }

            ↓Menu { items } label: { Icons.dots.resizable().scaledToFit().frame(width: 24) }
            ↓Button { isShown = true } label: { Image(systemName: "info.circle").foregroundStyle(.tint) }.buttonStyle(.plain)

            struct Check: View {
                @Binding var isOn: Bool
                var body: some View { Circle().frame(width: 24, height: 24).↓onTapGesture { isOn.toggle() } }
            }
            // other file
            struct Row: View { var body: some View { Check(isOn: $isOn) } }

            ↓Button(action: open) { AsyncImage(url: url) { $0.resizable() } placeholder: { Color.gray }.frame(width: 24, height: 24) }
            ↓Button(action: open) { KFImage(url).resizable().placeholder { Color.gray }.frame(width: 24, height: 24) }

            HStack {
                Text(name)
                ↓Button { rename(entry) } label: { Image(systemName: "pencil").frame(width: 20, height: 20) }
            }
            .swipeActions { Button("Delete", role: .destructive) { remove(entry) } }

            ↓Button { remove(entry) } label: { Image(systemName: "trash").frame(width: 20, height: 20) }
                .contextMenu { Button("Delete", role: .destructive) { remove(entry) } }

            struct Filter: View {
                var body: some View {
                    if isNarrow {
                        ↓Button { pattern = "" } label: { Image("cross").frame(width: 20, height: 20) }
                    } else {
                        Button("Reset") { pattern = "" }
                    }
                    Button { pattern = ""; close() } label: { Image("back").frame(width: 44, height: 44) }
                    Menu("More") { Button("Clear") { pattern = "" } }
                }
                private var page: some View { Button("Start again") { pattern = ""; open() } }
            }

            ↓Button { add() } label: { Text("Add").frame(width: 26, height: 20) }

            // [macos]
            ↓Button(action: add) { Image("plus").frame(width: 10, height: 10) }
            """,
        nonTriggering: """
            Button(action: close) { Image(systemName: "xmark").frame(width: 24, height: 24).padding(10) }
            Button(action: close) { Image(systemName: "xmark").frame(width: 24, height: 24).frame(width: 44, height: 44) }

            Image(systemName: "xmark").frame(width: 24, height: 24)

            struct A: View {
                var body: some View {
                    rows.toolbar {
                        ToolbarItem { Button(action: add) { Image(systemName: "plus").frame(width: 24, height: 24) } }
                    }
                    .swipeActions { Button(action: remove) { Image("bin").frame(width: 20, height: 20) } }
                    .contextMenu { Button(action: remove) { Image("bin").frame(width: 20, height: 20) } }
                    Menu("More") { Button(action: remove) { Image("bin").frame(width: 20, height: 20) } }
                }
            }

            struct A: View {
                var body: some View {
                    rows.toolbar { ToolbarItem { addButton } }
                }
                private var addButton: some View {
                    Button(action: add) { Image(systemName: "plus").frame(width: 24, height: 24) }
                }
            }

            struct AddButton: View { var body: some View { Button(action: add) { Image("plus").frame(width: 24, height: 24) } } }
            // other file
            struct Screen: View { var body: some View { rows.toolbar { ToolbarItem { AddButton() } } } }

            ↯Button(action: add) { Image("plus").frame(width: 24, height: 24) }.buttonStyle(RoundStyle())
            ↯Button(action: add) { Image("plus").frame(width: 24, height: 24).roomy() }
            ↯Button(action: add) { Image("plus").frame(width: 24, height: 24) }.contentShape(Rectangle().inset(by: -10))

            Button(action: add) { Image("plus").frame(width: 24, height: 24) }.buttonStyle(RoundStyle())
            // other file
            struct RoundStyle: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.frame(minWidth: 44, minHeight: 44)
                }
            }

            Circle().frame(width: 24, height: 24).forgivingTouchArea(extraPadding: 12).onTapGesture { pick() }
            Image("heart").frame(width: 24, height: 24).touchTarget(minimumSize: 48).onTapGesture { pick() }

            // [macos]
            Button(action: add) { Image("plus").frame(width: 14, height: 14) }
            Button(action: add) { Image(systemName: "plus").frame(width: 16, height: 11) }
            Button { isShown = true } label: { Image(systemName: "info.circle") }.buttonStyle(.plain)

            Button(action: add) { Image("plus").frame(width: 28, height: 28) }
            Image("bin").frame(width: 24, height: 24).padding(.vertical, 8).contentShape(Rectangle()).onTapGesture(perform: remove)
            Button(action: add) { Image("plus").frame(width: 30) }
            Button(action: send) { Image("send").frame(width: 20, height: 20).padding(4).padding(.trailing, 24) }
            Button(action: pick) { Image("tab").frame(maxWidth: .infinity).frame(height: 24) }
            Button { show() } label: { Image(systemName: "info.circle").font(.largeTitle) }.buttonStyle(.plain)
            Button { show() } label: { Image(systemName: "info.circle").padding() }.buttonStyle(.plain)
            HStack { Button { show() } label: { Image(systemName: "info.circle") }.buttonStyle(.plain) }.font(.title)

            HStack {
                Text(title)
                Button(action: pick) { Circle().frame(width: 20, height: 20) }
            }
            .onTapGesture { pick() }

            HStack {
                Text(name)
                Button { remove(entry) } label: { Image(systemName: "trash").frame(width: 20, height: 20) }
            }
            #if os(iOS)
            .swipeActions { Button("Delete", role: .destructive) { remove(entry) } }
            #endif

            struct Filter: View {
                var body: some View {
                    HStack {
                        if !pattern.isEmpty { Button { pattern = "" } label: { Image("cross").frame(width: 20, height: 20) } }
                    }
                    if isOpen { Button(action: { pattern = ""; isOpen = false }) { Text("Done") } }
                    Button(action: remove) { Image("bin").frame(width: 20, height: 20) }
                    Button("Remove") { remove() }
                }
            }

            struct Radio: View {
                let action: () -> Void
                var body: some View { Button(action: action) { Circle().frame(width: 20, height: 20) } }
            }
            // other file
            struct Row: View { var body: some View { HStack { Text(name); Radio(action: { pick(name) }) }.onTapGesture { pick(name) } } }

            struct Check: View {
                @Binding var isOn: Bool
                var body: some View { Circle().frame(width: 24, height: 24).onTapGesture { isOn.toggle() } }
            }
            // other file
            struct Card: View { var body: some View { Check(isOn: .constant(true)) } }

            List {
                Button(action: add) { Image("plus").frame(width: 24, height: 24) }
            }
            Button("Add") { add() }.frame(width: 24, height: 24).hidden()
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        guard !file.isOfOtherPlatform else { return }
        for name in file.viewsInBars { report.fact(.placedInBar, name) }
        noteStyles(of: file, &report)
        noteUses(in: file, &report)
        for control in file.controls where sized.contains(control.name) { check(control, in: file, &report) }
        for tap in file.taps { check(tap, in: file, &report) }
    }

    /// Controls that are as large as their label.
    private static let sized: Set<String> = ["Button", "Menu", "NavigationLink", "Link", "ShareLink", "PhotosPicker"]

    /// Styles of SwiftUI that add nothing to the label.
    private static let plainStyles: Set<String> = [
        "plain", "borderless", "automatic", "PlainButtonStyle", "BorderlessButtonStyle",
    ]

    private static func check(_ control: Control, in file: SourceFile, _ report: inout Report) {
        guard !control.doesNothing, !control.label.isEmpty else { return }
        var extent = Extent(of: control.label, in: file)
        var hasMoreRoom = false
        for modifier in control.chain.modifiers
        where ["frame", "contentShape", "touchTarget", "forgivingTouchArea"].contains(modifier.name) {
            // A frame around a button is not pressed, but a resizable label shrinks into it.
            if modifier.name == "frame", !extent.isFlexible { continue }
            if modifier.name == "contentShape" { hasMoreRoom = true }
            extent.apply(modifier, in: file)
        }
        let around = file.around(control.chain.node)
        let style = control.style ?? around.buttonStyle
        let isBare = isBareSymbol(control, style, around, in: file)
        if isBare { (extent.width, extent.height) = (Self.bareSide, Self.bareSide) }
        guard isTooSmall(extent, in: file), let size = extent.said else { return }
        guard !isElsewhereSized(control.chain, around), !repeats(control, around), !isOffered(control, in: file) else {
            return
        }
        let type = control.chain.node.enclosingTypeName
        let inBar = Fact(.placedInBar, type)
        if extent.isUncertain || hasMoreRoom || style.map(plainStyles.contains) == false {
            let unless = style.map { [Fact(.sizesControl, $0), inBar] } ?? [inBar]
            let doubt = "Its label is \(size), but a style or modifier may enlarge it"
            report.cannotTell(at: control.call.nameToken, doubt, unless: unless)
        } else {
            let action = control.call.buttonAction?.statements
            report.finding(
                at: control.call.nameToken,
                message(extent, isBare: isBare, in: file),
                unless: [inBar, Fact(.repeatedByRow, type)] + shownOnly(action, in: file, type)
            )
        }
    }

    private static func check(_ tap: Tap, in file: SourceFile, _ report: inout Report) {
        guard tap.ownModifier == nil, !tap.isNoControl, !tap.isOnControlOrScrim, tap.count == 1,
            !tap.chain.has("accessibilityHidden")
        else {
            return
        }
        let extent = Extent(of: tap.chain, upTo: tap.position, in: file)
        guard isTooSmall(extent, in: file), !extent.isUncertain else { return }
        let around = file.around(tap.chain.node)
        guard !isElsewhereSized(tap.chain, around), !around.isInControl else { return }
        let type = tap.chain.node.enclosingTypeName
        report.finding(
            at: tap.call.nameToken,
            message(extent, in: file),
            unless: [Fact(.placedInBar, type)] + shownOnly(tap.action?.statements, in: file, type)
        )
    }

    /// Sized by the system, by its row, or never seen.
    private static func isElsewhereSized(_ chain: ViewChain, _ around: Around) -> Bool {
        if around.isSizedBySystem || chain.has("hidden") || around.has("hidden") { return true }
        let isInRow = around.isGiven(to: ["List", "Form", "Section"])
        return isInRow && !chain.has("buttonStyle") && !around.has("buttonStyle") && Control.names.contains(chain.name)
    }

    /// Styles that give their label the minimum; a file says so of its own.
    private static func noteStyles(of file: SourceFile, _ report: inout Report) {
        let least = minimum(in: file)
        for type in file.types where type.inherited.contains(where: { $0.hasSuffix("ButtonStyle") }) {
            for function in file.functions
            where function.name.text == "makeBody" && function.enclosingType?.typeName == type.typeName {
                let views = function.body?.statements.views ?? []
                let isLarge = views.contains { view in
                    ViewChain(of: view).modifiers.contains { modifier in
                        guard modifier.name == "frame" else { return modifier.name == "touchTarget" }
                        let height = modifier.call.argument("minHeight") ?? modifier.call.argument("height")
                        return file.number(height).map { $0 >= least } == true
                    }
                }
                if isLarge { report.fact(.sizesControl, type.typeName) }
            }
        }
    }
}

extension Control {
    /// The name of the style it is given: `plain`, `RoundStyle`.
    var style: String? { chain.modifiers.last { $0.name == "buttonStyle" || $0.name == "menuStyle" }?.call.styleName }
}

extension Around {
    var buttonStyle: String? { modifiers.first { $0.name == "buttonStyle" }?.styleName }
}

extension Call {
    /// The name of the style in `.plain`, `RoundStyle()` or `.round(size: 20)`.
    fileprivate var styleName: String {
        guard let style = firstUnlabelled else { return "" }
        return ViewChain(of: style).name
    }
}
