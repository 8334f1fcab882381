import NodJSON

extension JSONText {
    /// An object with its keys in their order; a value that is nil is left out.
    static func fields(_ pairs: KeyValuePairs<String, JSONText?>) -> JSONText {
        .object(pairs.compactMap { key, value in value.map { (key, $0) } })
    }
}
