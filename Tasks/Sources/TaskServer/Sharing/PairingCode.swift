/// The code that lets one device in: eight characters, 40 bits.
///
/// With five tries in ten minutes (`Pairing`) guessing it takes some two and a half million years of trying without a pause.
struct PairingCode: Sendable {
    private let letters: [UInt8]

    /// Digits and capitals without 0, 1, I and O, which look alike: 32, so that five random bits are a character.
    static let alphabet = Array("23456789ABCDEFGHJKLMNPQRSTUVWXYZ".utf8)
    static let length = 8

    /// A new one. The system's generator is made for secrets: getrandom on Linux, arc4random on Apple's.
    static func random() -> PairingCode {
        var generator = SystemRandomNumberGenerator()
        let bits = (0..<length).map { _ in UInt8.random(in: 0..<32, using: &generator) }
        return PairingCode(letters: bits.map { alphabet[Int($0)] })
    }

    private init(letters: [UInt8]) { self.letters = letters }

    /// Reads a typed code: small letters, spaces and hyphens are accepted. nil when it can't be a code.
    init?(_ text: String) {
        let letters = text.uppercased().utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
        guard letters.count == Self.length, letters.allSatisfy(Self.alphabet.contains) else { return nil }
        self.letters = Array(letters)
    }

    /// Whether both are the same, in a time that doesn't tell how much of them is.
    func matches(_ other: PairingCode) -> Bool {
        zip(letters, other.letters).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// As it stands in an address.
    var plain: String { String(decoding: letters, as: UTF8.self) }

    /// As a person reads it: `K7MX-2Q9P`.
    var spaced: String { plain.prefix(4) + "-" + plain.suffix(4) }
}
