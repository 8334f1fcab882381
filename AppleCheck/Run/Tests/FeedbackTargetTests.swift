import AppleDouble
import Nod
import NodTesting
import Testing

@testable import NodUI

@MainActor
private final class Composer: ObservableObject {
    @Published var target: TargetID
    @Published var isShown = true

    init(_ target: TargetID) { self.target = target }
}

private struct Composed: View {
    @ObservedObject var composer: Composer

    var body: some View {
        if composer.isShown { Text("Composer").feedbackTarget(composer.target) }
    }
}

@Suite("FeedbackTarget")
@MainActor
struct FeedbackTargetTests {
    @Test("What happens at the target is drawn over the view, and at another one isn't", arguments: [16, 17])
    func target(system: Double) async {
        let center = FeedbackTest().center
        let (first, second) = (center.newTarget(), center.newTarget())
        let composer = Composer(first)
        let stage = await Stage(on: system) { Composed(composer: composer) }
        stage.feedback.center.report(.captured, on: second)
        await stage.wait(0.1)
        #expect(stage.host.flashes == [])
        await capture(on: first, stage)
        #expect(stage.host.flashes.count == 1)
        await stage.wait(2)
        #expect(!stage.host.isAnimating)
        composer.target = second
        await stage.host.settle()
        await capture(on: second, stage)
        #expect(stage.host.flashes.count == 1)
        composer.isShown = false
        await stage.host.settle()
        composer.isShown = true
        await stage.host.settle()
        #expect(stage.host.flashes == [] && !stage.host.isAnimating)
    }

    /// Reports until it is seen: a view's `task` begins when the system gives it a thread.
    private func capture(on target: TargetID, _ stage: Stage) async {
        for _ in 0..<20 where stage.host.flashes.isEmpty {
            stage.feedback.center.report(.captured, on: target)
            await stage.wait(0.1)
        }
    }
}
