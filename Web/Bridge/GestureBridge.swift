#if canImport(Nod)
import Nod
#endif

/// The gestures behind a wall that only numbers cross, natively the same as in WebAssembly.
///
/// One finger is followed at a time; before the first nothing comes out. Times are milliseconds here, seconds in the models; the layout is
/// Documentation/ScoreBuffer.md, Gestures.
public struct GestureBridge {
    /// The output of the last call.
    public private(set) var output: [Double] = []
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

    /// The journey's duration, number of frames, and for each frame x, y and scale.
    public mutating func dragReturned(_ x: Double, _ y: Double, _ time: Double) {
        guard let journey = drag?.journey(fromX: x, y: y, at: time / 1000) else {
            output = [0, 0]
            return
        }
        output = [journey.duration * 1000, Double(journey.keyframeCount)]
        for index in 0..<journey.keyframeCount {
            let frame = journey.keyframe(index)
            output.append(frame.x)
            output.append(frame.y)
            output.append(frame.scale)
        }
    }

    /// Points to scroll to the right, points down, whether it goes on.
    public mutating func dragScrolled(_ left: Double, _ right: Double, _ top: Double, _ bottom: Double, _ time: Double)
    {
        guard let way = drag?.scroll(left: left, right: right, top: top, bottom: bottom, at: time / 1000) else {
            return
        }
        output = [way.x, way.y, drag?.isNearEdge ?? false ? 1 : 0]
    }

    /// How it grows when it is lifted.
    public mutating func dragLifted() {
        output = []
        write(drag?.lift)
    }

    /// Phase, the time at which a finger lifts if it does, offset right and down.
    private mutating func writeDrag() {
        guard let drag else { return }
        output = [Double(drag.phase.rawValue), drag.deadline == nil ? 0 : 1]
        if let deadline = drag.deadline { output.append(deadline * 1000) }
        output += [drag.offsetX, drag.offsetY]
    }
}
