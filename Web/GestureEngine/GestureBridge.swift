#if canImport(Nod)
    import Nod
#endif

/// The gestures behind a wall that only numbers cross, natively the same as in WebAssembly.
///
/// One finger is followed at a time. Times are milliseconds here, seconds in the models; the layout is
/// Documentation/ScoreBuffer.md, Gestures.
public struct GestureBridge {
    /// What came out of the last call.
    public private(set) var output: [Double] = []
    private var swipe = SwipeModel(x: 0, y: 0, at: 0, width: 0)

    public init() {}
}

extension GestureBridge {
    public mutating func swipeBegan(
        _ x: Double,
        _ y: Double,
        _ time: Double,
        width: Double,
        offset: Double,
        isRightToLeft: Bool,
        isReduced: Bool
    ) {
        swipe = SwipeModel(
            x: x,
            y: y,
            at: time / 1000,
            width: width,
            offset: offset,
            isRightToLeft: isRightToLeft,
            isReduced: isReduced
        )
        writeSwipe()
    }

    public mutating func swipeMoved(_ x: Double, _ y: Double, _ time: Double) {
        swipe.move(x: x, y: y, at: time / 1000)
        writeSwipe()
    }

    public mutating func swipeReleased(_ time: Double) {
        swipe.release(at: time / 1000)
        writeSwipe()
    }

    public mutating func swipeCancelled(_ time: Double) {
        swipe.cancel(at: time / 1000)
        writeSwipe()
    }

    /// Phase, offset, progress, whether it commits, then the journey.
    private mutating func writeSwipe() {
        output = [Double(swipe.phase.rawValue), swipe.offset, swipe.progress, swipe.isCommitted ? 1 : 0]
        write(swipe.journey)
    }

    /// Milliseconds, number of values, values evenly spaced in time; no journey is 0, 0.
    private mutating func write(_ track: Track?) {
        guard let track else {
            output.append(0)
            output.append(0)
            return
        }
        output.append(track.duration * 1000)
        output.append(Double(track.keyframeCount))
        for index in 0..<track.keyframeCount { output.append(track.keyframe(index)) }
    }
}
