/// One message of the stream of changes, as its lines.
struct ServerEvent: Sendable, Equatable {
    /// Grows with every change; nil for what is no change.
    let revision: Int?
    let text: String

    static func change(_ revision: Int, name: String, data: String) -> ServerEvent {
        ServerEvent(revision: revision, text: "id: \(revision)\nevent: \(name)\ndata: \(data)\n\n")
    }

    /// Says where the stream stands without saying anything else: a browser keeps the id and dispatches no event.
    static func start(_ revision: Int) -> ServerEvent {
        ServerEvent(revision: revision, text: "retry: 1000\nid: \(revision)\n\n")
    }

    /// Returns the event for changes that are too many, or no longer in memory: the client must read everything again.
    ///
    /// - Parameter client: who made them, if it was one; it may know already.
    static func reload(_ revision: Int, client: String? = nil) -> ServerEvent {
        let data = (try? JSONOutput.encode(["client": client])).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        return ServerEvent(revision: revision, text: "id: \(revision)\nevent: reload\ndata: \(data)\n\n")
    }

    /// Keeps proxies and sockets awake; a browser ignores it.
    static let heartbeat = ServerEvent(revision: nil, text: ": still here\n\n")
}
