import Combine
import SwiftUI

/// Calls of which SwiftUI has several that differ in little.
private struct SampleOverloads: View {
    let isOpen: Bool
    let count: Int
    let title: String
    @State private var note: SampleNote?

    var body: some View {
        VStack {
            Text("One")
                .animation(.easeIn, value: isOpen)
            Circle()
                .strokeBorder(Color.red, lineWidth: 2)
            Rectangle()
                .fill(Color.red)
            Text("Two")
                .mask { Circle() }
            Text("Three")
                .rotationEffect(.degrees(45))
            ForEach(0..<3) { number in Text("\(number)") }
            Text(title)
                .frame(width: 44, height: 44)
            Text("Four")
                .padding(.horizontal, 8)
                .overlay(alignment: .top) { Circle() }
                .task(id: count) { note = nil }
        }
        .animation(.easeOut, value: isOpen)
        .sheet(item: $note) { note in Text(note.text) }
    }
}

private struct SampleNote: Identifiable {
    let id: Int
    let text: String
}

@MainActor private final class SampleNews {
    let arrived = PassthroughSubject<String, Never>()
    private var wishes: Set<AnyCancellable> = []

    func follow() {
        arrived.sink { print($0) }.store(in: &wishes)
    }
}
