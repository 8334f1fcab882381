// MARK: - row of buttons
struct A: View { var body: some View { HStack { Button("Share") { share() }; Text("a") }.↓accessibilityHidden(true) } }
// MARK: - the button itself
struct A: View { var body: some View { VStack { Text("a"); Button("Undo") { undo() }.↓accessibilityHidden(true) } } }
// MARK: - toggle
struct A: View {
    @State private var isOn = false
    var body: some View { HStack { Text("Wi-Fi"); Toggle("", isOn: $isOn).labelsHidden() }.↓accessibilityHidden(true) }
}
// MARK: - nested
struct A: View {
    var body: some View { VStack { Text("a"); HStack { Image("b"); Button { retry() } label: { Image(systemName: "arrow.clockwise") } } }.padding().↓accessibilityHidden(true) }
}
// MARK: - overlay
struct A: View {
    var body: some View { Image("a").overlay { Button("Play") { play() }.↓accessibilityHidden(true) } }
}
// MARK: - menu
struct A: View { var body: some View { Menu("More") { Button("Edit") { edit() } }.↓accessibilityHidden(true) } }
// MARK: - slider
struct A: View {
    @State private var volume = 0.5
    var body: some View { HStack { Image("speaker"); Slider(value: $volume) }.↓accessibilityHidden(true) }
}
// MARK: - text field
struct A: View {
    @State private var name = ""
    var body: some View { VStack { TextField("Name", text: $name) }.↓accessibilityHidden(true) }
}
// MARK: - in a condition
struct A: View { var body: some View { ZStack { if isReady { Button("Start") { start() } } }.↓accessibilityHidden(true) } }
// MARK: - link
struct A: View { var body: some View { VStack { Link("Terms", destination: terms) }.↓accessibilityHidden(true) } }
// MARK: - in a member
struct A: View {
    var body: some View { VStack { Text("a"); tools } }
    private var tools: some View { HStack { Button("Crop") { crop() } }.↓accessibilityHidden(true) }
}
