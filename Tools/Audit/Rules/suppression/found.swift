import SwiftUI

struct UnexplainedTaps: View {
    var body: some View {
        // nod:disable:next tap-gesture
        Text("Open").onTapGesture { print("a") }
        // nod:disable tap-gestures the map has keyboard controls of its own
        Text("Open").onTapGesture { print("b") }
        let a = 1  // nod:disable:line tap-gesture because
        Text("\(a)")
        // nod:disable
        // nod:disable suppression nothing here needs it
    }
}
