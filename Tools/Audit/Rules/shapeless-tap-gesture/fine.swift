import SwiftUI

struct FilledRows: View {
    let title: String
    var body: some View {
        HStack { Text(title); Spacer() }.contentShape(Rectangle()).onTapGesture { open() }
        HStack { Text(title); Spacer() }.background(Color.white).onTapGesture { open() }
        HStack { Text(title); Image("arrow") }.onTapGesture { open() }
        HStack { Spacer(); Text(title); Spacer() }.onTapGesture { open() }
        HStack { Text(title); Spacer() }.frame(width: 80).onTapGesture { open() }
        HStack { Text(title); Spacer() }.wholeRow().onTapGesture { open() }
        Button(action: open) { HStack { Text(title); Spacer() }.contentShape(Rectangle()) }.buttonStyle(.plain)
        Button(action: open) { HStack { Text(title); Spacer() } }
        Button(action: open) { HStack { Text(title); Spacer() } }.buttonStyle(FilledRowStyle())  // asked
        ZStack { Color.white; HStack { Text(title); Spacer() } }.onTapGesture { open() }
        Circle().fill(.red).onTapGesture { open() }
    }
    private func open() {}
}

struct FilledRowStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.background(Color.white) }
}

extension View {
    func wholeRow() -> some View { contentShape(Rectangle()) }
}
