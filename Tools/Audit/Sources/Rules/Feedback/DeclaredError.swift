import Foundation
import SwiftSyntax

/// An error by its declaration: `catch`, `let problem: Error?`, `case .failure(let reason)`.
struct DeclaredError {
    /// The type of the error when the source names one that may bring its own words.
    var type: String?
    /// Facts from other files without which it is no error.
    var when: [Fact] = []
    /// Only its name says that it is an error.
    var isGuess = false
}

enum ErrorDeclaration {
    case error(DeclaredError)
    /// It is declared to be something else: a `String`.
    case other
    case unknown
}

extension SourceFile {
    /// Whether `value` is declared to be an error, through locals, optionals and patterns.
    func declaration(of value: ExprSyntax, depth: Int = 4) -> ErrorDeclaration {
        if let type = value.castType { return declaration(type: type, around: value) }
        guard depth > 0, let path = value.path else { return .unknown }
        let names = path.split(separator: ".").map(String.init)
        if names.count == 1 { return declaration(named: names[0], at: value, depth: depth) }
        guard names.count == 2, let owner = typeName(of: names[0], at: value) else { return .unknown }
        if let type = members(of: owner).typeOfProperty[names[1]] { return declaration(type: type, around: value) }
        if types.contains(where: { $0.typeName == owner }) { return .unknown }
        return .error(DeclaredError(when: [Fact(.holdsError, owner + "." + names[1])]))
    }

    private func declaration(named name: String, at value: ExprSyntax, depth: Int) -> ErrorDeclaration {
        for node in value.ancestorsInType {
            if let found = binding(of: name, by: node, before: value, depth: depth - 1) { return found }
        }
        return members(around: value).typeOfProperty[name].map { declaration(type: $0, around: value) } ?? .unknown
    }

    /// The meaning of `name` if `node`, which is around `value`, declares it.
    private func binding(of name: String, by node: Syntax, before value: ExprSyntax, depth: Int) -> ErrorDeclaration? {
        if let clause = node.as(CatchClauseSyntax.self) { return caught(name, by: clause) }
        if let label = node.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) {
            return payload(name, of: Syntax(label.caseItems))
        }
        if let condition = node.as(IfExprSyntax.self), value.isInside(condition.body) {
            return bound(name, by: condition.conditions, depth: depth)
        }
        if let items = node.as(CodeBlockItemListSyntax.self) {
            return items.reversed().lazy.filter { $0.position < value.position }
                .compactMap { self.local(name, by: $0, depth: depth) }.first
        }
        if let closure = node.as(ClosureExprSyntax.self), closure.parameterNames.contains(name) {
            return parameter(of: closure, depth: depth)
        }
        let parameters =
            node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
            ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
        let parameter = parameters?.first { ($0.secondName ?? $0.firstName).text == name }
        return parameter.map { declaration(type: $0.type.written, around: value) }
    }

    private func caught(_ name: String, by clause: CatchClauseSyntax) -> ErrorDeclaration? {
        let words = clause.catchItems.written.split {
            !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "."
        }
        if words.isEmpty || words == ["where"] { return name == "error" ? .error(DeclaredError()) : nil }
        guard words.contains("let"), words.contains(Substring(name)) else { return nil }
        let type = words.firstIndex(of: "as").flatMap { words.dropFirst($0 + 1).first }
        return type.map { declaration(type: String($0), around: clause) } ?? .error(DeclaredError())
    }

    /// `.failure(let error)`, and other payloads by the type their case declares.
    private func payload(_ name: String, of pattern: Syntax) -> ErrorDeclaration? {
        let binds = Search.contains(in: pattern) { $0.as(IdentifierPatternSyntax.self)?.identifier.text == name }
        let isNamed = Search.contains(in: pattern) { $0.as(DeclReferenceExprSyntax.self)?.baseName.text == name }
        guard binds || isNamed && pattern.written.contains("let "),
            let call = Search.all(FunctionCallExprSyntax.self, in: pattern).last.flatMap(Call.init)
        else { return nil }
        if call.name == "failure" { return .error(DeclaredError(type: mentions(", Error>") ? nil : Self.typedFailure)) }
        return .error(DeclaredError(when: [Fact(.holdsError, "case " + call.name)]))
    }

    private func bound(_ name: String, by conditions: ConditionElementListSyntax, depth: Int) -> ErrorDeclaration? {
        for element in conditions {
            if let match = element.condition.as(MatchingPatternConditionSyntax.self),
                let found = payload(name, of: Syntax(match.pattern))
            {
                return found
            }
            guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.written == name
            else { continue }
            // `if let error` means what it means outside.
            return binding.initializer.flatMap { $0.value.path == name ? nil : declaration(of: $0.value, depth: depth) }
        }
        return nil
    }

    private func local(_ name: String, by item: CodeBlockItemSyntax, depth: Int) -> ErrorDeclaration? {
        if let check = item.item.as(GuardStmtSyntax.self) { return bound(name, by: check.conditions, depth: depth) }
        let bindings = item.item.as(VariableDeclSyntax.self)?.bindings
        guard let binding = bindings?.first(where: { $0.name == name }) else { return nil }
        if let type = binding.typeAnnotation?.type.written { return declaration(type: type, around: item) }
        return binding.initializer.map { declaration(of: $0.value, depth: depth) } ?? .unknown
    }

    /// The parameter of `alert(…, presenting: error) { error in … }`; of others nothing is known.
    private func parameter(of closure: ClosureExprSyntax, depth: Int) -> ErrorDeclaration {
        guard let presented = closure.receiver?.argument("presenting") else { return .unknown }
        return declaration(of: presented, depth: depth)
    }

    private func typeName(of name: String, at value: ExprSyntax) -> String? {
        let function = value.enclosingMember?.as(FunctionDeclSyntax.self)
        let parameter = function?.signature.parameterClause.parameters
            .first { ($0.secondName ?? $0.firstName).text == name }?.type.written
        return parameter ?? members(around: value).typeOfProperty[name]
    }
}

