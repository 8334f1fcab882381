import SwiftSyntax

/// A button, menu, link or switch, with its title and label.
struct Control: Sendable {
    let chain: ViewChain
    let call: Call
    let title: ExprSyntax?
    let labelClosure: ClosureExprSyntax?
    /// The views of the label; empty if it has only a title.
    var label: [ExprSyntax] { labelClosure?.views ?? [] }

    var name: String { call.name }

    static let names: Set<String> = [
        "Button", "Menu", "NavigationLink", "Link", "Toggle", "ShareLink", "PhotosPicker", "Picker", "DisclosureGroup",
    ]

    init?(_ chain: ViewChain) {
        guard let call = chain.rootCall, Control.names.contains(call.name), call.base == nil else { return nil }
        self.chain = chain
        self.call = call
        title = call.firstUnlabelled
        labelClosure = call.labelClosure
    }

    /// A button with an empty action, which only looks like one.
    var doesNothing: Bool {
        guard name == "Button", let action = call.buttonAction, action.id != labelClosure?.id else { return false }
        return action.statements.isEmpty
    }

    /// The name of the style: `plain`, `RoundStyle`.
    func style(_ around: Around) -> String? {
        let given = (chain.modifiers.map(\.call).reversed() + around.modifiers).first {
            ["buttonStyle", "menuStyle"].contains($0.name)
        }
        return given.map { $0.firstUnlabelled.map { ViewChain(of: $0).name } ?? "" }
    }

    /// A style of the project with arguments may draw a title: `.buttonStyle(ActionStyle(title: "Share"))`.
    var mayBeTitledByStyle: Bool {
        chain.modifiers.contains { modifier in
            modifier.name.hasSuffix("Style") && Call(modifier.call.firstUnlabelled)?.node.arguments.isEmpty == false
        }
    }

    /// SwiftUI's styles that add nothing to the label.
    static let plainStyles: Set<String> = [
        "plain", "borderless", "automatic", "PlainButtonStyle", "BorderlessButtonStyle",
    ]
}

extension Call {
    fileprivate var labelClosure: ClosureExprSyntax? {
        if let label = closure("label") { return label }
        guard firstUnlabelled == nil, let first = closure(nil) else { return nil }
        switch name {
        case "Button": return hasArgument("action") || hasArgument("intent") ? first : nil
        case "NavigationLink": return hasArgument("destination") || hasArgument("value") ? first : nil
        case "Toggle", "Link", "ShareLink", "PhotosPicker": return first
        default: return nil
        }
    }

    /// The action as code: the same for `perform: open` and `{ open() }`.
    var actionCode: String? {
        let action = ["action", "perform"].lazy.compactMap { argument($0) }.first
        let closure = action?.as(ClosureExprSyntax.self) ?? (action == nil ? node.trailingClosure : nil)
        return closure?.statements.normalisedCode ?? action.map { $0.normalisedCode + " ( )" }
    }
}

extension Around {
    /// Within a bar, menu or alert, where the system draws controls; not in a menu's label.
    var isSizedBySystem: Bool {
        receivers.contains { receiver in
            let isLabel = receiver.label == "label" && ["Menu", "Picker"].contains(receiver.name)
            return SwiftUIViews.bars.contains(receiver.name) && !isLabel
        }
    }

    /// Whether the view around a control does the same when it is tapped.
    func answers(_ control: Call) -> Bool {
        modifiers.contains { $0.name == "onTapGesture" && $0.actionCode == control.actionCode }
    }

    /// Within the label of a control, which takes the tap.
    var isInControl: Bool {
        let isShownApart = ["sheet", "popover", "alert"].contains(receivers.first?.name)
        return !isShownApart
            && receivers.contains {
                Control.names.contains($0.name) && ($0.label == "label" || !["Menu", "Picker"].contains($0.name))
            }
    }
}

enum SwiftUIViews {
    static let bars: Set<String> = [
        "toolbar", "ToolbarItem", "ToolbarItemGroup", "navigationBarItems", "swipeActions", "contextMenu", "Menu",
        "alert", "confirmationDialog", "actionSheet", "tabItem", "commands", "CommandMenu", "CommandGroup", "Table",
        "accessibilityActions", "accessibilityRepresentation", "accessibilityChildren", "searchSuggestions", "Picker",
        "MenuBarExtra", "Alert", "ControlGroup", "dropDestination", "toolbarTitleMenu", "onDrop",
    ]
    static let containers: Set<String> = [
        "HStack", "VStack", "ZStack", "Group", "LazyHStack", "LazyVStack", "ViewThatFits", "ForEach",
        "GlassEffectContainer",
    ]
    /// Containers of pages and lists.
    static let places: Set<String> = [
        "Section", "ToolbarItem", "ToolbarItemGroup", "ScrollView", "ScrollViewReader", "Form", "List", "Grid",
        "GridRow", "LazyVGrid", "LazyHGrid", "GeometryReader", "NavigationStack", "NavigationView", "Table", "Window",
        "NavigationSplitView", "TabView", "Tab", "TimelineView", "GroupBox", "ControlGroup", "WindowGroup", "Settings",
        "DisclosureGroup", "Menu", "AnyView", "MenuBarExtra", "TableColumn", "Button", "NavigationLink", "Label",
        "LabeledContent", "Toggle", "Picker", "Alert", "Task", "Binding", "ToolbarSpacer", "OutlineGroup",
    ]
    static let shapes: Set<String> = [
        "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "UnevenRoundedRectangle",
        "ContainerRelativeShape",
    ]
    static let decoration: Set<String> = shapes.union([
        "Spacer", "Divider", "EmptyView", "Color", "LinearGradient", "RadialGradient", "AngularGradient",
        "ProgressView",
    ])
    static let text: Set<String> = [
        "Text", "Label", "TextField", "Button", "Link", "NavigationLink", "Toggle", "LabeledContent",
    ]
}

