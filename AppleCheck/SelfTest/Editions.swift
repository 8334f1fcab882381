import SwiftUI

@propertyWrapper struct SampleClamped {
    var wrappedValue: Int
}

struct SampleCounter: View {
    @State private var count = 0
    @State private var name: String
    private let step: Int

    var body: some View {
        Button(name) { count += step }
        steps
    }

    @ViewBuilder private var steps: some View {
        if count > 0 { Text("\(count)") }
        Text(name)
    }
}

extension SampleCounter {
    init(_ name: String) {
        step = 1
        self.name = name
    }
}

struct SampleBar: View {
    var body: some View { Text("Tasks").toolbar { items } }

    @ToolbarContentBuilder private var items: some ToolbarContent {
        ToolbarItem { Text("Done") }
    }
}
