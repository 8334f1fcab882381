import Foundation

/// One message of the stream of changes. Written out by whoever sends it, so that no write waits for that.
enum ServerEvent: Sendable, Equatable {
    /// The number grows with every change.
    case change(Int, ChangeMessage)
    /// Says where the stream stands without saying anything else: a browser keeps the id and dispatches no event.
    case start(Int)
    /// Changes that are too many, or no longer in memory: everything must be read again.
    ///
    /// `client` made them, if it was one; it may know already.
    case reload(Int, client: String? = nil)
    /// Keeps proxies and sockets awake; a browser ignores it.
    case heartbeat

    /// Its lines.
    var text: String {
        switch self {
        case .change(let revision, let message): Self.lines(revision, message.name, message)
        case .start(let revision): "retry: 1000\nid: \(revision)\n\n"
        case .reload(let revision, let client): Self.lines(revision, "reload", ["client": client])
        case .heartbeat: ": still here\n\n"
        }
    }

    private static func lines(_ revision: Int, _ name: String, _ value: some Encodable) -> String {
        let data = (try? JSON.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        return "id: \(revision)\nevent: \(name)\ndata: \(data)\n\n"
    }
}
