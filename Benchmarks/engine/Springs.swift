/// Samples of a spring, as Nod's tracks take them. Built for `make bench` alone: pages get finished tracks.

/// Evenly spaced positions on the way from 0 to a distance; returns how many they are.
@_expose(wasm, "spring_samples") @c
func springSamples(_ frequency: Double, _ damping: Double, _ distance: Double, _ seconds: Double, _ count: Int32)
    -> Int32
{
    let spring = DampedSpring(response: 2 * Functions.pi / frequency, damping: damping)
    return put(
        (1...max(count, 1)).map {
            spring.position(at: Double($0) * seconds / Double(count), from: 0, to: distance)
        }
    )
}
