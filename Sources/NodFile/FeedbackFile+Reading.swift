import Foundation
import Nod
import NodJSON

extension FeedbackFile {
    /// Reads JSON in UTF-8, up to 64 KB; throws everything that is wrong with it.
    public init(_ data: Data) throws(FeedbackFileError) {
        guard data.count <= FeedbackFile.mostBytes else { throw FeedbackFileError(.tooLarge) }
        let root: JSONNode
        do {
            root = try JSONNode(reading: data)
        } catch {
            throw FeedbackFileError(.broken(error.reason), line: error.line)
        }
        var reader = FeedbackFileReader()
        reader.read(root)
        guard reader.problems.isEmpty else { throw FeedbackFileError(problems: reader.sorted) }
        self = reader.file
    }
}

extension FeedbackFileError {
    fileprivate init(_ reason: Reason, line: Int? = nil) {
        self.init(problems: [Problem(path: "", line: line, reason: reason)])
    }
}

private struct FeedbackFileReader {
    private(set) var file = FeedbackFile()
    private var version = FeedbackFile.version
    private(set) var problems: [FeedbackFileError.Problem] = []

    /// In the order of the file, problems of the whole file first.
    var sorted: [FeedbackFileError.Problem] {
        let places = problems.indices.sorted { (problems[$0].line ?? 0, $0) < (problems[$1].line ?? 0, $1) }
        return places.map { problems[$0] }
    }

    private mutating func note(_ reason: FeedbackFileError.Reason, at place: JSONPlace, line: Int? = nil) {
        problems.append(.init(path: place.path, line: line ?? place.node.line, reason: reason))
    }

    private mutating func noteMissing(_ path: String, line: Int? = nil, _ expected: String) {
        problems.append(.init(path: path, line: line, reason: .missing(expected: expected)))
    }

    private mutating func note(_ place: JSONPlace, isNot expected: String) {
        note(.unexpected(found: place.node.shown, expected: expected), at: place)
    }
}

extension FeedbackFileReader {
    private static let head = ["$schema", "format", "version", "name", "basedOn"]

    mutating func read(_ root: JSONNode) {
        let place = JSONPlace(root)
        let known = Self.head + FileLayout.members.map(\.key) + ["taps", "sounds", "moments"]
        guard let found = members(of: place, known: known), isOurs(found) else { return }
        readHead(found)
        read(FileLayout.members, found)
        if let taps = found["taps"] { readTaps(taps) }
        if let sounds = found["sounds"] { readSounds(sounds) }
        if let moments = found["moments"] { readMoments(moments) }
    }

    /// The values of known keys; `nil` unless it is an object.
    private mutating func members(of place: JSONPlace, known: [String]) -> [String: JSONPlace]? {
        guard let members = place.members else {
            note(place, isNot: "an object: { … }")
            return nil
        }
        var found: [String: JSONPlace] = [:]
        var lines: [String: Int] = [:]
        for member in members {
            let inner = place.place(of: member)
            if let first = lines[member.key] {
                note(.repeatedKey(firstLine: first), at: inner, line: member.line)
            } else if known.contains(member.key) {
                found[member.key] = inner
            } else {
                note(.unknownKey(known: known), at: inner, line: member.line)
            }
            lines[member.key] = lines[member.key] ?? member.line
        }
        return found
    }

    /// Whether format and version match; other formats may use keys differently.
    private mutating func isOurs(_ found: [String: JSONPlace]) -> Bool {
        if let format = found["format"], format.text != FeedbackFile.format {
            problems = []
            note(format, isNot: "\"\(FeedbackFile.format)\"")
            return false
        }
        if let place = found["version"] {
            guard let known = (1...FeedbackFile.version).first(where: { Double($0) == place.number }) else {
                problems = []
                note(place, isNot: "\(FeedbackFile.version)")
                return false
            }
            version = known
        }
        if found["format"] == nil { noteMissing("format", "\"format\": \"\(FeedbackFile.format)\"") }
        if found["version"] == nil { noteMissing("version", "\"version\": \(FeedbackFile.version)") }
        return true
    }

    private mutating func readHead(_ found: [String: JSONPlace]) {
        if let schema = found["$schema"], schema.text == nil {
            note(schema, isNot: "the address of the schema in quotation marks")
        }
        if let name = found["name"] { readName(name) }
        guard let base = found["basedOn"] else { return }
        guard let known = base.text.flatMap(FeedbackFile.Base.init) else {
            return note(base, isNot: oneOf(FeedbackFile.Base.allCases.map(\.rawValue)))
        }
        file = FeedbackFile(name: file.name, basedOn: known)
    }

    private mutating func readName(_ place: JSONPlace) {
        guard let name = place.text else { return note(place, isNot: "a name in quotation marks") }
        let count = name.unicodeScalars.count
        guard count <= FeedbackFile.mostCharacters else { return note(.tooLong(characters: count), at: place) }
        file.name = name
    }

    private func oneOf(_ names: [String], besides: String = "") -> String {
        "one of " + names.map { "\"\($0)\"" }.joined(separator: ", ") + besides
    }
}

extension FeedbackFileReader {
    private mutating func read(_ layout: [FileLayout.Member], _ found: [String: JSONPlace]) {
        for member in layout {
            guard let place = found[member.key] else { continue }
            switch member.layout {
            case .figure(let figure): read(figure, place)
            case .section(let inner): readSection(inner, place)
            }
        }
    }

