/// What JavaScript calls while a finger is down: a module of its own, loaded when something can first be swiped.

nonisolated(unsafe) private var gestures = GestureBridge()  // one thread: WebAssembly without threads has no other

/// Where the numbers of the last call begin; it may move at the next call.
@_expose(wasm, "nod_gesture") @c
func nodGesture() -> UnsafePointer<Double>? { gestures.output.withUnsafeBufferPointer { $0.baseAddress } }

@_expose(wasm, "nod_swipe_began") @c
func nodSwipeBegan(
    _ x: Double,
    _ y: Double,
    _ time: Double,
    _ width: Double,
    _ offset: Double,
    _ isRightToLeft: Int32,
    _ isReduced: Int32
) {
    gestures.swipeBegan(
        x,
        y,
        time,
        width: width,
        offset: offset,
        isRightToLeft: isRightToLeft != 0,
        isReduced: isReduced != 0
    )
}

@_expose(wasm, "nod_swipe_moved") @c
func nodSwipeMoved(_ x: Double, _ y: Double, _ time: Double) { gestures.swipeMoved(x, y, time) }

@_expose(wasm, "nod_swipe_released") @c
func nodSwipeReleased(_ time: Double) { gestures.swipeReleased(time) }

@_expose(wasm, "nod_swipe_cancelled") @c
func nodSwipeCancelled(_ time: Double) { gestures.swipeCancelled(time) }
