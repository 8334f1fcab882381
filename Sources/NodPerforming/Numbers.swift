/// The engine knows numbers only: an app's own ids get one each, the same for as long as the app runs.
struct Numbers {
    private var known: [AnyHashable: Int] = [:]
    private var ids: [Int: AnyHashable] = [:]
    /// 0 is nothing's number.
    private var last = 0

    mutating func number(of id: AnyHashable) -> Int {
        if let number = known[id] { return number }
        known[id] = next()
        ids[last] = id
        return last
    }

    /// `nil` for an id that was never asked for.
    func known(_ id: AnyHashable) -> Int? { known[id] }

    func id(of number: Int) -> AnyHashable? { ids[number] }

    /// For what has no id of its own.
    mutating func next() -> Int {
        last += 1
        return last
    }
}
