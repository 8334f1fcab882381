import Testing

@testable import TaskServer

/// A pairing with times that are made up: seconds since the code was made.
private struct Desk {
    var pairing: Pairing
    let start = ContinuousClock.now

    static let code = "K7MX2Q9P"
    static let wrong = "22222222"

    init() { pairing = Pairing(code: PairingCode(Self.code)!, at: start) }

    mutating func attempt(_ code: String, _ seconds: Double, from address: String = "192.168.1.9") -> Pairing.Outcome {
        pairing.attempt(PairingCode(code)!, from: address, at: start + .seconds(seconds))
    }

    func needsCode(_ seconds: Double) -> Bool { pairing.needsCode(at: start + .seconds(seconds)) }

    mutating func renew(_ code: String, _ seconds: Double) {
        pairing.renew(PairingCode(code)!, at: start + .seconds(seconds))
    }
}

@Suite("Pairing")
struct PairingTests {
    @Test("The right code lets in, once")
    func right() {
        var desk = Desk()
        #expect(!desk.needsCode(0))
        #expect(desk.attempt(Desk.code, 5) == .right)
        #expect(desk.needsCode(5))
        #expect(desk.attempt(Desk.code, 5) == .expired)
        #expect(desk.attempt(Desk.code, 6, from: "192.168.1.7") == .expired)
        desk.renew("ABCDEFGH", 6)
        #expect(!desk.needsCode(6))
        #expect(desk.attempt("ABCDEFGH", 7) == .right)
    }

    @Test("A wrong code is told with the tries that are left, and the right one still lets in")
    func wrong() {
        var desk = Desk()
        #expect(desk.attempt(Desk.wrong, 0) == .wrong(left: 4))
        #expect(desk.attempt(Desk.wrong, 10) == .wrong(left: 3))
        #expect(desk.attempt(Desk.code, 20) == .right)
    }

    @Test("A code is good until ten minutes after it was made, whatever is typed")
    func expired() {
        var desk = Desk()
        #expect(!desk.needsCode(599.9))
        #expect(desk.needsCode(600))
        #expect(desk.attempt(Desk.code, 600) == .expired)
        #expect(desk.attempt(Desk.wrong, 600) == .expired)
        var intime = Desk()
        #expect(intime.attempt(Desk.code, 599.9) == .right)
    }

    @Test("The fifth wrong code locks it, for the right one and for everyone, until there is a new one")
    func locked() {
        var desk = Desk()
        for (number, time) in [0.0, 60, 120, 180].enumerated() {
            #expect(desk.attempt(Desk.wrong, time, from: "192.168.1.\(number)") == .wrong(left: 4 - number))
        }
        #expect(desk.attempt(Desk.wrong, 240) == .wrong(left: 0))
        #expect(desk.attempt(Desk.code, 300) == .locked(.seconds(540)))
        #expect(desk.attempt(Desk.code, 300, from: "192.168.1.77") == .locked(.seconds(540)))
        // Locked for ten minutes from the last wrong one, beyond its own end.
        #expect(!desk.needsCode(839.9))
        #expect(desk.needsCode(840))
        desk.renew("ABCDEFGH", 400)
        #expect(desk.attempt("ABCDEFGH", 400) == .right)
    }

    @Test("Each wrong code doubles the wait of its address; what comes too soon isn't looked at")
    func slowedDown() {
        var desk = Desk()
        var time = 0.0
        for (left, wait) in [(4, 1.0), (3, 2), (2, 4), (1, 8)] {
            #expect(desk.attempt(Desk.wrong, time) == .wrong(left: left))
            #expect(desk.attempt(Desk.wrong, time + wait - 0.5) == .tooSoon(.milliseconds(500)))
            #expect(desk.attempt(Desk.code, time + wait - 0.25) == .tooSoon(.milliseconds(250)))
            time += wait
        }
        #expect(desk.attempt(Desk.code, time) == .right)
    }

    @Test("A wait outlasts the code it came from")
    func waitsBeyondRenewal() {
        var desk = Desk()
        for time in [0.0, 10, 20, 30, 50] { _ = desk.attempt(Desk.wrong, time) }
        desk.renew("ABCDEFGH", 51)
        #expect(desk.attempt("ABCDEFGH", 52) == .tooSoon(.seconds(14)))
        #expect(desk.attempt("ABCDEFGH", 66) == .right)
    }

