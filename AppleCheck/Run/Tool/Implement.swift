import Foundation
import SwiftParser
import SwiftSyntax

/// Gives the declarations of `Stubs/` bodies: each records that it was used, and with what.
///
/// `implement STUBS… --hand HAND… --into FOLDER`. A type `X` for which the hand-written files declare `_X` hands everything to it; a
/// member `x` of `X` for which they declare a function `_xX` hands it there.
@main
struct Implement {
    static func main() throws {
        var lists: [String: [URL]] = [:]
        var list = "stubs"
        for argument in CommandLine.arguments.dropFirst() {
            if argument.hasPrefix("--") {
                list = String(argument.dropFirst(2))
            } else {
                lists[list, default: []].append(URL(fileURLWithPath: argument))
            }
        }
        let hand = try (lists["hand"] ?? []).map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let files = try (lists["stubs"] ?? []).map { ($0, try String(contentsOf: $0, encoding: .utf8)) }
        var known = Known(hand: hand)
        for (_, text) in files { known.learn(from: Parser.parse(source: text)) }
        for (file, text) in files {
            let folder = file.deletingLastPathComponent().lastPathComponent
            let target = lists["into"]![0].appendingPathComponent("\(folder)_\(file.lastPathComponent)")
            let writer = Writer(text: text, known: known)
            let new = "import Foundation\nimport Observation\n" + writer.write()
            if (try? String(contentsOf: target, encoding: .utf8)) != new {
                try new.write(to: target, atomically: true, encoding: .utf8)
            }
        }
    }
}

/// The types of all stubs, and what is written by hand.
struct Known {
    enum Kind { case record, handed, object, plain, contract }

    private let written: Set<Substring>
    private(set) var kinds: [String: Kind] = [:]
    /// The generic parameters of a type, those of the types around it included.
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

    /// Whether a class adds the storage that its subclasses use.
    func isRoot(_ name: String) -> Bool { !(parents[name] ?? []).contains { kinds[$0] == .object } }

    func isRecord(_ type: String) -> Bool {
        kinds[type.replacing(/<.*?>(?=\.|$)/.dotMatchesNewlines(), with: "")] == .record
    }
}

/// Writes a file of stubs with bodies: its own text, and insertions.
final class Writer: SyntaxVisitor {
    private let source: [UInt8]
    private let known: Known
    private var edits: [(at: Int, to: Int, text: String)] = []
    private var places: [Place] = []
    private var bits = 0
    /// What the extension at hand adds.
    private var extended: String?

    /// A type or an extension around a declaration.
    private struct Place {
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

    private func insert(_ text: String, after node: some SyntaxProtocol) {
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append((end, end, text))
    }

    private func replace(_ node: some SyntaxProtocol, by text: String) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append((start, node.endPositionBeforeTrailingTrivia.utf8Offset, text))
    }

    /// Declarations that iOS doesn't have are left out.
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

