import Audit
import Foundation

struct AuditSetup {
    let configuration: Configuration
    let places: ReportPlaces
    let notices: [Notice]
    let run: AuditRun

    /// - Parameter reports: report named rules even if they are questions.
    init(paths: [String], scope: ScopeOptions, reports: Bool) throws {
        let directory = FileManager.default.currentDirectoryPath
        configuration = try Self.configuration(scope.config, directory)
        let rules = try scope.rules.flatMap { $0.split(separator: ",") }.map { try Catalog.known(String($0)) }

        var discovery = Discovery(workingDirectory: directory, selection: configuration.selection)
        for path in paths.isEmpty ? ["."] : paths { discovery.add(path) }
        if let missing = discovery.missing.first { throw Refusal("there is no file or folder ‘\(missing)’.") }
        let unreadable = discovery.notices.first { $0.kind == .unreadable && paths.contains($0.path) }
        if let unreadable { throw Refusal("‘\(unreadable.path)’ cannot be read. Check its permissions.") }
        for path in paths where path.hasSuffix(".swift") {
            let absolute = Paths.absolute(path, from: directory)
            if access(absolute, R_OK) != 0 { throw Refusal("‘\(path)’ cannot be read. Check its permissions.") }
        }
        notices = discovery.notices

        var auditor = Auditor(rules: rules.isEmpty ? configuration.selectedRules : rules)
        auditor.settings = Self.settings(scope, configuration)
        auditor.settings.palette = Palette(colorsets: discovery.colorsets)
        auditor.levels = configuration.levels
        for rule in reports ? rules.map({ $0.about }) : [] {
            auditor.levels[rule.id] = (auditor.levels[rule.id] ?? rule.level).reported
        }
        auditor.elsewhere = discovery.elsewhere(paths.isEmpty ? ["."] : paths)
        run = AuditRun(auditor: auditor, files: discovery.files)
        places = ReportPlaces(workingDirectory: directory, root: Self.root(paths, directory, configuration))
    }

    /// The repository's root; otherwise the settings' folder.
    private static func root(_ paths: [String], _ directory: String, _ configuration: Configuration) -> String {
        let first = paths.first.map { Paths.absolute($0, from: directory) } ?? directory
        let start = Paths.relative(first, to: directory) == nil ? first : directory
        return Paths.upwards(from: start, holding: ".git") ?? configuration.folder
    }

    private static func settings(_ scope: ScopeOptions, _ configuration: Configuration) -> Settings {
        var settings = Settings()
        settings.profile = scope.profile ?? configuration.profile ?? settings.profile
        settings.platform = scope.platform ?? configuration.platform ?? settings.platform
        settings.wrappers = configuration.wrappers
        return settings
    }

    /// The named settings, or the nearest from the working directory upwards.
    private static func configuration(_ named: String?, _ directory: String) throws -> Configuration {
        let found = Paths.upwards(from: directory, holding: Configuration.fileName)
        guard let path = named ?? found.map({ $0 + "/" + Configuration.fileName }) else {
            return Configuration(folder: directory)
        }
        let absolute = Paths.absolute(path, from: directory)
        let shown = Paths.relative(absolute, to: directory) ?? absolute
        guard case .success(let source) = SourceBytes.read(absolute) else {
            throw Refusal("the settings ‘\(shown)’ cannot be read. Check the path and its permissions.")
        }
        guard case .success(let text) = source.text() else {
            throw Refusal("the settings ‘\(shown)’ are not UTF-8 text.")
        }
        do { return try Configuration.read(text, path: shown, folder: Paths.parent(absolute)) } catch {
            throw Refusal(error.description)
        }
    }
}

extension Catalog {
    static func known(_ id: String) throws -> any Rule.Type {
        if let rule = rule(id) { return rule }
        if former.contains(id) { throw Refusal("the rule ‘\(id)’ was removed.") }
        throw Refusal("there is no rule ‘\(id)’\(Nearest.hint(id, among: ids).map { ": \($0)" } ?? "; see nod rules.")")
    }
}
