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

/// Whether the spread of a population is a guess.
@_expose(wasm, "touch_is_assumed") @c
func touchIsAssumed(_ population: Int32) -> Int32 { TouchPopulation(rawValue: population)?.isAssumed == true ? 1 : 0 }

/// Touches in the order of their times, each as five numbers: milliseconds, left, top (no numbers where a key was pressed), what
/// answered (0 nothing, 1 a control, 2 what undoes), and its number (no number for none). For each its verdict, the number of the
/// control that it was aimed at, and flags: 1 a first touch, 2 a retry, 4 a rage, 8 undone.
@_expose(wasm, "touch_first_taps") @c
func touchFirstTaps(_ count: Int32) -> Int32 {
    let numbers = input(count)
    var touches: [AnsweredTouch] = []
    var at = 0
    while at + 5 <= numbers.count {
        let place = TouchPoint(x: millimeters(numbers[at + 1]), y: millimeters(numbers[at + 2]))
        let control = Int32(exactly: numbers[at + 4])
        touches.append(
            AnsweredTouch(
                time: numbers[at] / 1000,
                place: place.x.isFinite && place.y.isFinite ? place : nil,
                answer: numbers[at + 3] == 2 ? .undo(of: control) : control.map { .control($0) } ?? .none
            )
        )
        at += 5
    }
    var judged: [Double] = []
    for touch in FirstTaps(touches).touches {
        judged.append(Double(touch.verdict.rawValue))
        judged.append(touch.control.map { Double($0) } ?? .nan)
        var flags = touch.verdict.isFirst ? 1.0 : 0
        if touch.isRetry { flags += 2 }
        if touch.isRage { flags += 4 }
        if touch.isUndone { flags += 8 }
        judged.append(flags)
    }
    return put(judged)
}

/// Pixels in millimetres.
@_expose(wasm, "touch_millimeters") @c
func touchMillimeters(_ pixels: Double) -> Double { millimeters(pixels) }

private let fields = 6

private func controls(_ numbers: UnsafeBufferPointer<Double>, from start: Int) -> [TouchControl] {
    var controls: [TouchControl] = []
    controls.reserveCapacity((numbers.count - start) / fields)
    var at = start
    while at + fields <= numbers.count {
        let shape = TouchDevice.phone.shape(
            x: numbers[at],
            y: numbers[at + 1],
            width: numbers[at + 2],
            height: numbers[at + 3],
            radius: numbers[at + 4]
        )
        let kind = Int32(exactly: numbers[at + 5]).flatMap(TouchControl.Kind.init) ?? .obstacle
        controls.append(TouchControl(shape, kind: kind))
        at += fields
    }
    return controls
}

/// A browser's pixels are as large as a phone's points.
private func millimeters(_ pixels: Double) -> Double { pixels / TouchDevice.phone.pointsPerMillimeter }
