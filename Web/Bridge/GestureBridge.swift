#if canImport(Nod)
import Nod
#endif

/// The gestures behind a numeric interface, natively and in WebAssembly.
///
/// Follows one finger at a time; without one there is no output. Times are milliseconds here, seconds in the models.
/// Layout: Documentation/ScoreBuffer.md, Gestures.
public struct GestureBridge {
    public var output: [Double] { writer.numbers }
    private var writer = NumberWriter()
    private var swipe: SwipeModel?
    private var drag: DragModel?

    public init() {}

    /// Handles a call: its number, then its fields. Ignores unknown numbers.
    public mutating func handle(_ input: UnsafeBufferPointer<Double>) {
        var numbers = NumberReader(input)
        let kind = numbers.nextKind()
        writer = NumberWriter()
        switch kind {
        case 0:
            let (x, y, time) = (numbers.next(), numbers.next(), numbers.nextSeconds())
            let (width, offset, isRightToLeft) = (numbers.next(), numbers.next(), numbers.nextFlag())
            let (isReduced, leaves) = (numbers.nextFlag(), numbers.nextFlag())
            swipe = SwipeModel(
                x: x,
                y: y,
                at: time,
                width: width,
                offset: offset,
                isRightToLeft: isRightToLeft,
                isReduced: isReduced,
                leaves: leaves
            )
        case 1: swipe?.move(x: numbers.next(), y: numbers.next(), at: numbers.nextSeconds())
        case 2: swipe?.release(at: numbers.nextSeconds())
        case 3: swipe?.cancel(at: numbers.nextSeconds())
        case 4:
            let (x, y, time) = (numbers.next(), numbers.next(), numbers.nextSeconds())
            drag = DragModel(x: x, y: y, at: time, isTouch: numbers.nextFlag(), isReduced: numbers.nextFlag())
        case 5: drag?.move(x: numbers.next(), y: numbers.next(), at: numbers.nextSeconds())
        case 6: drag?.wait(until: numbers.nextSeconds())
        case 7: drag?.release(at: numbers.nextSeconds())
        case 8: drag?.cancel()
        case 9: return write(drag?.lift)
        case 10: return writeReturn(numbers.next(), numbers.next(), numbers.nextSeconds())
        case 11: return scroll(&numbers)
        default: return
        }
        if kind < 4 { writeSwipe() } else { writeDrag() }
    }

    /// Phase, offset, progress, whether it commits, then the journey.
    private mutating func writeSwipe() {
        guard let swipe else { return }
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

    /// Phase, the time at which a finger lifts the item, if any, offset right and down.
    private mutating func writeDrag() {
        guard let drag else { return }
        writer.put(drag.phase.rawValue)
        writer.put(drag.deadline != nil)
        if let deadline = drag.deadline { writer.putMilliseconds(deadline) }
        writer.put(drag.offsetX)
        writer.put(drag.offsetY)
    }

    /// Duration, number of frames, then x, y and scale of each.
    private mutating func writeReturn(_ x: Double, _ y: Double, _ time: Double) {
        let journey = drag?.journey(fromX: x, y: y, at: time)
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
    private mutating func scroll(_ numbers: inout NumberReader) {
        let (left, right, top, bottom) = (numbers.next(), numbers.next(), numbers.next(), numbers.next())
        guard let way = drag?.scroll(left: left, right: right, top: top, bottom: bottom, at: numbers.nextSeconds())
        else { return }
        writer.put(way.x)
        writer.put(way.y)
        writer.put(drag?.isNearEdge ?? false)
    }
}
