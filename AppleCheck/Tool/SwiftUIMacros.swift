import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry var x: T = value` becomes a computed property over its own environment key.
public struct EntryMacro: AccessorMacro, PeerMacro {
    private struct Entry {
        var name: String
        var type: String?
        var value: String

        init?(_ declaration: some DeclSyntaxProtocol) {
            guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { return nil }
            self.name = name
            type = binding.typeAnnotation?.type.trimmedDescription
            // An optional without a value starts as nil, as a stored property does.
            value = binding.initializer?.value.trimmedDescription ?? "nil"
        }
    }

    public static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let entry = Entry(declaration) else { return [] }
        return [
            "get { self[__Key_\(raw: entry.name).self] }",
            "set { self[__Key_\(raw: entry.name).self] = newValue }",
        ]
    }

    public static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let entry = Entry(declaration) else { return [] }
        let type = entry.type.map { ": \($0)" } ?? ""
        return [
            """
            private struct __Key_\(raw: entry.name): SwiftUI.EnvironmentKey {
                static var defaultValue\(raw: type) { get { \(raw: entry.value) } }
            }
            """
        ]
    }
}

/// `#Preview { … }` becomes a function whose body is checked as a view builder on the main actor. Like Apple's expansion
/// it exists from iOS 17 on, so that a check for iOS 17 inside is unnecessary; the macro itself is older.
public struct PreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let body = node.trailingClosure else { return [] }
        let name = context.makeUniqueName("preview")
        return [
            """
            @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
            @MainActor private func \(name)() -> some SwiftUI.View { SwiftUI._previewBuild \(body.trimmed) }
            """
        ]
    }
}

/// `@State` as Xcode 27 expands it: a stored `_x`, and a binding `$x`, beside `x` itself.
public struct StateMacro: AccessorMacro, PeerMacro {
    private struct UnknownType: Error, CustomStringConvertible {
        var description: String
    }

    private struct Property {
        var name: String
        var type: String
        /// Without an initial value, an initializer supplies it.
        var value: String?
        var access: String

        init?(_ declaration: some DeclSyntaxProtocol, _ attribute: AttributeSyntax) throws {
            guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { return nil }
            let written = attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
            let initial = binding.initializer?.value ?? written
            guard let type = binding.typeAnnotation?.type.trimmedDescription ?? initial.flatMap(typeName) else {
                throw UnknownType(description: "AppleCheck can't tell the type of \(name) in its @State; write it.")
            }
            self.name = name
            self.type = type
            access = variable.modifiers.map(\.trimmedDescription).joined(separator: " ")
            value = initial?.trimmedDescription ?? (type.hasSuffix("?") && access.contains("private") ? "nil" : nil)
        }
    }

    public static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let property = try Property(declaration, node) else { return [] }
        let name = property.name
        let accessors: [AccessorDeclSyntax] = [
            "get { _\(raw: name).wrappedValue }",
            "nonmutating set { _\(raw: name).wrappedValue = newValue }",
        ]
        if property.value != nil { return accessors }
        return [
            """
            @storageRestrictions(initializes: _\(raw: name))
            init(initialValue) { _\(raw: name) = SwiftUI.State(wrappedValue: initialValue) }
            """
        ] + accessors
    }

    public static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = try Property(declaration, node) else { return [] }
        let (name, type) = (property.name, property.type)
        // A constant isn't in the memberwise initializer, and doesn't make it private.
        let stored = property.value.map { "let _\(name): SwiftUI.State<\(type)> = SwiftUI.State(wrappedValue: \($0))" }
        return [
            "private \(raw: stored ?? "var _\(name): SwiftUI.State<\(type)>")",
            "\(raw: property.access) var $\(raw: name): SwiftUI.Binding<\(raw: type)> { _\(raw: name).projectedValue }",
        ]
    }
}

/// The type of an initial value, if its text shows it.
private func typeName(_ value: ExprSyntax) -> String? {
    switch value.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr: "Bool"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .stringLiteralExpr: "String"
    case .arrayExpr(let array): array.elements.first.flatMap { typeName($0.expression) }.map { "[\($0)]" }
    case .functionCallExpr(let call): callee(call.calledExpression)
    case .memberAccessExpr(let member): member.base.flatMap(callee)
    default: nil
    }
}

/// The type that is called or has the member: a name with a capital letter, such as `CGFloat` in `CGFloat.zero`.
private func callee(_ expression: ExprSyntax) -> String? {
    let text = expression.trimmedDescription
    return text.first?.isUppercase == true && !text.contains("(") ? text : nil
}
