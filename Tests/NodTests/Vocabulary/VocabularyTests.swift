import Foundation
import Nod
import NodFile
import NodTesting
import Testing

@Suite("The vocabulary in other languages")
struct VocabularyTests {
    /// `make vocabulary` writes the files, which are otherwise only compared.
    private static let writes = ProcessInfo.processInfo.environment["NOD_WRITE_VOCABULARY"] != nil

    @Test(
        "What other languages read is what the engine's types say",
        arguments: [
            ("Web/vocabulary.js", Vocabulary.javaScript), ("Web/names.d.ts", Vocabulary.typeScript),
            ("Web/feedback.schema.json", FeedbackFile.schema), ("Sources/NodFile/Names.swift", Vocabulary.names),
            ("Sources/NodUI/Haptics/HapticFeedback+Kinds.swift", try! Vocabulary.hapticFeedback()),
        ]
    )
    func files(path: String, made: String) throws { try compare(path, made) }

    @Test("So are the tables of feedback files")
    func tables() throws {
        try compareParts(
            "Documentation/FeedbackFile.md",
            after: "<!-- make vocabulary -->\n",
            before: "\n<!-- /make vocabulary -->",
            [Vocabulary.figures, Vocabulary.fileNames]
        )
    }

    @Test("Every moment has a story; `make vocabulary` begins that of a new one, to be reviewed")
    func stories() throws {
        for moment in Moment.allCases where moment.role == nil && !Fixtures.names.contains("moment-\(moment)") {
            let trace = """
                # Standard, standard reduced, child, child reduced.
                0.00 \(moment) at 5
                10.00 reduceMotion on
                10.00 \(moment) at 5
                20.00 profile child
                20.00 reduceMotion off
                20.00 \(moment) at 5
                30.00 reduceMotion on
                30.00 \(moment) at 5
                until 40
                ---

                """
            let story = try trace + Fixture(trace).answered.joined(separator: "\n") + "\n"
            try compare("Fixtures/moment-\(moment).trace", story)
        }
    }

    @Test("So are the settings of feedback in the API's description and on the page")
    func settings() throws {
        try compareParts(
            "Tasks/Sources/TaskServer/Routes/openapi.yaml",
            after: "        # of feedback, by `make vocabulary`\n",
            before: "        # /of feedback",
            [Vocabulary.describedNames, Vocabulary.describedValues]
        )
        let texts = try Data(contentsOf: Vocabulary.root.appendingPathComponent("Web/messages/en.json"))
        let sheet = SettingsSheet(texts: try JSONDecoder().decode([String: String].self, from: texts))
        for (part, made) in [("switches", sheet.switches), ("choices", sheet.choices)] {
            try compareParts(
                "Tasks/Page/index.html",
                after: "<!-- \(part), by `make vocabulary` -->\n",
                before: part == "switches" ? "      <!-- /switches -->" : "    <!-- /choices -->",
                [made]
            )
        }
    }

    @Test("So are the sizes of the style sheet")
    func sizes() throws {
        let made = [Vocabulary.sizes(of: .standard), Vocabulary.sizes(of: .child)]
        try compareParts("Web/nod.css", after: "  /* Made by `make vocabulary`: */\n", before: "}", made)
    }

    /// Each part of a file between two marks, in order.
    private func compareParts(_ path: String, after start: String, before end: String, _ made: [String]) throws {
        var text = try String(contentsOf: Vocabulary.root.appendingPathComponent(path), encoding: .utf8)
        var rest = text.startIndex
        for part in made {
            let from = try #require(text.range(of: start, range: rest..<text.endIndex)).upperBound
            let to = try #require(text.range(of: end, range: from..<text.endIndex)).lowerBound
            let offset = text.distance(from: text.startIndex, to: from)
            text.replaceSubrange(from..<to, with: part)
            rest = text.index(text.startIndex, offsetBy: offset + part.count)
        }
        try compare(path, text)
    }

    private func compare(_ path: String, _ made: String) throws {
        let file = Vocabulary.root.appendingPathComponent(path)
        if Self.writes { try made.write(to: file, atomically: true, encoding: .utf8) }
        let found = try? String(contentsOf: file, encoding: .utf8)
        #expect(found == made, "\(path) is old: make vocabulary")
    }

    @Test("No two names of a list have one number, and each has one")
    func numbers() {
        for list in Vocabulary.lists {
            let names = list.names.compactMap { $0 }
            #expect(Set(names).count == names.count && !names.isEmpty, "\(list.name)")
        }
        #expect(Set(Moment.allCases.map(\.rawValue)).count == Moment.allCases.count)
        #expect(PressRole.allCases.allSatisfy { Moment.pressed($0).role == $0 })
    }
}
