import Foundation
import Nod
import NodJSON

extension FeedbackFile {
    /// The text: only what differs from the base, in the order of the schema, always the same bytes. Figures are
    /// clamped to their ranges. A check that doesn't come to rest is written, but readers refuse it.
    public var text: String { JSONText.object(head + figures(FileLayout.members) + answers).document }

    public var data: Data { Data(text.utf8) }

    private var head: [(String, JSONText)] {
        let name = name.map { [("name", JSONText.text(FeedbackFile.shortened($0)))] } ?? []
        return [("format", .text(FeedbackFile.format)), ("version", .integer(FeedbackFile.version))] + name
            + [("basedOn", .text(basedOn.rawValue))]
    }

    private func figures(_ members: [FileLayout.Member]) -> [(String, JSONText)] {
        members.compactMap { member in
            switch member.layout {
            case .figure(let figure): written(figure).map { (member.key, $0) }
            case .section(let inner): JSONText.objectUnlessEmpty(figures(inner)).map { (member.key, $0) }
            }
        }
    }

    /// The clamped figure, if it differs.
    private func written(_ figure: Figure) -> JSONText? {
        var inside = tuning
        inside[figure] = tuning[figure]
        guard inside[figure] != Tuning(profile: basedOn.profile)[figure] else { return nil }
        return .number(figure.written(inside[figure]))
    }

    private var answers: [(String, JSONText)] {
        let design = tuning.design
        let taps = HapticKind.allCases.compactMap { kind in
            design.taps[kind].map { (kind.name, JSONText.list($0.map { .object(FileRange.tap.written($0)) })) }
        }
        let sounds = Sound.allCases.compactMap { sound in
            design.sounds[sound].map { (sound.name, JSONText.object($0.members)) }
        }
        let moments = NamedMoment.all.compactMap { named in
            JSONText.objectUnlessEmpty(replacement(of: named.moment).members).map { (named.name, $0) }
        }
        return [("taps", taps), ("sounds", sounds), ("moments", moments)].compactMap { key, members in
            JSONText.objectUnlessEmpty(members).map { (key, $0) }
        }
    }

    /// The moment's changes, including the profile's haptic if it differs from the base's.
    private func replacement(of moment: Moment) -> Replacement {
        var replacement = tuning.design.replacement(of: moment)
        let (own, based) = (tuning.profile.haptic(of: moment), basedOn.profile.haptic(of: moment))
        if replacement.haptic == .kept, own != based { replacement.haptic = own.map { .replaced($0) } ?? .removed }
        return replacement
    }

    private static func shortened(_ name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.prefix(mostCharacters)))
    }
}

extension Profile {
    fileprivate func haptic(of moment: Moment) -> Haptic? {
        var director = Director(in: FeedbackContext(profile: self))
        var interaction = Interaction()
        return director.answer(moment, in: &interaction, at: 0).haptic
    }
}

extension Replacement {
    fileprivate var members: [(String, JSONText)] {
        Self.member("haptic", haptic) { haptic in
            let intensity: [(String, JSONText)] =
                haptic.intensity == Haptic.intensities.upperBound ? [] : [("intensity", .number(haptic.intensity))]
            return .object([("kind", .text(haptic.kind.name))] + intensity)
        } + Self.member("sound", sound) { .text($0.name) }
    }

    private static func member<Value>(
        _ key: String,
        _ change: Change<Value>,
        _ written: (Value) -> JSONText
    ) -> [(String, JSONText)] {
        switch change {
        case .kept: []
        case .removed: [(key, .null)]
        case .replaced(let value): [(key, written(value))]
        }
    }
}

extension Array {
    /// The numbers of a tap, note or sound, clamped so that readers accept them.
    func written<Root>(_ root: Root) -> [(String, JSONText)] where Element == FileNumber<Root> {
        map { figure in
            let number = root[keyPath: figure.place]
            let value = figure.isTime ? FileRange.milliseconds(number) : number
            return (figure.key, .number(Swift.min(Swift.max(value, figure.range.lowerBound), figure.range.upperBound)))
        }
    }
}

extension SoundDesign {
    var members: [(String, JSONText)] {
        [("notes", .list(notes.map { .object(FileRange.note.written($0)) }))] + FileRange.sound.written(self)
    }
}

extension JSONText {
    fileprivate static func objectUnlessEmpty(_ members: [(String, JSONText)]) -> JSONText? {
        members.isEmpty ? nil : .object(members)
    }
}
