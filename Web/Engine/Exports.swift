/// The functions that JavaScript calls.

nonisolated(unsafe) private var bridge = Bridge()  // one thread: WebAssembly without threads has no other

/// Takes in the event of `count` numbers; returns how many numbers came out.
@_expose(wasm, "nod_handle") @c
func nodHandle(_ count: Int32) -> Int32 {
    bridge.handle(input(count))
    return put(bridge.output)
}

/// The figures in use; returns how many numbers came out.
@_expose(wasm, "nod_figures") @c
func nodFigures() -> Int32 {
    bridge.readFigures()
    return put(bridge.output)
}

/// Writes the pattern of a haptic; returns how many numbers came out.
@_expose(wasm, "nod_pattern") @c
func nodPattern(_ kind: Int32, _ intensity: Double) -> Int32 {
    bridge.readPattern(kind, intensity)
    return put(bridge.output)
}
