import Crypto
import Foundation
import HTTPTypes
import TaskStore

/// The secret of a link or session. Only its SHA-256 is stored.
struct Token: Sendable {
    let text: String

    init(text: String) { self.text = text }

    init(bytes count: Int) {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let text = Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        self.init(text: text.replacing("=", with: ""))
    }

    var hash: Data { Data(SHA256.hash(data: Data(text.utf8))) }
}

extension Token {
    /// With TLS, a name that other hosts and plain HTTP can't set.
    static func cookieName(isSecure: Bool) -> String { isSecure ? "__Host-tasks-device" : "tasks-device" }

    /// The tokens in a request: cookies ignore ports, so another server on this computer may have set one with this
    /// name.
    static func shown(in headers: HTTPFields) -> [Token] {
        let pairs = (headers[.cookie] ?? "").split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let names = [true, false].map { cookieName(isSecure: $0) + "=" }
        let values = pairs.compactMap { pair in
            names.first { pair.hasPrefix($0) }.map { pair.dropFirst($0.count) }
        }
        return values.prefix(4).map { Token(text: String($0)) }
    }

    func cookie(isSecure: Bool) -> String {
        "\(Self.cookieName(isSecure: isSecure))=\(text); Path=/; Max-Age=\(Store.sessionLifetime); HttpOnly; SameSite=Strict"
            + (isSecure ? "; Secure" : "")
    }
}
