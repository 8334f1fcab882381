/// How long a device's stream may stay open: asked again at each interval.
struct StreamStay: Sendable {
    let interval: Duration
    let isWelcome: @Sendable () async -> Bool
}
