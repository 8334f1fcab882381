nonisolated(unsafe) private var samples: UnsafeMutableBufferPointer<Float>?

/// Synthesizes a sound at `rate` samples per second; returns the number of samples.
@_expose(wasm, "nod_sound") @c
func nodSound(_ code: Int32, _ rate: Double) -> Int32 {
    guard let sound = Sound(rawValue: code) else { return 0 }
    samples?.deallocate()
    let recipe = sound.recipe
    let count = recipe.sampleCount(rate: rate)
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: count)
    for index in 0..<count { buffer[index] = Float(recipe.sample(at: index, rate: rate)) }
    samples = buffer
    return Int32(count)
}

@_expose(wasm, "nod_sound_samples") @c
func nodSoundSamples() -> UnsafePointer<Float>? { samples.map { UnsafePointer($0.baseAddress!) } }
