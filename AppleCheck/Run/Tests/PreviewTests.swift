import AppleDouble
import NodUI
import Testing

@Suite("Previews")
@MainActor
struct PreviewTests {
    @Test("Each preview is drawn, on each system", arguments: previews.indices, [16.0, 18])
    func drawn(index: Int, system: Double) async {
        let host = Host(system: system) { AnyView(erasing: previews[index].view()) }
        await host.settle()
        #expect(!host.root.all.isEmpty)
        host.close()
    }
}
