import Foundation

/// The side of a terminal that a person looks at. Not checked: the descriptors are only numbers.
final class Terminal: @unchecked Sendable {
    private let master: Int32
    /// Where a program writes, as its stderr.
    let screen: FileHandle
    private var seen = ""
    /// Has a thread at once, however many of the shared ones wait.
    private let queue = DispatchQueue(label: "terminal")

    init() throws {
        master = openMaster(O_RDWR | O_NOCTTY)
        guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master),
            let screen = FileHandle(forUpdatingAtPath: String(cString: name))
        else { throw POSIXError(.ENOTTY) }
        self.screen = screen
    }

    deinit { close(master) }

    /// Returns everything that was written up to and with `text`, or to the end when it isn't.
    ///
    /// - Parameter react: what the person does who sees `text`, before a busy test gets its turn.
    func read(to text: String, then react: @escaping @Sendable () -> Void = {}) async -> String {
        await withCheckedContinuation { continuation in
            queue.async {
                var bytes = [UInt8](repeating: 0, count: 4096)
                while !self.seen.contains(text) {
                    // Linux says EIO once no program has the screen open.
                    let count = Foundation.read(self.master, &bytes, bytes.count)
                    if count <= 0 { break }
                    self.seen += String(decoding: bytes[..<count], as: UTF8.self)
                }
                if self.seen.contains(text) { react() }
                continuation.resume(returning: self.seen)
            }
        }
    }
}

#if canImport(Glibc)
// stdlib.h declares them only with _XOPEN_SOURCE, which Swift's module of glibc is made without.
@_silgen_name("posix_openpt") private func openMaster(_ flags: Int32) -> Int32
@_silgen_name("grantpt") private func grantpt(_ master: Int32) -> Int32
@_silgen_name("unlockpt") private func unlockpt(_ master: Int32) -> Int32
@_silgen_name("ptsname") private func ptsname(_ master: Int32) -> UnsafeMutablePointer<CChar>?
#else
private func openMaster(_ flags: Int32) -> Int32 { posix_openpt(flags) }
#endif
