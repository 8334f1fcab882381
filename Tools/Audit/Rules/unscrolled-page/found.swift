import SwiftUI

struct RigidSignIn: View {
    @State private var name = ""
    var body: some View {
        VStack {  // found
            Image("logo").resizable().frame(width: 120, height: 120)
            Text("Sign in to see your lists on all devices")
            TextField("Name", text: $name)
            Button("Sign in") { print(name) }
        }
        .navigationTitle("Welcome")
    }
}
