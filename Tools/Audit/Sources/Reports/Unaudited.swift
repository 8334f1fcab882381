/// Code that this run left out, because it runs on other platforms.
public struct Unaudited: Sendable {
    /// The files with such code, by platform.
    public var files: [Platform: Set<String>] = [:]
    /// The platforms of this run.
    public var audited: [Platform] = []

    public init() {}
}

extension Unaudited {
    /// How much there is, and how to audit it; nil when there is none.
    public var sentence: String? {
        let platforms = Platform.allCases.filter { files[$0]?.isEmpty == false }
        guard let first = platforms.first else { return nil }
        let option = Platform.allCases.filter { audited.contains($0) || files[$0] != nil }.map(\.rawValue)
        let help = "Add --platform \(option.joined(separator: ",")), or ‘platforms’ in .nod.yml."
        let count = Set(files.values.joined()).count
        let code = "\(count.counted("file")) \(count == 1 ? "has" : "have") code for"
        if platforms.count == 1 { return "\(code) \(first.systemName) that was not audited. \(help)" }
        let numbers = platforms.map { "\($0.systemName) \(files[$0]!.count)" }.joined(separator: ", ")
        return "\(code) other platforms that was not audited (\(numbers)). \(help)"
    }
}
