import Foundation

public struct AuditRun: Sendable {
    public var auditor: Auditor
    public var files: [AuditedFile]

    public init(auditor: Auditor, files: [AuditedFile]) {
        self.auditor = auditor
        self.files = files
    }

    public func results() -> [FileResult] {
        var auditor = auditor
        auditor.settings.palette.add(files, settings: auditor.settings)
        return Workers.map(files.count) { [auditor] in result(of: files[$0], by: auditor) }
    }

    private func result(of file: AuditedFile, by auditor: Auditor) -> FileResult {
        switch SourceBytes.read(file.absolute) {
        case .failure(let refusal):
            var result = FileResult(path: file.path, refusal)
            if refusal.kind == .tooLarge { result.names = NameUses(wordsOf: file.absolute) }
            return result
        case .success(let source):
            guard source.saysItIsGenerated else { return auditor.read(source, path: file.path) }
            var result = FileResult(path: file.path)
            result.isGenerated = true
            result.names = NameUses(wordsIn: source.bytes)
            return result
        }
    }
}

extension Auditor {
    public func read(_ source: SourceBytes, path: String) -> FileResult {
        switch source.text() {
        case .failure(let refusal): return refuse(source, path, refusal)
        case .success(let text):
            if let line = source.tooDeepLine { return refuse(source, path, SourceBytes.Refusal(.tooDeep, line: line)) }
            return read(path: path, text: text)
        }
    }

    private func refuse(_ source: SourceBytes, _ path: String, _ refusal: SourceBytes.Refusal) -> FileResult {
        var result = FileResult(path: path, refusal)
        result.names = NameUses(wordsIn: source.bytes)
        return result
    }
}

extension FileResult {
    fileprivate init(path: String, _ refusal: SourceBytes.Refusal) {
        self.init(path: path)
        notices = [Notice(path: path, refusal.kind, line: refusal.line)]
    }
}

public enum Tool {
    public static let version = "0.2.0"
}
