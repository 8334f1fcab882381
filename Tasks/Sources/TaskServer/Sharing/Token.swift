import Crypto
import Foundation
import HTTPTypes
import TaskStore

/// The secret of a link or of a device's session. Only its SHA-256 is stored.
struct Token: Sendable {
    let text: String

    init(text: String) { self.text = text }

    /// A new one, from the system's generator, which is made for secrets.
    init(bytes count: Int) {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let text = Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        self.init(text: text.replacing("=", with: ""))
    }

    var hash: Data { Data(SHA256.hash(data: Data(text.utf8))) }
}

extension Token {
    /// Through TLS a name that no other host and no plain HTTP can set.
    static func cookieName(isSecure: Bool) -> String { isSecure ? "__Host-tasks-device" : "tasks-device" }

    /// Those that a request shows. Another server of this computer may have set one of the same name: cookies know no ports.
    static func shown(in headers: HTTPFields) -> [Token] {
        let pairs = (headers[.cookie] ?? "").split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let names = [true, false].map { cookieName(isSecure: $0) + "=" }
        let values = pairs.compactMap { pair in
            names.first { pair.hasPrefix($0) }.map { pair.dropFirst($0.count) }
        }
        return values.prefix(4).map { Token(text: String($0)) }
    }

    /// The value of `Set-Cookie`. No script can read it, and no other site's page can make a browser send it.
    func cookie(isSecure: Bool) -> String {
        "\(Self.cookieName(isSecure: isSecure))=\(text); Path=/; Max-Age=\(SharedSession.lifetime); HttpOnly; SameSite=Strict"
            + (isSecure ? "; Secure" : "")
    }
}
