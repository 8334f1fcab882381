import SwiftSyntax

struct Known {
    enum Kind { case record, handed, object, plain, contract }

    private let written: Set<Substring>
    private(set) var kinds: [String: Kind] = [:]
    /// The generic parameters of a type and of those around it.
    private(set) var generics: [String: [String]] = [:]
    private(set) var parents: [String: [String]] = [:]

    init(hand: String) {
        written = Set(hand.matches(of: /(?:func|class|struct) (_\w+)/).map(\.output.1))
    }

    func isWritten(_ name: String) -> Bool { written.contains(Substring(name)) }

    mutating func learn(from file: SourceFileSyntax) {
        for statement in file.statements { learn(statement.item, inside: [], around: []) }
    }

    private mutating func learn(_ item: some SyntaxProtocol, inside outer: [String], around: [String]) {
        if let clauses = item.as(IfConfigDeclSyntax.self)?.clauses {
            for case .statements(let list)? in clauses.map(\.elements) {
                for one in list { learn(one.item, inside: outer, around: around) }
            }
        }
        guard let declaration = item.asProtocol(DeclGroupSyntax.self) else { return }
        var own = around
        var path = outer
        if let named = item.asProtocol(NamedDeclSyntax.self) {
            path.append(named.name.text)
            let parameters = item.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause?.parameters
            own += parameters?.map { ($0.specifier == nil ? "" : "repeat each ") + $0.name.text } ?? []
            let name = path.joined(separator: ".")
            generics[name] = own
            parents[name] = declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
            kinds[name] = kind(of: item, named: path.joined(separator: "_"))
        } else if let extended = item.as(ExtensionDeclSyntax.self) {
            path = [extended.extendedType.trimmedDescription]
        }
        for member in declaration.memberBlock.members { learn(member.decl, inside: path, around: own) }
    }

    private func kind(of item: some SyntaxProtocol, named name: String) -> Kind {
        if item.is(ProtocolDeclSyntax.self) { return .contract }
        if item.is(ClassDeclSyntax.self) { return isWritten("_\(name)") ? .handed : .object }
        if item.is(EnumDeclSyntax.self) { return .plain }
        return isWritten("_\(name)") ? .handed : .record
    }

    /// Whether a class lacks a recorded superclass and needs its own storage.
    func isRoot(_ name: String) -> Bool { !(parents[name] ?? []).contains { kinds[$0] == .object } }

    func isRecord(_ type: String) -> Bool {
        kinds[type.replacing(/<.*?>(?=\.|$)/.dotMatchesNewlines(), with: "")] == .record
    }
}
