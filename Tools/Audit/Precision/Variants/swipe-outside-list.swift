// MARK: - scroll view
struct A: View { var body: some View { ScrollView { Text("a").↓swipeActions { Button("Delete") { delete() } } } } }
// MARK: - lazy stack
struct A: View {
    var body: some View { ScrollView { LazyVStack { ForEach(items) { item in Row(item).↓swipeActions { Button("Delete") { delete(item) } } } } } }
}
// MARK: - for each in a scroll view
struct A: View {
    var body: some View { ScrollView(.vertical) { ForEach(items) { Row($0) }.↓swipeActions { Button("Pin") { pin() } } } }
}
// MARK: - stack in a scroll view
struct A: View {
    var body: some View { ScrollView { VStack(spacing: 8) { HStack { Text("a") }.padding().↓swipeActions(edge: .leading) { Button("Pin") { pin() } } } } }
}
// MARK: - row in a member
struct A: View {
    var body: some View { ScrollView { VStack { ForEach(items) { row($0) } } } }
    private func row(_ item: Item) -> some View { Text(item.name).↓swipeActions { Button("Delete") { delete(item) } } }
}
// MARK: - grid
struct A: View {
    var body: some View { ScrollView { LazyVGrid(columns: columns) { ForEach(items) { item in Card(item).↓swipeActions { Button("Delete") { delete(item) } } } } } }
}
// MARK: - lazy stack without a scroll view
struct A: View {
    var body: some View { LazyVStack { ForEach(items) { item in Row(item).↓swipeActions { Button("Delete") { delete(item) } } } } }
}
// MARK: - in a condition
struct A: View {
    var body: some View { ScrollView { if items.isEmpty { Text("Nothing") } else { ForEach(items) { item in Row(item).↓swipeActions { Button("Delete") { delete(item) } } } } } }
}
// MARK: - in a section
struct A: View {
    var body: some View { ScrollView { LazyVStack { Section("Today") { ForEach(items) { item in Row(item).↓swipeActions { Button("Delete") { delete(item) } } } } } } }
}
// MARK: - in a navigation stack
struct A: View {
    var body: some View {
        NavigationStack {
            ScrollView { ForEach(items) { item in NavigationLink(value: item) { Text("a") }.↓swipeActions(allowsFullSwipe: false) { Button("Delete", role: .destructive) { delete(item) } } } }
                .navigationTitle("Items")
        }
    }
}
// MARK: - two edges
struct A: View {
    var body: some View { ScrollView { Row().↓swipeActions(edge: .leading) { Button("Pin") { pin() } }.↓swipeActions { Button("Delete") { delete() } } } }
}
