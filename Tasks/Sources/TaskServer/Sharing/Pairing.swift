/// The state of one pairing code: open, spent, locked after wrong attempts, or expired.
///
/// It has no clock; the time of each attempt is an argument. A code that is spent, locked or expired lets nobody in;
/// its owner makes a new one with `renew` when `needsCode` says so.
struct Pairing: Sendable {
    typealias Time = ContinuousClock.Instant

    /// Time enough to fetch a phone and to type eight characters; short, because until then the code lies open on a screen.
    static let lifetime = Duration.seconds(600)
    /// Typing errors are forgiven, guessing is not: five of 2⁴⁰.
    static let tries = 5

    private(set) var code: PairingCode
    private let lifetime: Duration
    private var madeAt: Time
    private var state = State.open(wrong: 0)
    private var delays = WrongCodeDelays()

    private enum State {
        case open(wrong: Int)
        case locked(since: Time)
        case spent
    }

    enum Outcome: Equatable {
        case right
        /// With none left it is locked from now on.
        case wrong(left: Int)
        /// For so long at most; a new code ends it at once.
        case locked(Duration)
        /// It wasn't even looked at: the wait after a wrong code isn't over.
        case tooSoon(Duration)
        case expired
    }

    /// - Parameter lifetime: shorter than usual, when something should be seen to expire; never longer.
    init(code: PairingCode, at now: Time, lifetime: Duration = Self.lifetime) {
        self.code = code
        self.lifetime = min(lifetime, Self.lifetime)
        madeAt = now
    }
}

extension Pairing {
    /// Whether nobody can be let in before there is a new code.
    func needsCode(at now: Time) -> Bool {
        switch state {
        case .open: now >= madeAt + lifetime
        case .locked(let since): now >= since + Self.lifetime
        case .spent: true
        }
    }

    /// Puts a new code in the place of the old one. Who typed wrong ones still waits.
    mutating func renew(_ code: PairingCode, at now: Time) {
        self.code = code
        madeAt = now
        state = .open(wrong: 0)
    }

    /// - Parameter address: who tries it.
    mutating func attempt(_ attempt: PairingCode, from address: String, at now: Time) -> Outcome {
        if needsCode(at: now) { return .expired }
        let wrong: Int
        switch state {
        case .open(let count): wrong = count
        case .locked(let since): return .locked(since + Self.lifetime - now)
        case .spent: return .expired
        }
        if let wait = delays.wait(for: address, at: now) { return .tooSoon(wait) }
        if code.matches(attempt) {
            state = .spent
            delays.forgive(address)
            return .right
        }
        delays.note(address, at: now)
        let left = Self.tries - wrong - 1
        state = left > 0 ? .open(wrong: wrong + 1) : .locked(since: now)
        return .wrong(left: left)
    }
}
