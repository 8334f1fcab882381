import Nod
import NodPerforming
import NodTesting
import Testing

/// An app's list of open tasks, its rows on screen, and what was visible when.
@MainActor
private final class OpenTasks {
    let world = World()
    let rows = DepartingRowsPresenter<String, String>()
    private let tasks: [String]
    private var completed: Set<String> = []
    private var checks: [String: CheckPresenter] = [:]
    private(set) var lines: [String] = []
    /// The changes made by the rows themselves, which move then.
    private(set) var movements: [String] = []
    /// Seconds until the app's list follows.
    let delay: Double
    /// The list shows completed tasks as well.
    var showsAll = false
    /// Whether Reduce Motion is on where its rows are.
    var reducesMotion = false

    init(_ tasks: String..., delay: Double = 0) {
        self.tasks = tasks
        self.delay = delay
        rows.change = { [weak self] change in
            guard let self else { return }
            let before = lines.count
            change()
            draw()
            movements += lines.dropFirst(before).map { String($0.drop { $0 != " " }.dropFirst()) }
        }
        draw()
    }

    /// Draws as a view does; records only changes.
    func draw() {
        let shown = rows.rows(
            of: tasks,
            id: { $0 },
            where: { showsAll || !completed.contains($0) },
            in: world.center
        )
        for id in checks.keys where !shown.contains(where: { $0.id == id }) {
            checks.removeValue(forKey: id)?.disappear()
        }
        for row in shown where checks[row.id] == nil { appear(row.id) }
        let line = shown.map { $0.isLeaving ? "\($0.id)>" : $0.id }.joined(separator: " ")
        if lines.last?.hasSuffix(": " + line) != true { lines.append("\(seconds): " + line) }
    }

    private var seconds: String { "\((world.clock.now * 100).rounded() / 100)" }

    private func appear(_ id: String) {
        let check = CheckPresenter()
        check.item.id = id
        check.item.title = id
        check.item.leaves = true
        check.saving = .set { [weak self] in self?.set(id, $0) }
        check.didChange = { [weak self] in self?.draw() }
        checks[id] = check
        check.appear(in: world.center, isCompleted: completed.contains(id))
    }

    private func set(_ id: String, _ isCompleted: Bool) {
        _ = world.clock.wake(at: world.clock.now + delay) { [weak self] in
            guard let self else { return }
            if isCompleted { completed.insert(id) } else { completed.remove(id) }
            draw()
        }
    }

    func tap(_ id: String) {
        checks[id]?.context.reducesMotion = reducesMotion
        checks[id]?.tap(isCompleted: completed.contains(id))
        world.clock.advance(by: 0)
    }

    /// Draws at each frame.
    func wait(to time: Double) {
        while world.clock.now < time {
            world.clock.advance(to: min(time, world.clock.now + 0.01))
            draw()
        }
    }

    func undo() {
        guard let toast = world.recorder.toasts.last else { return }
        world.center.report(.toastActed(toast.id))
        world.clock.advance(by: 0)
    }
}

@MainActor
@Suite("DepartingRows: a completed row stays until its answer was seen")
struct DepartingRowsTests {
    @Test("It stays .45 s in its place and fades, whenever its list follows", arguments: [0, 0.1, 0.4, 1, 1.9])
    func leaves(delay: Double) {
        let list = OpenTasks("milk", "eggs", "bread", delay: delay)
        list.tap("eggs")
        list.wait(to: 10)
        #expect(list.lines == ["0.0: milk eggs bread", "0.45: milk eggs> bread", "0.63: milk bread"])
    }

    @Test("Reopened in time it stays, and nothing is seen to happen to the list")
    func reopened() {
        let list = OpenTasks("milk", "eggs", "bread")
        list.tap("eggs")
        list.wait(to: 0.2)
        list.tap("eggs")
        list.wait(to: 10)
        #expect(list.lines == ["0.0: milk eggs bread"])
        #expect(list.world.recorder.toasts.isEmpty)
    }

    @Test("Undone while it leaves it stays")
    func undone() {
        let leaving = OpenTasks("milk", "eggs", "bread")
        leaving.tap("eggs")
        leaving.wait(to: 0.5)
        leaving.undo()
        leaving.wait(to: 10)
        #expect(leaving.lines == ["0.0: milk eggs bread", "0.45: milk eggs> bread", "0.5: milk eggs bread"])
    }

