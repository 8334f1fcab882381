import SwiftUI

struct OpenTasks: View {
    struct Item: Identifiable {
        let id: Int
        var isDone = false
    }
    @State private var items = [Item(id: 1)]
    private var open: [Item] { items.filter { !$0.isDone } }  // found
    var body: some View {
        ForEach(open) { item in Button("Done") { check(item.id) } }
        ForEach(items.filter { !$0.isDone }) { item in Button("Done") { check(item.id) } }  // found
    }
    private func check(_ id: Int) { items[id].isDone = true }
}
