import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry var x: T = value` becomes a computed property over an environment key of its own.
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
