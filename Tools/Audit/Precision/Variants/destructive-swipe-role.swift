// MARK: - sets a flag
struct Notes: View {
    @State private var asks = false
    var body: some View {
        List(notes) { note in
            Text(note.title).swipeActions { ↓Button("Delete", role: .destructive) { asks = true } }
        }
        .confirmationDialog("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) { delete() } }
    }
}
// MARK: - item and flag
struct Notes: View {
    @State private var pending: Note?
    @State private var asks = false
    var body: some View {
        List(notes) { note in
            Row(note).swipeActions(edge: .trailing) {
                ↓Button(role: .destructive) { pending = note; asks = true } label: { Label("Delete", systemImage: "trash") }
            }
        }
        .alert("Delete this note?", isPresented: $asks, presenting: pending) { note in Button("Delete", role: .destructive) { remove(note) } }
    }
}
// MARK: - toggles
struct Notes: View {
    @State private var isDeleting = false
    var body: some View {
        List { Text("a").swipeActions { ↓Button(role: .destructive, action: { isDeleting.toggle() }, label: { Image(systemName: "trash") }) } }
            .alert("Delete?", isPresented: $isDeleting) { Button("Delete", role: .destructive) { wipe() } }
    }
}
// MARK: - function that only asks
struct Notes: View {
    @State private var target: Note?
    var body: some View {
        List(notes) { note in Text("a").swipeActions { ↓Button("Remove", role: .destructive) { askToRemove(note) } } }
            .confirmationDialog("Remove?", isPresented: .init(get: { target != nil }, set: { _ in target = nil })) { Button("Remove", role: .destructive) { remove() } }
    }
    private func askToRemove(_ note: Note) { target = note }
}
// MARK: - action by name
struct Notes: View {
    @State private var showsQuestion = false
    var body: some View {
        List { Text("a").swipeActions { ↓Button("Remove", role: .destructive, action: ask) } }
            .alert("Sure?", isPresented: $showsQuestion) { Button("Remove", role: .destructive) { remove() } }
    }
    private func ask() { showsQuestion = true }
}
// MARK: - in an animation
struct Notes: View {
    @State private var asks = false
    var body: some View {
        List { Text("a").swipeActions { ↓Button("Delete", role: .destructive) { withAnimation { asks = true } } } }
            .confirmationDialog("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) { delete() } }
    }
}
// MARK: - button in a member
struct Notes: View {
    @State private var asks = false
    var body: some View {
        List { Text("a").swipeActions { deleteButton } }
            .alert("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) { delete() } }
    }
    private var deleteButton: some View { ↓Button("Delete", role: .destructive) { asks = true } }
}
// MARK: - old alert
struct Notes: View {
    @State private var doomed: Note?
    var body: some View {
        List(notes) { note in Text("a").swipeActions { ↓Button("Delete", role: .destructive) { self.doomed = note } } }
            .alert(item: $doomed) { note in Alert(title: Text("Delete?"), primaryButton: .destructive(Text("Delete")) { delete(note) }, secondaryButton: .cancel()) }
    }
}
// MARK: - dialog of a model
struct Notes: View {
    @State private var model = Model()
    var body: some View {
        List { Text("a").swipeActions { ↓Button("Delete", role: .destructive) { model.isShowingDeleteConfirmation = true } } }
            .modifier(Questions(model: model))
    }
}
// MARK: - beside another action
struct Notes: View {
    @State private var asks = false
    var body: some View {
        List {
            Text("a").swipeActions {
                Button("Pin") { pin() }
                ↓Button("Delete", role: ButtonRole.destructive) { asks = true }
            }
        }
        .alert("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) { delete() } }
    }
}
// MARK: - row shows its own dialog
struct Row: View {
    @State private var confirms = false
    var body: some View {
        Text("a")
            .swipeActions { ↓Button(role: .destructive) { confirms = true } label: { Text("Delete") } }
            .confirmationDialog("Delete?", isPresented: $confirms) { Button("Delete", role: .destructive) { delete() } }
    }
}
