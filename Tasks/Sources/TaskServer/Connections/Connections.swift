import NIOCore
import Synchronization

/// The open connections. When there are too many, the one that waited longest for its client makes room: a client that does
/// something is served, whoever holds a thousand others open.
final class Connections: Sendable {
    private let most: Int
    private let open = Mutex<[ObjectIdentifier: Entry]>([:])

    private struct Entry {
        let channel: any Channel
        /// nil while it is being answered.
        var waitingSince: NIODeadline?
    }

    init(most: Int) { self.most = most }

    /// - Returns: false when there is no room, as all are being answered.
    func enter(_ channel: any Channel) -> Bool {
        let (isIn, leaving) = open.withLock { open -> (Bool, (any Channel)?) in
            var leaving: (any Channel)?
            if open.count >= most {
                guard let longest = longestWaiting(open) else { return (false, nil) }
                leaving = open.removeValue(forKey: longest)?.channel
            }
            open[ObjectIdentifier(channel)] = Entry(channel: channel, waitingSince: .now())
            return (true, leaving)
        }
        leaving?.close(promise: nil)
        return isIn
    }

    func note(_ channel: any Channel, waitingSince time: NIODeadline?) {
        open.withLock { $0[ObjectIdentifier(channel)]?.waitingSince = time }
    }

    func leave(_ channel: any Channel) {
        open.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(channel)) }
    }

    private func longestWaiting(_ open: [ObjectIdentifier: Entry]) -> ObjectIdentifier? {
        let waiting = open.compactMap { key, entry in entry.waitingSince.map { (key: key, since: $0) } }
        return waiting.min { $0.since < $1.since }?.key
    }
}
