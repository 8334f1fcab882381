import SwiftUI

struct PressedTexts: View {
    @State private var name = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        Button("Open") { open() }
        Text("Open").onTapGesture { open() }.accessibilityAddTraits(.isButton)
        Text("Open").onTapGesture { open() }.accessibilityAction { open() }
        HStack { Image("cover").onTapGesture { open() } }.accessibilityElement(children: .combine)
        VStack { Text("a") }.onTapGesture { isFocused = false }
        TextField("Name", text: $name).onTapGesture { open() }
        Color.black.opacity(0.4).onTapGesture { open() }
        Image("cover").onTapGesture { open() }.accessibilityHidden(true)
        Image("cover").onTapGesture {}
        HStack { Text("a"); Button("Open") { open() } }.onTapGesture { open() }  // asked
        PressedRow().onTapGesture { open() }.accessibilityAddTraits(.isButton)
        Text("a").opens { open() }
    }
    private func open() {}
}

struct PressedRow: View {
    var body: some View { Text("a").onTapGesture { print("a") } }
}

extension View {
    func opens(_ action: @escaping () -> Void) -> some View { onTapGesture { action() }.accessibilityAddTraits(.isButton) }
}
