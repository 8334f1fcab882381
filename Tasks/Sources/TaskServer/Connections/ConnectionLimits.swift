import NIOCore

/// How much time, how many bytes and how many places a client gets, however it behaves.
///
/// A household or a class needs a fraction of them; Documentation/Security.md has what each attack costs.
struct ConnectionLimits: Sendable {
    /// From the first byte of a request until its head is whole.
    var head = TimeAmount.seconds(10)
    /// Between two requests: longer than proxies keep a connection for the next one (Caddy: two minutes).
    var idle = TimeAmount.seconds(180)
    /// For a body, beside what its bytes take at `bodyRate`.
    var body = TimeAmount.seconds(10)
    /// Bytes a second that a body comes with at least: 128 kbit/s.
    var bodyRate: Int64 = 16 << 10
    /// For an answer of which not one byte is taken.
    var stall = TimeAmount.seconds(15)
    /// After a refusal, so that a client that still sends gets to read it.
    var linger = TimeAmount.seconds(2)
    /// Of one request, however it is cut into chunks. A body that is too large is refused before, and read on up to here.
    var requestBytes = 80 << 20
    /// Pieces in which a body comes. A network's packets make 46,000 of 64 MB; chunks of one byte cost more than their bytes.
    var pieces = 100_000
    /// Open at once. Beyond, the connection that waited longest for its client makes room.
    var connections = 1024
    /// Streams of changes at once.
    var listeners = 256
    /// Imports and exports at once: each may hold a whole file in memory.
    var files = 4

    /// Beyond `connections`, for those that were asked to leave and are not gone yet.
    var leaving: Int { min(128, connections) }
    /// Connections that the system keeps until they are taken; one that finds no place there tries again after a second.
    static let arriving = 1024
    /// Files that are no connections: the database, the page, what the system needs.
    private static let otherFiles = 48

    /// The same for a system that allows so many open files.
    func within(openFiles: Int) -> ConnectionLimits {
        var limits = self
        limits.connections = min(connections, max(8, (openFiles - Self.otherFiles) / 2))
        limits.listeners = min(listeners, limits.connections / 2)
        return limits
    }
}
