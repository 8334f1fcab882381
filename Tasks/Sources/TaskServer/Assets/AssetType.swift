/// The kinds of file that are served, and no other.
enum AssetType: String, CaseIterable, Sendable {
    case html, js, css, wasm, svg, png, json, webmanifest, txt, ts

    init?(fileName: String) {
        guard let dot = fileName.lastIndex(of: ".") else { return nil }
        self.init(rawValue: String(fileName[fileName.index(after: dot)...]))
    }

    var contentType: String {
        switch self {
        case .html: "text/html; charset=utf-8"
        // Modules are UTF-8 whatever is said, and the rest is read as the page is: a hundred files need not say it.
        case .js: "text/javascript"
        case .css: "text/css"
        case .wasm: "application/wasm"
        case .svg: "image/svg+xml"
        case .png: "image/png"
        case .json: "application/json"
        case .webmanifest: "application/manifest+json"
        // Type declarations are for people and editors; as a video, which .ts also is, nobody could read them.
        case .txt, .ts: "text/plain; charset=utf-8"
        }
    }

    /// Whether a browser may show it by itself, as a page of its own.
    var isDocument: Bool { self == .html || self == .svg }

    /// Whether compression makes it smaller: a PNG is compressed already, and would only grow.
    var isCompressible: Bool { self != .png }

    /// The request headers that the answer depends on; nil when there are none.
    var vary: String? {
        switch self {
        case .html: "Accept-Encoding, Accept-Language"
        default: isCompressible ? "Accept-Encoding" : nil
        }
    }
}
