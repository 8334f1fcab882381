import CQREncode

/// A QR code (ISO/IEC 18004), encoded by libqrencode.
public struct QRCode: Sendable, Equatable {
    /// Modules on a side.
    let size: Int
    private let dark: [Bool]

    /// The margin that a scanner needs around the code, in modules.
    static let quietZone = 4

    /// nil when the text is too long for a code.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        // Version 0: the smallest that holds it. Level M repairs 15 %, enough for a screen.
        guard let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_M) else { return nil }
        defer { QRcode_free(code) }
        size = Int(code.pointee.width)
        // The lowest bit of a module is its colour.
        dark = (0..<(size * size)).map { code.pointee.data[$0] & 1 == 1 }
    }

    /// Outside, everything is light.
    func isDark(_ x: Int, _ y: Int) -> Bool {
        (0..<size).contains(x) && (0..<size).contains(y) && dark[y * size + x]
    }
}

extension QRCode {
    /// Columns that the drawing takes.
    public var width: Int { size + 2 * Self.quietZone }

    /// Lines for a terminal, two modules high each, with half blocks.
    ///
    /// Black on white from the fixed part of the 256 colours, which no theme changes: readable in a light terminal as in a
    /// dark one.
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
