nonisolated(unsafe) private var bridge = Bridge()  // WebAssembly without threads has only one

/// Handles an event of `count` numbers; returns the number of output numbers.
@_expose(wasm, "nod_handle") @c
func nodHandle(_ count: Int32) -> Int32 {
    bridge.handle(input(count))
    return put(bridge.output)
}

@_expose(wasm, "nod_figures") @c
func nodFigures() -> Int32 {
    bridge.readFigures()
    return put(bridge.output)
}

nonisolated(unsafe) private var gestures = GestureBridge()

/// Handles a gesture's call of `count` numbers; returns the number of output numbers.
@_expose(wasm, "nod_gesture") @c
func nodGesture(_ count: Int32) -> Int32 {
    gestures.handle(input(count))
    return put(gestures.output)
}
