import AppleDouble
import Testing

@testable import NodUI

@MainActor
private final class Form: ObservableObject {
    @Published var title = "Buy milk"
}

private struct TitleField: View {
    @ObservedObject var form: Form
    private var message: String? {
        form.title.isEmpty ? "Write what needs doing first." : form.title.count > 9 ? "Shorten it." : nil
    }

    init(form: Form) { self.form = form }

    var body: some View {
        TextField("Title", text: $form.title).fieldMessage(message)
    }
}

@Suite("Messages under fields")
@MainActor
struct FieldMessageTests {
    @Test("A message stands under its field, is read after it as text, and is said once", arguments: [16, 17])
    func message(system: Double) async {
        let form = Form()
        let stage = await Stage(on: system) { TitleField(form: form) }
        #expect(stage.labels == ["Title"])
        await stage.host.set("Title", to: "")
        #expect(stage.host.elements.map { "\($0)" } == ["Title (TextField)", "Write what needs doing first. (text)"])
        #expect(stage.host.elements[0].hint == "")
        await stage.wait(5)
        #expect(stage.said == ["Write what needs doing first."])
        await stage.host.set("Title", to: "Buy milk and bread")
        await stage.host.set("Title", to: "Buy milk, bread")
        #expect(stage.said == ["Write what needs doing first.", "Shorten it."])
        await stage.host.set("Title", to: "Buy milk")
        #expect(stage.labels == ["Title"])
        #expect(stage.said.count == 2)
        #expect(stage.felt == [])
    }
}
