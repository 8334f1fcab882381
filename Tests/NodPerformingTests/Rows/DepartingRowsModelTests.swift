import NodPerforming
import Testing

@Suite("DepartingRowsModel: which rows are shown, in which place")
struct DepartingRowsModelTests {
    private func model(_ rows: String) -> DepartingRowsModel<Character> {
        var model = DepartingRowsModel<Character>()
        model.hold(Array(rows)) { _ in false }
        return model
    }

    @Test("A row under way keeps its place among its neighbours, whatever else comes, goes or moves")
    func places() {
        func after(_ held: String, _ underWay: String) -> String {
            var model = model("abcde")
            model.hold(Array(held)) { underWay.contains($0) }
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
        let changed = model.hold(Array("ac")) { _ in false }
        #expect(String(model.rows) == "ac" && changed == ["b"])
    }

    @Test("A row that is leaving is shown until it has left, and stays away after that")
    func leaving() {
        var model = model("abc")
        let leaves = model.leave("b")
        model.hold(Array("ac")) { _ in false }
        #expect(leaves && String(model.rows) == "abc")
        model.left("b")
        #expect(String(model.rows) == "ac" && !model.isAway("b"))
    }

    @Test("A row that left while its list still holds it stays away until the list drops it and takes it in again")
    func away() {
        var model = model("abc")
        _ = model.leave("b")
        model.left("b")
        model.hold(Array("abc")) { _ in false }
        #expect(String(model.rows) == "ac" && model.isAway("b"))
        model.hold(Array("ac")) { _ in false }
        model.hold(Array("abc")) { _ in false }
        #expect(String(model.rows) == "abc")
    }

    @Test("What is taken back stays, or is back where its list has it")
    func back() {
        var model = model("abc")
        _ = model.leave("b")
        model.comeBack("b")
        model.left("b")
        #expect(String(model.rows) == "abc")
        _ = model.leave("b")
        model.left("b")
        model.comeBack("b")
        #expect(String(model.rows) == "abc")
    }

    @Test("Of a row that isn't shown nothing leaves")
    func unknown() {
        var model = model("abc")
        let leaves = model.leave("x")
        model.left("x")
        model.comeBack("x")
        #expect(!leaves && model == self.model("abc"))
    }
}
