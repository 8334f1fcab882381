/// Touches, for JavaScript. Pixels and milliseconds.

/// Takes a touch's x and y, then five numbers per control, topmost last: left, top, width, height, kind.
/// Returns the index of the intended control, or −1.
@_expose(wasm, "nod_touch_target") @c
func touchTarget(_ count: Int32) -> Int32 {
    let numbers = input(count)
    guard numbers.count >= 2 else { return -1 }
    let controls = (0..<(numbers.count - 2) / 5).lazy.map { index in
        let at = 2 + 5 * index
        let shape = TouchDevice.phone.shape(
            x: numbers[at],
            y: numbers[at + 1],
            width: numbers[at + 2],
            height: numbers[at + 3]
        )
        return TouchControl(shape, kind: Int32(exactly: numbers[at + 4]).flatMap(TouchControl.Kind.init) ?? .obstacle)
    }
    return TouchResolver().target(of: point(numbers[0], numbers[1]), among: controls).map { Int32($0) } ?? -1
}

@_expose(wasm, "nod_touch_is_tap") @c
func touchIsTap(_ time: Double, _ distance: Double) -> Int32 {
    TouchResolver.isTap(lasting: time / 1000, moved: distance) ? 1 : 0
}

/// Takes five numbers per touch, in order: time, left, top (NaN for keys), whether it undoes an answer (flag), number of
/// the control that answered or is undone (NaN for none). Writes first taps, successes, retries.
@_expose(wasm, "nod_first_taps") @c
func firstTaps(_ count: Int32) -> Int32 {
    let numbers = input(count)
    let taps = FirstTaps(
        (0..<numbers.count / 5).lazy.map { index in
            let at = 5 * index
            let place = point(numbers[at + 1], numbers[at + 2])
            let control = Int32(exactly: numbers[at + 4])
            return AnsweredTouch(
                time: numbers[at] / 1000,
                place: place.x.isFinite && place.y.isFinite ? place : nil,
                answer: numbers[at + 3] != 0 ? .undo(of: control) : control.map { .control($0) } ?? .none
            )
        }
    )
    return put([Double(taps.count), Double(taps.successes), Double(taps.retries)])
}

/// A browser's pixels are as large as a phone's points.
private func point(_ x: Double, _ y: Double) -> TouchPoint {
    TouchPoint(x: x / TouchDevice.phone.pointsPerMillimeter, y: y / TouchDevice.phone.pointsPerMillimeter)
}
