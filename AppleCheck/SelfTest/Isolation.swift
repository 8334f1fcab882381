import SwiftUI

private protocol SampleShown { nonisolated func show() }

@MainActor private final class SampleScreen {
    var title = ""
    func show() { print(title) }
}

private actor SampleArchive {
    var count = 0
    func add() { count += 1 }
}

nonisolated private final class SampleNotebook {
    var pages = 0
    func read() async -> Int { pages }
}

/// Isolated by whoever makes it.
private struct SampleKey: Hashable { var id = 0 }

private struct SampleWork: Sendable {
    let run: @Sendable () -> Void
}

private let sampleLimit = 3

private func sampleOpen(_ screen: SampleScreen) {
    Task { @MainActor in screen.show() }
}

nonisolated private func sampleCounted(_ numbers: [Int]) -> Int {
    numbers.count
}

nonisolated private func sampleShowLater(_ screen: SampleScreen) {
    Task.detached { await screen.show() }
}

private func sampleFile(in archive: SampleArchive) async {
    await archive.add()
}

nonisolated private func samplePrint() {
    let text = "Saved"
    Task.detached { print(text) }
}

@MainActor private func sampleQueue(_ screen: SampleScreen) {
    DispatchQueue.main.async { screen.show() }
}

@MainActor private final class SampleDesk {
    let notebook = SampleNotebook()
    func start() async { print(notebook.pages) }
}

private struct SampleMark: Shape {
    let screen: SampleScreen

    nonisolated func path(in rect: CGRect) -> Path {
        Path(ellipseIn: rect)
    }
}

private struct SampleHeading: View {
    let screen: SampleScreen
    @State private var text = ""

    var body: some View {
        Text(heading())
            .onAppear { screen.show() }
            .task { await load() }
    }

    private func heading() -> String { text }

    private func load() async { text = "" }
}
