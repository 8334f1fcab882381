#if canImport(Nod)
import Nod
#endif

/// A haptic pattern as numbers: events and curves, each list after its length.
extension EffectWriter {
    mutating func write(_ pattern: HapticPattern) {
        put(pattern.events.count)
        for event in pattern.events {
            putMilliseconds(event.time)
            putMilliseconds(event.duration)
            put(event.intensity)
            put(event.sharpness)
        }
        put(pattern.curves.count)
        for curve in pattern.curves {
            put(curve.parameter == .intensity ? 0 : 1)
            put(curve.points.count)
            for point in curve.points {
                putMilliseconds(point.time)
                put(point.value)
            }
        }
    }
}
