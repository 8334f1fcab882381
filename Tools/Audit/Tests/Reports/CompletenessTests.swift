import Testing

@testable import Audit

@Suite("Completeness")
struct CompletenessTests {
    @Test(
        "Attributes of function types, with and without a space before the parameters, are complete Swift",
        arguments: [
            "let f: @MainActor ([Int]) -> Void", "func a(b: @MainActor([Int]) -> Void) {}",
            "func a(b: @escaping @Sendable([Int]) async -> Void) {}",
            "struct A: View { @Environment (\\.locale) var locale: Locale }",
        ]
    )
    func attributes(code: String) {
        #expect(SourceFile(path: "A.swift", text: code).notice == nil)
    }

    @Test(
        "Whatever is incomplete names a line",
        arguments: [
            ("func a() {\n  b()", 2), ("let a = 1\nlet b = ‘c’", 2), ("let a = 1\n) let b = 2", 2),
            ("func a(b: @MainActor([Int]) -> Void) {", 1),
        ]
    )
    func lines(code: String, line: Int) {
        #expect(SourceFile(path: "A.swift", text: code).notice?.line == line)
    }
}
