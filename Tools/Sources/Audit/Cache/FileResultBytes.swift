/// A file's result as bytes. The path is the key under which it is kept and stands nowhere in them.
extension FileResult {
    func write(to writer: inout ByteWriter) {
        writer.write(isGenerated)
        writer.write(candidates) { $1.write(to: &$0) }
        writer.write(facts.sorted { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }) { $1.write(to: &$0) }
        writer.write(directives) { $1.write(to: &$0) }
        writer.write(notices) {
            $0.write($1.kind.rawValue)
            $0.write($1.line ?? 0)
        }
    }

    init(path: String, from reader: inout ByteReader) throws(ByteReader.Damaged) {
        self.init(path: path)
        isGenerated = try reader.flag()
        candidates = try reader.list { (reader) throws(ByteReader.Damaged) in try Candidate(path: path, from: &reader) }
        facts = Set(try reader.list { (reader) throws(ByteReader.Damaged) in try Fact(from: &reader) })
        directives = try reader.list { (reader) throws(ByteReader.Damaged) in try Directive(from: &reader) }
        notices = try reader.list { (reader) throws(ByteReader.Damaged) in
            let kind = try reader.choice(Notice.Kind.self)
            let line = try reader.number()
            return Notice(path: path, kind, line: line == 0 ? nil : line)
        }
    }
}

extension Candidate {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(finding.rule)
        writer.write(finding.outcome.rawValue)
        writer.write(finding.severity.rawValue)
        writer.write(finding.message)
        finding.place.write(to: &writer)
        writer.write(finding.type)
        writer.write(finding.code)
        writer.write(finding.fix) {
            $0.write($1.start)
            $0.write($1.end)
            $0.write($1.text)
        }
        writer.write(unless) { $1.write(to: &$0) }
        writer.write(when) { $1.write(to: &$0) }
    }

    fileprivate init(path: String, from reader: inout ByteReader) throws(ByteReader.Damaged) {
        finding = Finding(
            rule: try reader.text(),
            outcome: try reader.choice(),
            severity: try reader.choice(),
            message: try reader.text(),
            path: path,
            place: try Place(from: &reader),
            type: try reader.text(),
            code: try reader.text(),
            fix: try reader.list { (reader) throws(ByteReader.Damaged) in
                Edit(start: try reader.number(), end: try reader.number(), text: try reader.text())
            }
        )
        unless = try reader.list { (reader) throws(ByteReader.Damaged) in try Fact(from: &reader) }
        when = try reader.list { (reader) throws(ByteReader.Damaged) in try Fact(from: &reader) }
    }
}

extension Fact {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(kind.rawValue)
        writer.write(name)
    }

    fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
        self.init(try reader.choice(), try reader.text())
    }
}

extension Directive {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(kind.rawValue)
        writer.write(rules) { $0.write($1) }
        writer.write(reason)
        writer.write(text)
        writer.write(line)
        place.write(to: &writer)
    }

    fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
        self.init(
            kind: try reader.choice(),
            rules: try reader.list { (reader) throws(ByteReader.Damaged) in try reader.text() },
            reason: try reader.text(),
            text: try reader.text(),
            line: try reader.number(),
            place: try Place(from: &reader)
        )
    }
}

extension Place {
    fileprivate func write(to writer: inout ByteWriter) {
        for number in [line, column, endLine, endColumn, start, end] { writer.write(number) }
    }

    fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
        self.init(
            line: try reader.number(),
            column: try reader.number(),
            endLine: try reader.number(),
            endColumn: try reader.number(),
            start: try reader.number(),
            end: try reader.number()
        )
    }
}
