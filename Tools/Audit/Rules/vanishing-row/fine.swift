import SwiftUI

struct AllTasks: View {
    struct Item: Identifiable {
        let id: Int
        var isDone = false
        var isHidden = false
    }
    @State private var items = [Item(id: 1)]
    var body: some View {
        ForEach(items) { item in Button("Done") { items[item.id].isDone = true } }
        ForEach(items.filter { !$0.isHidden }) { item in Text("\(item.id)") }
        Text("\(items.filter { !$0.isDone }.count) open")
    }
}
