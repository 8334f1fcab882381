/// Why files can't be joined: where, and what to write instead. They are sent one by one then.
struct JoinProblem: Error, Equatable {
    /// The address a browser knows the file by.
    let file: String
    /// From 1.
    let line: Int
    let sentence: String
}

extension JoinProblem: CustomStringConvertible {
    var description: String { "\(file):\(line): \(sentence)" }
}
