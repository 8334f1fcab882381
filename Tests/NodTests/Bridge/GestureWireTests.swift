import Foundation
import NodBridge
import Testing

/// The numbers of gestures, written for a browser test that compares every bit with WebAssembly's.
@Suite("GestureBridge, of swipes and drags")
struct GestureWireTests {
    struct Call: Codable {
        /// The number of the call, and its fields.
        var numbers: [Double]
        var output: [String] = []
    }

    @Test("Every gesture is written as the numbers that cross to WebAssembly, and ends as it should")
    func write() throws {
        var bridge = GestureBridge()
        var calls: [Call] = []
        for call in stories() {
            call.make(&bridge)
            calls.append(call)
            calls[calls.count - 1].output = bridge.output.map(\.bits)
        }
        try WireTests.save(calls, "gestures")
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

    /// Held for half a second, dragged to an edge, held there, and released.
    private func drag(isTouch: Double, isReduced: Double, end: String) -> [Call] {
        var calls = [
            Call("drag_began", [200, 300, 5000, isTouch, isReduced]),
            Call("drag_waited", [5500.5]),
        ]
        for step in 1...20 {
            let share = Double(step) / 20
            calls.append(
                Call("drag_moved", [200 + 70 * share, 300 + 280 * share, 5510 + share * 320.3])
            )
            if step == 1 { calls.append(Call("drag_lifted", [])) }
        }
        for frame in 0..<90 {
            calls.append(
                Call("drag_scrolled", [270, 120, 580, 20, 5840 + Double(frame) * 16.667])
            )
        }
        calls.append(Call("drag_moved", [275, 560, 7350.1]))
        calls.append(Call("drag_moved", [279, 540, 7366.9]))
        calls.append(Call("drag_\(end)", end == "released" ? [7370] : []))
        return calls + [Call("drag_returned", [40.5, -210.25, 7370])]
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
        var calls = [Call("swipe_began", began)]
        for step in 1...16 {
            let share = Double(step) / 16
            calls.append(
                Call(
                    "swipe_moved",
                    [50 + sign * way * share, 20 + way * share / 9, 1000 + share * 210.7]
                )
            )
        }
        return calls + [Call("swipe_\(end)", [1213.3])]
    }
}

extension GestureWireTests.Call {
    /// The calls of a gesture, by their numbers.
    private static let names = [
        "swipe_began", "swipe_moved", "swipe_released", "swipe_cancelled", "drag_began", "drag_moved", "drag_waited",
        "drag_released", "drag_cancelled", "drag_lifted", "drag_returned", "drag_scrolled",
    ]

    init(_ name: String, _ fields: [Double]) { numbers = [Double(Self.names.firstIndex(of: name)!)] + fields }

    fileprivate func make(_ bridge: inout GestureBridge) { numbers.withUnsafeBufferPointer { bridge.handle($0) } }
}