    @Test("Many addresses are slowed down together, each less than who is alone")
    func manyAddresses() {
        var desk = Desk()
        #expect(desk.attempt(Desk.wrong, 0, from: "192.168.1.1") == .wrong(left: 4))
        #expect(desk.attempt(Desk.wrong, 0, from: "192.168.1.2") == .tooSoon(.milliseconds(250)))
        #expect(desk.attempt(Desk.wrong, 0.25, from: "192.168.1.2") == .wrong(left: 3))
        #expect(desk.attempt(Desk.wrong, 0.5, from: "192.168.1.3") == .tooSoon(.milliseconds(250)))
        #expect(desk.attempt(Desk.code, 0.75, from: "192.168.1.3") == .right)
    }

    /// 600 of 2⁴⁰ codes: a chance of 6 in 10¹⁰ a day, and of one half after 2.5 million years.
    @Test(
        "A thousand addresses that never rest get 600 tries a day, one alone fewer",
        arguments: [(1000, 600), (1, 288)]
    )
    func holdsForDays(addresses: Int, tries: Int) {
        var desk = Desk()
        var tried = 0
        for second in 0..<(2 * 86_400) {
            let time = Double(second)
            if desk.needsCode(time) { desk.renew("ABCDEFGH", time) }
            let address = second % addresses
            let outcome = desk.attempt(Desk.wrong, time, from: "10.0.\(address / 250).\(address % 250)")
            // The second day: the first begins with short waits.
            if case .wrong = outcome, second >= 86_400 { tried += 1 }
        }
        #expect(tried <= tries, "\(tried)")
    }

    @Test("No number of addresses gets more than five tries, nor waits longer than five minutes")
    func holdsAgainstMany() {
        var desk = Desk()
        let tried = (0..<5000).filter { number in
            let outcome = desk.attempt(Desk.wrong, Double(number) / 10, from: "10.0.\(number / 250).\(number % 250)")
            if case .wrong = outcome { return true } else { return false }
        }
        #expect(tried.count == 5)
        var delays = WrongCodeDelays()
        let start = ContinuousClock.now
        for number in 0..<3000 {
            delays.note("10.0.\(number / 250).\(number % 250)", at: start - .milliseconds(3000 - number))
        }
        #expect(delays.wait(for: "elsewhere", at: start) == .milliseconds(29_999))
        for _ in 0..<100 { delays.note("10.0.0.1", at: start) }
        #expect(delays.wait(for: "10.0.0.1", at: start) == .seconds(300))
        delays.note("10.0.0.1", at: start + .seconds(3601))
        #expect(delays.wait(for: "10.0.0.1", at: start + .seconds(3601)) == .seconds(1))
    }
}

@Suite("A pairing code")
struct PairingCodeTests {
    @Test("is read with small letters, spaces and hyphens, and is nothing else")
    func isRead() {
        for text in ["K7MX2Q9P", "k7mx2q9p", " k7mx-2q9p ", "K7 MX 2Q 9P"] {
            #expect(PairingCode(text)?.plain == "K7MX2Q9P", "\(text)")
        }
        for text in ["", "K7MX2Q9", "K7MX2Q9PP", "K7MX2Q90", "K7MX2Q9I", "K7MX2Q9ß", "K7MX2Q9\u{0}", "K7MX2Q9é"] {
            #expect(PairingCode(text) == nil, "\(text)")
        }
        #expect(PairingCode("K7MX2Q9P")?.spaced == "K7MX-2Q9P")
    }

    @Test("matches itself alone")
    func matches() {
        let code = PairingCode("K7MX2Q9P")!
        #expect(code.matches(PairingCode("k7mx-2q9p")!))
        for place in 0..<8 {
            var text = Array("K7MX2Q9P")
            text[place] = "A"
            #expect(!code.matches(PairingCode(String(text))!))
        }
    }

    @Test("is of 32 characters that nobody mixes up, each as likely")
    func isRandom() {
        #expect(Set(PairingCode.alphabet).count == 32)
        #expect(Set("01IO".utf8).isDisjoint(with: PairingCode.alphabet))
        let codes = (0..<4000).map { _ in PairingCode.random().plain }
        #expect(Set(codes).count == 4000)
        let counts = codes.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
        // 1000 each expected, with a standard deviation of 31.
        #expect(counts.count == 32 && counts.values.allSatisfy { (750...1250).contains($0) })
    }
}
