// MARK: - plain
struct Player: View {
    @State private var volume = 0.5
    var body: some View { VStack { Text("Volume"); ↓Slider(value: $volume, in: 0...1) } }
}
// MARK: - without a range
struct Player: View {
    @Binding var position: Double
    var body: some View { ↓Slider(value: $position).tint(.red).padding() }
}
// MARK: - editing closure
struct Player: View {
    @Binding var position: Double
    var body: some View { ↓Slider(value: $position, in: 0...60, onEditingChanged: { isSeeking in seek(isSeeking) }) }
}
// MARK: - trailing editing closure
struct Player: View {
    @Binding var position: Double
    var body: some View { ↓Slider(value: $position, in: 0...60) { isSeeking in if !isSeeking { seek() } } }
}
// MARK: - beside pictures
struct Brightness: View {
    @State private var level = 1.0
    var body: some View { HStack { Image(systemName: "sun.min"); ↓Slider(value: $level, in: 0...10, step: 1); Image(systemName: "sun.max") } }
}
// MARK: - empty label
struct Zoom: View {
    @State private var scale = 1.0
    var body: some View { ↓Slider(value: $scale, in: 1...3) { EmptyView() } minimumValueLabel: { Text("1") } maximumValueLabel: { Text("3") } }
}
// MARK: - in a form
struct Settings: View {
    @AppStorage("size") private var size = 14.0
    var body: some View { Form { Section("Text size") { ↓Slider(value: $size, in: 10...30, step: 1) } } }
}
// MARK: - binding made here
struct Settings: View {
    let model: Model
    var body: some View { ↓Slider(value: Binding(get: { model.speed }, set: { model.speed = $0 }), in: 0.5...2) }
}
// MARK: - in a member
struct Editor: View {
    @State private var opacity = 1.0
    var body: some View { VStack { Text("Opacity"); control } }
    private var control: some View { ↓Slider(value: $opacity).frame(width: 200) }
}
// MARK: - only a value
struct Editor: View {
    @State private var opacity = 1.0
    var body: some View { ↓Slider(value: $opacity, in: 0...1).accessibilityValue("\(Int(opacity * 100)) per cent") }
}
