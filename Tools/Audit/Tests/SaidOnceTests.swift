import Testing

@testable import Audit

@Suite("One place, several reasons")
struct SaidOnceTests {
    /// Two uses give the tap something to do, each a reason of its own.
    private let text = """
        struct Header: View {
            var onTap: (() -> Void)?
            var body: some View {
                Text(title).onTapGesture { onTap?() }
            }
        }
        struct Page: View {
            var body: some View {
                Header(onTap: open)
                Header { open() }
            }
        }
        """
    private let auditor = Auditor(rules: [TapGesture.self])

    private func verdict(_ text: String) -> Verdict { auditor.judge([auditor.read(path: "A.swift", text: text)]) }

    @Test("A place that two uses give a reason for is found once")
    func found() {
        #expect(verdict(text).findings.map(\.place.line) == [4])
    }

    @Test("And counted once where a comment lets it pass")
    func passed() {
        let verdict = verdict("// nod:disable tap-gesture the row beside it is a button\n" + text)
        #expect(verdict.findings == [] && verdict.suppressed == 1)
    }
}
