/// The number of each event on the wire: a new one takes a new number, and none is used again.
package enum EventCode: Int, CaseIterable {
    case seeded = 0
    case preferences = 1
    case surroundings = 2
    case profile = 3
    case pressed = 4
    case released = 5
    case cancelled = 6
    case toggled = 7
    case saved = 8
    case refused = 9
    case unreachable = 10
    case waiting = 11
    case news = 12
    case forgotten = 13
    case happened = 14
    case toastDismissed = 15
    case toastActed = 16
    case toastsPaused = 17
    case loading = 18
    case tick = 19
    case seen = 20
    case acted = 21
    case ended = 22
    case felt = 23
    case tuned = 24
    case celebrated = 25
    case informed = 26
    case slidOff = 27
    case slidBack = 28
    case scattered = 29
    case moved = 30
    case delivered = 31
    case reported = 32
    case unobserved = 33
}

/// The number of each effect: a new one takes a new number, and none is used again (12 was a toast that waits).
package enum EffectCode: Int, CaseIterable {
    case draw = 1
    case send = 2
    case settled = 3
    case perform = 4
    case leave = 5
    case enter = 6
    case toastShown = 7
    case toastUpdated = 8
    case toastDismissed = 9
    case act = 10
    case load = 11
    case announce = 13
}
