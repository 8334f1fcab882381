import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import TaskStore

extension Request {
    func onceKey(body: Data) throws(Problem) -> OnceKey? {
        guard let key = try name(in: .idempotencyKey) else { return nil }
        return OnceKey(key: key, request: Data("\(method.rawValue) \(head.path ?? "")\n".utf8) + body)
    }

    /// The page that sent this, which recognizes its own changes by it.
    func client() throws(Problem) -> String? { try name(in: .nodClient) }

    private func name(in header: HTTPField.Name) throws(Problem) -> String? {
        guard let name = headers[header] else { return nil }
        guard (1...Self.nameLimit).contains(name.utf8.count), name.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { throw .invalid(header.rawName) }
        return name
    }

    var wantsPage: Bool {
        (method == .get || method == .head) && !uri.path.isOfAPI && headers[.accept]?.contains("text/html") == true
    }

    var takesBrotli: Bool {
        headers[.acceptEncoding]?.split(separator: ",").contains {
            $0.filter { $0 != " " }.wholeMatch(of: /br(;q=(1|0\.0*[1-9]).*)?/) != nil
        } == true
    }

    func json(required: Bool) async throws -> Data {
        let data: Data
        do { data = Data(try await body.collect(upTo: Self.jsonLimit).readableBytesView) } catch is NIOTooManyBytesError
        {
            throw Problem.tooLarge
        }
        if (required || !data.isEmpty) && mediaType != "application/json" { throw Problem.notJSON }
        return data
    }

    /// The limits are in bytes.
    static let nameLimit = 200
    static let jsonLimit = 64 << 10

    private var mediaType: String {
        let type = headers[.contentType]?.split(separator: ";").first ?? ""
        return type.trimmingCharacters(in: .whitespaces).lowercased()
    }
}

extension Language {
    /// The language of the settings, or the first known one of Accept-Language, which browsers sort by preference.
    init(_ settings: Settings?, accepting header: String?) {
        var chosen: Language?
        if case .text(let name)? = settings?["language"] { chosen = Language(rawValue: name) }
        let ranges = (header ?? "").split(separator: ",").filter { !$0.contains(/; *q=0(\.0*)?$/) }
        let tags = ranges.lazy.map { $0.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces) }
        self = chosen ?? tags.compactMap { Language(tag: $0) }.first ?? .en
    }
}

extension String {
    var isOfAPI: Bool { self == "/api" || hasPrefix("/api/") }
}

extension HTTPField.Name {
    static let secFetchSite = Self("Sec-Fetch-Site")!
    static let idempotencyKey = Self("Idempotency-Key")!
    static let lastEventID = Self("Last-Event-ID")!
    static let nodClient = Self("Nod-Client")!
    /// Turns off buffering in nginx: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_buffering
    static let accelBuffering = Self("X-Accel-Buffering")!
}
