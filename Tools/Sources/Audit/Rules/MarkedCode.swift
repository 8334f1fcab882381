/// A piece of code without its marks, and where they stood, in bytes.
public struct MarkedCode: Sendable {
    public private(set) var code = ""
    /// `↓`: a finding; `↯`: cannot tell.
    public private(set) var places: [Int: Outcome] = [:]

    public init(_ text: String) {
        for character in text {
            switch character {
            case "↓": places[code.utf8.count] = .finding
            case "↯": places[code.utf8.count] = .cannotTell
            default: code.append(character)
            }
        }
    }
}
