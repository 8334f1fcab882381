import Testing

@testable import Audit

@Suite("One place, several reasons")
struct SaidOnceTests {
    /// Two children move by the same value, each a reason of its own.
    private let text = """
        struct Parent: View {
            @State private var isOpen = false
            var body: some View {
                Button("More") {
                    withAnimation { isOpen.toggle() }
                }
                Poster(isOpen: isOpen)
                Card(isOpen: isOpen)
            }
        }
        struct Poster: View {
            let isOpen: Bool
            var body: some View { Image("a").frame(height: 240).rotationEffect(.degrees(isOpen ? 360 : 0)) }
        }
        struct Card: View {
            let isOpen: Bool
            var body: some View { VStack {}.offset(x: isOpen ? 300 : 0) }
        }
        """
    private let auditor = Auditor(rules: [UngatedMotion.self])

    private func verdict(_ text: String) -> Verdict { auditor.judge([auditor.read(path: "A.swift", text: text)]) }

    @Test("A place that two children give a reason for is found once")
    func found() {
        #expect(verdict(text).findings.map(\.place.line) == [5])
    }

    @Test("And counted once where a comment lets it pass")
    func passed() {
        let verdict = verdict("// nod:disable ungated-motion the app asks at its root\n" + text)
        #expect(verdict.findings == [] && verdict.suppressed == 1)
    }
}