    // MARK: Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visitPost(_ node: StructDeclSyntax) { places.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { places.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { places.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { places.removeLast() }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        replace(node, by: "")
        return .skipChildren
    }

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

    // MARK: Functions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.body == nil else { return .skipChildren }
        let parameters = Array(node.signature.parameterClause.parameters)
        escape(parameters)
        let labels = parameters.map { "\($0.firstName.text):" }.joined()
        let name = node.name.text
        let isStatic = places.isEmpty || node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        let isMutating = node.modifiers.contains { $0.name.text == "mutating" }
        let result = node.signature.returnClause?.type.trimmedDescription
        let call = call("\(name)(\(labels))", parameters, receiver: isStatic ? nil : "self")
        let body: String
        if let hook = hook(name) {
            body =
                "\(effects(of: node.signature))\(hook)(\(([isStatic ? nil : isMutating ? "&self" : "self"].compactMap { $0 } + parameters.map(plain)).joined(separator: ", ")))"
        } else if places.last?.kind == .handed, !isStatic {
            body = "\(effects(of: node.signature))_run.\(name)(\(passed(parameters)))"
        } else {
            body = answer(result, call, name: name, parameters: parameters, isMutating: isMutating, isStatic: isStatic)
        }
        insert(" { \(body) }", after: node)
        return .skipChildren
    }

    private static let opaque = [
        "some View": "_Modified(_call:", "some ShapeStyle": "_Style(_call:", "some ToolbarContent": "_Toolbar(_call:",
        "some Scene": "_Scene(_call:",
    ]

    private func answer(
        _ result: String?,
        _ call: String,
        name: String,
        parameters: [FunctionParameterSyntax],
        isMutating: Bool,
        isStatic: Bool
    ) -> String {
        switch (result, name) {
        case (nil, "hash"): return "hasher.combine(_call)"
        case (nil, _) where isMutating && places.last?.kind == .record: return "_call.add(\(call))"
        case (nil, _), ("Void", _): return "_perform(\(call))"
        case ("Bool", "==") where places.last?.kind == .record:
            return parameters.map { "\($0.secondName?.text ?? $0.firstName.text)._call" }.joined(separator: " == ")
        case (let result?, _):
            if let opaque = Self.opaque[result] { return "\(opaque) \(call))" }
            if result.hasPrefix("some ") { return isStatic ? parameters.first.map(plain) ?? "self" : "self" }
            if result == "Never" { return "return _missing(\"\(name)\")" }
            if let same = parameters.first(where: { $0.type.trimmedDescription == result && !known.isRecord(result) }) {
                return plain(same)
            }
            let whole = result == "Self" ? "Self" : result
            return known.isRecord(result) || result == "Self" ? "\(whole)(_call: \(call))" : "_answer(\(call))"
        }
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.body == nil, let place = places.last else { return .skipChildren }
        let parameters = Array(node.signature.parameterClause.parameters)
        escape(parameters)
        let labels = parameters.map { "\($0.firstName.text):" }.joined()
        let call = call("init(\(labels))", parameters, receiver: nil)
        switch place.kind {
        case .record: insert(" { self.init(_call: \(call)) }", after: node)
        case .handed where node.optionalMark != nil:
            let run = "_\(place.underscored)<\((known.generics[place.name] ?? []).joined(separator: ", "))>"
            insert(
                " { guard let run = \(run)(\(passed(parameters))) else { return nil }; self.init(_run: run) }",
                after: node
            )
        case .handed: insert(" { self.init(_run: .init(\(passed(parameters)))) }", after: node)
        case .object:
            let parent = known.parents[place.name]?.first ?? ""
            let isRoot = known.kinds[parent] != .object && parent != "NSObject"
            insert(" { \(isRoot ? "" : "super.init(); ")_store.call = \(call) }", after: node)
            let isOverride = node.modifiers.contains { $0.name.text == "override" }
            if !isRoot, parameters.isEmpty, !isOverride { replace(node.initKeyword, by: "override init") }
        case .plain, .contract: insert(" { self = _answer(\(call)) }", after: node)
        }
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let block = node.accessorBlock, let place = places.last else { return .skipChildren }
        let parameters = Array(node.parameterClause.parameters)
        let values = parameters.map(plain)
        let isStatic = node.modifiers.contains { $0.name.text == "static" }
        let receiver = isStatic ? [] : ["self"]
        if place.kind == .handed, !isStatic {
            let index = parameters.map { ($0.secondName == nil ? "" : "\($0.firstName.text): ") + plain($0) }
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

    // MARK: Properties

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

    private func accessors(of name: String, type: String, isStatic: Bool) -> (get: String, set: String) {
        guard let place = places.last else { return ("_answer(_Call(\"\(name)\"))", "") }
        let whole = "\(place.name).\(name)"
        if let hook = hook(name) {
            return isStatic ? ("\(hook)()", "\(hook)Set(newValue)") : ("\(hook)(self)", "\(hook)Set(&self, newValue)")
        }
        if type == "String", name == "name", isStatic { return ("\"\(whole)\"", "") }
        if type == "Never" || type == "some View" || type == "some Scene" {
            return ("return _missing(\"\(whole)\")", "")
        }
        if isStatic {
            if name == "rawValue" || known.parents[place.name]?.contains("OptionSet") == true, known.isRecord(type) {
                return ("\(type)(rawValue: \(bit(name)))", "")
            }
            if known.parents[place.name]?.contains("RawRepresentable") == true {
                return ("Self(rawValue: _raw(\"\(name)\"))", "")
            }
            return (
                known.isRecord(type) ? "\(type)(_call: _Call(\"\(whole)\"))" : "_answer(_Call(\"\(whole)\"))",
                "_set(\"\(whole)\", newValue)"
            )
        }
        switch place.kind {
        case .record where name == "description": return ("_call.description", "")
        case .record: return ("_call.value(\"\(name)\")", "_call.set(\"\(name)\", newValue)")
        case .handed: return ("_run.\(name)", "_run.\(name) = newValue")
        case .object: return ("_store.value(\"\(name)\")", "_store.set(\"\(name)\", newValue)")
        case .plain, .contract: return ("_answer(_Call(\"\(whole)\", receiver: self))", "")
        }
    }

    private func bit(_ name: String) -> String {
        if name == "all" || name == "none" { return name == "all" ? "127" : "0" }
        bits += 1
        return String(1 << (bits - 1))
    }

    private func give(_ block: AccessorBlockSyntax, get: String, set: String) {
        guard case .accessors(let accessors) = block.accessors else { return }
        for accessor in accessors where accessor.body == nil {
            let isGetter = accessor.accessorSpecifier.text == "get"
            let isFixed = accessor.modifier?.name.text == "nonmutating" && set.hasPrefix("_call.set")
            insert(isGetter ? " { \(get) }" : " { \(isFixed ? "" : set) }", after: accessor)
        }
    }

    // MARK: Parts

    /// Such as `_viewFocused` for `View.focused`.
    private func hook(_ name: String) -> String? {
        let member = name.filter { $0 != "`" }
        guard let place = places.last else { return known.isWritten("_\(member)") ? "_\(member)" : nil }
        let type = place.name.filter { $0 != "." }
        let hook =
            "_\(type.prefix(1).lowercased())\(type.dropFirst())\(member.prefix(1).uppercased())\(member.dropFirst())"
        return known.isWritten(hook) ? hook : nil
    }

    private func call(_ name: String, _ parameters: [FunctionParameterSyntax], receiver: String?) -> String {
        let whole = places.last.map { "\($0.name).\(name)" } ?? name
        let values = parameters.map(erased).joined(separator: ", ")
        return "_Call(\"\(whole)\", [\(values)]\(receiver.map { ", receiver: \($0)" } ?? ""))"
    }

    private func passed(_ parameters: [FunctionParameterSyntax]) -> String {
        parameters.map { parameter in
            let label = parameter.firstName.text
            let value = parameter.type.trimmedDescription.contains("@autoclosure") ? name(parameter) : plain(parameter)
            return label == "_" ? value : "\(label): \(value)"
        }
        .joined(separator: ", ")
    }

    private func name(_ parameter: FunctionParameterSyntax) -> String {
        let name = parameter.secondName?.text ?? parameter.firstName.text
        return name == "_" ? "()" : name
    }

    /// The parameter as its own type; a variadic one is an array by then.
    private func plain(_ parameter: FunctionParameterSyntax) -> String {
        let type = parameter.type.trimmedDescription
        if type.hasPrefix("repeat ") { return "repeat each \(name(parameter))" }
        return type.hasPrefix("inout ") ? "&\(name(parameter))" : name(parameter)
    }

    /// A function that is stored must be allowed to escape.
    private func escape(_ parameters: [FunctionParameterSyntax]) {
        for parameter in parameters {
            guard let function = function(in: parameter.type), !function.isOptional else { continue }
            let text = parameter.type.trimmedDescription
            if !text.contains("@escaping"), !function.type.parameters.isEmpty {
                replace(parameter.type, by: "@escaping \(text)")
            }
        }
    }

    private func function(in type: TypeSyntax) -> (type: FunctionTypeSyntax, isOptional: Bool)? {
        if let attributed = type.as(AttributedTypeSyntax.self) { return function(in: attributed.baseType) }
        if let function = type.as(FunctionTypeSyntax.self) { return (function, false) }
        if let optional = type.as(OptionalTypeSyntax.self)?.wrappedType.as(TupleTypeSyntax.self)?.elements.first?.type {
            return function(in: optional).map { ($0.type, true) }
        }
        return nil
    }

    /// The parameter as `Any`: functions take and return `Any`, and a builder that can't be kept is called at once.
    private func erased(_ parameter: FunctionParameterSyntax) -> String {
        let name = name(parameter)
        let text = parameter.type.trimmedDescription
        if text.hasPrefix("repeat ") { return "(repeat each \(name))" }
        if text.hasPrefix("inout ") { return name }
        if text.hasPrefix("WritableKeyPath<") { return "_KeyPath(\(name))" }
        guard let function = function(in: parameter.type) else {
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

    private func effects(of signature: FunctionSignatureSyntax) -> String {
        (signature.effectSpecifiers?.throwsClause == nil ? "" : "try ")
            + (signature.effectSpecifiers?.asyncSpecifier == nil ? "" : "await ")
    }
}
