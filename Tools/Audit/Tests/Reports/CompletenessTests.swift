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

    @Test("Beside such an attribute a missing bracket is still told")
    func missing() {
        let code = "func a(b: @MainActor([Int]) -> Void) {"
        #expect(SourceFile(path: "A.swift", text: code).notice != nil)
    }

    @Test(
        "Whatever is incomplete names a line and a reason",
        arguments: [
            ("func a() {\n  b()", 2, "‘}’ is missing"), ("let a = 1\nlet b = ‘c’", 2, "a character is not Swift"),
            ("let a = 1\n) let b = 2", 2, "‘)’ is not expected"),
        ]
    )
    func reasons(code: String, line: Int, reason: String) {
        let notice = SourceFile(path: "A.swift", text: code).notice
        #expect(notice?.line == line)
        #expect(notice?.reason == reason)
    }
}
