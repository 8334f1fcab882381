/// Input and output numbers. Pointers may change at every call: read them just before creating the typed array.

// Created on demand: a global initial value would require thread locks.
nonisolated(unsafe) private var inputBuffer: UnsafeMutableBufferPointer<Double>?
nonisolated(unsafe) private var output: [Double] = []

/// Buffer for `count` input numbers.
@_expose(wasm, "nod_input") @c
func nodInput(_ count: Int32) -> UnsafeMutablePointer<Double>? {
    let needed = max(Int(count), 1)
    if let inputBuffer, inputBuffer.count >= needed { return inputBuffer.baseAddress }
    inputBuffer?.deallocate()
    inputBuffer = .allocate(capacity: needed)
    return inputBuffer?.baseAddress
}

@_expose(wasm, "nod_output") @c
func nodOutput() -> UnsafePointer<Double>? { output.withUnsafeBufferPointer { $0.baseAddress } }

func input(_ count: Int32) -> UnsafeBufferPointer<Double> {
    guard let inputBuffer else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(rebasing: inputBuffer.prefix(max(Int(count), 0)))
}

func put(_ numbers: [Double]) -> Int32 {
    output = numbers
    return Int32(numbers.count)
}