    @Test("Several at once: each by its own time, in place")
    func several() {
        let list = OpenTasks("a", "b", "c", "d")
        list.tap("b")
        list.wait(to: 0.1)
        list.tap("c")
        list.wait(to: 10)
        #expect(
            list.lines == [
                "0.0: a b c d", "0.45: a b> c d", "0.55: a b> c> d", "0.63: a c> d", "0.73: a d",
            ]
        )
    }

    @Test("A list that shows completed items after all has its row back after its patience")
    func showsAll() {
        let list = OpenTasks("milk", "eggs")
        list.showsAll = true
        list.tap("milk")
        list.wait(to: 10)
        #expect(list.lines == ["0.0: milk eggs", "0.45: milk> eggs", "0.63: eggs", "2.63: milk eggs"])
    }

    @Test("What its list doesn't know any more is drawn as it was; what is only filtered out, as it is")
    func snapshots() {
        let world = World()
        let presenter = DepartingRowsPresenter<Int, String>()
        func shown(_ tasks: [String], where isShown: (String) -> Bool) -> [DepartingRow<Int, String>] {
            presenter.rows(of: tasks, id: { $0.count }, where: isShown, in: world.center)
        }
        _ = shown(["milk", "bread"]) { _ in true }
        world.tap(world.center.item(4), leaves: true)
        let dropped = shown(["bread"]) { _ in true }
        #expect(dropped.map(\.element) == ["milk", "bread"] && dropped.map(\.isSnapshot) == [true, false])
        let filtered = shown(["MILK", "bread"]) { $0 != "MILK" }
        #expect(filtered.map(\.element) == ["MILK", "bread"] && filtered.map(\.isSnapshot) == [false, false])
    }

    @Test(
        "After Undo it enters a moment after its list has it again, so that its neighbours make room",
        arguments: [0, 0.5]
    )
    func makesRoom(delay: Double) {
        let list = OpenTasks("milk", "eggs", delay: delay)
        list.tap("milk")
        list.wait(to: 3)
        #expect(list.movements == ["milk> eggs", "eggs"])
        list.undo()
        list.wait(to: 10)
        #expect(list.movements == ["milk> eggs", "eggs", "milk eggs"])
        #expect(list.lines.last == "\(3 + delay): milk eggs")
        #expect(list.world.clock.scheduled == 0)
    }

    @Test("After Undo it leaves the list of completed items, whose rows close the gap")
    func leavesDone() {
        let world = World()
        var isDone = false
        var movements: [Int] = []
        let done = DepartingRowsPresenter<String, String>()
        func rows() -> [String] { done.rows(of: isDone ? ["milk"] : [], id: { $0 }, in: world.center).map(\.id) }
        done.change = {
            $0()
            movements.append(rows().count)
        }
        let milk = world.center.item("milk")
        let toggle = {
            isDone.toggle()
            world.center.tell(milk, isCompleted: isDone)
        }
        world.center.describe(milk, FeedbackItem(saving: .action(toggle)))
        _ = rows()
        world.tap(milk, leaves: true)
        #expect(rows().isEmpty)
        world.clock.advance(by: 1)
        #expect(rows() == ["milk"] && movements == [1])
        if let toast = world.recorder.toasts.last { world.center.report(.toastActed(toast.id)) }
        #expect(!isDone && rows() == ["milk"])
        world.clock.advance(by: 0)
        #expect(rows().isEmpty && movements == [1, 0])
    }

    @Test("A column that takes the item in shows it when it has left the other", arguments: [false, true])
    func columns(isSlow: Bool) {
        let world = World()
        var isDone = false
        var drawn: [String] = []
        let (open, done) = (DepartingRowsPresenter<String, String>(), DepartingRowsPresenter<String, String>())
        @MainActor func draw() {
            let columns = [(open, !isDone), (done, isDone)].map { column, holds in
                column.rows(of: holds ? ["milk"] : [], id: { $0 }, in: world.center).map(\.id).joined()
            }
            let time = "\((world.clock.now * 100).rounded() / 100): "
            // Changes of one instant are drawn in one frame.
            drawn.removeAll { $0.hasPrefix(time) }
            let line = columns.joined(separator: "|")
            if drawn.last?.hasSuffix(": " + line) != true { drawn.append(time + line) }
        }
        for column in [open, done] {
            column.change = {
                $0()
                draw()
            }
        }
        draw()
        world.center.describe(
            world.center.item("milk"),
            FeedbackItem(
                saving: .action {
                    _ = world.clock.wake(at: world.clock.now + (isSlow ? 0.3 : 0)) {
                        isDone = true
                        draw()
                    }
                }
            )
        )
        world.tap(world.center.item("milk"), leaves: true)
        while world.clock.now < 10 { world.clock.advance(by: 0.01) }
        #expect(drawn == ["0.0: milk|", "0.63: |milk"])
    }

    @Test("Where nothing may move it stays as long and fades")
    func reduced() {
        let list = OpenTasks("milk", "eggs")
        list.reducesMotion = true
        list.tap("milk")
        list.wait(to: 10)
        #expect(list.lines == ["0.0: milk eggs", "0.45: milk> eggs", "0.65: eggs"])
    }
}
