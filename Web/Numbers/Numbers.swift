/// The numbers that go in and come out. Every pointer may move at the next call: read it first, then make the typed array.

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

/// The first `count` of the numbers that were written.
func input(_ count: Int32) -> UnsafeBufferPointer<Double> {
    guard let inputBuffer else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(rebasing: inputBuffer.prefix(max(Int(count), 0)))
}

/// Returns how many they are.
func put(_ numbers: [Double]) -> Int32 {
    output = numbers
    return Int32(numbers.count)
}
