/// The functions that JavaScript calls to play a sound.

nonisolated(unsafe) private var samples: [Float] = []

/// Synthesises a sound at `rate` samples a second; returns how many samples there are.
@_expose(wasm, "nod_sound") @c
func nodSound(_ code: Int32, _ rate: Double) -> Int32 {
    guard let sound = Sound(rawValue: code) else { return 0 }
    samples = sound.recipe.samples(rate: rate)
    return Int32(samples.count)
}

/// Where the samples begin.
@_expose(wasm, "nod_sound_samples") @c
func nodSoundSamples() -> UnsafePointer<Float>? { samples.withUnsafeBufferPointer { $0.baseAddress } }
