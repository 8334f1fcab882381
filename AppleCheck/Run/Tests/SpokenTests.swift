import AppleDouble
import NodPerforming
import NodTesting
import Testing

@testable import NodUI

@Suite("What assistive technologies are told, and in which words")
@MainActor
struct SpokenTests {
    private func milk() -> some View {
        CompletionCheck(isCompleted: false) {}.feedbackItem("milk", title: "Buy milk")
    }

    @Test("A check says its item, and Voice Control takes the title, also where it stands beside it")
    func item() async throws {
        let stage = await Stage { milk() }
        let check = try #require(stage.host.elements.first)
        #expect(check.label == "Mark “Buy milk” complete")
        #expect(check.inputLabels == ["Buy milk", "Mark “Buy milk” complete", "Mark complete"])
    }

    @Test("A check's own title, which is seen, comes before its item's")
    func ownTitle() async {
        let stage = await Stage {
            CompletionCheck("Milk", isCompleted: true) {}.feedbackItem("milk", title: "Buy milk")
        }
        #expect(stage.host.elements.first?.label == "Mark “Milk” incomplete")
    }

    @Test("The innermost words of an app win, and what they lack is as before")
    func words() async {
        let stage = await Stage {
            milk()
                .feedbackWords(Words(["markTitleComplete": "„{title}“ abhaken"], in: "de"))
                .feedbackWords(Words(["markTitleComplete": "Fini {title}", "notCompleted": "Offen"], in: "de"))
        }
        #expect(stage.host.elements.first?.label == "„Buy milk“ abhaken")
        #expect(stage.host.elements.first?.value == "Offen")
        #expect(stage.host.elements.first?.inputLabels.last == "Mark complete")
    }

    @Test("Toasts say them, too, when they change")
    func toasts() async {
        let words = [Words(["undo": "Zurück"], in: "de"), Words(["undo": "Annuler"], in: "fr")]
        let feedback = FeedbackTest()
        let manager = ToastManager(center: feedback.center)
        let stage = await Stage { Toasts(words: words, manager: manager) }
        await stage.host.tap("Show")
        #expect(stage.host.element("Zurück") != nil)
        await stage.host.tap("French")
        #expect(stage.host.element("Annuler") != nil)
    }

    @Test("A field's message is text after the field, once, and no hint")
    func fieldMessage() async {
        let message = "Write what needs doing first."
        let stage = await Stage { TextField("Title", text: .constant("")).fieldMessage(message) }
        #expect(stage.host.elements.map(\.label) == ["Title", message])
        #expect(stage.host.elements.allSatisfy { $0.hint.isEmpty })
    }
}

private struct Toasts: View {
    let words: [Words]
    let manager: ToastManager
    @State private var chosen = 0

    var body: some View {
        VStack {
            Button("Show") { manager.show("Saved", type: .success) {} }
            Button("French") { chosen = 1 }
        }
        .nod(manager: manager)
        .feedbackWords(words[chosen])
    }
}
