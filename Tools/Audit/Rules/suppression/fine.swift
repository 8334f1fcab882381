import SwiftUI

struct ExplainedTaps: View {
    var body: some View {
        // nod:disable:next tap-gesture the scrim is a shortcut; the close button is beside it
        Text("Open").onTapGesture { print("a") }
        // nod:disable tap-gesture the game board has its own focus system
        Text("Open").onTapGesture { print("b") }
        // nod:enable tap-gesture
        // nod: the engine behind the page
        Text("// nod:disable")
    }
}
