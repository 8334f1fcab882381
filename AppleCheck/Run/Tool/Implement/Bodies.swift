import SwiftSyntax

extension Writer {
    private static let opaque = [
        "some View": "_Modified(_call:", "some ShapeStyle": "_Style(_call:",
        "some DynamicViewContent": "_Rows<Data>(_call:",
    ]

    func answer(
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
            if result.hasPrefix("some ") { return isStatic ? parameters.first?.plain ?? "self" : "self" }
            if result == "Never" { return "return _missing(\"\(name)\")" }
            if let same = parameters.first(where: { $0.type.trimmedDescription == result && !known.isRecord(result) }) {
                return same.plain
            }
            let whole = result == "Self" ? "Self" : result
            return known.isRecord(result) || result == "Self" ? "\(whole)(_call: \(call))" : "_answer(\(call))"
        }
    }

    func effects(of signature: FunctionSignatureSyntax) -> String {
        (signature.effectSpecifiers?.throwsClause == nil ? "" : "try ")
            + (signature.effectSpecifiers?.asyncSpecifier == nil ? "" : "await ")
    }

    func refusal(_ signature: FunctionSignatureSyntax, _ name: String) -> String {
        guard signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text == "throws" else { return "" }
        return "try _refuse(\"\(places.last.map { "\($0.name)." } ?? "")\(name)\"); "
    }

    func accessors(of name: String, type: String, isStatic: Bool) -> (get: String, set: String) {
        guard let place = places.last else { return ("_answer(_Call(\"\(name)\"))", "") }
        let whole = "\(place.name).\(name)"
        if let hook = hook(name) {
            return isStatic ? ("\(hook)()", "\(hook)Set(newValue)") : ("\(hook)(self)", "\(hook)Set(&self, newValue)")
        }
        if type == "String", name == "name", isStatic { return ("\"\(whole)\"", "") }
        if type == "Never" || type == "some View" {
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
        case .record: return ("_call.value(\"\(name)\")", "_call.set(\"\(name)\", newValue)")
        case .handed: return ("_run.\(name)", "_run.\(name) = newValue")
        case .object: return ("_store.value(\"\(name)\")", "_store.set(\"\(name)\", newValue)")
        case .plain, .contract: return ("_answer(_Call(\"\(whole)\", receiver: self))", "")
        }
    }

    func bit(_ name: String) -> String {
        if name == "all" || name == "none" { return name == "all" ? "127" : "0" }
        bits += 1
        return String(1 << (bits - 1))
    }

    func give(_ block: AccessorBlockSyntax, get: String, set: String) {
        guard case .accessors(let accessors) = block.accessors else { return }
        for accessor in accessors where accessor.body == nil {
            let isGetter = accessor.accessorSpecifier.text == "get"
            let isFixed = accessor.modifier?.name.text == "nonmutating"
            let kept = isFixed ? set.hasPrefix("_call.set") ? "" : set.replacing("(&self", with: "(self") : set
            insert(isGetter ? " { \(get) }" : " { \(kept) }", after: accessor)
        }
    }

    /// Such as `_viewFocused` for `View.focused`.
    func hook(_ name: String) -> String? {
        let member = name.filter { $0 != "`" }
        guard let place = places.last else { return known.isWritten("_\(member)") ? "_\(member)" : nil }
        let type = place.name.filter { $0 != "." }
        let hook =
            "_\(type.prefix(1).lowercased())\(type.dropFirst())\(member.prefix(1).uppercased())\(member.dropFirst())"
        return known.isWritten(hook) ? hook : nil
    }

    func call(_ name: String, _ parameters: [FunctionParameterSyntax], receiver: String?) -> String {
        let whole = places.last.map { "\($0.name).\(name)" } ?? name
        let values = parameters.map(\.erased).joined(separator: ", ")
        return "_Call(\"\(whole)\", [\(values)]\(receiver.map { ", receiver: \($0)" } ?? ""))"
    }

    /// Stored closures must be escaping.
    func escape(_ parameters: [FunctionParameterSyntax]) {
        for parameter in parameters {
            guard let function = parameter.function, !function.isOptional else { continue }
            let text = parameter.type.trimmedDescription
            if !text.contains("@escaping"), !function.type.parameters.isEmpty {
                replace(parameter.type, by: "@escaping \(text)")
            }
        }
    }
}
