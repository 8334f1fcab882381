import Foundation
import Testing

@Suite("The documentation of NodTesting")
struct DocumentationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL

    private func lines(_ path: String) throws -> [String] {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
            .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test("Every line of its examples is in a passing test")
    func examples() throws {
        let page = try lines("Sources/NodTesting/NodTesting.docc/NodTesting.md")
        let tested = try Set(lines("Tests/NodTests/NodTesting/FeedbackTestTests.swift"))
        var isExample = false
        var examples: [String] = []
        for line in page {
            if line.hasPrefix("```") {
                isExample = line == "```swift"
            } else if isExample, !line.hasPrefix("@MainActor @Test") {
                examples.append(line)
            }
        }
        #expect(examples.count > 25)
        #expect(examples.filter { !tested.contains($0) } == [])
    }
}
