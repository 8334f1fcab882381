import SwiftSyntax

extension FunctionParameterSyntax {
    /// The name inside of the function.
    var inner: String {
        let name = secondName?.text ?? firstName.text
        return name == "_" ? "()" : name
    }

    var plain: String {
        let type = type.trimmedDescription
        if type.hasPrefix("repeat ") { return "repeat each \(inner)" }
        return type.hasPrefix("inout ") ? "&\(inner)" : inner
    }

    var function: (type: FunctionTypeSyntax, isOptional: Bool)? { Self.function(in: type) }

    private static func function(in type: TypeSyntax) -> (type: FunctionTypeSyntax, isOptional: Bool)? {
        if let attributed = type.as(AttributedTypeSyntax.self) { return function(in: attributed.baseType) }
        if let function = type.as(FunctionTypeSyntax.self) { return (function, false) }
        if let optional = type.as(OptionalTypeSyntax.self)?.wrappedType.as(TupleTypeSyntax.self)?.elements.first?.type {
            return function(in: optional).map { ($0.type, true) }
        }
        return nil
    }

    /// The parameter as `Any`. Closures take and return `Any`; a builder that can't escape is called at once.
    var erased: String {
        let name = inner
        let text = type.trimmedDescription
        if text.hasPrefix("repeat ") { return "(repeat each \(name))" }
        if text.hasPrefix("inout ") { return name }
        if text.hasPrefix("WritableKeyPath<") { return "_KeyPath(\(name))" }
        guard let function else {
            return text.hasPrefix("KeyPath<") ? name : "\(name) as Any"
        }
        if function.isOptional { return "\(name).map { f in \(wrapped("f", function.type, text)) } as Any" }
        if !text.contains("@escaping"), function.type.parameters.isEmpty { return "\(name)() as Any" }
        return wrapped(name, function.type, text)
    }

    private func wrapped(_ name: String, _ function: FunctionTypeSyntax, _ text: String) -> String {
        let types = function.parameters.map(\.type.trimmedDescription)
        var setup = ""
        var values: [String] = []
        var outs: [String] = []
        for (index, type) in types.enumerated() {
            if type.hasPrefix("inout ") {
                setup += "var a\(index) = a[\(index)] as! \(type.dropFirst(6)); "
                values.append("&a\(index)")
                outs.append("a\(index)")
            } else {
                values.append("_cast(a[\(index)])")
            }
        }
        let plain = "\(name)(\(values.joined(separator: ", ")))"
        let call = text.contains("@MainActor") ? "_here { \(plain) }" : plain
        if function.effectSpecifiers?.asyncSpecifier != nil { return "_AsyncFunction { await \(call) }" }
        let isThrowing = function.effectSpecifiers?.throwsClause != nil
        let run = isThrowing ? "try! \(call)" : call
        if !outs.isEmpty {
            return "_Function { a in \(setup)\(run); return [\(outs.joined(separator: ", "))] as [Any] }"
        }
        return "_Function { a in \(run) as Any }"
    }
}

extension [FunctionParameterSyntax] {
    /// The arguments for a function with the same labels.
    var passed: String {
        map { parameter in
            let label = parameter.firstName.text
            let isAutoclosure = parameter.type.trimmedDescription.contains("@autoclosure")
            let value = isAutoclosure ? parameter.inner : parameter.plain
            return label == "_" ? value : "\(label): \(value)"
        }
        .joined(separator: ", ")
    }

    var labels: String { map { "\($0.firstName.text):" }.joined() }
}
