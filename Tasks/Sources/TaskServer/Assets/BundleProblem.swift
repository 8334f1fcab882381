import Foundation

/// Why the page's bundle isn't what its sources say, and what to do.
public enum BundleProblem: Error, Equatable {
    case missing
    /// A source is newer.
    case old(URL)
}

extension BundleProblem: CustomStringConvertible {
    public var description: String {
        let wayOut = "Run make page, or serve the files as they are written with --plain-files."
        return switch self {
        case .missing: "The page is not bundled. \(wayOut)"
        case .old(let source): "\(source.path) is newer than the bundled page. \(wayOut)"
        }
    }
}

extension AssetFolder {
    /// nil when the bundle is there and no file that it was made from is newer.
    public var bundleProblem: BundleProblem? {
        guard let bundle else { return nil }
        guard let made = bundle.newest(Self.bundled)?.date else { return .missing }
        let sources = [page, studio, library].compactMap { $0.newest(Self.bundled) }
        guard let source = sources.max(by: { $0.date < $1.date }), source.date > made else { return nil }
        return .old(source.file)
    }
}
