import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Who sent a request, as far as sharing is concerned.
enum Visitor: Sendable, Equatable {
    /// Someone at this computer, who needs no pairing.
    case thisComputer
    /// - Parameters:
    ///   - address: whom to slow down after wrong codes.
    ///   - isSecure: it came through TLS.
    case device(address: String, isSecure: Bool)
    /// From beyond the networks of this computer.
    case stranger

    /// A connection from 127.0.0.1 to 127.0.0.1 may still be a proxy's, with a device behind it: it shows by the name the
    /// device called, or by the headers a proxy adds. What these say is believed of such a connection alone.
    init(_ request: Request, _ context: ServerContext, _ hosts: HostNames) {
        let isOfHere = context.local?.isThisComputer == true && context.peer?.isThisComputer == true
        let peer = context.peer
        if isOfHere {
            let isProxy = HTTPField.Name.ofProxies.contains { request.headers[$0] != nil }
            let isForHere = request.head.authority.map { hosts.isOfThisComputer($0.lowercased()) } ?? false
            self =
                isForHere && !isProxy
                ? .thisComputer : .device(address: request.forwardedFor, isSecure: request.isForwardedSecurely)
        } else if let peer, peer.isOfPrivateNetwork {
            self = .device(address: peer.description, isSecure: false)
        } else {
            self = .stranger
        }
    }

    var isSecure: Bool { if case .device(_, let isSecure) = self { isSecure } else { false } }
}

extension HTTPField.Name {
    static let forwarded = Self("Forwarded")!
    static let forwardedFor = Self("X-Forwarded-For")!
    static let forwardedProto = Self("X-Forwarded-Proto")!
    fileprivate static let ofProxies = [
        forwarded, forwardedFor, forwardedProto, Self("X-Forwarded-Host")!, Self("X-Real-IP")!, .via,
    ]
}

extension Request {
    /// The address that the proxy next to us added last; what stands before it anyone may have written.
    fileprivate var forwardedFor: String {
        let last = headers[.forwardedFor]?.split(separator: ",").last?.trimmingCharacters(in: .whitespaces) ?? ""
        return (try? SocketAddress(ipAddress: last, port: 0))?.ipAddress ?? "127.0.0.1"
    }

    fileprivate var isForwardedSecurely: Bool { headers[.forwardedProto]?.lowercased() == "https" }
}
