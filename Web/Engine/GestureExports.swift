nonisolated(unsafe) private var gestures = GestureBridge()

@_expose(wasm, "nod_swipe_began") @c
func nodSwipeBegan(
    _ x: Double,
    _ y: Double,
    _ time: Double,
    _ width: Double,
    _ offset: Double,
    _ isRightToLeft: Int32,
    _ isReduced: Int32,
    _ leaves: Int32
) -> Int32 {
    gestures.swipeBegan(
        x,
        y,
        time,
        width: width,
        offset: offset,
        isRightToLeft: isRightToLeft != 0,
        isReduced: isReduced != 0,
        leaves: leaves != 0
    )
    return put(gestures.output)
}

@_expose(wasm, "nod_swipe_moved") @c
func nodSwipeMoved(_ x: Double, _ y: Double, _ time: Double) -> Int32 {
    gestures.swipeMoved(x, y, time)
    return put(gestures.output)
}

@_expose(wasm, "nod_swipe_released") @c
func nodSwipeReleased(_ time: Double) -> Int32 {
    gestures.swipeReleased(time)
    return put(gestures.output)
}

@_expose(wasm, "nod_swipe_cancelled") @c
func nodSwipeCancelled(_ time: Double) -> Int32 {
    gestures.swipeCancelled(time)
    return put(gestures.output)
}

@_expose(wasm, "nod_drag_began") @c
func nodDragBegan(_ x: Double, _ y: Double, _ time: Double, _ isTouch: Int32, _ isReduced: Int32) -> Int32 {
    gestures.dragBegan(x, y, time, isTouch: isTouch != 0, isReduced: isReduced != 0)
    return put(gestures.output)
}

@_expose(wasm, "nod_drag_moved") @c
func nodDragMoved(_ x: Double, _ y: Double, _ time: Double) -> Int32 {
    gestures.dragMoved(x, y, time)
    return put(gestures.output)
}

@_expose(wasm, "nod_drag_waited") @c
func nodDragWaited(_ time: Double) -> Int32 {
    gestures.dragWaited(time)
    return put(gestures.output)
}

@_expose(wasm, "nod_drag_released") @c
func nodDragReleased(_ time: Double) -> Int32 {
    gestures.dragReleased(time)
    return put(gestures.output)
}

@_expose(wasm, "nod_drag_cancelled") @c
func nodDragCancelled() -> Int32 {
    gestures.dragCancelled()
    return put(gestures.output)
}

@_expose(wasm, "nod_drag_lifted") @c
func nodDragLifted() -> Int32 {
    gestures.dragLifted()
    return put(gestures.output)
}

@_expose(wasm, "nod_drag_returned") @c
func nodDragReturned(_ x: Double, _ y: Double, _ time: Double) -> Int32 {
    gestures.dragReturned(x, y, time)
    return put(gestures.output)
}

@_expose(wasm, "nod_drag_scrolled") @c
func nodDragScrolled(
    _ left: Double,
    _ right: Double,
    _ top: Double,
    _ bottom: Double,
    _ time: Double
) -> Int32 {
    gestures.dragScrolled(left, right, top, bottom, time)
    return put(gestures.output)
}
