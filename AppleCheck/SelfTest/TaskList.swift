import Combine
import SwiftUI

struct SampleItem: Identifiable, Hashable {
    let id: Int
    var title: String
    var isDone = false
}

@MainActor final class SampleLoader: ObservableObject {
    @Published var message = ""
    func load() async throws { message = "loaded" }
}

struct SampleTaskRow: View {
    @Binding var item: SampleItem
    let delete: () -> Void

    var body: some View {
        HStack {
            Toggle(item.title, isOn: $item.isDone)
            Text(item.title).strikethrough(item.isDone)
            Spacer()
        }
        .transition(
            .asymmetric(
                insertion: .scale.combined(with: .opacity),
                removal: .move(edge: .trailing).combined(with: .opacity)
            )
        )
        #if !os(tvOS)
        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
            Button(role: .destructive, action: delete) { Label("Delete", systemImage: "trash") }
        }
        #endif
        .accessibilityAction(named: Text("Complete")) { item.isDone = true }
    }
}

struct SampleTitle: View {
    var body: some View {
        Text("All done")
            .navigationTitle("Tasks")
    }
}

struct SampleTaskList: View {
    @StateObject private var loader = SampleLoader()
    @State private var items: [SampleItem] = []
    @State private var showsAlert = false
    @State private var draft = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        NavigationStack {
            List {
                Section("Today") {
                    ForEach($items) { $item in
                        SampleTaskRow(item: $item) { items.removeAll { $0.id == item.id } }
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                }
                TextField("New task", text: $draft)
                    .focused($isFocused)
                    .onSubmit { items.append(SampleItem(id: items.count, title: draft)) }
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) { add }
            }
            .alert("Couldn't load items", isPresented: $showsAlert) {
                Button("Retry") { showsAlert = false }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Check your connection and try again.")
            }
            .task {
                do { try await loader.load() } catch { showsAlert = true }
            }
        }
    }

    private var add: some View {
        Button("Add") { isFocused = true }
    }
}

#if os(iOS)
struct SampleInline: View {
    var body: some View {
        List { Text("One") }
            .listStyle(.insetGrouped)
            .navigationBarTitleDisplayMode(.inline)
    }
}
#endif

#if os(macOS)
struct SampleSubtitle: View {
    var body: some View {
        Text("One")
            .navigationSubtitle("Two")
    }
}
#endif
