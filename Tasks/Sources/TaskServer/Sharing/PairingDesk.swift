import Synchronization

/// Where devices ask to be let in: holds the code of the moment, and tells the terminal of each new one.
final class PairingDesk: Sendable {
    private let pairing: Mutex<Pairing>
    private let clock: @Sendable () -> ContinuousClock.Instant
    private let tell: @Sendable (SharingNews) -> Void

    init(
        lifetime: Duration,
        clock: @escaping @Sendable () -> ContinuousClock.Instant,
        tell: @escaping @Sendable (SharingNews) -> Void
    ) {
        self.clock = clock
        self.tell = tell
        pairing = Mutex(Pairing(code: .random(), at: clock(), lifetime: lifetime))
    }

    /// A new code, whatever the old one is worth.
    func renew() {
        pairing.withLock { renew(&$0) }
    }

    /// A device asks for the page where a code is typed: now there must be one that works. No timer makes codes while nobody
    /// wants them.
    func refresh() {
        pairing.withLock { if $0.needsCode(at: clock()) { renew(&$0) } }
    }

    func attempt(_ code: PairingCode, from address: String) -> Pairing.Outcome {
        pairing.withLock { pairing in
            let outcome = pairing.attempt(code, from: address, at: clock())
            switch outcome {
            case .expired: renew(&pairing)
            case .wrong(left: 0): tell(.locked(address))
            default: break
            }
            return outcome
        }
    }

    /// After the right code: who came in, and the code for the next.
    func welcome(_ name: String) {
        tell(.paired(name))
        renew()
    }

    private func renew(_ pairing: inout Pairing) {
        pairing.renew(.random(), at: clock())
        tell(.code(pairing.code.plain, pairing.code.spaced))
    }
}
