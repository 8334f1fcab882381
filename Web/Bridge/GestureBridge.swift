#if canImport(Nod)
import Nod
#endif

/// The gestures behind an interface of numbers, natively as in WebAssembly.
///
/// Follows one finger at a time; no output before the first. Times are milliseconds here, seconds in the models.
/// Layout: Documentation/ScoreBuffer.md, Gestures.
public struct GestureBridge {
    public var output: [Double] { writer.numbers }
    private var writer = NumberWriter()
    private var swipe: SwipeModel?
    private var drag: DragModel?

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
        isReduced: Bool,
        leaves: Bool
    ) {
        swipe = SwipeModel(
            x: x,
            y: y,
            at: time / 1000,
            width: width,
            offset: offset,
            isRightToLeft: isRightToLeft,
            isReduced: isReduced,
            leaves: leaves
        )
        writeSwipe()
    }

    public mutating func swipeMoved(_ x: Double, _ y: Double, _ time: Double) {
        swipe?.move(x: x, y: y, at: time / 1000)
        writeSwipe()
    }

    public mutating func swipeReleased(_ time: Double) {
        swipe?.release(at: time / 1000)
        writeSwipe()
    }

    public mutating func swipeCancelled(_ time: Double) {
        swipe?.cancel(at: time / 1000)
        writeSwipe()
    }

    /// Phase, offset, progress, whether it commits, then the journey.
    private mutating func writeSwipe() {
        guard let swipe else { return }
        writer = NumberWriter()
        writer.put(swipe.phase.rawValue)
        writer.put(swipe.offset)
        writer.put(swipe.progress)
        writer.put(swipe.isCommitted)
        write(swipe.journey)
    }

    /// Milliseconds, number of values, evenly spaced values; 0, 0 without a journey.
    private mutating func write(_ track: Track?) {
        let count = track?.keyframeCount ?? 0
        writer.putMilliseconds(track?.duration ?? 0)
        writer.put(count)
        for index in 0..<count { writer.put(track?.keyframe(index) ?? 0) }
    }
}

extension GestureBridge {
    public mutating func dragBegan(_ x: Double, _ y: Double, _ time: Double, isTouch: Bool, isReduced: Bool) {
        drag = DragModel(x: x, y: y, at: time / 1000, isTouch: isTouch, isReduced: isReduced)
        writeDrag()
    }

    public mutating func dragMoved(_ x: Double, _ y: Double, _ time: Double) {
        drag?.move(x: x, y: y, at: time / 1000)
        writeDrag()
    }

    public mutating func dragWaited(_ time: Double) {
        drag?.wait(until: time / 1000)
        writeDrag()
    }

    public mutating func dragReleased(_ time: Double) {
        drag?.release(at: time / 1000)
        writeDrag()
    }

    public mutating func dragCancelled() {
        drag?.cancel()
        writeDrag()
    }

    /// Duration, number of frames, then x, y and scale of each.
    public mutating func dragReturned(_ x: Double, _ y: Double, _ time: Double) {
        let journey = drag?.journey(fromX: x, y: y, at: time / 1000)
        writer = NumberWriter()
        writer.putMilliseconds(journey?.duration ?? 0)
        writer.put(journey?.keyframeCount ?? 0)
        guard let journey else { return }
        for index in 0..<journey.keyframeCount {
            let frame = journey.keyframe(index)
            writer.put(frame.x)
            writer.put(frame.y)
            writer.put(frame.scale)
        }
    }

    /// Points to scroll right and down, and whether it continues.
    public mutating func dragScrolled(_ left: Double, _ right: Double, _ top: Double, _ bottom: Double, _ time: Double)
    {
        guard let way = drag?.scroll(left: left, right: right, top: top, bottom: bottom, at: time / 1000) else {
            return
        }
        writer = NumberWriter()
        writer.put(way.x)
        writer.put(way.y)
        writer.put(drag?.isNearEdge ?? false)
    }

    public mutating func dragLifted() {
        writer = NumberWriter()
        write(drag?.lift)
    }

    /// Phase, the time at which a finger lifts if it does, offset right and down.
    private mutating func writeDrag() {
        guard let drag else { return }
        writer = NumberWriter()
        writer.put(drag.phase.rawValue)
        writer.put(drag.deadline != nil)
        if let deadline = drag.deadline { writer.putMilliseconds(deadline) }
        writer.put(drag.offsetX)
        writer.put(drag.offsetY)
    }
}
