/// How long a stream may stay open: asked again at each heartbeat.
struct StreamStay: Sendable {
    let interval: Duration
    let isWelcome: @Sendable () async -> Bool

    static let forGood = StreamStay(interval: .seconds(15)) { true }
}
