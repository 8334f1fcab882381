import SwiftUI

struct HollowRows: View {
    let title: String
    var body: some View {
        HStack { Text(title); Spacer(); Image("arrow") }.onTapGesture { open() }  // found
        Circle().stroke(lineWidth: 2).frame(width: 60, height: 60).onTapGesture { open() }  // found
        HStack { Text(title) }.frame(maxWidth: .infinity, alignment: .leading).onTapGesture { open() }  // found
        Button(action: open) { HStack { Text(title); Spacer(); Text("1") } }.buttonStyle(.plain)  // found
        VStack { HStack { Text(title); Spacer() }; Text(title) }.padding().onTapGesture { open() }  // found
    }
    private func open() {}
}
