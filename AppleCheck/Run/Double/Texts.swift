import Foundation

/// The text of a string, a key, or a `Text`, as a person would read it.
func _string(_ value: Any) -> String? {
    switch value {
    case let text as String: return text
    case let text as Substring: return String(text)
    case let text as AttributedString: return String(text.characters)
    case let recorded as any _Recorded: return _string(recorded._call)
    case let call as _Call: return _string(of: call)
    default: return nil
    }
}

private func _string(of call: _Call) -> String? {
    switch call.type {
    case "Text":
        if call.member == "+" { return call.values.compactMap(_string).joined() }
        return call.receiver.flatMap(_string) ?? call.values.lazy.compactMap(_string).first
    case "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue":
        return call.values.first.flatMap(_string)
    case "LocalizedStringKey.StringInterpolation", "String.LocalizationValue.StringInterpolation":
        return call.calls.map { $0.values.first.map { "\($0)" } ?? "" }.joined()
    default: return nil
    }
}
