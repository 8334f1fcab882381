import SwiftSyntax

/// When a piece of code runs, as far as the source says.
enum Moment {
    /// Each time the view is built.
    case building
    /// Each time something is drawn: in a `Canvas`, a `Path`, a `TimelineView`.
    case drawing
    /// In a function or property that is no view's own, but that one may call.
    case helper(Syntax)
    /// At a tap, at appearing, at a change, or once.
    case event

    var isBuilding: Bool { if case .building = self { true } else { false } }
}

extension SyntaxProtocol {
    /// When this runs.
    var moment: Moment {
        var isDrawn = false
        for current in ancestors {
            if let closure = current.as(ClosureExprSyntax.self) {
                switch ViewBuilding.kind(of: closure) {
                case .building: break
                case .drawing: isDrawn = true
                default: return .event
                }
            }
            if let function = current.as(FunctionDeclSyntax.self) {
                if function.buildsView { return isDrawn ? .drawing : .building }
                return function.isPlainHelper ? .helper(current) : .event
            }
            if let binding = current.as(PatternBindingSyntax.self), !binding.isLocal {
                guard binding.accessorBlock != nil, binding.initializer == nil else { return .event }
                if binding.buildsView { return isDrawn ? .drawing : .building }
                return binding.isGetterOnly ? .helper(Syntax(binding)) : .event
            }
            if current.asProtocol(DeclGroupSyntax.self) != nil || current.is(InitializerDeclSyntax.self) {
                return .event
            }
        }
        return .event
    }
}

enum ViewBuilding {
    fileprivate static func kind(of closure: ClosureExprSyntax) -> Moment {
        guard let enclosure = Enclosure(closure) else { return .event }
        let name = enclosure.call.name
        if drawing.contains(name) { return .drawing }
        if data.contains(name) { return .building }
        if let label = enclosure.label,
            ["action", "perform", "set", "get", "onDismiss", "primaryAction"].contains(label) || label.hasPrefix("on")
        {
            return .event
        }
        if ["Button", "Menu"].contains(name) {
            let isLabel = enclosure.label == "label" || enclosure.call.hasArgument("action") || name == "Menu"
            return isLabel ? .building : .event
        }
        if containers.contains(name) || modifiers.contains(name) { return .building }
        guard name.first?.isUppercase == true, enclosure.call.base == nil else { return .event }
        return closure.looksLikeContent ? .building : .event
    }

    private static let drawing: Set<String> = ["Canvas", "TimelineView", "Path", "visualEffect", "keyframeAnimator"]
    /// Closures that run at once, wherever they stand.
    private static let data: Set<String> = [
        "map", "compactMap", "flatMap", "filter", "sorted", "prefix", "drop", "reduce", "first", "contains", "forEach",
    ]
    private static let containers: Set<String> = [
        "VStack", "HStack", "ZStack", "Group", "ForEach", "List", "Section", "ScrollView", "LazyVStack", "LazyHStack",
        "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Form", "NavigationStack", "NavigationView", "NavigationSplitView",
        "TabView", "Tab", "GeometryReader", "ScrollViewReader", "ViewThatFits", "DisclosureGroup", "ControlGroup",
        "GroupBox", "Label", "LabeledContent", "NavigationLink", "ToolbarItem", "ToolbarItemGroup", "Picker", "Toggle",
        "Chart", "AnyView", "Link", "Table", "OutlineGroup",
    ]
    private static let modifiers: Set<String> = [
        "overlay", "background", "mask", "safeAreaInset", "toolbar", "sheet", "popover", "fullScreenCover",
        "contextMenu", "navigationDestination", "tabItem", "listRowBackground", "searchSuggestions", "swipeActions",
    ]
}

extension ClosureExprSyntax {
    /// Nothing but views in it: each statement is a view, a condition or a constant.
    fileprivate var looksLikeContent: Bool {
        !statements.isEmpty
            && statements.allSatisfy { statement in
                if statement.item.is(VariableDeclSyntax.self) { return true }
                if statement.item.is(ExpressionStmtSyntax.self) || statement.item.is(IfExprSyntax.self) { return true }
                guard let expression = statement.item.as(ExprSyntax.self) else { return false }
                let chain = ViewChain(of: expression)
                return chain.rootCall != nil && chain.name.first?.isUppercase == true
            }
    }
}

extension FunctionDeclSyntax {
    fileprivate var buildsView: Bool { signature.returnClause.map { $0.type.isView } ?? false }

    /// It gives a value, at once, and belongs to an instance.
    fileprivate var isPlainHelper: Bool {
        guard let type = signature.returnClause?.type.trimmedDescription, type != "Void", type != "()" else {
            return false
        }
        let names = modifiers.map(\.name.text)
        return signature.effectSpecifiers?.asyncSpecifier == nil && !names.contains("static")
            && !names.contains("mutating")
            && !names.contains("class") && !names.contains("override")
    }
}

extension PatternBindingSyntax {
    fileprivate var buildsView: Bool { typeAnnotation.map { $0.type.isView } ?? false }

    /// It stands in the code of a function or closure, not in a type.
    var isLocal: Bool { parent?.parent?.parent?.is(CodeBlockItemSyntax.self) == true }

    fileprivate var isGetterOnly: Bool {
        guard let variable = parent?.parent?.as(VariableDeclSyntax.self), case .getter? = accessorBlock?.accessors
        else { return false }
        return !variable.modifiers.contains {
            $0.name.text == "static" || $0.name.text == "class" || $0.name.text == "lazy"
        }
    }
}

extension TypeSyntax {
    /// `some View`, `AnyView`, `some ToolbarContent`.
    fileprivate var isView: Bool {
        let text = trimmedDescription
        return text == "AnyView"
            || text.hasPrefix("some ") && (text.hasSuffix("View") || text.hasSuffix("ToolbarContent"))
    }
}
