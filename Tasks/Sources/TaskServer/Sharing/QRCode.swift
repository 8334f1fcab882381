import CQREncode

/// A QR code (ISO/IEC 18004) by libqrencode.
public struct QRCode: Sendable, Equatable {
    let size: Int
    private let dark: [Bool]

    /// The margin that scanners need, in modules.
    static let quietZone = 4

    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        // Version 0: the smallest that fits. Level M corrects 15 %.
        guard let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_M) else { return nil }
        defer { QRcode_free(code) }
        size = Int(code.pointee.width)
        // The lowest bit is the colour.
        dark = (0..<(size * size)).map { code.pointee.data[$0] & 1 == 1 }
    }

    func isDark(_ x: Int, _ y: Int) -> Bool {
        (0..<size).contains(x) && (0..<size).contains(y) && dark[y * size + x]
    }
}

extension QRCode {
    /// In columns.
    public var width: Int { size + 2 * Self.quietZone }

    /// Lines of half blocks, each two modules high. The colours are from the part of the 256 that themes don't change.
    public var lines: [String] {
        stride(from: -Self.quietZone, to: size + Self.quietZone, by: 2).map { y in
            let blocks = (-Self.quietZone..<(size + Self.quietZone)).map { x -> Character in
                switch (isDark(x, y), isDark(x, y + 1)) {
                case (true, true): "█"
                case (true, false): "▀"
                case (false, true): "▄"
                case (false, false): " "
                }
            }
            return "\u{1B}[38;5;16;48;5;231m" + String(blocks) + "\u{1B}[0m"
        }
    }
}
