import Nod

/// Reads the words of a line; commas are optional.
struct TraceLine {
    let number: Int
    private var words: ArraySlice<Substring>

    init(_ text: Substring, number: Int) {
        self.number = number
        let uncommented = text.prefix { $0 != "#" }
        words = uncommented.split { $0 == " " || $0 == "\t" || $0 == "," || $0 == "\r" }[...]
    }

    var isOver: Bool { words.isEmpty }

    var peek: String? { words.first.map(String.init) }

    mutating func skip() { words.removeFirst() }

    mutating func skip(if word: String) -> Bool {
        guard peek == word else { return false }
        skip()
        return true
    }

    func wrong(_ allowed: [String]) -> TraceError { TraceError(line: number, found: peek, allowed: allowed) }

    func finish() throws(TraceError) {
        if !isOver { throw wrong(["nothing more"]) }
    }

    mutating func word(_ allowed: [String]) throws(TraceError) -> String {
        guard let word = peek, allowed.contains(word) else { throw wrong(allowed) }
        skip()
        return word
    }

    mutating func expect(_ word: String) throws(TraceError) { _ = try self.word([word]) }

    mutating func choice<Value>(_ choices: [(String, Value)]) throws(TraceError) -> Value {
        guard let choice = choices.first(where: { $0.0 == peek }) else { throw wrong(choices.map(\.0)) }
        skip()
        return choice.1
    }

    mutating func id<Kind>(_ what: String) throws(TraceError) -> FeedbackID<Kind> { FeedbackID(try int(what)) }

    mutating func int(_ what: String) throws(TraceError) -> Int {
        guard let word = peek, let number = Int(word) else { throw wrong([what]) }
        skip()
        return number
    }

    mutating func number(_ what: String) throws(TraceError) -> Double {
        guard let word = peek, let number = Double(word), number.isFinite else { throw wrong([what]) }
        skip()
        return number
    }
}
