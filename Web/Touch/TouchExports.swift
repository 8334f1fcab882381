/// The functions that JavaScript calls to ask about touches: a module of its own, so that only pages load it that ask.
///
/// A control is six numbers: left, top, width, height, radius of the corners, all in pixels, and its kind.

/// The place of a touch, then controls, later ones above earlier ones. Returns the index of the one that is meant; −1 for none.
@_expose(wasm, "touch_target") @c
func touchTarget(_ count: Int32) -> Int32 {
    let numbers = input(count)
    guard numbers.count >= 2 else { return -1 }
    let touch = TouchPoint(x: millimeters(numbers[0]), y: millimeters(numbers[1]))
    return TouchResolver().target(of: touch, among: controls(numbers, from: 2)).map { Int32($0) } ?? -1
}

/// Whether a finger tapped that was down so many milliseconds and moved so many pixels.
@_expose(wasm, "touch_is_tap") @c
func touchIsTap(_ time: Double, _ distance: Double) -> Int32 {
    TouchResolver.isTap(lasting: time / 1000, moved: distance) ? 1 : 0
}

/// The population, then controls. For each the share of touches that find nothing, and that find another one; returns how many
/// numbers came out.
@_expose(wasm, "touch_outcomes") @c
func touchOutcomes(_ count: Int32) -> Int32 {
    let numbers = input(count)
    guard let code = numbers.first.flatMap({ Int32(exactly: $0) }), let population = TouchPopulation(rawValue: code)
    else { return put([]) }
    let model = population.model
    let controls = controls(numbers, from: 1)
    var shares: [Double] = []
    for index in controls.indices {
        let outcome = model.outcome(of: index, among: controls)
        shares.append(outcome.none)
        shares.append(outcome.other)
    }
    return put(shares)
}

private let fields = 6

private func controls(_ numbers: UnsafeBufferPointer<Double>, from start: Int) -> [TouchControl] {
    var controls: [TouchControl] = []
    controls.reserveCapacity((numbers.count - start) / fields)
    var at = start
    while at + fields <= numbers.count {
        let shape = TouchShape(
            x: millimeters(numbers[at]),
            y: millimeters(numbers[at + 1]),
            width: millimeters(numbers[at + 2]),
            height: millimeters(numbers[at + 3]),
            radius: millimeters(numbers[at + 4])
        )
        let kind = Int32(exactly: numbers[at + 5]).flatMap(TouchControl.Kind.init) ?? .obstacle
        controls.append(TouchControl(shape, kind: kind))
        at += fields
    }
    return controls
}

/// A browser's pixels are as large as a phone's points.
private func millimeters(_ pixels: Double) -> Double { pixels / TouchDevice.phone.pointsPerMillimeter }
