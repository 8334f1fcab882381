/// What JavaScript calls. Every pointer may move at the next call: read it first, then make the typed array.

nonisolated(unsafe) private var bridge = Bridge()  // one thread: WebAssembly without threads has no other
// Made when it is asked for: a global that is not there from the beginning would bring locks for threads along.
nonisolated(unsafe) private var inputBuffer: UnsafeMutablePointer<Double>?

/// Doubles; an event of more numbers is cut: 300 collections of one item fit.
private let inputCapacity = 1024

/// Where the numbers of the next event are written.
@_expose(wasm, "nod_input") @c
func nodInput() -> UnsafeMutablePointer<Double> {
    if let inputBuffer { return inputBuffer }
    let buffer = UnsafeMutablePointer<Double>.allocate(capacity: inputCapacity)
    inputBuffer = buffer
    return buffer
}

/// Takes in the event of `count` numbers; returns how many numbers came out.
@_expose(wasm, "nod_handle") @c
func nodHandle(_ count: Int32) -> Int32 {
    guard let inputBuffer else { return 0 }
    bridge.handle(UnsafeBufferPointer(start: inputBuffer, count: min(max(Int(count), 0), inputCapacity)))
    return Int32(bridge.output.count)
}

/// Where the numbers that came out begin.
@_expose(wasm, "nod_output") @c
func nodOutput() -> UnsafePointer<Double>? { bridge.output.withUnsafeBufferPointer { $0.baseAddress } }
