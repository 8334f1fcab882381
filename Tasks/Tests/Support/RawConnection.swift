import Foundation

/// A connection that says exactly what it is told to: for what no well-behaved client would send, and for streams.
///
/// Reads block a thread of their own queue, never one of Swift's.
/// Not checked: the socket is only a number, and the buffer stays on `queue`.
public final class RawConnection: @unchecked Sendable {
    private let socket: Int32
    private let queue = DispatchQueue(label: "raw connection")
    private var buffer: [UInt8] = []

    public init(port: Int, address host: String = "127.0.0.1") throws {
        #if canImport(Glibc)
        let type = Int32(SOCK_STREAM.rawValue)
        #else
        let type = SOCK_STREAM
        #endif
        socket = Foundation.socket(AF_INET, type, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr(host)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw POSIXError(.ECONNREFUSED) }
        var timeout = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { Foundation.close(socket) }

    public func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    public func close() { shutdown(socket, Int32(SHUT_RDWR)) }

    /// Everything up to and with `end`; what there was, when the other side ends before, or says nothing for a minute.
    public func read(to end: String) async -> String {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: String(decoding: self.readNow(to: end), as: UTF8.self)) }
        }
    }

    private func readNow(to end: String) -> [UInt8] {
        let end = Array(end.utf8)
        var searched = 0
        while true {
            if let length = length(through: end, from: searched) { return take(length) }
            searched = max(0, buffer.count - end.count)
            var bytes = [UInt8](repeating: 0, count: 65_536)
            let count = recv(socket, &bytes, bytes.count, 0)
            if count <= 0 { return take(buffer.count) }
            buffer += bytes[..<count]
        }
    }

    /// How many bytes there are up to and with `end`.
    private func length(through end: [UInt8], from start: Int) -> Int? {
        guard buffer.count >= end.count else { return nil }
        for place in start...(buffer.count - end.count) where buffer[place] == end[0] {
            if buffer[place..<(place + end.count)].elementsEqual(end) { return place + end.count }
        }
        return nil
    }

    private func take(_ length: Int) -> [UInt8] {
        defer { buffer.removeFirst(length) }
        return Array(buffer[..<length])
    }
}

extension RawConnection {
    /// The number of the answer's status line.
    public func status() async -> Int {
        await read(to: "\r\n").split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }
}
