import SwiftUI

struct IdleButtons: View {
    var body: some View {
        Button("Share") {}  // found
        Button(action: {}) { Text("Save") }  // found
        IdleRowButton(action: {})  // found
    }
}

struct IdleRowButton: View {
    let action: () -> Void
    var body: some View { Button("Open", action: action) }
}
