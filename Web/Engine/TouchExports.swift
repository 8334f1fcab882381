/// Touches, for JavaScript. Pixels and milliseconds.

/// Takes a touch's x and y, then six numbers per control, topmost last: left, top, width, height, corner radius, kind.
/// Returns the index of the intended control, or −1.
@_expose(wasm, "nod_touch_target") @c
func touchTarget(_ count: Int32) -> Int32 {
    let numbers = input(count)
    guard numbers.count >= 2 else { return -1 }
    var controls: [TouchControl] = []
    var at = 2
    while at + 6 <= numbers.count {
        let shape = TouchDevice.phone.shape(
            x: numbers[at],
            y: numbers[at + 1],
            width: numbers[at + 2],
            height: numbers[at + 3],
            radius: numbers[at + 4]
        )
        let kind = Int32(exactly: numbers[at + 5]).flatMap(TouchControl.Kind.init) ?? .obstacle
        controls.append(TouchControl(shape, kind: kind))
        at += 6
    }
    return TouchResolver().target(of: point(numbers[0], numbers[1]), among: controls).map { Int32($0) } ?? -1
}

@_expose(wasm, "nod_touch_is_tap") @c
func touchIsTap(_ time: Double, _ distance: Double) -> Int32 {
    TouchResolver.isTap(lasting: time / 1000, moved: distance) ? 1 : 0
}

/// Takes five numbers per touch, in order: time, left, top (NaN for keys), answer (0 nothing, 1 control, 2 undo), its
/// number (NaN for none). Writes first taps, successes, retries.
@_expose(wasm, "nod_first_taps") @c
func firstTaps(_ count: Int32) -> Int32 {
    let numbers = input(count)
    var touches: [AnsweredTouch] = []
    var at = 0
    while at + 5 <= numbers.count {
        let place = point(numbers[at + 1], numbers[at + 2])
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
    let taps = FirstTaps(touches)
    return put([Double(taps.count), Double(taps.successes), Double(taps.retries)])
}

/// A browser's pixels are as large as a phone's points.
private func point(_ x: Double, _ y: Double) -> TouchPoint {
    TouchPoint(x: x / TouchDevice.phone.pointsPerMillimeter, y: y / TouchDevice.phone.pointsPerMillimeter)
}
