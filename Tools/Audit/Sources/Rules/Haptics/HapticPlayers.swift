import SwiftSyntax

/// The styles, modifiers and views of a file that play a haptic of their own, under every name they are used by.
struct HapticPlayers {
    /// `PopStyle` and `pop`, a view that plays at its tap, `Vibration.strong`.
    private(set) var names: Set<String> = []
    /// View modifiers that play when a value given to them changes.
    private(set) var changeModifiers: Set<String> = []

    init(of file: SourceFile) {
        guard !file.haptics.calls.isEmpty || !file.calls("sensoryFeedback").isEmpty else { return }
        names = file.haptics.functions.filter { $0.contains(".") }
        for type in file.types {
            let inherited = Set(type.inherited)
            if !inherited.isDisjoint(with: ["ButtonStyle", "PrimitiveButtonStyle"]), plays(type, in: file) {
                names.insert(type.typeName)
            }
            if inherited.contains("ViewModifier"), plays(type, in: file) { changeModifiers.insert(type.typeName) }
            if inherited.contains("View") { names.formUnion(namesOfTaps(type, in: file)) }
        }
        addShortNames(in: file)
    }

    /// Calls of these never play.
    static let systemTypes: Set<String> = [
        "Task", "DispatchQueue", "Date", "UUID", "Logger", "NotificationCenter", "UserDefaults", "URLSession",
        "UIApplication",
        "FileManager", "Calendar", "Bundle", "UIDevice", "UIPasteboard", "MainActor", "Thread", "Timer",
    ]
    static let systemViews: Set<String> = [
        "Button", "Task", "VStack", "HStack", "ZStack", "Group", "ForEach", "List", "Section", "ScrollView", "Form",
        "Menu", "Toggle", "NavigationStack", "NavigationView", "NavigationLink", "DragGesture", "TapGesture",
        "LongPressGesture", "Binding", "Timer",
    ]

    private func plays(_ type: any DeclGroupSyntax, in file: SourceFile) -> Bool {
        !file.haptics.inside(type).isEmpty || file.calls("sensoryFeedback").contains { $0.node.isInside(type) }
    }

    /// Its button plays and then calls a closure it was given: `Fab.action`, and `Fab` alone where that is its only closure.
    private func namesOfTaps(_ type: any DeclGroupSyntax, in file: SourceFile) -> [String] {
        let variables = type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        let given = Set(variables.flatMap(\.bindings).compactMap(\.functionName))
        let called = file.haptics.inside(type).flatMap { haptic -> [String] in
            guard let closure = haptic.node.enclosures.first, ["Button", "onTapGesture"].contains(closure.call.name)
            else { return [] }
            return Search.all(FunctionCallExprSyntax.self, in: closure.closure).compactMap(\.calleeName)
        }
        let tapped = given.intersection(called)
        let alone = given.count == 1 && !tapped.isEmpty ? [type.typeName] : []
        return alone + tapped.map { type.typeName + "." + $0 }
    }

    /// `static var pop: PopStyle`, `func popping() -> some View { buttonStyle(PopStyle()) }`.
    private mutating func addShortNames(in file: SourceFile) {
        for variable in file.variables where variable.enclosingTypeName.hasSuffix("ButtonStyle") {
            for binding in variable.bindings where isPlayer(binding.typeAnnotation?.type) {
                if let name = binding.name { names.insert(name) }
            }
        }
        for function in file.functions where function.enclosingTypeName.hasSuffix("ButtonStyle") {
            if isPlayer(function.signature.returnClause?.type) { names.insert(function.name.text) }
        }
    }

    private func isPlayer(_ type: TypeSyntax?) -> Bool {
        type.map { names.contains($0.trimmedDescription) } == true
    }
}

extension PatternBindingSyntax {
    /// Its name, when it holds a function.
    fileprivate var functionName: String? {
        guard typeAnnotation?.type.trimmedDescription.contains("->") == true else { return nil }
        return pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
}
