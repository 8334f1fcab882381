import Foundation
import Synchronization

/// The texts that bundled scripts ask for, read once for each bundle: each page asks for them, and there are a hundred scripts.
final class KeptTexts: Sendable {
    private struct Key: Hashable {
        let table: Fingerprint
        let scripts: URL
    }

    private struct Kept {
        var bundled = Date.distantPast
        var texts: [Key: Data] = [:]
    }

    private let kept = Mutex(Kept())

    /// - Parameter bundled: when the scripts were.
    func asked(of table: Data, by scripts: ScriptTexts, bundled: Date) -> Data {
        let key = Key(table: Fingerprint(table), scripts: scripts.scripts)
        let known = kept.withLock { kept in
            if kept.bundled != bundled { kept = Kept(bundled: bundled) }
            return kept.texts[key]
        }
        if let known { return known }
        let asked = scripts.asked(of: table)
        kept.withLock { kept in
            if kept.bundled == bundled { kept.texts[key] = asked }
        }
        return asked
    }
}
