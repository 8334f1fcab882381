/// What JavaScript calls while a finger is down: a module of its own, loaded when something can first be swiped or dragged.

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

@_expose(wasm, "nod_drag_began") @c
func nodDragBegan(_ x: Double, _ y: Double, _ time: Double, _ isTouch: Int32, _ isReduced: Int32) {
    gestures.dragBegan(x, y, time, isTouch: isTouch != 0, isReduced: isReduced != 0)
}

@_expose(wasm, "nod_drag_moved") @c
func nodDragMoved(_ x: Double, _ y: Double, _ time: Double) { gestures.dragMoved(x, y, time) }

@_expose(wasm, "nod_drag_waited") @c
func nodDragWaited(_ time: Double) { gestures.dragWaited(time) }

@_expose(wasm, "nod_drag_released") @c
func nodDragReleased(_ time: Double) { gestures.dragReleased(time) }

@_expose(wasm, "nod_drag_cancelled") @c
func nodDragCancelled() { gestures.dragCancelled() }

@_expose(wasm, "nod_drag_lifted") @c
func nodDragLifted() { gestures.dragLifted() }

@_expose(wasm, "nod_drag_returned") @c
func nodDragReturned(_ x: Double, _ y: Double, _ time: Double) { gestures.dragReturned(x, y, time) }

@_expose(wasm, "nod_drag_scrolled") @c
func nodDragScrolled(_ left: Double, _ right: Double, _ top: Double, _ bottom: Double, _ time: Double) {
    gestures.dragScrolled(left, right, top, bottom, time)
}
