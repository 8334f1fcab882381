import HTTPTypes
import Hummingbird

/// Who sent a request, as far as sharing is concerned.
enum Visitor: Sendable, Equatable {
    /// Someone at this computer, who needs no link.
    case thisComputer
    /// - Parameter isSecure: It came through TLS.
    case device(isSecure: Bool)
    /// From beyond the networks of this computer, or by another address than the shared one.
    case stranger

    /// A connection from 127.0.0.1 to 127.0.0.1 may still be a proxy's, with a device behind it: the name that the device called
    /// shows it, or a header that proxies add. These headers count on such a connection only.
    init(_ request: Request, _ context: ServerContext, _ hosts: HostNames) {
        if context.local?.isThisComputer == true, context.peer?.isThisComputer == true {
            let isProxied = HTTPField.Name.ofProxies.contains { request.headers[$0] != nil }
            let isForHere = request.head.authority.map { hosts.isOfThisComputer($0.lowercased()) } ?? false
            let isSecure = request.headers[.forwardedProto]?.lowercased() == "https"
            self = isForHere && !isProxied ? .thisComputer : .device(isSecure: isSecure)
        } else {
            let isExpected = [nil, context.local].contains(hosts.sharing?.address)
            self = isExpected && context.peer?.isOfPrivateNetwork == true ? .device(isSecure: false) : .stranger
        }
    }

    var isSecure: Bool { self == .device(isSecure: true) }
}

extension HTTPField.Name {
    fileprivate static let forwardedProto = Self("X-Forwarded-Proto")!
    fileprivate static let ofProxies =
        ["Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP"].map { Self($0)! } + [forwardedProto, .via]
}
