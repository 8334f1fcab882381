import Combine
import NodUI
import SwiftUI

/// A packing list with the components that most apps need.
@main
struct ChecklistApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { ChecklistView() }.nod()
        }
    }
}

struct Item: Identifiable {
    let id = UUID()
    var title: String
    var isDone = false
}

@MainActor
final class Checklist: ObservableObject {
    @Published var items = ["Pack the tent", "Buy batteries", "Charge the camera"].map { Item(title: $0) }
    var open: Int { items.count { !$0.isDone } }

    func set(_ id: Item.ID, isDone: Bool) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items[index].isDone = isDone
    }
}

struct ChecklistView: View {
    @StateObject private var list = Checklist()
    @State private var showsDone = false
    @State private var showsSettings = false

    var body: some View {
        List {
            NewItemField { list.items.append(Item(title: $0)) }
            DepartingRows(list.items, title: \.title, where: { showsDone || !$0.isDone }) { item in
                ItemRow(item: item) { list.set(item.id, isDone: $0) }
                    .completes(in: [progress])
            }
            .onDelete { list.items.remove(atOffsets: $0) }
            .onMove { list.items.move(fromOffsets: $0, toOffset: $1) }
            if list.open == 0 {
                Text("All packed.").foregroundStyle(.secondary)
            }
        }
        .navigationTitle("Camping")
        .toolbar {
            Toggle("Show done", isOn: $showsDone)
            Button("Settings") { showsSettings = true }
        }
        .sheet(isPresented: $showsSettings) {
            NavigationStack {
                Form { FeedbackSettings() }
                    .toolbar { Button("Done") { showsSettings = false } }
            }
            .nod()
        }
    }

    private var progress: CollectionProgress {
        CollectionProgress(id: "camping", name: "Camping", open: list.open, total: list.items.count)
    }
}

struct ItemRow: View {
    let item: Item
    let set: (Bool) -> Void

    var body: some View {
        HStack {
            CompletionCheck(isCompleted: item.isDone, set: set)
            CompletionTitle(item.title, isCompleted: item.isDone)
        }
    }
}

struct NewItemField: View {
    let add: (String) -> Void
    @State private var title = ""
    @State private var needsTitle = false

    var body: some View {
        HStack {
            TextField("What to pack", text: $title)
                .fieldMessage(needsTitle ? "Write what to pack first." : nil)
                .onSubmit(submit)
            Button(action: submit) { Image(systemName: "plus") }
                .buttonStyle(.icon)
                .accessibilityLabel("Add")
        }
    }

    private func submit() {
        let trimmed = title.trimmingCharacters(in: .whitespaces)
        needsTitle = trimmed.isEmpty
        guard !needsTitle else { return }
        add(trimmed)
        title = ""
        HapticFeedback.light()
    }
}