extension SourceFile {
    /// The payload of `.failure` in a project whose results name the type of their errors, which may bring words.
    static let typedFailure = "Result.failure"

    fileprivate var hasTypedResults: Bool {
        guard mentions("Result<") else { return false }
        return text.utf8.pieces(after: "Result<").contains { rest in
            let types = rest.prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "\n") }
            guard types.endIndex < rest.endIndex, rest[types.endIndex] == UInt8(ascii: ">"),
                let failure = Substring(types).split(separator: ",").dropFirst().last
            else { return false }
            let name = failure.split(separator: " ").last.map(String.init) ?? ""
            return !String.bareErrors.contains(name) && name != "Never"
        }
    }

    func declaration(type text: String, around node: some SyntaxProtocol) -> ErrorDeclaration {
        let type = text.plainErrorType
        if String.bareErrors.contains(type) { return .error(DeclaredError()) }
        if isConstrainedToError(type, around: node) { return .error(DeclaredError()) }
        let name = type.split(separator: ".").last.map(String.init) ?? type
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !String.plainTypes.contains(name) else {
            return .other
        }
        return .error(DeclaredError(type: name, when: [Fact(.isError, name)]))
    }

    /// `Failure` in `struct ErrorView<Failure: Error>`.
    private func isConstrainedToError(_ name: String, around node: some SyntaxProtocol) -> Bool {
        node.ancestors.contains { around in
            let clause =
                around.as(StructDeclSyntax.self)?.genericParameterClause
                ?? around.as(ClassDeclSyntax.self)?.genericParameterClause
                ?? around.as(FunctionDeclSyntax.self)?.genericParameterClause
            return clause?.parameters.contains {
                $0.name.text == name && $0.inheritedType?.written.hasSuffix("Error") == true
            } == true
        }
    }
}

