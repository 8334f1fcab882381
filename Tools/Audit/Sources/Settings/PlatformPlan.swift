/// Decides which platforms each file is audited for.
public struct PlatformPlan: Sendable, Equatable {
    /// The files of a folder, and where they run.
    public struct Folder: Sendable, Equatable {
        public var pattern: Glob
        public var platforms: [Platform]
    }

    /// The folder that patterns are relative to.
    public var base: String
    /// The first pattern that a file matches decides.
    public var folders: [Folder] = []
    /// Where files run that match no pattern.
    public var elsewhere: [Platform] = []
    /// Asked for by an option: chooses among those of a folder, and comes before `elsewhere`.
    public var asked: [Platform] = []

    public init(_ configuration: Configuration, asked: [Platform] = []) {
        base = configuration.folder
        folders = configuration.platformsByFolder
        elsewhere = configuration.platforms
        self.asked = asked
    }
}

extension PlatformPlan {
    /// Where the file runs, by the settings.
    public func platforms(of absolute: String) -> [Platform] {
        let path = Paths.relative(absolute, to: base)
        if let folder = path.flatMap({ path in folders.first { $0.pattern.matches(path) } }) { return folder.platforms }
        return [asked, elsewhere, [Settings().platform]].first { !$0.isEmpty }!
    }

    /// Those of its platforms that the file is audited for; none when it runs only where nobody asked for.
    public func audited(_ absolute: String) -> [Platform] {
        platforms(of: absolute).filter { asked.isEmpty || asked.contains($0) }
    }
}
