import NodPerforming
import Testing

extension DepartingRowsModel<Character> {
    /// Nothing is under way.
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

    @Test("What the list drops otherwise is gone at once")
    func dropped() {
        var model = model("abc")
        let changed = model.hold("ac")
        #expect(String(model.rows) == "ac" && changed == ["b"])
    }

    @Test("A row that is leaving is shown until it has left, and stays away after that")
    func leaving() {
        var model = model("abc")
        let leaves = model.leave("b")
        model.hold("ac")
        #expect(leaves && String(model.rows) == "abc")
        model.left("b")
        #expect(String(model.rows) == "ac" && !model.isAway("b"))
    }

    @Test("A row that left while its list still holds it stays away until the list drops it and takes it in again")
    func away() {
        var model = model("abc")
        _ = model.leave("b")
        model.left("b")
        model.hold("abc")
        #expect(String(model.rows) == "ac" && model.isAway("b"))
        model.hold("ac")
        model.hold("abc")
        #expect(String(model.rows) == "abc")
    }

    @Test("What is taken back stays, or is back where its list has it")
    func back() {
        var model = model("abc")
        _ = model.leave("b")
        model.come("b")
        model.left("b")
        #expect(String(model.rows) == "abc")
        _ = model.leave("b")
        model.left("b")
        model.come("b")
        #expect(String(model.rows) == "abc")
    }

    @Test("What is still to leave another list is shown when it comes; what comes back is there at once")
    func arriving() {
        var model = model("ac")
        model.hold(Array("abc"), leaves: { $0 == "b" }, comesBack: { _ in false })
        #expect(String(model.rows) == "ac" && model.isAway("b"))
        model.come("b")
        #expect(String(model.rows) == "abc")
        model.hold("ac")
        model.hold(Array("abc"), leaves: { _ in false }, comesBack: { $0 == "b" })
        #expect(String(model.rows) == "abc")
    }

    @Test("Of a row that isn't shown nothing leaves")
    func unknown() {
        var model = model("abc")
        let leaves = model.leave("x")
        model.left("x")
        model.come("x")
        #expect(!leaves && model == self.model("abc"))
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
