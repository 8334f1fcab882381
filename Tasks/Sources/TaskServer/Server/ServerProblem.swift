import Foundation
import NIOCore

/// Why the server can't listen, in one sentence with the way out.
public enum ServerProblem: Error, Equatable, Sendable {
    case portInUse(Int)
    case portNotAllowed(Int)
    case addressNotHere(NetworkAddress)

    init?(_ error: IOError, port: Int) {
        switch error.errnoCode {
        case EADDRINUSE: self = .portInUse(port)
        case EACCES, EPERM: self = .portNotAllowed(port)
        default: return nil
        }
    }
}

extension ServerProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .portInUse(let port):
            "Port \(port) is in use. Stop what is using it, or choose another: tasks serve --port \(port == 65535 ? 8080 : port + 1)"
        case .addressNotHere(let address):
            "This computer has no address \(address). Leave --address away to be reached by every one it has."
        case .portNotAllowed(let port): "Port \(port) is not allowed. Choose one from 1024: tasks serve --port 8080"
        }
    }
}
