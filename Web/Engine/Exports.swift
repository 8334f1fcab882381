/// The functions that JavaScript calls. Every pointer may move at the next call: read it first, then make the typed array.

nonisolated(unsafe) private var bridge = Bridge()  // one thread: WebAssembly without threads has no other
// Made when it is asked for: a global that is not there from the beginning would bring locks for threads along.
nonisolated(unsafe) private var inputBuffer: UnsafeMutableBufferPointer<Double>?
nonisolated(unsafe) private var output: [Double] = []

/// Where the `count` numbers that the next call takes in are written.
@_expose(wasm, "nod_input") @c
func nodInput(_ count: Int32) -> UnsafeMutablePointer<Double>? {
    let needed = max(Int(count), 1)
    if let inputBuffer, inputBuffer.count >= needed { return inputBuffer.baseAddress }
    inputBuffer?.deallocate()
    inputBuffer = .allocate(capacity: needed)
    return inputBuffer?.baseAddress
}

/// Where the numbers of the last call begin.
@_expose(wasm, "nod_output") @c
func nodOutput() -> UnsafePointer<Double>? { output.withUnsafeBufferPointer { $0.baseAddress } }

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

/// The first `count` of the numbers that were written.
private func input(_ count: Int32) -> UnsafeBufferPointer<Double> {
    guard let inputBuffer else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(rebasing: inputBuffer.prefix(max(Int(count), 0)))
}

/// Returns how many they are.
func put(_ numbers: [Double]) -> Int32 {
    output = numbers
    return Int32(numbers.count)
}