extension SourceFile {
    var viewsInBars: [String] {
        let bars = SwiftUIViews.bars.subtracting(["Picker", "Table"]).flatMap(calls)
        let parts = bars.flatMap {
            $0.closures.filter { $0.label != "label" }.map { Syntax($0.closure) } + $0.node.arguments.map { Syntax($0) }
        }
        return parts.flatMap { Search.calls(in: $0) }.filter(\.isInitializer).map(\.name)
            .filter { !Control.names.contains($0) && !SwiftUIViews.containers.contains($0) }
    }
}

extension SourceFile {
    /// Modifiers and button styles that only change how a view looks.
    var looks: [String] {
        index.functions.compactMap { function in
            let isStyle = function.name.text == "makeBody"
            let views = (function.body?.statements.views ?? []).map { ViewChain(of: $0) }
            guard let type = function.enclosingType, isStyle || type.is(ExtensionDeclSyntax.self), !views.isEmpty,
                views.allSatisfy({ view in
                    let isOwn = view.name == (isStyle ? "label" : "self") || !isStyle && isLook(view.name)
                    return isOwn && view.modifiers.allSatisfy { isLook($0.name) }
                })
            else { return nil }
            return isStyle ? type.typeName : function.name.text
        }
    }

    private func isLook(_ name: String) -> Bool {
        Extent.keepsSize(name) && !name.hasSuffix("Style") || name == "scaleEffect"
    }

    var stylesWithSize: [String] {
        functions(named: "makeBody").filter { function in
            (function.body?.statements.views ?? []).contains {
                ViewChain(of: $0).hasAny(["frame", "padding", "touchTarget"])
            }
        }.map(\.enclosingTypeName)
    }
}

/// A tap gesture: `.onTapGesture { … }` or `.gesture(TapGesture().onEnded { … })`.
struct Tap {
    let use: ModifierUse
    let actionCode: String?
    /// nil if a function is named.
    let action: ClosureExprSyntax?
    let count: Double?

    var chain: ViewChain { use.chain }
    var position: Int { use.position }
    var call: Call { use.call }
}

extension SourceFile {
    func findTaps() -> [Tap] {
        let simple = modifiers("onTapGesture").map { use in
            let call = use.call
            let count = call.argument("count").map { number($0) } ?? 1
            let action = call.closure("perform") ?? call.closure(nil)
            return Tap(use: use, actionCode: call.actionCode, action: action, count: count)
        }
        let gestures = ["gesture", "highPriorityGesture"].flatMap(modifiers).compactMap { use -> Tap? in
            let given = use.call.firstUnlabelled
            let choices = Ternary(given).map { [$0.yes, $0.no] } ?? [given].compactMap { $0 }
            // `.modifiers(.command)` only extends a plain press.
            guard let gesture = choices.map({ ViewChain(of: $0) }).first(where: { $0.name == "TapGesture" }),
                !gesture.has("modifiers"), let end = gesture.calls("onEnded").first
            else { return nil }
            let count = gesture.rootCall?.argument("count").map { number($0) } ?? 1
            let code =
                end.closure(nil)?.statements.normalisedCode ?? end.firstUnlabelled.map { $0.normalisedCode + " ( )" }
            return Tap(use: use, actionCode: code, action: end.closure(nil), count: count)
        }
        return simple + gestures
    }
}

extension Tap {
    /// Whether it only moves the keyboard focus, or does nothing.
    func isNoControl(in file: SourceFile) -> Bool {
        guard let action else { return false }
        return action.statements.allSatisfy { item in
            if let changed = file.assignment(item) {
                return file.variables(named: changed.path).contains { $0.attributes.names.contains("FocusState") }
            }
            return ["endEditing", "resignFirstResponder", "becomeFirstResponder"].contains(Call(item.item)?.name)
                || Call(item.item)?.name == "sendAction" && item.contains(token: ["resignFirstResponder"])
        }
    }

    /// Whether it is on a field, a control, or a colour or shape that fills its container.
    var isOnControlOrScrim: Bool {
        let name = chain.name
        let fields = ["TextField", "SecureField", "TextEditor", "Slider", "Stepper", "DatePicker", "Map"]
        if fields.contains(name) || Control.names.contains(name) { return true }
        let before = chain.modifiers.prefix(position)
        let isEmptyStack =
            SwiftUIViews.containers.contains(name) && chain.rootCall?.closure(nil)?.statements.isEmpty == true
        let isPlain = isEmptyStack || chain.isColor || SwiftUIViews.shapes.contains(name)
        return isPlain
            && (!before.contains(where: \.givesSize) || chain.hasAny(["ignoresSafeArea", "edgesIgnoringSafeArea"]))
    }
}

extension ViewChain {
    var isColor: Bool {
        name == "Color" || root.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "Color"
    }
}

extension Modifier {
    var givesSize: Bool {
        name == "frame"
            && call.node.arguments.contains {
                $0.label?.text != "alignment" && !$0.expression.trimmedDescription.hasSuffix("infinity")
            }
    }
}
