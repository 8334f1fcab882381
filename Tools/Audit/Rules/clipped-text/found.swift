import SwiftUI

struct TightBoxes: View {
    let name: String
    var body: some View {
        Text(name).frame(height: 24)  // found
        Text(name).lineLimit(1)  // found
        HStack { Text(name) }.lineLimit(1)  // found
        TextField("Name", text: .constant(name)).frame(height: 44)  // found
        VStack {
            Text(name)
            Text("New")
        }
        .frame(maxWidth: .infinity, maxHeight: 60)  // found
        Button { print(name) } label: { Text(name) }.frame(height: 32)  // found
        HStack {  // asked
            ForEach(["Bugs", "Ideas", "Praise", "Other"], id: \.self) { Text($0).frame(maxWidth: .infinity) }
        }
    }
}
