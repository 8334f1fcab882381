import Foundation
import TaskFormats
import TaskStore

extension Routes {
    /// One's tasks as a file, and back.
    static let files: [Route] = [
        Route(
            method: .get,
            path: PathTemplate("/api/export"),
            action: .download { call, store in
                let format = try call.query.exportFormat()
                return Download(
                    fileName: "tasks-\(today).\(format.ending)",
                    contentType: format.contentType,
                    body: try Export.data(format, from: store)
                )
            }
        ),
        Route(
            method: .post,
            path: PathTemplate("/api/import"),
            action: .upload { call in
                let content = try Import(call.body, fileName: call.query.importName())
                return { transaction in
                    let answer = ImportAnswer(try content.run(in: transaction), content.file.problems, call.wording)
                    return Reply(status: 200, body: try JSONOutput.encode(answer))
                }
            }
        ),
    ]

    /// The day it is where the computer is, as people date files.
    private static var today: String {
        Date.now.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
    }
}

extension FileFormat {
    fileprivate var contentType: String {
        switch self {
        case .todotxt: "text/plain; charset=utf-8"
        case .json: "application/json"
        }
    }
}

/// The result of an import.
private struct ImportAnswer: Encodable {
    let added: Int
    let known: Int
    let problems: [LineMessage]

    struct LineMessage: Encodable {
        let line: Int
        let message: String
    }

    init(_ summary: Import.Summary, _ problems: [LineProblem], _ wording: Wording) {
        added = summary.imported
        known = summary.known
        self.problems = problems.map { LineMessage(line: $0.line, message: wording.text(Sentence($0))) }
    }
}