    private mutating func readSection(_ layout: [FileLayout.Member], _ place: JSONPlace) {
        let before = problems.count
        guard let found = members(of: place, known: layout.map(\.key)) else { return }
        read(layout, found)
        // The check's figures are validated together once each is valid.
        guard layout.contains(where: { $0.layout.isFigure(.checkPeak) }), problems.count == before,
            !file.tuning.checkRests
        else { return }
        note(.restless(by: file.tuning.design.checkUnrest), at: place)
    }

    private mutating func read(_ figure: Figure, _ place: JSONPlace) {
        let (range, unit) = (figure.range, version == 1 ? 1 : figure.perUnit)
        let written = range.lowerBound * unit...range.upperBound * unit
        if let number = number(place, in: written, isWhole: figure.isWhole) { file.tuning[figure] = number / unit }
    }

    private mutating func number(_ place: JSONPlace, in range: ClosedRange<Double>, isWhole: Bool = false) -> Double? {
        guard let number = place.number else {
            note(place, isNot: "a \(isWhole ? "whole " : "")number of \(range.text)")
            return nil
        }
        guard range.contains(number) else {
            note(.outside(found: place.node.shown, allowed: range), at: place)
            return nil
        }
        guard !isWhole || number == number.rounded() else {
            note(.notWhole(found: place.node.shown, allowed: range), at: place)
            return nil
        }
        return number
    }
}

extension FeedbackFileReader {
    private mutating func readTaps(_ place: JSONPlace) {
        guard let found = members(of: place, known: HapticKind.allCases.map(\.name)) else { return }
        for kind in HapticKind.allCases {
            let taps = found[kind.name].map {
                list($0, of: HapticTap(time: 0, duration: 0, intensity: 0, sharpness: 0), FileRange.tap)
            }
            file.tuning.design.taps[kind] = taps
        }
    }

    private mutating func readSounds(_ place: JSONPlace) {
        guard let found = members(of: place, known: Sound.allCases.map(\.name)) else { return }
        for sound in Sound.allCases {
            guard let place = found[sound.name],
                let figures = members(of: place, known: ["notes"] + FileRange.sound.map(\.key))
            else { continue }
            var design = SoundDesign(sound)
            if let notes = figures["notes"] { design.notes = list(notes, of: SoundNote(0, time: 0), FileRange.note) }
            for figure in FileRange.sound {
                if let place = figures[figure.key] { read(figure, place, into: &design) }
            }
            file.tuning.design.sounds[sound] = design
        }
    }

    /// Objects with all of these numbers; a tap begins after the one before it.
    private mutating func list<Item>(_ place: JSONPlace, of empty: Item, _ figures: [FileNumber<Item>]) -> [Item] {
        guard let places = place.items, (1...FileRange.most).contains(places.count) else {
            note(place, isNot: "a list of 1 … \(FileRange.most): [ … ]")
            return []
        }
        var items: [Item] = []
        for place in places {
            guard let found = members(of: place, known: figures.map(\.key)) else { continue }
            var item = empty
            let end = (items.last as? HapticTap).map { FileRange.milliseconds($0.time + $0.duration) + FileRange.pause }
            for figure in figures {
                if let given = found[figure.key] {
                    read(figure, given, into: &item, from: figure.key == "time" ? end : nil)
                } else {
                    noteMissing(place.path(of: figure.key), line: place.node.line, "a number of \(figure.range.text)")
                }
            }
            items.append(item)
        }
        return items
    }

    private mutating func read<Root>(
        _ figure: FileNumber<Root>,
        _ place: JSONPlace,
        into root: inout Root,
        from least: Double? = nil
    ) {
        let low = least ?? figure.range.lowerBound
        guard let number = number(place, in: low...max(low, figure.range.upperBound)) else { return }
        root[keyPath: figure.place] = figure.isTime ? number / 1000 : number
    }
}

extension FeedbackFileReader {
    private mutating func readMoments(_ place: JSONPlace) {
        guard let found = members(of: place, known: NamedMoment.all.map(\.name)) else { return }
        for named in NamedMoment.all {
            guard let place = found[named.name], let answer = members(of: place, known: ["haptic", "sound"]) else {
                continue
            }
            let replacement = Replacement(
                named.moment,
                haptic: answer["haptic"].map { haptic($0) } ?? .kept,
                sound: answer["sound"].map { sound($0) } ?? .kept
            )
            if replacement != Replacement(named.moment) { file.tuning.design.replacements.append(replacement) }
        }
    }

    private mutating func haptic(_ place: JSONPlace) -> Replacement.Change<Haptic> {
        if place.isNull { return .removed }
        guard place.members != nil else {
            note(place, isNot: "an object like {\"kind\": \"\(HapticKind.light.name)\"}, or null")
            return .kept
        }
        guard let found = members(of: place, known: ["kind", "intensity"]) else { return .kept }
        let intensity = found["intensity"].map { number($0, in: Haptic.intensities) } ?? Haptic.intensities.upperBound
        let names = HapticKind.allCases.map(\.name)
        guard let kind = found["kind"] else {
            noteMissing(place.path(of: "kind"), line: place.node.line, oneOf(names))
            return .kept
        }
        guard let known = HapticKind.allCases.first(where: { $0.name == kind.text }) else {
            note(kind, isNot: oneOf(names))
            return .kept
        }
        return intensity.map { .replaced(Haptic(known, intensity: $0)) } ?? .kept
    }

    private mutating func sound(_ place: JSONPlace) -> Replacement.Change<Sound> {
        if place.isNull { return .removed }
        guard let known = Sound.allCases.first(where: { $0.name == place.text }) else {
            note(place, isNot: oneOf(Sound.allCases.map(\.name), besides: ", or null"))
            return .kept
        }
        return .replaced(known)
    }
}
