import SwiftSyntax

/// Something people press: a button, a menu, a link, a switch; what it shows and what is said of it.
public struct Control: Sendable {
    /// The control and its modifiers.
    public let chain: ViewChain
    public let call: Call
    /// The text given as its first argument.
    public let title: ExprSyntax?
    /// The views in the builder of its label; empty when it has only a title.
    public let label: [ExprSyntax]
    public let labelClosure: ClosureExprSyntax?

    public var name: String { call.name }
}

extension Control {
    /// SwiftUI's controls whose label is a builder or a title.
    public static let names: Set<String> = [
        "Button", "Menu", "NavigationLink", "Link", "Toggle", "ShareLink", "PhotosPicker", "Picker", "DisclosureGroup",
    ]

    init?(_ chain: ViewChain) {
        guard let call = chain.rootCall, Control.names.contains(call.name), call.base == nil else { return nil }
        self.chain = chain
        self.call = call
        self.title = call.title
        self.labelClosure = call.labelClosure
        self.label = labelClosure?.views ?? []
    }
}

extension Control {
    /// A button with an empty action: drawn to look like one.
    public var doesNothing: Bool {
        guard name == "Button",
            let action = call.closure("action") ?? (call.hasArgument("action") ? nil : call.closure(nil)),
            action.id != labelClosure?.id
        else { return false }
        return action.statements.isEmpty
    }

    /// A style draws the title: `.buttonStyle(ActionStyle(title: "Share"))`.
    public var isTitledByStyle: Bool {
        chain.modifiers.contains { modifier in
            guard let style = modifier.call.firstUnlabelled?.as(FunctionCallExprSyntax.self) else { return false }
            return modifier.name.hasSuffix("Style")
                && style.arguments.contains { ["title", "text", "label"].contains($0.label?.text) }
        }
    }
}

extension Call {
    /// A title, not `Button(role:)`; what is unlabelled and no text is none: `PhotosPicker(selection:)`, `Button(.close)`.
    fileprivate var title: ExprSyntax? { firstUnlabelled }

    fileprivate var labelClosure: ClosureExprSyntax? {
        if let label = closure("label") { return label }
        guard title == nil, let first = closure(nil) else { return nil }
        switch name {
        case "Button": return hasArgument("action") || hasArgument("intent") ? first : nil
        case "NavigationLink": return hasArgument("destination") || hasArgument("value") ? first : nil
        case "Toggle", "Link", "ShareLink", "PhotosPicker": return first
        default: return nil
        }
    }
}

extension SourceFile {
    func findControls() -> [Control] {
        Control.names.flatMap { chainsByRoot[$0] ?? [] }.compactMap(Control.init)
            .sorted { $0.chain.node.position < $1.chain.node.position }
    }
}

/// Where the system draws and sizes what it is given.
enum Bars {
    /// Bars, menus and alerts: a control in them becomes the system's own.
    static let names: Set<String> = [
        "toolbar", "ToolbarItem", "ToolbarItemGroup", "navigationBarItems", "swipeActions", "contextMenu", "Menu",
        "alert", "confirmationDialog", "actionSheet", "tabItem", "commands", "CommandMenu", "CommandGroup",
        "accessibilityActions", "accessibilityRepresentation", "accessibilityChildren", "searchSuggestions",
        "MenuBarExtra", "Picker", "Alert", "ControlGroup", "AppShortcutsProvider", "dropDestination",
        "toolbarTitleMenu", "onDrop", "Table",
    ]
}

extension Around {
    /// It stands in a bar or a menu; not in a menu's label.
    var isSizedBySystem: Bool {
        receivers.contains { receiver in
            let isLabel = receiver.label == "label" && (receiver.name == "Menu" || receiver.name == "Picker")
            return Bars.names.contains(receiver.name) && !isLabel
        }
    }
}

extension SourceFile {
    /// The project's own views that this file puts into bars and menus.
    var viewsInBars: Set<String> {
        let bars = [
            "toolbar", "ToolbarItem", "ToolbarItemGroup", "swipeActions", "contextMenu", "Menu", "navigationBarItems",
        ].flatMap(calls)
        let given = bars.flatMap { $0.node.arguments }.filter { $0.label?.text != "label" }.map { Syntax($0) }
        let parts = given + bars.compactMap { $0.closure(nil) }.map { Syntax($0) }
        let made = parts.flatMap { Search.all(FunctionCallExprSyntax.self, in: $0) }
            .compactMap { $0.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text }
        return Set(made.filter { $0.first?.isUppercase == true })
            .subtracting(Control.names).subtracting(SwiftUIViews.containers)
    }
}

/// Views of SwiftUI, by what they show.
enum SwiftUIViews {
    /// It lays out, decorates or shows text, and is none of the project's own.
    static func isBuiltIn(_ name: String) -> Bool {
        containers.contains(name) || decoration.contains(name) || text.contains(name) || places.contains(name)
    }

    /// Where views are put, and what is called like a view: none is a button of the project's own.
    private static let places: Set<String> = [
        "Section", "ToolbarItem", "ToolbarItemGroup", "ScrollView", "ScrollViewReader", "Form", "List", "Grid",
        "GridRow", "LazyVGrid", "LazyHGrid", "GeometryReader", "NavigationStack", "NavigationView",
        "NavigationSplitView", "TabView", "Tab", "TimelineView", "GroupBox", "ControlGroup", "Table", "WindowGroup",
        "Task", "Binding",
    ]
    /// Modifiers with a closure that are no button.
    static let modifiers: Set<String> = [
        "toolbar", "overlay", "background", "mask", "sheet", "fullScreenCover", "popover", "alert",
        "confirmationDialog", "contextMenu", "swipeActions", "safeAreaInset", "onAppear", "onDisappear", "onChange",
        "onReceive", "onSubmit", "onTapGesture", "onLongPressGesture", "onHover", "onEnded", "onChanged", "task",
        "refreshable", "gesture", "transaction", "visualEffect", "fileImporter", "tabItem",
    ]

    static let containers: Set<String> = [
        "HStack", "VStack", "ZStack", "Group", "LazyHStack", "LazyVStack", "ViewThatFits", "ForEach",
        "GlassEffectContainer",
    ]
    static let shapes: Set<String> = [
        "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "UnevenRoundedRectangle",
        "ContainerRelativeShape",
    ]
    /// Pictures from the net, of SwiftUI and the usual packages: they have no words of their own.
    static let remoteImages: Set<String> = [
        "AsyncImage", "KFImage", "KFAnimatedImage", "LazyImage", "WebImage", "AnimatedImage",
    ]
    /// Shown, but neither read nor tapped.
    static let decoration: Set<String> = shapes.union([
        "Spacer", "Divider", "EmptyView", "Color", "LinearGradient", "RadialGradient", "AngularGradient",
        "ProgressView",
    ])
    static let text: Set<String> = [
        "Text", "Label", "TextField", "Button", "Link", "NavigationLink", "Toggle", "LabeledContent",
    ]
}
