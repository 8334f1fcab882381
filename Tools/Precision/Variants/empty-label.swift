// MARK: - switch with its text beside it
struct SoundRow: View {
    var body: some View {
        HStack {
            Text("Sound")
            Spacer()
            ↓Toggle("", isOn: $isSoundOn).labelsHidden()
        }
    }
}
// MARK: - field without prompt
struct NameField: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Your name").font(.caption)
            ↓TextField("", text: $name).textFieldStyle(.roundedBorder)
        }
    }
}
// MARK: - password
struct SignIn: View {
    var body: some View {
        ↓SecureField("", text: $password)
    }
}
// MARK: - button that is only a symbol
struct Plus: View {
    var body: some View {
        ↓Button("", systemImage: "plus") { add() }.buttonStyle(.bordered)
    }
}
// MARK: - day picker
struct Due: View {
    var body: some View {
        LabelledRow(title: "Due") {
            ↓DatePicker("", selection: $due, displayedComponents: .date).labelsHidden()
        }
    }
}
// MARK: - label builder with an empty text
struct Notify: View {
    var body: some View {
        ↓Toggle(isOn: $notifies) { Text("") }.tint(.green)
    }
}
// MARK: - accessibility label of a picture
struct Chart: View {
    var body: some View {
        Image("weekly-chart").resizable().↓accessibilityLabel("")
    }
}
// MARK: - accessibility label of a button
struct Bin: View {
    var body: some View {
        Button { remove() } label: { Image(systemName: "trash") }
            .↓accessibilityLabel(Text(""))
    }
}
// MARK: - blank instead of empty
struct Amount: View {
    var body: some View {
        ↓Stepper(" ", value: $amount, in: 0...9)
    }
}
// MARK: - menu picker in a form
struct Country: View {
    var body: some View {
        Form {
            ↓Picker("", selection: $country) { ForEach(countries) { Text($0.name) } }.pickerStyle(.menu)
        }
    }
}
// MARK: - constant that is empty
private let noTitle = ""
struct Mute: View {
    var body: some View {
        ↓Toggle(noTitle, isOn: $isMuted).labelsHidden()
    }
}
// MARK: - label inside a button
struct Edit: View {
    var body: some View {
        Button(action: edit) { ↓Label("", systemImage: "pencil") }
    }
}
