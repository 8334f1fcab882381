nonisolated(unsafe) private var samples: UnsafeMutableBufferPointer<Float>?

/// Synthesizes a sound at `rate` samples per second; returns the number of samples. The input contains its figures if
/// they are custom: `SoundDesign`.
@_expose(wasm, "nod_sound") @c
func nodSound(_ code: Int32, _ rate: Double, _ count: Int32) -> Int32 {
    guard let sound = Sound(rawValue: code) else { return 0 }
    samples?.deallocate()
    var reader = NumberReader(input(count))
    let recipe = count > 0 ? reader.nextSoundDesign().recipe(for: sound) : sound.recipe
    let length = recipe.sampleCount(rate: rate)
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: length)
    for index in 0..<length { buffer[index] = Float(recipe.sample(at: index, rate: rate)) }
    samples = buffer
    return Int32(length)
}

@_expose(wasm, "nod_sound_samples") @c
func nodSoundSamples() -> UnsafePointer<Float>? { samples.map { UnsafePointer($0.baseAddress!) } }
