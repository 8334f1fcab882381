import Nod
import NodFile

/// Everything an app or a website needs to answer like Nod, as files: pictures and data of scores, haptics, sounds, an index.
public struct AssetFolder: Sendable {
    public struct File: Sendable, Equatable {
        /// Inside the folder, with `/`.
        public var path: String
        public var bytes: [UInt8]

        init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }

        init(_ path: String, _ bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    let audiences: [Audience]

    /// - Parameter audiences: for whom: both profiles, or an app's own feedback alone.
    public init(for audiences: [Audience] = [.standard, .child]) { self.audiences = audiences }

    /// All files, the index first; the same bytes every time.
    public var files: [File] {
        [File("index.html", IndexPage(audiences: audiences).document)] + sounds
            + audiences.flatMap { scores($0) + haptics($0) }
    }
}

extension AssetFolder {
    private var sounds: [File] {
        Sound.allCases.map { File("sounds/\($0).wav", $0.recipe.waveFile()) }
    }

    private func scores(_ audience: Audience) -> [File] {
        NamedMoment.all.flatMap { moment in
            [false, true].flatMap { reducesMotion in
                let rehearsal = audience.rehearsal(moment, reducesMotion: reducesMotion)
                let path = "scores/\(audience.folder)/\(moment.name)" + (reducesMotion ? "-reduced" : "")
                return [File(path + ".svg", rehearsal.svg), File(path + ".json", rehearsal.json.document)]
            }
        }
    }

    private func haptics(_ audience: Audience) -> [File] {
        let patterns = audience.patterns
        let each = patterns.flatMap { named in
            AssetFolder.formats.map { format, folder, suffix in
                File("haptics/\(audience.folder)/\(folder)/\(named.name).\(suffix)", named.written(as: format))
            }
        }
        let themes = FeedbackdTheme.Form.allCases.map { form in
            File(
                "haptics/\(audience.folder)/feedbackd/nod-\(form.rawValue).json",
                FeedbackdTheme(patterns, form: form).document.document
            )
        }
        return each + themes
    }

    private static let formats: [(HapticFormat, folder: String, suffix: String)] = [
        (.ahap, "ahap", "ahap"), (.json, "json", "json"), (.android, "android", "json"), (.web, "web", "json"),
    ]
}

extension Audience {
    func rehearsal(_ moment: NamedMoment, reducesMotion: Bool = false) -> Rehearsal {
        Rehearsal(moment, for: self, reducesMotion: reducesMotion)
    }

    /// Everything that is felt.
    var patterns: [NamedPattern] { NamedMoment.all.compactMap { NamedPattern(rehearsal($0)) } }
}
