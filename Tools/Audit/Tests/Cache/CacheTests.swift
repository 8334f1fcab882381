import Foundation
import Testing

@testable import Audit

@Suite("Cache")
final class CacheTests {
    private let folder = NSTemporaryDirectory() + "nod-cache-" + UUID().uuidString

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func cache(tool: String = "1") -> Cache {
        Cache(folder: folder, project: "/app", purpose: "all", tool: tool)
    }

    /// As the last of a run; `others` says whether the files of other runs still exist.
    private func save(_ result: FileResult, _ hash: ContentHash, others: Bool = true) {
        cache().save([result.path: Cache.entry(of: result, hash)!], exists: { _ in others })
    }

    private func result() -> FileResult {
        let auditor = Auditor(rules: [ShoutRule.self, SuppressionComments.self])
        var result = auditor.read(
            path: "A.swift",
            text: "shout(1)\nmutter() // nod:disable:this tap-gesture ünüsual\n(("
        )
        result.facts = [Fact(.gatesMotion, "gently"), Fact(.iconView, "Picture")]
        result.candidates[0].unless = [Fact(.isError, "Oh")]
        return result
    }

    private var file: String { folder + "/" + (try! FileManager.default.contentsOfDirectory(atPath: folder))[0] }

    @Test("A result comes back as it was, for the same content only")
    func roundTrip() {
        let hash = ContentHash("a")
        save(result(), hash)
        #expect(cache().result(of: "A.swift", hash) == result())
        #expect(cache().result(of: "A.swift", ContentHash("b")) == nil)
        #expect(cache().result(of: "B.swift", hash) == nil)
    }

    @Test("Another build of the tool remembers nothing")
    func otherTool() {
        save(result(), ContentHash("a"))
        #expect(cache(tool: "2").result(of: "A.swift", ContentHash("a")) == nil)
    }

    @Test("Files of other runs stay while they exist")
    func others() {
        let hash = ContentHash("a")
        save(result(), hash)
        save(FileResult(path: "B.swift"), hash)
        #expect(cache().result(of: "A.swift", hash) == result())
        save(FileResult(path: "B.swift"), hash, others: false)
        #expect(cache().result(of: "A.swift", hash) == nil)
    }

    @Test("A damaged file is as good as none, wherever the damage")
    func damaged() throws {
        save(result(), ContentHash("a"))
        let whole = try Data(contentsOf: URL(fileURLWithPath: file))
        for index in stride(from: 0, to: whole.count, by: 3) {
            var bytes = whole
            bytes[index] ^= 0x55
            try bytes.write(to: URL(fileURLWithPath: file))
            #expect(cache().result(of: "A.swift", ContentHash("a")) == nil)
        }
        for length in [0, 1, 15, 16, 17, whole.count / 2, whole.count - 1] {
            try whole.prefix(length).write(to: URL(fileURLWithPath: file))
            #expect(cache().result(of: "A.swift", ContentHash("a")) == nil)
        }
    }

    @Test("Bytes that were never written by a cache are refused, not read")
    func unknown() throws {
        save(result(), ContentHash("a"))
        for length in 0..<40 {
            try Data(repeating: 0xFF, count: length).write(to: URL(fileURLWithPath: file))
            #expect(cache().result(of: "A.swift", ContentHash("a")) == nil)
        }
    }

    @Test("Hashes differ with any bit and any length")
    func hash() {
        var seen: Set<ContentHash> = []
        var bytes = [UInt8](repeating: 0, count: 48)
        for length in 0...48 { seen.insert(ContentHash([UInt8](bytes.prefix(length)))) }
        for bit in 0..<(48 * 8) {
            bytes[bit / 8] ^= 1 << (bit % 8)
            seen.insert(ContentHash(bytes))
            bytes[bit / 8] ^= 1 << (bit % 8)
        }
        #expect(seen.count == 49 + 48 * 8)
    }
}
