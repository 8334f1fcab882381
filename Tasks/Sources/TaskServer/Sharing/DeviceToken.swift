import Crypto
import Foundation
import HTTPTypes
import TaskStore

/// The secret of a paired device, sent with each request: 256 random bits in a cookie. The database has only its hash.
struct DeviceToken: Sendable {
    let text: String

    /// A new one, from the system's generator, which is made for secrets.
    static func random() -> DeviceToken {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let text = Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        return DeviceToken(text: text.replacing("=", with: ""))
    }

    var hash: Data { Data(SHA256.hash(data: Data(text.utf8))) }
}

extension DeviceToken {
    /// Through TLS a name that no other host and no plain HTTP can set.
    static func cookieName(isSecure: Bool) -> String { isSecure ? "__Host-tasks-device" : "tasks-device" }

    /// Those that a request shows. Another server of this computer may have set one of the same name: cookies know no ports.
    static func shown(in headers: HTTPFields) -> [DeviceToken] {
        let pairs = (headers[.cookie] ?? "").split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let names = [true, false].map { cookieName(isSecure: $0) + "=" }
        let values = pairs.compactMap { pair in
            names.first { pair.hasPrefix($0) }.map { pair.dropFirst($0.count) }
        }
        return values.filter { $0.utf8.count == 43 }.prefix(4).map { DeviceToken(text: String($0)) }
    }

    /// The value of `Set-Cookie`. No script can read it, and no other site's page can make a browser send it.
    func cookie(isSecure: Bool) -> String {
        "\(Self.cookieName(isSecure: isSecure))=\(text); Path=/; Max-Age=\(Device.lifetime); HttpOnly; SameSite=Strict"
            + (isSecure ? "; Secure" : "")
    }
}
