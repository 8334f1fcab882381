/// The calls of JavaScript once designs are to be seen: a module of its own. Every pointer may move at the next call.

// Made with the first tuning: a global that is not there from the beginning would bring locks for threads along.
nonisolated(unsafe) private var design: DesignBridge?  // one thread: WebAssembly without threads has no other
nonisolated(unsafe) private var inputBuffer: UnsafeMutableBufferPointer<Double>?

/// Where `count` numbers of the next call are written.
@_expose(wasm, "nod_design_input") @c
func nodDesignInput(_ count: Int32) -> UnsafeMutablePointer<Double>? {
    let needed = max(Int(count), 1)
    if let inputBuffer, inputBuffer.count >= needed { return inputBuffer.baseAddress }
    inputBuffer?.deallocate()
    inputBuffer = .allocate(capacity: needed)
    return inputBuffer?.baseAddress
}

private func input(_ count: Int32) -> UnsafeBufferPointer<Double> {
    guard let inputBuffer else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(rebasing: inputBuffer.prefix(max(Int(count), 0)))
}

private func outputCount() -> Int32 { Int32(design?.output.count ?? 0) }

/// Starts over with a tuning; returns how many numbers came out, as all of these do.
@_expose(wasm, "nod_design_use") @c
func nodDesignUse(_ count: Int32) -> Int32 {
    if design == nil { design = DesignBridge() }
    design?.use(input(count))
    return outputCount()
}

@_expose(wasm, "nod_design_answer") @c
func nodDesignAnswer(_ count: Int32) -> Int32 {
    design?.answer(input(count))
    return outputCount()
}

@_expose(wasm, "nod_design_release") @c
func nodDesignRelease(_ time: Double) -> Int32 {
    design?.release(time)
    return outputCount()
}

@_expose(wasm, "nod_design_touch") @c
func nodDesignTouch(_ kind: Int32, _ intensity: Double) -> Int32 {
    design?.touch(kind, intensity)
    return outputCount()
}

/// Where the numbers that came out begin.
@_expose(wasm, "nod_design_output") @c
func nodDesignOutput() -> UnsafePointer<Double>? { design?.output.withUnsafeBufferPointer { $0.baseAddress } }
