import Testing

@testable import Audit

@Suite("Completeness")
struct CompletenessTests {
    @Test(
        "Attributes of function types, with and without a space before the parameters, are complete Swift",
        arguments: [
            "let f: @MainActor ([Int]) -> Void", "func a(b: @MainActor([Int]) -> Void) {}",
            "func a(b: @escaping @Sendable([Int]) async -> Void) {}",
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
}
