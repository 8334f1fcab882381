import SwiftParser
import SwiftSyntax

final class Writer: SyntaxVisitor {
    private let source: [UInt8]
    let known: Known
    private var edits: [(at: Int, to: Int, text: String)] = []
    var places: [Place] = []
    var bits = 0
    /// The inheritance clause of the current extension.
    private var extended: String?

    /// A type or an extension around a declaration.
    struct Place {
        let name: String
        let kind: Known.Kind
        let isExtension: Bool
        var underscored: String { name.replacingOccurrences(of: ".", with: "_") }
    }

    init(text: String, known: Known) {
        source = Array(text.utf8)
        self.known = known
        super.init(viewMode: .sourceAccurate)
    }

    func write() -> String {
        walk(Parser.parse(source: String(decoding: source, as: UTF8.self)))
        var bytes = source
        for edit in edits.sorted(by: { $0.at > $1.at }) {
            bytes.replaceSubrange(edit.at..<edit.to, with: Array(edit.text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func insert(_ text: String, after node: some SyntaxProtocol) {
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append((end, end, text))
    }

    func replace(_ node: some SyntaxProtocol, by text: String) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append((start, node.endPositionBeforeTrailingTrivia.utf8Offset, text))
    }

    /// Omits what iOS lacks.
    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { present(node, node.decl) }
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { present(node, node.item) }

    private func present(_ node: some SyntaxProtocol, _ declaration: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        let attributes = declaration.asProtocol(WithAttributesSyntax.self)?.attributes
        guard attributes?.contains(where: { $0.trimmedDescription.contains("(iOS, unavailable") }) == true else {
            return .visitChildren
        }
        replace(node, by: "")
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visitPost(_ node: StructDeclSyntax) { places.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { places.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { places.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { places.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        extended = node.inheritanceClause?.trimmedDescription
        places.append(Place(name: name, kind: known.kinds[name] ?? .plain, isExtension: true))
        return .visitChildren
    }

    private func enter(_ node: some DeclGroupSyntax, _ short: String) -> SyntaxVisitorContinueKind {
        let name = places.last.map { "\($0.name).\(short)" } ?? short
        let place = Place(name: name, kind: known.kinds[name] ?? .plain, isExtension: false)
        places.append(place)
        bits = 0
        switch place.kind {
        case .record:
            insert(
                " var _call = _Call(\"\(name)\"); init(_call: _Call) { self._call = _call };",
                after: node.memberBlock.leftBrace
            )
            conform(node, to: "_Recorded")
        case .handed:
            let own = known.generics[name] ?? []
            let arguments = own.isEmpty ? "" : "<\(own.joined(separator: ", "))>"
            insert(" var _run: _\(place.underscored)\(arguments);", after: node.memberBlock.leftBrace)
            insert(
                " init(_run: _\(place.underscored)\(arguments)) { self._run = _run };",
                after: node.memberBlock.leftBrace
            )
            insert(" var _behaviour: Any { _run };", after: node.memberBlock.leftBrace)
            conform(node, to: "_Handed")
        case .object where known.isRoot(name):
            insert(" let _store = _Store(\"\(name)\");", after: node.memberBlock.leftBrace)
            conform(node, to: "_Object")
        case .object, .plain, .contract: break
        }
        return .visitChildren
    }

    private func conform(_ node: some DeclGroupSyntax, to contract: String) {
        if let clause = node.inheritanceClause {
            let first = clause.inheritedTypes.first?.type.trimmedDescription ?? ""
            let isParent = node.is(ClassDeclSyntax.self) && (first == "NSObject" || known.kinds[first] == .object)
            if isParent, let parent = clause.inheritedTypes.first {
                insert(parent.trailingComma == nil ? ", \(contract)" : " \(contract),", after: parent)
            } else {
                insert(" \(contract),", after: clause.colon)
            }
        } else if let named = node.asProtocol(NamedDeclSyntax.self) {
            let generics = node.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause
            insert(": \(contract)", after: generics.map { Syntax($0) } ?? Syntax(named.name))
        }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.body == nil else { return .skipChildren }
        let parameters = Array(node.signature.parameterClause.parameters)
        escape(parameters)
        let labels = parameters.labels
        let name = node.name.text
        let isStatic = places.isEmpty || node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        let isMutating = node.modifiers.contains { $0.name.text == "mutating" }
        let result = node.signature.returnClause?.type.trimmedDescription
        let call = call("\(name)(\(labels))", parameters, receiver: isStatic ? nil : "self")
        let body: String
        if let hook = hook(name) {
            body =
                "\(effects(of: node.signature))\(hook)(\(([isStatic ? nil : isMutating ? "&self" : "self"].compactMap { $0 } + parameters.map(\.plain)).joined(separator: ", ")))"
        } else if places.last?.kind == .handed, !isStatic {
            body = "\(effects(of: node.signature))_run.\(name)(\(parameters.passed))"
        } else {
            body = answer(result, call, name: name, parameters: parameters, isMutating: isMutating, isStatic: isStatic)
        }
        let refusal = refusal(node.signature, "\(name)(\(labels))")
        insert(refusal.isEmpty ? " { \(body) }" : " { \(refusal)return \(body) }", after: node)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.body == nil, let place = places.last else { return .skipChildren }
        let parameters = Array(node.signature.parameterClause.parameters)
        escape(parameters)
        let labels = parameters.labels
        let call = call("init(\(labels))", parameters, receiver: nil)
        switch place.kind {
        case .record: insert(" { self.init(_call: \(call)) }", after: node)
        case .handed: insert(" { self.init(_run: .init(\(parameters.passed))) }", after: node)
        case .object:
            let parent = known.parents[place.name]?.first ?? ""
            let isRoot = known.kinds[parent] != .object && parent != "NSObject"
            let refusal = refusal(node.signature, "init(\(labels))")
            insert(" { \(refusal)\(isRoot ? "" : "super.init(); ")_store.call = \(call) }", after: node)
            let isOverride = node.modifiers.contains { $0.name.text == "override" }
            if !isRoot, parameters.isEmpty, !isOverride { replace(node.initKeyword, by: "override init") }
        case .plain, .contract: insert(" { self = _answer(\(call)) }", after: node)
        }
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let block = node.accessorBlock, let place = places.last else { return .skipChildren }
        let parameters = Array(node.parameterClause.parameters)
        let values = parameters.map(\.plain)
        let isStatic = node.modifiers.contains { $0.name.text == "static" }
        let receiver = isStatic ? [] : ["self"]
        if place.kind == .handed, !isStatic {
            let index = parameters.map { ($0.secondName == nil ? "" : "\($0.firstName.text): ") + $0.plain }
            give(
                block,
                get: "_run[\(index.joined(separator: ", "))]",
                set: "_run[\(index.joined(separator: ", "))] = newValue"
            )
        } else if let hook = hook("subscript") {
            give(
                block,
                get: "\(hook)(\((receiver + values).joined(separator: ", ")))",
                set: "\(hook)Set(\((receiver.map { "&\($0)" } + values + ["newValue"]).joined(separator: ", ")))"
            )
        } else {
            let call = call("subscript", parameters, receiver: isStatic ? nil : "self")
            give(block, get: "_answer(\(call))", set: "_perform(\(call))")
        }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let binding = node.bindings.first, binding.initializer == nil,
            let type = binding.typeAnnotation?.type.trimmedDescription
        else { return .skipChildren }
        let name = binding.pattern.trimmedDescription
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        let isConstant = node.bindingSpecifier.text == "let"
        if places.last?.name == "Never", !(extended?.contains("View") ?? false) {
            replace(node, by: "")
            return .skipChildren
        }
        if isConstant { replace(node.bindingSpecifier, by: "var") }
        let (get, set) = accessors(of: name, type: type, isStatic: isStatic)
        if let block = binding.accessorBlock {
            give(block, get: get, set: set)
        } else {
            insert(isConstant ? " { \(get) }" : " { get { \(get) } set { \(set) } }", after: node)
        }
        return .skipChildren
    }
}
