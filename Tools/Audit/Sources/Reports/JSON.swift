import Foundation

/// A JSON object with sorted keys and plain slashes; members that are nil are left out.
public struct JSON: Encodable, ExpressibleByDictionaryLiteral {
    private let members: [String: Member]

    private struct Member: Encodable {
        let value: any Encodable
        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }

    public init(dictionaryLiteral members: (String, (any Encodable)?)...) {
        let values = members.compactMap { key, value in value.map { (key, Member(value: $0)) } }
        self.members = Dictionary(uniqueKeysWithValues: values)
    }

    public func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}

extension JSON {
    static func data(_ value: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Never throws: texts and numbers can always be encoded.
        return try! encoder.encode(value) + Data("\n".utf8)
    }

    public static func text(_ value: some Encodable) -> String { String(decoding: data(value), as: UTF8.self) }
}
