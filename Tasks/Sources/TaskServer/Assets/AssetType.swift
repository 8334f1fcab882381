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
        case .js: "text/javascript; charset=utf-8"
        case .css: "text/css; charset=utf-8"
        case .wasm: "application/wasm"
        case .svg: "image/svg+xml"
        case .png: "image/png"
        case .json: "application/json"
        case .webmanifest: "application/manifest+json"
        // Type declarations are for people and editors; as a video, which .ts also is, nobody could read them.
        case .txt, .ts: "text/plain; charset=utf-8"
        }
    }
}
