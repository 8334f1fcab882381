import AppleDouble
import NodUI
import TasksApp
import Testing

@Suite("Previews")
@MainActor
struct PreviewTests {
    @Test("Each preview of NodUI is drawn, on each system", arguments: previewsOfNodUI.indices)
    func components(index: Int) async {
        for system in [16.0, 18] { await show(previewsOfNodUI[index], on: system) }
    }

    @Test("Each preview of the app is drawn", arguments: previewsOfTasksApp.indices)
    func app(index: Int) async { await show(previewsOfTasksApp[index], on: 17) }

    private func show(_ preview: ShownPreview, on system: Double) async {
        let host = Host(system: system) { AnyView(erasing: preview.view()) }
        await host.settle()
        #expect(!host.root.all.isEmpty)
        host.close()
    }
}
