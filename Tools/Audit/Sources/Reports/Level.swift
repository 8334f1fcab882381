extension Level {
    var colour: TextStyle.Colour { self == .error ? .red : .yellow }
}

extension Int {
    /// `1 file`, `2 files`.
    func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
