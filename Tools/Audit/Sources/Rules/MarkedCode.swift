/// A piece of code without its marks, and where they stood, in bytes.
public struct MarkedCode: Sendable {
    public private(set) var code = ""
    /// `↓`: a finding; `↯`: cannot tell.
    public private(set) var places: [Int: Outcome] = [:]

    public init(_ text: String) {
        for character in text.asFile {
            switch character {
            case "↓": places[code.utf8.count] = .finding
            case "↯": places[code.utf8.count] = .cannotTell
            default: code.append(character)
            }
        }
    }
}

extension String {
    /// A bare view, like `Text("a").bold()`, becomes the body of one.
    public var asFile: String {
        let isView = contains(/^[↓↯]?\p{Uppercase}/)
        return isView ? "struct A: View {\n    var body: some View {\n\(self)\n    }\n}" : self
    }
}
