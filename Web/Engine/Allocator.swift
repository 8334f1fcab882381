/// Memory for the engine in WebAssembly, where no C library is: blocks of powers of two, kept in a list by size.
///
/// A freed block goes back to its list, so a page that runs all day needs no more than its busiest second.
/// Memory grows by pages of 64 KB and is never given back, as WebAssembly has it.

@_extern(c, "llvm.wasm.memory.grow.i32") private func growMemory(_ memory: Int32, _ pages: Int32) -> Int32
@_extern(c, "llvm.wasm.memory.size.i32") private func memorySize(_ memory: Int32) -> Int32

/// Bytes before each block, for the number of its list; keeps blocks aligned to 16.
private let header: UInt = 16
private let pageSize: UInt = 65536
/// The smallest block is 2⁵ bytes, header included.
private let smallest: UInt = 5

nonisolated(unsafe) private var freeBlocks: (  // a list each for 2⁵ … 2³⁰ bytes, as a tuple: globals need no start-up code
    UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt,
    UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt
) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
nonisolated(unsafe) private var nextByte: UInt = 0
nonisolated(unsafe) private var endByte: UInt = 0

private func list(_ index: UInt) -> UnsafeMutablePointer<UInt> {
    withUnsafeMutablePointer(to: &freeBlocks) {
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt.self) + Int(index)
    }
}

private func pointer(_ address: UInt) -> UnsafeMutablePointer<UInt> {
    UnsafeMutablePointer(bitPattern: address).unsafelyUnwrapped
}

/// The list whose blocks hold `size` bytes and the header.
private func index(for size: UInt) -> UInt {
    let needed = size + header
    let bits = UInt(UInt.bitWidth - (needed - 1).leadingZeroBitCount)
    return bits <= smallest ? 0 : bits - smallest
}

private func carve(_ bytes: UInt) -> UInt {
    if nextByte == 0 {
        nextByte = UInt(memorySize(0)) * pageSize
        endByte = nextByte
    }
    if endByte - nextByte < bytes {
        let pages = (bytes - (endByte - nextByte) + pageSize - 1) / pageSize
        guard growMemory(0, Int32(pages)) >= 0 else { return 0 }
        endByte += pages * pageSize
    }
    nextByte += bytes
    return nextByte - bytes
}

@c
func malloc(_ size: UInt) -> UnsafeMutableRawPointer? {
    let number = index(for: size)
    var block = list(number).pointee
    if block != 0 {
        list(number).pointee = pointer(block + header).pointee
    } else {
        block = carve(1 << (number + smallest))
        guard block != 0 else { return nil }
    }
    pointer(block).pointee = number
    return UnsafeMutableRawPointer(pointer(block + header))
}

@c
func free(_ memory: UnsafeMutableRawPointer?) {
    guard let memory else { return }
    let block = UInt(bitPattern: memory) - header
    let number = pointer(block).pointee
    pointer(block + header).pointee = list(number).pointee
    list(number).pointee = block
}

/// Swift asks for at most 16 bytes of alignment here: every block has that.
@c
func posix_memalign(
    _ memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: UInt, _ size: UInt
) -> Int32 {
    memory.pointee = malloc(size)
    return memory.pointee == nil ? 12 : 0
}
