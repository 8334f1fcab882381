import Foundation
import NodBridge
import Testing

/// The numbers that cross the wall for gestures, written for a browser test that compares every bit of it with WebAssembly.
@Suite("GestureBridge, of swipes and drags")
struct GestureWireTests {
    struct Call: Codable {
        var name: String
        var arguments: [Double]
        /// Of the numbers that come out, in hexadecimal: JSON has no bits.
        var output: [String] = []
    }

    @Test("Every gesture is written as the numbers that cross to WebAssembly, and ends as it should")
    func write() throws {
        var bridge = GestureBridge()
        var calls: [Call] = []
        for call in stories() {
            call.make(&bridge)
            calls.append(Call(name: call.name, arguments: call.arguments, output: bridge.output.map(\.hexadecimal)))
        }
        try FileManager.default.createDirectory(at: WireTests.directory, withIntermediateDirectories: true)
        try JSONEncoder().encode(calls).write(to: WireTests.directory.appendingPathComponent("gestures.json"))
        #expect(calls.count > 1000 && calls.allSatisfy { !$0.output.isEmpty })
        #expect(calls.contains { $0.output.count > 20 })
    }

    @Test("A swipe that commits says so, with the way back")
    func commits() {
        var bridge = GestureBridge()
        for call in swipe(width: 400, way: 300, end: "released") { call.make(&bridge) }
        #expect(bridge.output.prefix(1) == [3] && bridge.output[2...3] == [1, 1])
        let count = Int(bridge.output[5])
        #expect(bridge.output.count == 6 + count && bridge.output[6] == bridge.output[1] && bridge.output.last == 0)
    }

    private func stories() -> [Call] {
        var calls: [Call] = []
        for way in [40.0, -120, 90, 300] {
            for (isRightToLeft, isReduced) in [(0.0, 0.0), (1, 0), (0, 1)] {
                for end in ["released", "cancelled"] {
                    calls += swipe(
                        width: 390,
                        way: way,
                        isRightToLeft: isRightToLeft,
                        isReduced: isReduced,
                        leaves: isRightToLeft,
                        offset: way / 7,
                        end: end
                    )
                }
            }
        }
        for isTouch in [0.0, 1] {
            for isReduced in [0.0, 1] {
                for end in ["released", "cancelled"] { calls += drag(isTouch: isTouch, isReduced: isReduced, end: end) }
            }
        }
        return calls
    }

    /// Held for half a second, carried to an edge, held there, and let go.
    private func drag(isTouch: Double, isReduced: Double, end: String) -> [Call] {
        var calls = [
            Call(name: "nod_drag_began", arguments: [200, 300, 5000, isTouch, isReduced]),
            Call(name: "nod_drag_waited", arguments: [5500.5]),
        ]
        for step in 1...20 {
            let share = Double(step) / 20
            calls.append(
                Call(name: "nod_drag_moved", arguments: [200 + 70 * share, 300 + 280 * share, 5510 + share * 320.3])
            )
            if step == 1 { calls.append(Call(name: "nod_drag_lifted", arguments: [])) }
        }
        for frame in 0..<90 {
            calls.append(
                Call(name: "nod_drag_scrolled", arguments: [270, 120, 580, 20, 5840 + Double(frame) * 16.667])
            )
        }
        calls.append(Call(name: "nod_drag_moved", arguments: [275, 560, 7350.1]))
        calls.append(Call(name: "nod_drag_moved", arguments: [279, 540, 7366.9]))
        calls.append(Call(name: "nod_drag_\(end)", arguments: end == "released" ? [7370] : []))
        return calls + [Call(name: "nod_drag_returned", arguments: [40.5, -210.25, 7370])]
    }

    private func swipe(
        width: Double,
        way: Double,
        isRightToLeft: Double = 0,
        isReduced: Double = 0,
        leaves: Double = 0,
        offset: Double = 0,
        end: String
    ) -> [Call] {
        let sign = isRightToLeft == 1 ? -1.0 : 1
        let began = [50, 20, 1000, width, sign * offset, isRightToLeft, isReduced, leaves]
        var calls = [Call(name: "nod_swipe_began", arguments: began)]
        for step in 1...16 {
            let share = Double(step) / 16
            calls.append(
                Call(
                    name: "nod_swipe_moved",
                    arguments: [50 + sign * way * share, 20 + way * share / 9, 1000 + share * 210.7]
                )
            )
        }
        return calls + [Call(name: "nod_swipe_\(end)", arguments: [1213.3])]
    }
}

extension GestureWireTests.Call {
    /// The same as the export of that name does.
    fileprivate func make(_ bridge: inout GestureBridge) {
        let a = arguments
        switch name {
        case "nod_swipe_began":
            bridge.swipeBegan(
                a[0],
                a[1],
                a[2],
                width: a[3],
                offset: a[4],
                isRightToLeft: a[5] != 0,
                isReduced: a[6] != 0,
                leaves: a[7] != 0
            )
        case "nod_swipe_moved": bridge.swipeMoved(a[0], a[1], a[2])
        case "nod_swipe_released": bridge.swipeReleased(a[0])
        case "nod_swipe_cancelled": bridge.swipeCancelled(a[0])
        case "nod_drag_began": bridge.dragBegan(a[0], a[1], a[2], isTouch: a[3] != 0, isReduced: a[4] != 0)
        case "nod_drag_moved": bridge.dragMoved(a[0], a[1], a[2])
        case "nod_drag_waited": bridge.dragWaited(a[0])
        case "nod_drag_released": bridge.dragReleased(a[0])
        case "nod_drag_cancelled": bridge.dragCancelled()
        case "nod_drag_lifted": bridge.dragLifted()
        case "nod_drag_returned": bridge.dragReturned(a[0], a[1], a[2])
        case "nod_drag_scrolled": bridge.dragScrolled(a[0], a[1], a[2], a[3], a[4])
        default: Issue.record("no export \(name)")
        }
    }
}

extension Double {
    fileprivate var hexadecimal: String {
        let digits = String(bitPattern, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
