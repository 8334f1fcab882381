import SwiftUI

struct TappedTexts: View {
    @State private var isOpen = false
    @State private var day = 0
    var body: some View {
        Text("Open").onTapGesture { open() }  // found
        Text("More").onTapGesture { isOpen.toggle() }  // found
        Text("Less").onTapGesture { isOpen.toggle() }  // found
        HStack { Image(systemName: "folder"); Text("a") }.contentShape(Rectangle()).onTapGesture(perform: open)  // found
        ZStack { Text("Row"); NavigationLink { Text("Page") } label: { EmptyView() }.opacity(0) }  // asked
        Text("Hold").onLongPressGesture { open() }  // asked
        Text("Drag").gesture(DragGesture().onEnded { _ in open() })  // asked
        Image(systemName: "star").accessibilityLabel("Favourite").gesture(TapGesture().onEnded { open() })  // found
        Text("1").onTapGesture { day = 1 }.accessibilityAddTraits(day == 1 ? .isSelected : [])  // found
        VStack { Text("2").onTapGesture { day = 2 } }.accessibilityElement(children: .contain)  // found
        Image("photo").onTapGesture(count: 2) { open() }  // asked
    }
    private func open() {}
}