extension SourceFile {
    /// The types, properties and cases of this file that hold errors, and the errors that bring words of their own.
    func findErrorFacts() -> Set<Fact> {
        var facts: Set<Fact> = []
        if hasTypedResults { facts.insert(Fact(.wordsErrors, SourceFile.typedFailure)) }
        // Every type and name that is looked for holds one of the two.
        guard mentions("Error") || mentions("escription") else { return facts }
        for type in types {
            let name = type.typeName.split(separator: ".").last.map(String.init) ?? type.typeName
            let isError = !Set(type.inherited).isDisjoint(with: ["Error", "LocalizedError", "CustomNSError"])
            if isError { facts.formUnion([Fact(.isError, name), Fact(.isError, "")]) }
            let members = members(of: type.typeName)
            let words = ["errorDescription", "localizedDescription", "description"]
            // A protocol of the project's own may bring them.
            if (isError || name.hasSuffix("Error")) && !Set(type.inherited).isSubset(of: Self.wordless)
                || words.contains(where: members.properties.contains)
            {
                facts.insert(Fact(.wordsErrors, name))
            }
            for (property, held) in members.typeOfProperty
            where held.holds("Error") && String.bareErrors.contains(held.plainErrorType) {
                facts.insert(Fact(.holdsError, type.typeName + "." + property))
            }
            let cases = type.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
            for element in cases.flatMap({ $0.elements }) {
                let parameters = element.parameterClause?.parameters.map { $0.type.written.plainErrorType } ?? []
                if parameters.contains(where: String.bareErrors.contains) {
                    facts.insert(Fact(.holdsError, "case " + element.name.text))
                }
            }
        }
        var throwing: Set<SyntaxIdentifier> = []
        for statement in throwStatements {
            guard let function = statement.ancestor(FunctionDeclSyntax.self),
                function.signature.effectSpecifiers?.throwsClause != nil
            else { continue }
            throwing.insert(function.id)
            if let fact = function.fact(of: statement.expression.written) { facts.insert(fact) }
        }
        // It throws what others throw, which may bring words.
        for function in functions where function.signature.effectSpecifiers?.throwsClause != nil && function.body != nil
        {
            if !throwing.contains(function.id) { facts.insert(Fact(.wordsErrors, function.name.text + "()")) }
        }
        return facts
    }
}

extension SourceFile {
    /// Types that an error may inherit from without words for people.
    fileprivate static let wordless: Set<String> = [
        "Error", "Equatable", "Hashable", "Sendable", "Codable", "CaseIterable", "Identifiable", "String", "Int",
    ]
}

extension FunctionDeclSyntax {
    /// The type of an error it throws itself, or that an `NSError` of its own has a description.
    fileprivate func fact(of thrown: String) -> Fact? {
        let function = name.text + "()"
        if thrown.holds("NSLocalizedDescriptionKey") { return Fact(.wordsErrors, function) }
        let names = thrown.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }.split(separator: ".")
        return names.last { $0.first?.isUppercase == true }.map { Fact(.throwsError, function + " " + $0) }
    }
}

extension ExprSyntax {
    /// `NSError` of `(error as NSError)` and `error as? NSError`.
    fileprivate var castType: String? {
        if let inBrackets { return inBrackets.castType }
        guard let parts = self.as(SequenceExprSyntax.self)?.elements.map({ $0 }), parts.count == 3,
            parts[1].is(UnresolvedAsExprSyntax.self)
        else { return nil }
        return parts[2].as(TypeExprSyntax.self)?.type.written
    }
}

extension String {
    /// Errors that say what the system says.
    fileprivate static let bareErrors: Set<String> = ["Error", "NSError", "Swift.Error", "URLError", "CocoaError"]
    fileprivate static let plainTypes: Set<String> = [
        "String", "Int", "Bool", "Double", "URL", "Text", "LocalizedStringKey", "LocalizedStringResource", "Date",
        "AttributedString", "Substring", "LocalizedError",
    ]

    /// `Error` of `any Error`, `(any Error)?` and `Binding<Error?>`.
    fileprivate var plainErrorType: String {
        var type = self
        for wrapper in ["Binding<", "Published<", "Optional<"] where type.hasPrefix(wrapper) && type.hasSuffix(">") {
            type = String(type.dropFirst(wrapper.count).dropLast())
        }
        type = type.filter { !"()?!".contains($0) }
        return type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
    }
}
