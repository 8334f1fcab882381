import Testing

@testable import Audit

@Suite("Globs")
struct GlobTests {
    @Test(
        "A pattern matches paths as shells and ignore files do",
        arguments: [
            ("Sources/**", "Sources/App/Row.swift", true), ("Sources/**", "Tests/Row.swift", false),
            ("Sources", "Sources/App/Row.swift", true), ("Sources/", "Sources/App/Row.swift", true),
            ("Sources", "App/Sources/Row.swift", true), ("Sources/App", "Other/Sources/App/Row.swift", false),
            ("*.swift", "Sources/App/Row.swift", true), ("*Mock.swift", "Sources/RowMock.swift", true),
            ("Sources/*/Row.swift", "Sources/App/Row.swift", true),
            ("Sources/*/Row.swift", "Sources/A/B/Row.swift", false),
            ("**/Legacy/**", "A/B/Legacy/C.swift", true), ("**/Legacy/**", "Legacy/C.swift", true),
            ("R?w.swift", "Row.swift", true), ("R?w.swift", "Rw.swift", false),
            ("./Sources", "Sources/Row.swift", true),
        ]
    )
    func matching(pattern: String, path: String, matches: Bool) {
        #expect(Glob(pattern).matches(path) == matches)
    }

    @Test("Many stars cost no time", .timeLimit(.minutes(1)))
    func stars() {
        let name = String(repeating: "a", count: 200)
        #expect(!Glob(String(repeating: "*a", count: 60) + "b").matches(name))
        #expect(!Glob(String(repeating: "**/a/", count: 40) + "b").matches(String(repeating: "a/", count: 80)))
    }
}
