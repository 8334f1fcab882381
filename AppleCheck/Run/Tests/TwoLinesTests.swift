import AppleDouble
import Foundation
import Nod
import NodPerforming
import NodTesting
import Testing

@testable import NodUI

@MainActor
private final class Todo: ObservableObject {
    @Published var isDone = false
}

private struct Toggled: View {
    @ObservedObject var todo: Todo

    var body: some View { Toggle("Buy milk", isOn: $todo.isDone).toggleStyle(.completion) }
}

private struct OwnCheck: View {
    @ObservedObject var todo: Todo

    var body: some View {
        Button(todo.isDone ? "Done" : "To do") { todo.isDone.toggle() }
            .completionFeedback(trigger: todo.isDone)
    }
}

private struct Swiped: View {
    @ObservedObject var todo: Todo

    var body: some View {
        Text("Buy milk")
            .completed(todo.isDone)
            .feedbackRow()
            .swipeActions { CompletionSwipeButton(isCompleted: todo.isDone, id: 1) { todo.isDone = $0 } }
            .feedbackItem(1, title: "Buy milk")
    }
}

/// A row that shows its item's steps in a sheet.
private struct Detailed: View {
    @State private var isDone = false
    @State private var isStepDone = false
    @State private var showsSteps = false

    var body: some View {
        HStack {
            Button("Steps") { showsSteps = true }
            Text("Cake").completed(isDone)
        }
        .sheet(isPresented: $showsSteps) { CompletionCheck("Eggs", isCompleted: $isStepDone) }
        .feedbackItem("cake", title: "Cake")
    }
}

@Suite("Two lines into an existing app")
@MainActor
struct TwoLinesTests {
    @Test("A toggle is a check with its label, felt once, and struck through", arguments: [16, 17])
    func toggle(system: Double) async {
        let todo = Todo()
        let stage = await Stage(on: system) { Toggled(todo: todo) }
        #expect(stage.host.symbols == ["circle"] && stage.host.element("Buy milk")?.value == "Not completed")
        await stage.host.tap("Buy milk")
        #expect(todo.isDone && stage.felt == ["success"])
        await stage.wait(1)
        #expect(stage.host.symbols == ["checkmark.circle.fill"])
        #expect(stage.host.element("Buy milk")?.value == "Completed")
        #expect(stage.host.modifier("strikethrough").allSatisfy { $0.hasPrefix("true") })
        todo.isDone = false
        await stage.wait(1)
        #expect(stage.host.symbols == ["circle"] && stage.felt == [])
        #expect(stage.host.modifier("strikethrough").allSatisfy { $0.hasPrefix("false") })
    }

    @Test("A check of an app's own is felt once, heard once and flashes; reopening is quiet")
    func ownCheck() async {
        let todo = Todo()
        let stage = await Stage { OwnCheck(todo: todo).feedbackPreferences(.audible) }
        await stage.host.tap("To do")
        #expect(stage.feedback.recorder.haptics == [Haptic(.success)])
        #expect(stage.feedback.recorder.scores.compactMap(\.sound) == [.completed] && stage.toasts == [])
        await stage.wait(0.1)
        #expect(!stage.host.flashes.isEmpty)
        await stage.wait(1)
        stage.feedback.recorder.clear()
        await stage.host.tap("Done")
        #expect(stage.felt == [] && !todo.isDone)
    }

    @Test("A list's own swipe completes as a swipe does, and strikes the row's text")
    func swipeButton() async {
        let todo = Todo()
        let stage = await Stage { Swiped(todo: todo) }
        await stage.host.tap("Mark complete")
        #expect(todo.isDone && stage.felt == ["light"])
        await stage.wait(0.1)
        #expect(!stage.host.flashes.isEmpty)
        await stage.wait(1)
        #expect(stage.host.modifier("strikethrough").allSatisfy { $0.hasPrefix("true") })
        #expect(stage.toasts == ["Completed “Buy milk” · Undo"])
        await stage.host.tap("Mark incomplete")
        #expect(!todo.isDone && stage.felt == [])
    }

    @Test("The haptic of completing is switched off, or another one, for one view")
    func haptics() async {
        for (haptics, felt) in [(CompletionHaptics.off, []), (.medium, ["medium"])] {
            let stage = await Stage {
                CompletionCheck("Buy milk", isCompleted: .constant(false)).completionHaptics(haptics)
            }
            await stage.host.tap("Mark")
            #expect(stage.felt == felt)
            let own = Todo()
            let other = await Stage { OwnCheck(todo: own).completionHaptics(haptics) }
            await other.host.tap("To do")
            #expect(other.felt == felt)
        }
        let last = await Stage {
            CompletionCheck("Buy milk", isCompleted: .constant(false))
                .completes(in: [CollectionProgress(id: 1, name: "Groceries", open: 1, total: 3)])
                .completionHaptics(.off)
        }
        await last.host.tap("Mark")
        #expect(last.felt == [] && last.toasts == ["“Groceries” complete! · Undo"])
    }

    @Test("A check has the symbols that it is given, and the tint of its place")
    func symbols() async {
        let stage = await Stage {
            HStack {
                CompletionCheck(isCompleted: .constant(false))
                CompletionSymbol(isCompleted: true)
            }
            .completionSymbols(open: "square", completed: "checkmark.square.fill")
        }
        #expect(stage.host.symbols == ["square", "checkmark.square.fill"])
        #expect(stage.host.modifier("foregroundStyle").contains("AnyShapeStyle.init(ShapeStyle.tint)"))
    }

    @Test("A check with an id is that item, wherever it is; the first without one is the row's, further ones aren't")
    func identity() async {
        let (one, other) = (Todo(), Todo())
        let stage = await Stage {
            VStack {
                CompletionCheck("One", isCompleted: one.isDone) { one.isDone = $0 }
                CompletionCheck("Again", isCompleted: one.isDone, id: 1) { one.isDone = $0 }
                CompletionCheck("Other", isCompleted: other.isDone, id: 2) { other.isDone = $0 }
                CompletionCheck("Part", isCompleted: false) {}
            }
            .feedbackItem(1)
        }
        await stage.host.tap("Mark “One” complete")
        for other in ["Other", "Part"] { #expect(stage.host.element(other)?.label == "Mark “\(other)” complete") }
        await stage.host.tap("Mark “Other” complete")
        #expect(one.isDone && other.isDone)
    }

    @Test("A check in a row's sheet is no check of the row")
    func sheet() async {
        let stage = await Stage { Detailed() }
        await stage.host.tap("Steps")
        await stage.host.tap("Mark “Eggs” complete")
        await stage.wait(1)
        #expect(stage.toasts == ["Completed “Eggs” · Undo"])
        #expect(stage.host.modifier("strikethrough").allSatisfy { $0.hasPrefix("false") })
    }

    @Test(
        "An app chooses the toasts of completions; they are said either way, and failures are shown",
        arguments: [(CompletionToasts.hidden, false), (.collections, false), (.all, true)]
    )
    func toasts(choice: CompletionToasts, isShown: Bool) async {
        let stage = await Stage { manager in
            CompletionCheck("Buy milk", isCompleted: .constant(false), id: 1).nod(
                completionToasts: choice,
                manager: manager
            )
        }
        await stage.host.tap("Mark")
        await stage.wait(1)
        #expect(stage.host.shows("Completed") == isShown)
        #expect(stage.said == ["Completed “Buy milk”"])
        await stage.shows("Couldn't save.", .error)
        #expect(stage.host.shows("Couldn't save."))
    }
}
