import SwiftUI

struct EmptyLabels: View {
    @State private var isOn = false
    @State private var name = ""
    @State private var volume = 1
    var body: some View {
        Toggle("", isOn: $isOn).labelsHidden()  // found
        TextField("", text: $name)  // found
        TextField(isOn ? "Name" : "", text: $name)  // asked
        Stepper("", value: $volume)  // found
        Button("", systemImage: "plus", action: add)  // found
        Toggle(isOn: $isOn) { Text("") }  // found
        Button(action: add) { Label("", systemImage: "plus") }  // found
        Image("chart").accessibilityLabel("")  // found
        HStack { Text("Name"); TextField("", text: $name) }.accessibilityElement(children: .contain)  // found
        Image("chart").accessibilityLabel(isOn ? "On" : "")  // asked
    }
    private func add() {}
}
