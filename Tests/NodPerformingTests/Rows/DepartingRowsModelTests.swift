import NodPerforming
import Testing

extension DepartingRowsModel<Character> {
    /// Lists without pending changes.
    @discardableResult
    fileprivate mutating func hold(_ rows: String) -> [Character] {
        hold(Array(rows), leaves: { _ in false }, comesBack: { _ in false })
    }
}

@Suite("DepartingRowsModel: which rows are shown, in which place")
struct DepartingRowsModelTests {
    private func model(_ rows: String) -> DepartingRowsModel<Character> {
        var model = DepartingRowsModel<Character>()
        model.hold(rows)
        return model
    }

    @Test("A row under way keeps its place among its neighbours, whatever else comes, goes or moves")
    func places() {
        func after(_ held: String, _ underWay: String) -> String {
            var model = model("abcde")
            model.hold(Array(held), leaves: { underWay.contains($0) }, comesBack: { _ in false })
            return String(model.rows)
        }
        #expect(after("acde", "b") == "abcde")
        #expect(after("bcde", "a") == "abcde")
        #expect(after("abcd", "e") == "abcde")
        #expect(after("", "abcde") == "abcde")
        #expect(after("ae", "bcd") == "abcde")
        #expect(after("xacde", "b") == "xabcde")
        #expect(after("edca", "b") == "edcab")
        #expect(after("ade", "b") == "abde")
    }

    @Test(
        "A row's offset is its element's in the app's list; a leaving row without an element has none, and rows drop past it"
    )
    func offsets() {
        let rows = RowOffsets(of: Array("a-c-"), in: Array("xaycz"))
        #expect((0..<4).map { rows.offset(of: $0) } == [1, nil, 3, nil])
        #expect((0...4).map { rows.destination(before: $0) } == [1, 3, 3, 4, 4])
        #expect(RowOffsets(of: Array(""), in: Array("x")).destination(before: 0) == 0)
    }
}
