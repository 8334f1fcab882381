// MARK: - row with a spacer
HStack { Text("Language"); Spacer(); Text("English") }.↓onTapGesture { choose() }
// MARK: - ring
Circle().stroke(.blue, lineWidth: 3).frame(width: 48, height: 48).↓onTapGesture { pick() }
// MARK: - outlined card
RoundedRectangle(cornerRadius: 12).strokeBorder(.gray).frame(height: 80).↓onTapGesture { open() }
// MARK: - plain button
↓Button { open() } label: {
    HStack(spacing: 12) {
        Image(systemName: "folder")
        Text(folder.name)
        Spacer()
    }
    .padding(.vertical, 8)
}
.buttonStyle(.plain)
// MARK: - clear colour
Color.clear.frame(width: 60, height: 60).↓onTapGesture { open() }
// MARK: - stretched stack
VStack(alignment: .leading) { Text(title); Text(subtitle) }
    .frame(maxWidth: .infinity, alignment: .leading)
    .↓onTapGesture { open() }
// MARK: - spacer in an inner stack
VStack {
    HStack { Text(title); Spacer() }
    Text(text)
}
.padding()
.↓onTapGesture { open() }
// MARK: - background after the gesture
HStack { Text(title); Spacer(minLength: 0) }
    .↓onTapGesture { open() }
    .background(Color(.systemBackground))
// MARK: - navigation link with the plain style
↓NavigationLink(value: item) { HStack { Text(item.title); Spacer(); Image(systemName: "chevron.right") } }
    .buttonStyle(PlainButtonStyle())
// MARK: - gesture value
HStack { Text(title); Spacer() }.↓gesture(TapGesture().onEnded { open() })
// MARK: - style set further out
VStack {
    ↓Button(action: open) { HStack { Text(title); Spacer() } }
    ↓Button(action: share) { HStack { Text("Share"); Spacer() } }
}
.buttonStyle(.plain)
// MARK: - spacer in a member
struct Membered: View {
    var body: some View {
        row.↓onTapGesture { open() }
    }
    private var row: some View { HStack { Text(title); Spacer() } }
}
