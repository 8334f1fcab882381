import Nod

@testable import NodFile

/// The feedback file in other languages: its type, and the tables of its document.
extension Vocabulary {
    private typealias FileFigure = (path: String, figure: Figure)

    /// The figures of a file as TypeScript, and the names of its moments.
    static var fileTypes: String {
        "\nexport interface FileFigures {\n" + members(FileLayout.members, indent: 2) + "}\n"
            + union("FileMoment", NamedMoment.all.map(\.name))
    }

    private static func members(_ members: [FileLayout.Member], indent: Int) -> String {
        let space = String(repeating: " ", count: indent)
        return members.map { member in
            switch member.layout {
            case .figure: "\(space)\(member.key)?: number;\n"
            case .section(let inner):
                "\(space)\(member.key)?: {\n\(self.members(inner, indent: indent + 2))\(space)};\n"
            }
        }.joined()
    }

    /// The table of figures in `Documentation/FeedbackFile.md`.
    static var figures: String {
        func range(_ range: ClosedRange<Double>, _ figure: Figure) -> String {
            "\(text(figure.written(range.lowerBound))) … \(text(figure.written(range.upperBound)))"
        }
        let rows = fileFigures(FileLayout.members, under: "").map { path, figure in
            [
                "`\(path)`", figure.meaning, range(figure.range, figure), range(figure.advised, figure),
                text(figure.written(Tuning()[figure])), text(figure.written(Tuning(profile: .child)[figure])),
            ]
        }
        let head = ["| figure | what it is | allowed | advised | standard | child |", "|---|---|---|---|---|---|"]
        return (head + rows.map { "| \($0.joined(separator: " | ")) |" }).joined(separator: "\n")
    }

    private static func fileFigures(_ members: [FileLayout.Member], under path: String) -> [FileFigure] {
        members.flatMap { member -> [FileFigure] in
            switch member.layout {
            case .figure(let figure): [(path + member.key, figure)]
            case .section(let inner): fileFigures(inner, under: path + member.key + ".")
            }
        }
    }

    /// The names of its moments, haptics and sounds.
    static var fileNames: String {
        func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
        return """
            - Moments: \(list(NamedMoment.all.map(\.name))).
            - `haptic`: `null`, or a `kind` (\(list(HapticKind.allCases.map(\.name)))) and an `intensity` of 0 … 1, 1 by default.
            - `sound`: `null`, or \(list(Sound.allCases.map(\.name))).
            """
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}
