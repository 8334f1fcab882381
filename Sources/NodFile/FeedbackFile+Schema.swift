import Nod
import NodJSON

extension FeedbackFile {
    /// JSON Schema (2020-12) of the format, for editors and other readers.
    ///
    /// Figures also have `x-figure` (number on the wire), `x-name` (in Swift), `x-unit`, `x-advised` (what the seeds
    /// ask for) and `x-child` (the child profile's value). A schema can't state that the check must come to rest in
    /// time, or that taps are 20 ms apart.
    public static let schema = FeedbackSchema.document.document
}

private enum FeedbackSchema {
    static var document: JSONText {
        .object([
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
            ("title", .text("Nod feedback file")),
            ("description", .text("What differs from a profile of Nod; what is not said stays as it is there.")),
            ("type", .text("object")),
            ("required", .list([.text("format"), .text("version")])),
            ("additionalProperties", .bool(false)),
            ("properties", .object(head + FileLayout.members.map(property) + answers)),
            ("$defs", .object([("answer", answer), ("taps", list(FileRange.tap)), ("sound", tunedSound)])),
        ])
    }

    private static var head: [(String, JSONText)] {
        [
            (
                "$schema",
                .object([("description", .text("Where this schema is, for editors.")), ("type", .text("string"))])
            ),
            ("format", .object([("const", .text(FeedbackFile.format))])),
            ("version", .object([("const", .integer(FeedbackFile.version))])),
            (
                "name",
                .object([
                    ("description", .text("What people call it.")), ("type", .text("string")),
                    ("maxLength", .integer(FeedbackFile.mostCharacters)),
                ])
            ),
            (
                "basedOn",
                .object([
                    ("description", .text("The profile that holds where the file says nothing.")),
                    ("enum", .list(FeedbackFile.Base.allCases.map { .text($0.rawValue) })),
                    ("default", .text(FeedbackFile.Base.standard.rawValue)),
                ])
            ),
        ]
    }
}

extension FeedbackSchema {
    private static func property(_ member: FileLayout.Member) -> (String, JSONText) {
        switch member.layout {
        case .figure(let figure): (member.key, schema(of: figure))
        case .section(let members): (member.key, object(members.map(property)))
        }
    }

    private static func schema(of figure: Figure) -> JSONText {
        .object([
            ("description", .text(figure.meaning)),
            ("type", .text(figure.isWhole ? "integer" : "number")),
            ("minimum", .number(figure.written(figure.range.lowerBound))),
            ("maximum", .number(figure.written(figure.range.upperBound))),
            ("default", .number(figure.written(Tuning()[figure]))),
            ("x-child", .number(figure.written(Tuning(profile: .child)[figure]))),
            (
                "x-advised",
                .list([figure.advised.lowerBound, figure.advised.upperBound].map { .number(figure.written($0)) })
            ),
            ("x-unit", .text(figure.unit == .seconds ? "milliseconds" : figure.unit.name)),
            ("x-name", .text(figure.name)),
            ("x-figure", .integer(Int(figure.rawValue))),
        ])
    }

    private static func object(_ properties: [(String, JSONText)], _ description: String? = nil) -> JSONText {
        .object(
            (description.map { [("description", .text($0))] } ?? []) + [
                ("type", .text("object")), ("additionalProperties", .bool(false)), ("properties", .object(properties)),
            ]
        )
    }
}

extension FeedbackSchema {
    /// Each default is what Nod plays.
    private static var answers: [(String, JSONText)] {
        let taps = HapticKind.allCases.map { kind in
            (kind.name, reference("taps", .list(Haptic(kind).taps.map { .object(FileRange.tap.written($0)) })))
        }
        let sounds = Sound.allCases.map { ($0.name, reference("sound", .object(SoundDesign($0).members))) }
        return [
            ("taps", object(taps, "Taps in place of those of a kind of haptic, in every moment that has it.")),
            ("sounds", object(sounds, "Figures in place of a sound's own, in every moment that has it.")),
            (
                "moments",
                object(
                    NamedMoment.all.map { ($0.name, reference("answer")) },
                    "What moments feel and sound like instead."
                )
            ),
        ]
    }

    private static func reference(_ name: String, _ standard: JSONText? = nil) -> JSONText {
        .object([("$ref", .text("#/$defs/\(name)"))] + (standard.map { [("default", $0)] } ?? []))
    }

    private static var tunedSound: JSONText {
        object([("notes", list(FileRange.note))] + FileRange.sound.map(number))
    }

    private static func number<Root>(_ figure: FileNumber<Root>) -> (String, JSONText) {
        let range = figure.range
        let bounds: [(String, JSONText)] = [
            ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
        ]
        return (figure.key, .object([("description", .text(figure.meaning)), ("type", .text("number"))] + bounds))
    }

    private static func list<Root>(_ figures: [FileNumber<Root>]) -> JSONText {
        .object([
            ("type", .text("array")), ("minItems", .integer(1)), ("maxItems", .integer(FileRange.most)),
            (
                "items",
                .object([
                    ("type", .text("object")), ("required", .list(figures.map { .text($0.key) })),
                    ("additionalProperties", .bool(false)), ("properties", .object(figures.map(number))),
                ])
            ),
        ])
    }

    private static var answer: JSONText {
        object([("haptic", haptic), ("sound", sound)], "What is not said stays; null is neither felt nor heard.")
    }

    private static var haptic: JSONText {
        .object([
            ("type", .list([.text("object"), .text("null")])),
            ("required", .list([.text("kind")])),
            ("additionalProperties", .bool(false)),
            (
                "properties",
                .object([
                    ("kind", .object([("enum", .list(HapticKind.allCases.map { .text($0.name) }))])),
                    (
                        "intensity",
                        .object([
                            ("description", .text("Of the strongest the device gives for this kind.")),
                            ("type", .text("number")), ("minimum", .number(Haptic.intensities.lowerBound)),
                            ("maximum", .number(Haptic.intensities.upperBound)),
                            ("default", .number(Haptic.intensities.upperBound)),
                        ])
                    ),
                ])
            ),
        ])
    }

    private static var sound: JSONText {
        .object([("enum", .list(Sound.allCases.map { .text($0.name) } + [.null]))])
    }
}

extension Haptic {
    static let intensities = 0.0...1
}
