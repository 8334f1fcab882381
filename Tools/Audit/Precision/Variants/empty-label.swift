// MARK: - switch with its text beside it
HStack {
    Text("Sound")
    Spacer()
    ↓Toggle("", isOn: $isSoundOn).labelsHidden()
}
// MARK: - field without prompt
VStack(alignment: .leading) {
    Text("Your name").font(.caption)
    ↓TextField("", text: $name).textFieldStyle(.roundedBorder)
}
// MARK: - password
struct SignIn: View {
    var body: some View {
        ↓SecureField("", text: $password)
    }
}
// MARK: - button that is only a symbol
↓Button("", systemImage: "plus") { add() }.buttonStyle(.bordered)
// MARK: - day picker
LabelledRow(title: "Due") {
    ↓DatePicker("", selection: $due, displayedComponents: .date).labelsHidden()
}
// MARK: - label builder with an empty text
↓Toggle(isOn: $notifies) { Text("") }.tint(.green)
// MARK: - accessibility label of a picture
Image("weekly-chart").resizable().↓accessibilityLabel("")
// MARK: - accessibility label of a button
Button { remove() } label: { Image(systemName: "trash") }
    .↓accessibilityLabel(Text(""))
// MARK: - blank instead of empty
↓Stepper(" ", value: $amount, in: 0...9)
// MARK: - menu picker in a form
Form {
    ↓Picker("", selection: $country) { ForEach(countries) { Text($0.name) } }.pickerStyle(.menu)
}
// MARK: - constant that is empty
private let noTitle = ""
struct Mute: View {
    var body: some View {
        ↓Toggle(noTitle, isOn: $isMuted).labelsHidden()
    }
}
// MARK: - label inside a button
Button(action: edit) { ↓Label("", systemImage: "pencil") }
