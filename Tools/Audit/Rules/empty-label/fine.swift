import SwiftUI

struct FullLabels: View {
    @State private var isOn = false
    @State private var name = ""
    @State private var names: [String] = []
    @State private var day = Date()
    var body: some View {
        Toggle("Sound", isOn: $isOn).labelsHidden()
        Toggle("", isOn: $isOn).labelsHidden().accessibilityLabel("Sound")
        LabeledContent("Name") { TextField("", text: $name) }
        TextField("", text: $name, prompt: Text("Name"))
        TextField("", text: .constant("fixed"))
        Button("") { add() }.keyboardShortcut("s").hidden()
        Button("") { add() }.keyboardShortcut("s").opacity(0)
        HStack { Text("Sound"); Toggle("", isOn: $isOn) }.accessibilityElement(children: .combine)
        Image("chart").accessibilityLabel("").accessibilityHidden(true)
        DatePicker("", selection: $day)  // asked
        ForEach($names, id: \.self) { $name in TextField("", text: $name) }  // asked
        NamedField("Name") { TextField("", text: $name) }
        Text("")
    }
    private func add() {}
}

struct NamedField<Field: View>: View {
    let name: String
    let field: Field
    init(_ name: String, @ViewBuilder field: () -> Field) { self.name = name; self.field = field() }
    var body: some View { VStack { Text(name); field.accessibilityLabel(name) } }
}
