import Foundation

/// JSON as people read it: keys in order, slashes as they are, a newline at the end.
enum JSON {
    static func data(_ value: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts and numbers only: encoding them cannot fail.
        return try! encoder.encode(value) + Data("\n".utf8)
    }

    static func text(_ value: some Encodable) -> String { String(decoding: data(value), as: UTF8.self) }
}
