import AppleDouble
import Testing

@testable import NodUI

private struct Row: View {
    let title: String

    var body: some View {
        HStack {
            CompletionCheck(isCompleted: false) {}
            CompletionTitle(title, isCompleted: false)
        }
        .completionSwipe(isCompleted: false) {}
        .feedbackItem(title, title: title)
    }
}

@Suite("Many rows")
@MainActor
struct ManyRowsTests {
    @Test("However many rows there are, they follow the person's choices through one object, and nothing waits at rest")
    func observers() async {
        for count in [1, 50] {
            let before = Host.observersOfDefaults
            let stage = await Stage { ForEach(0..<count, id: \.self) { Row(title: "Task \($0)") } }
            let followed = stage.host.followed(StoredPreferences.self).count
            let observers = Host.observersOfDefaults - before
            print("Rows: \(count). Stores that they follow: \(followed), by @AppStorage: \(observers).")
            #expect(followed == 1 && observers == 0)
            #expect(!stage.host.isAnimating)
            #expect(stage.feedback.clock.scheduled == 0)
        }
    }

    @Test(
        "A tap evaluates as many bodies among a thousand rows as among ten, and no row but its own is drawn for a frame"
    )
    func bodies() async {
        var ofATap: [Int] = []
        var ofAFrame: [Int] = []
        for count in [10, 1000] {
            let start = Host.bodies
            let stage = await Stage { ForEach(0..<count, id: \.self) { Row(title: "Task \($0)") } }
            let drawn = Host.bodies - start
            let objects = stage.host.followed(AnyObject.self).count
            await stage.host.tap("Mark “Task 3” complete")
            ofATap.append(Host.bodies - start - drawn)
            let tapped = Host.bodies
            stage.host.frame()
            ofAFrame.append(Host.bodies - tapped)
            print(
                "Rows: \(count). Bodies: \(drawn) at first, \(ofATap.last!) for a tap, \(ofAFrame.last!) for a frame. Objects: \(objects)."
            )
        }
        #expect(ofATap[0] == ofATap[1] && ofAFrame[0] == ofAFrame[1])
    }
}
