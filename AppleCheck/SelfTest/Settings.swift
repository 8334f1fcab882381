import SwiftUI

struct SampleSettings: View {
    @AppStorage("completionHapticEnabled") private var haptics = true
    @AppStorage("level") private var level = 1
    @SceneStorage("filter") private var filter = ""
    @State private var name = ""
    @State private var previous = ""

    var body: some View {
        Form {
            Toggle("Completion haptic", isOn: $haptics)
            Picker("Level", selection: $level) {
                ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) }
            }
            .pickerStyle(.inline)
            TextField("Name", text: $name, prompt: Text(filter))
        }
        .modifier(SampleChange(value: name) { previous = $0 })
    }
}

/// `onChange` as it is from iOS 17 on, and as it was before.
struct SampleChange<Value: Equatable>: ViewModifier {
    let value: Value
    let action: (Value) -> Void

    func body(content: Content) -> some View {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
            content.onChange(of: value) { _, new in action(new) }
        } else {
            content.onChange(of: value) { new in action(new) }
        }
    }
}

#if !os(tvOS)
struct SampleVolume: View {
    @State private var volume = 0.5

    var body: some View {
        Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
    }
}
#endif

#if !os(tvOS) && !os(watchOS)
struct SampleCommands: Commands {
    var body: some Commands {
        CommandMenu("Task") {
            Button("Complete") {}
                .keyboardShortcut(.return, modifiers: .command)
        }
    }
}
#endif

struct SampleScenes: App {
    var body: some Scene {
        #if os(macOS)
        Settings { SampleSettings() }
        #else
        WindowGroup { SampleSettings() }
        #endif
    }
}
