// MARK: - text
Text("Forgot your password?").foregroundColor(.blue).↓onTapGesture { recover() }
// MARK: - row with a content shape
HStack { Avatar(person); Text(person.name); Spacer() }
    .contentShape(Rectangle())
    .↓onTapGesture { open(person) }
// MARK: - function instead of a closure
AsyncImage(url: cover).↓onTapGesture(perform: play)
// MARK: - gesture value
Image("lamp").↓gesture(TapGesture().onEnded { isOn.toggle() })
// MARK: - count of one
RoundedRectangle(cornerRadius: 8).frame(width: 80, height: 80).↓onTapGesture(count: 1) { flip() }
// MARK: - with a label but no trait
Image(systemName: "xmark").accessibilityLabel("Close").↓onTapGesture { close() }
// MARK: - in a loop
LazyVGrid(columns: columns) {
    ForEach(colors, id: \.self) { color in
        Circle().fill(color).frame(width: 48, height: 48).↓onTapGesture { selected = color }
    }
}
// MARK: - with place
CellView(cell).↓onTapGesture { location in select(location) }
// MARK: - own gesture kept in a variable
struct Kept: View {
    private var tap: some Gesture { TapGesture().onEnded { open() } }
    var body: some View {
        Text("Open").↓gesture(tap)
    }
}
// MARK: - in a modifier
struct Opens: ViewModifier {
    func body(content: Content) -> some View {
        content.padding().↓onTapGesture { open() }
    }
}
// MARK: - under a condition
struct Maybe: View {
    var body: some View {
        if isEditable {
            Text(value).↓onTapGesture { edit() }
        } else {
            Text(value)
        }
    }
}
// MARK: - tab of one's own
HStack {
    ForEach(tabs) { tab in
        VStack { Image(systemName: tab.icon); Text(tab.title) }
            .opacity(tab == selection ? 1 : 0.5)
            .↓onTapGesture { withAnimation { selection = tab } }
    }
}
