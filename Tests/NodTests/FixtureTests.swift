import Foundation
import Nod
import NodTesting
import Testing

/// The stories every performer's tests replay.
enum Fixtures {
    static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Fixtures").standardizedFileURL

    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        return files.filter { $0.hasSuffix(".trace") }.map { String($0.dropLast(6)) }.sorted()
    }()

    static func read(_ name: String) throws -> Fixture {
        try Fixture(String(contentsOf: directory.appendingPathComponent("\(name).trace"), encoding: .utf8))
    }
}

@Suite("Fixtures")
struct FixtureTests {
    @Test("There are stories to replay")
    func presence() { #expect(Fixtures.names.count >= 25) }

    @Test("What happens in a story is answered as it is written down", arguments: Fixtures.names)
    func replay(name: String) throws {
        let fixture = try Fixtures.read(name)
        #expect(fixture.answered.joined(separator: "\n") == fixture.expected.joined(separator: "\n"))
    }

    @Test("A story written out and read again is the same story", arguments: Fixtures.names)
    func text(name: String) throws {
        let trace = try Fixtures.read(name).trace
        #expect(try Trace("\(trace)") == trace)
    }
}
